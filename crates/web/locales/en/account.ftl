## The menu behind your name
your-menu = Your menu
sign-in = Sign in
sign-out = Sign out

## The account page
account-title = Profile and account
account-signed-in = Signed in as { $name }
account-guest = You’re playing as a guest. Everything works without an account.
profile = Your profile
profile-name-help = The name other players see.
account = Your account
account-why = An account keeps your games together on all your devices. Games already on this device are added to it.
account-ways = Create an account or sign in
account-create = Create account
account-name = Account name
account-name-missing = Enter your account name.
password = Password
password-help = At least 10 characters. A few words in a row make one that’s easy to remember.
password-missing = Enter your password.
password-show = Show password
password-hide = Hide password
password-change = Change password
password-old = Current password
password-new = New password
password-wrong = That’s not your current password. Try again.
password-changed = Password changed. All other devices are signed out.
account-claimed = { $count ->
    [one] The game on this device now belongs to your account.
   *[other] { $count } games on this device now belong to your account.
  }
account-claimed-events = Your events and challenges now belong to your account.
sign-out-about = Your games stay in your account. Sign in again to keep playing.
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-sure = Sign out on all devices?
account-signed-out = You’re signed out.
account-signed-out-everywhere = You’re signed out on all devices.
account-delete = Delete account
account-delete-about = Your account name becomes available again and your bots stop. Others still see your name in games you joined.
account-delete-sure = Delete your account?
account-delete-warning = This can’t be undone: you won’t be able to continue your games. Enter your password to delete the account.
account-delete-now = Delete for good
account-deleted = Your account is deleted.

## A guest’s recovery codes
guest-title = Playing as a guest
guest-codes = These codes recover your seats on another device. Each works once, under My games.
guest-without-seats = When you take a seat online, its recovery code appears here. Use it to recover your seat on another device.
recovery-sentence = You’re playing as a guest. This code recovers your seat on another device.
recovery-copy = Copy code
recovery-copied = Recovery code copied
recovery-marked = Press Ctrl+C to copy the selected code.
recovery-table = Table { $code }
recovery-events = Events and challenges
