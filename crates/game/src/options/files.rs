use super::{Options, Problem};

/// Replaces the contents of files by option values: a value of several lines, for an option that takes a file, is the
/// contents of one. All other values stay as they are; a file with flaws is left out and refused.
///
/// Records, logs and tables keep only the value, which is one line.
pub fn take_files<O: Options>(pairs: &[(String, String)]) -> (Vec<(String, String)>, Vec<Problem>) {
    let docs = O::docs();
    let is_file =
        |key: &str, value: &str| value.contains('\n') && docs.iter().any(|option| option.key == key && option.file);
    let (mut taken, mut problems) = (Vec::new(), Vec::new());
    for (key, value) in pairs {
        if !is_file(key, value) {
            taken.push((key.clone(), value.clone()));
            continue;
        }
        match O::from_file(key, value) {
            Ok(value) => taken.push((key.clone(), value)),
            Err(flaws) => problems.extend(flaws),
        }
    }
    (taken, problems)
}
