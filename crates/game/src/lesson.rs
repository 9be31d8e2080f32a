/// A step of a lesson: a position, what to do in it, and what is said about it.
///
/// A lesson is Markdown written for someone who has never played. Every step is a heading, a task, a block fenced as
/// `play PRESET`, what is said once the task is done, and, quoted, what is said to a learner who plays something else:
///
/// ````text
/// ## Enter a pawn
///
/// Play the **ace** to bring a pawn onto the board.
///
/// ```play family
/// w,w,w,w/w,w,w,w/w,w,w,w/w,w,w,w 0 A259K
/// A w>0
/// ```
///
/// Well done!
///
/// > You need the ace for this.
/// ````
///
/// The block has the position on its first line. On the lines after it are the actions that fulfil the task, any of which
/// will do: the first one is played when the learner asks to be shown, and a `*` stands for anything. Lines that begin with `then` are what happens next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The heading.
    pub title: String,
    /// The task, in Markdown.
    pub task: String,
    /// The preset it is played by.
    pub preset: String,
    /// The position before anything is played. The learner has the first seat.
    pub position: String,
    /// The actions that fulfil the task, as they would be typed.
    pub accepted: Vec<String>,
    /// The actions of the next players.
    pub replies: Vec<String>,
    /// The praise once the task is done, in Markdown.
    pub praise: String,
    /// The advice to a learner who plays something else, in Markdown.
    pub advice: String,
}

const REPLY: &str = "then ";

/// Reads a lesson. Anything before its first step is a remark.
pub fn lesson_steps(lesson: &str) -> Vec<LessonStep> {
    lesson.split("\n## ").skip(1).filter_map(read_step).collect()
}

fn read_step(step: &str) -> Option<LessonStep> {
    let (title, rest) = step.split_once('\n')?;
    let (task, rest) = rest.split_once("```play ")?;
    let (block, said) = rest.split_once("```")?;
    let (praise, advice) = said.split_once("\n> ")?;
    let mut lines = block.lines().map(|line| line.trim().to_owned());
    let (preset, position) = (lines.next()?, lines.next()?);
    let (replies, accepted): (Vec<String>, Vec<String>) = lines.partition(|line| line.starts_with(REPLY));
    Some(LessonStep {
        title: title.trim().to_owned(),
        task: task.trim().to_owned(),
        preset,
        position,
        accepted,
        replies: replies.into_iter().map(|line| line[REPLY.len()..].to_owned()).collect(),
        praise: praise.trim().to_owned(),
        advice: advice.trim().replace("\n> ", "\n"),
    })
}

/// Whether an action, in its exact text form, is one of these.
pub fn is_accepted<S: AsRef<str>>(accepted: &[S], action: &str) -> bool {
    let matches = |pattern: &str| match pattern.split_once('*') {
        Some((start, end)) => action.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
        None => action == pattern,
    };
    accepted.iter().any(|pattern| matches(pattern.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = "# Chain\n\n## Follow on\n\nType a word.\n\n```play tiny\nCAT A\nTOAD\nTO*\nthen pass\n```\n\nIt begins with T.\n\n> The last letter\n> was a T.\n";

    #[test]
    fn a_step_says_what_to_do_and_what_is_accepted() {
        let texts = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>();
        let step = LessonStep {
            title: "Follow on".to_owned(),
            task: "Type a word.".to_owned(),
            preset: "tiny".to_owned(),
            position: "CAT A".to_owned(),
            accepted: texts(&["TOAD", "TO*"]),
            replies: texts(&["pass"]),
            praise: "It begins with T.".to_owned(),
            advice: "The last letter\nwas a T.".to_owned(),
        };
        assert_eq!(lesson_steps(LESSON), [step]);
    }

    #[test]
    fn a_star_stands_for_anything() {
        let accepted = ["TOAD", "7 *", "* CAR"];
        assert!(["TOAD", "7 5>8 30>34", "4D CAR"].iter().all(|action| is_accepted(&accepted, action)));
        assert!(["TOADS", "K w>0", "4D CARE"].iter().all(|action| !is_accepted(&accepted, action)));
    }
}
