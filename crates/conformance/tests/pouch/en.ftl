refused-pouch-no_such_tile = You do not hold a { $tile }.
refused-pouch-held_by = You do not hold a { $tile }, { $seat } does.
refused-pouch-grunt = no
refused-pouch-not_now = This is not the time for it.
refused-pouch-empty = The pouch is empty.
refused-pouch-wrong_deal = These tiles cannot be dealt.
refused-pouch-over = There is nothing to rule on.
