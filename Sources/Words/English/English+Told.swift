extension English {
    /// What the models of pages say with arguments: times, places, accounts and sources.
    static let told: StaticString = #"""
        # What pages say of times and places
        told.picture = Picture of {name}
        told.asOf = As of {day}, {time}.
        told.allDay = all day
        told.when = {day}, {from} to {to}
        told.now = now, {left}
        told.simple.time = It is {time}, {day}.
        told.simple.next = {title}, {time}
        told.simple.nextIn = {title}, {time}, {place}
        told.simple.room = room {room}
        told.simple.changes = What has changed?{count, plural, =0 {} other { # since yesterday}}
        told.harvest.none = Read: {name} has no classes yet. We ask it every hour, and they stand here as soon as they are
            there.
        told.harvest.over = Read: {count, plural, one {# class time} other {# class times}} of {name}, all of them over. Is it
            the address of this year?
        told.now.more = also {others}
        told.free = Free until {time}
        told.free.day = A free day.
        told.free.until = A free day. {day}: {tomorrow}
        told.progress = {gone} of {length}
        told.earlier = Earlier today: {what}
        told.items = {count, plural, =0 {nothing} one {# item} other {# items}}
        told.whole = day {day} of {days}
        told.gap = {length} free
        told.cup = Cup of {amount}
        told.cup.more = {count} more until {time}
        told.water = {drunk} of {goal}
        told.water.next = {drunk} of {goal}, next cup {time}
        told.water.due = {drunk} of {goal}, a cup is due
        told.tomorrow = Starts at {from} in {place}, ends at {to}.
        told.tomorrow.placeless = Starts at {from}, ends at {to}.
        told.week = {items}, {clashes, plural, =0 {no clash} one {# clash} other {# clashes}}.
        told.folded = Nothing before {from} or after {to}.
        told.by = by {who}, {when}
        told.moved = from {before}
        told.room = Room changed, told by {source}, {when}
        told.clash = Overlaps {other} for {length}
        told.clash.far = Too far from {other}: {walk} to walk, {gap} between
        told.also = {source} says {value}
        told.walk = {length} to walk
        told.leave = Leave at {time}: {walk}.
        told.classmates = {count, plural, one {# classmate} other {# classmates}}, {friends, plural, one
            {# friend} other {# friends}}
        told.lead = {length} before
        told.deaf = This device does not ring yet. Reminders come by e-mail.

        # What pages say of accounts and sources
        told.sent = On its way to {address} since {time}, good until {until}.
        told.soon = No new letter was sent: the last one to {address} is only a moment old. Another can
            be sent in a minute, after several in some minutes.
        told.newest = The code is in the newest letter to {address}, good for ten minutes from when it
            was sent.
        told.code = That is not the code of the newest mail. {left, plural, one {One try is} other {#
            tries are}} left.
        told.step = Step {step} of {steps}
        told.signUp.window = Sign up, step {step} of {steps}: {name, select, code {the code} name {your name} other {your
            address}}
        told.domains = For addresses of {domains}.
        told.handle = {handle} is taken; {free} is free.
        told.none = Nothing is called “{text}”.
        told.harvest = {times, plural, one {# class time} other {# class times}}, {modules, plural, one
            {# module} other {# modules}}, until {day}
        told.mail = Until then reminders come to {address}.
        told.healthy = Good copy of {time}, asked every {length}, {count, plural, one {# class time}
            other {# class times}}
        told.broken = Broken since {time}
        told.held = Held back: {lost} of {count, plural, one {# class time} other {# class times}} would
            vanish
        told.held.why = {source} answered with {count, plural, one {# class time} other {# class times}}
            at {time}. That looks like a fault, so your copy of {copy} stands. Nothing in your calendar
            changed.
        told.unreadable = {count, plural, one {# thing} other {# things}} could not be read.
        told.keep = Keep mine, ask again at {time}
        told.rings = {place}, {until}
        told.quiet = Nothing rings in the next 24 hours.
        told.device = last rang {time}
        told.suspect = The last {count, plural, one {notice} other {# notices}} did not arrive. Tap
            “Ring me” there again.
        told.session = last used {time}, since {since}
        told.session.now = in use now, since {since}
        told.passkey.new = not used yet, since {since}
        told.provider = Sign in with {name}
        told.provider.link = Sign in with {name} from now on
        told.delete.identity = Sign in by {name} no more?
        told.proved = proved {day}
        told.wait = Try again in {length}.
        told.did.invisible = Classmates do not see you any more.
        told.did.visible = Classmates see you.
        told.did.stayed = You stay.
        told.item.stopped = You stopped the ring of {time}.
        told.leaving = Your account will be erased {day}. Until then all is as it was.
        told.delete.source = Delete the source {name}?
        told.delete.source.effect = {count, plural, one {# class time goes} other {# class times go}}
            from your calendar.
        told.delete.entry = Delete “{name}”?
        told.delete.address = Remove {address}?
        told.delete.passkey = Remove the passkey {name}?
        told.delete.passkeyEffect = It signs you in no more. What the device keeps of it, you remove there.
        told.end.others = Sign out {count, plural, one {# other device} other {# other devices}}?
        """#
}
