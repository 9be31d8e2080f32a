//! Whatever reads as the line of an input has that one spelling, and the same value in JSON.

#![no_main]

use kee_game::Input;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    let Ok(input) = line.parse::<Input<String, String>>() else {
        return;
    };
    assert_eq!(input.to_string(), line);
    let json = serde_json::to_string(&input).expect("an input is plain data");
    let again: Input<String, String> = serde_json::from_str(&json).expect("its own JSON reads");
    assert_eq!(again, input);
});
