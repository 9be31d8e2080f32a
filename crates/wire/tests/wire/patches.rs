//! A patch turns any value into exactly the other.

use kee_game::Json;
use kee_wire::{Patch, PatchChange};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Any JSON, including keys that need escaping in a path.
fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..4_i64).prop_map(Value::from),
        r#"[ab"\\,\[\{]{0,2}"#.prop_map(Value::from),
    ];
    let key = prop::sample::select(vec!["a", "b", "", "~", "/", "~1", "0", "-", "\"", "\\/", "{,"]);
    leaf.prop_recursive(4, 32, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(key.clone(), inner, 0..5)
                .prop_map(|fields| fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

fn between(before: &Value, after: &Value) -> Patch {
    Patch::between(&Json::of(before), &Json::of(after))
}

proptest! {
    #[test]
    fn a_patch_leads_from_one_value_to_the_other(before in values(), after in values()) {
        let patch = between(&before, &after);
        let written = serde_json::to_string(&patch).expect("plain data");
        let patch: Patch = serde_json::from_str(&written).expect("a written patch reads back");
        let mut value = before.clone();
        patch.apply(&mut value).expect("a patch for this value");
        prop_assert_eq!(&value, &after);
        prop_assert_eq!(patch.0.is_empty(), before == after);
    }

    #[test]
    fn a_patch_for_another_value_does_no_worse_than_fail(before in values(), after in values(), mut other in values()) {
        let _ = between(&before, &after).apply(&mut other);
    }
}

#[test]
fn a_patch_has_only_what_changed() {
    let board = "a board, so long that nobody wants to send it again for a score that has changed";
    let before = json!({"board": board, "hand": null, "laid": [{"card": "K"}], "scores": [1, 2], "said": [board, "x"]});
    let after =
        json!({"board": board, "hand": "7", "laid": [{"card": "K"}, {"card": "2"}], "said": [board], "turn": "B"});
    let patch = serde_json::to_value(between(&before, &after)).expect("plain data");
    let expected = json!([
        {"op": "replace", "path": "/hand", "value": "7"},
        {"op": "replace", "path": "/laid", "value": [{"card": "K"}, {"card": "2"}]},
        {"op": "remove", "path": "/said/1"},
        {"op": "remove", "path": "/scores"},
        {"op": "add", "path": "/turn", "value": "B"},
    ]);
    assert_eq!(patch, expected);
}

#[test]
fn short_values_are_sent_whole() {
    let patch = between(&json!({"game": {"hits": 1, "turn": "A"}}), &json!({"game": {"hits": 2, "turn": "B"}}));
    let patch = serde_json::to_value(patch).expect("plain data");
    assert_eq!(patch, json!([{"op": "replace", "path": "", "value": {"game": {"hits": 2, "turn": "B"}}}]));
}

#[test]
fn a_place_that_does_not_exist_cannot_be_changed() {
    for change in [
        PatchChange::Replace { path: "/c".to_owned(), value: Json::of(&1) },
        PatchChange::Remove { path: "/list/1".to_owned() },
        PatchChange::Add { path: "/list/2".to_owned(), value: Json::of(&1) },
        PatchChange::Add { path: "/list/0/x".to_owned(), value: Json::of(&1) },
        PatchChange::Remove { path: String::new() },
    ] {
        let path = change.path().to_owned();
        let failed = Patch(vec![change]).apply(&mut json!({"list": [7]})).expect_err("nothing is there");
        assert_eq!(failed.path, path);
    }
}
