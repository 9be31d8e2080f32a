use crate::{Finding, Subject};
use kee_game::{Game, Input, Record, Resources, Seed, Wait, verify};

/// The seed of a finished game explains all its chance: verification passes, and names the first entry at which a
/// changed chance or another seed makes a difference.
pub fn seed_audit<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("seed_audit")? {
        for playout in 0..setting.playouts {
            let other = Seed::named("another seed");
            // The entries at which the other seed would have given something else, and what.
            let mut differing: Vec<(usize, String)> = Vec::new();
            let played = setting.play(playout, &mut |game, _| {
                if *game.wait() == Wait::Chance {
                    let (real, drawn) = (game.drawn(&setting.seed(playout)), game.drawn(&other));
                    if real != drawn {
                        differing.push((game.log().len(), drawn.to_string()));
                    }
                }
                Ok(())
            })?;
            audit::<G>(&played.record(), &subject.resources, &other, &differing)
                .map_err(|sentence| setting.finding_in(playout, &played.game, sentence))?;
        }
    }
    Ok(())
}

fn audit<G: Game>(
    record: &Record,
    resources: &Resources,
    other: &Seed,
    differing: &[(usize, String)],
) -> Result<(), String> {
    verify::<G>(record, resources).map_err(|wrong| format!("An honest record does not verify: {wrong}"))?;
    for (index, chance) in differing {
        let mut stacked = record.clone();
        stacked.entries[*index].input = Input::Chance(chance.clone());
        fails_at::<G>(&stacked, resources, Some(index + 1))?;
    }
    let mut other_seed = record.clone();
    if let Some(ending) = &mut other_seed.ending {
        ending.seed = Some(other.clone());
    }
    fails_at::<G>(&other_seed, resources, differing.first().map(|(index, _)| index + 1))
}

fn fails_at<G: Game>(record: &Record, resources: &Resources, entry: Option<usize>) -> Result<(), String> {
    match verify::<G>(record, resources) {
        Ok(_) => Err("A record with a changed chance or seed verifies.".to_owned()),
        Err(wrong) if wrong.entry != entry => {
            Err(format!("The audit should point to entry {entry:?}, got entry {:?}: {wrong}", wrong.entry))
        }
        Err(_) => Ok(()),
    }
}
