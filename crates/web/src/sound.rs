//! Small, warm sounds, synthesised here: nothing is fetched for them.

use crate::{browser, keep};
use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// A sound at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A tile, letter or peg is placed.
    Place,
    /// Tiles or cards move.
    Slide,
    /// A pawn takes a step.
    Hop,
    /// A pawn is captured.
    Capture,
    /// It's your turn. The only one that plays in a background tab.
    YourTurn,
    /// The game is won.
    Win,
    /// A refusal.
    Refuse,
}

/// A tone that dies away.
struct Tone {
    wave: OscillatorType,
    /// Pitch in hertz at the start and at the end.
    pitch: (f32, f32),
    /// Seconds after the sound begins.
    start: f64,
    /// Seconds until it is gone.
    length: f64,
    volume: f32,
}

const fn tone(wave: OscillatorType, pitch: (f32, f32), start: f64, length: f64, volume: f32) -> Tone {
    Tone { wave, pitch, start, length, volume }
}

impl Sound {
    /// Low triangles are wood, high sines are glass.
    fn tones(self) -> &'static [Tone] {
        use OscillatorType::{Sine, Triangle};
        const PLACE: &[Tone] =
            &[tone(Triangle, (320.0, 170.0), 0.0, 0.09, 0.22), tone(Sine, (1400.0, 900.0), 0.0, 0.03, 0.05)];
        const SLIDE: &[Tone] = &[tone(Triangle, (180.0, 260.0), 0.0, 0.12, 0.10)];
        const HOP: &[Tone] = &[tone(Triangle, (420.0, 300.0), 0.0, 0.06, 0.16)];
        const CAPTURE: &[Tone] =
            &[tone(Triangle, (300.0, 90.0), 0.0, 0.22, 0.28), tone(Triangle, (150.0, 70.0), 0.05, 0.25, 0.22)];
        const YOUR_TURN: &[Tone] =
            &[tone(Sine, (523.3, 523.3), 0.0, 0.22, 0.14), tone(Sine, (784.0, 784.0), 0.12, 0.32, 0.14)];
        const WIN: &[Tone] = &[
            tone(Sine, (523.3, 523.3), 0.0, 0.3, 0.14),
            tone(Sine, (659.3, 659.3), 0.11, 0.3, 0.14),
            tone(Sine, (784.0, 784.0), 0.22, 0.3, 0.14),
            tone(Sine, (1046.5, 1046.5), 0.33, 0.6, 0.16),
        ];
        const REFUSE: &[Tone] =
            &[tone(Triangle, (170.0, 150.0), 0.0, 0.09, 0.2), tone(Triangle, (140.0, 120.0), 0.1, 0.12, 0.2)];
        match self {
            Self::Place => PLACE,
            Self::Slide => SLIDE,
            Self::Hop => HOP,
            Self::Capture => CAPTURE,
            Self::YourTurn => YOUR_TURN,
            Self::Win => WIN,
            Self::Refuse => REFUSE,
        }
    }
}

/// Plays a sound, unless the page is muted or in the background.
pub(crate) fn play(sound: Sound) {
    let hidden = browser::window().document().is_some_and(|document| document.hidden());
    // What is played before the first tap would be heard all at once after it.
    if keep::is_muted() || (hidden && sound != Sound::YourTurn) || !was_touched() {
        return;
    }
    // Without an audio device a page stays silent.
    let _ = with_context(|context| sound.tones().iter().try_for_each(|tone| strike(context, tone)));
}

/// Whether the person has tapped or pressed anything on this page.
fn was_touched() -> bool {
    let property = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &JsValue::from_str(name)).unwrap_or_default();
    let activation = property(&browser::window().navigator(), "userActivation");
    // A browser that does not tell lets the sound wait for the first tap by itself.
    activation.is_undefined() || property(&activation, "hasBeenActive").is_truthy()
}

thread_local! {
    /// Browsers allow a few contexts per page, so all sounds share one.
    static CONTEXT: OnceCell<AudioContext> = const { OnceCell::new() };
}

fn with_context(play: impl FnOnce(&AudioContext) -> Result<(), JsValue>) -> Result<(), JsValue> {
    CONTEXT.with(|kept| {
        if kept.get().is_none() {
            let _ = kept.set(AudioContext::new()?);
        }
        let Some(context) = kept.get() else { return Ok(()) };
        if context.state() == AudioContextState::Suspended {
            let _ = context.resume()?;
        }
        play(context)
    })
}

fn strike(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + tone.start;
    let end = start + tone.length;
    source.set_type(tone.wave);
    source.frequency().set_value_at_time(tone.pitch.0, start)?;
    source.frequency().exponential_ramp_to_value_at_time(tone.pitch.1, end)?;
    // A ramp up of a few milliseconds, since a tone that starts at full volume clicks.
    volume.gain().set_value_at_time(0.0001, start)?;
    volume.gain().exponential_ramp_to_value_at_time(tone.volume, start + 0.006)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    source.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    source.start_with_when(start)?;
    source.stop_with_when(end)
}
