//! Auction: everyone bids a sealed card at once for prizes that turn up one by one.

mod card;
mod event;
mod options;
mod rules;
mod state;
mod view;
mod words;

pub use card::{Card, CardSet};
pub use event::{AuctionAction, AuctionEvent, AuctionNotice, AuctionRefusal};
pub use options::{AuctionOptions, Ties};
pub use rules::Auction;
pub use state::AuctionState;
pub use view::AuctionView;
