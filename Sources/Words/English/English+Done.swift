extension English {
    /// What pages say of acts: what was done, and what cannot be.
    static let done: StaticString = #"""
        told.did.settings = Your settings are saved.
        told.did.profile = Your name and your profile are saved.
        told.did.bell = Your reminder settings are saved.
        told.did.goal = Your water goal is saved.
        told.did.picture = The picture is shown.
        told.did.noPicture = The picture is gone.
        told.did.added = Added: {name}
        told.did.changed = Changed: {name}
        told.did.item = {name}, {when}
        told.did.rings = {subject, select, it {It} other {{name}}} {how, select, none {does not ring} other
            {rings {lead}}}
        told.did.byLetter = By e-mail, as no device of yours rings.
        told.did.past = That time is past already.
        told.did.pastOnce = That time is past for {day, select, today {today’s} other {this one}}; it holds from
            the next one on.
        told.did.deleted = Deleted: {name}
        told.did.hidden = Hidden: {name}
        told.did.shown = Shown again: {name}
        told.did.back = {name} is back.
        told.did.undone = Change taken back: {name}
        told.did.unmade = {name} is removed again.
        told.did.withdrawn = Taken back: {name}
        told.quoted = “{text}”
        told.did.subscribed = {name} is in your calendar: {count, plural, =0 {nothing yet} one {# entry}
            other {# entries}}
        told.did.known = {name} was there already.
        told.did.read = {name}: {count, plural, =0 {nothing new} one {# change} other {# changes}}
        told.did.kept = Your copy of {name} stays.
        told.did.removed = Removed: {name}
        told.did.signedOut = You are signed out.
        told.did.ended = Signed out: {name}
        told.did.endedOthers = {count, plural, =0 {There was no other device.} one {# device signed out.}
            other {# devices signed out.}}
        told.did.dismissed = {name} does not ring.
        told.did.tested = Rung: {name}
        told.did.enrolled = {count, plural, =0 {You had them all.} one {# module more.} other {# modules
            more.}}
        told.did.password = Your password is set; other devices are signed out.

        told.more.plus = +{count} more
        told.more.names = {count, plural, one {# more} other {# more}}: {names}
        told.lead.after = {length} after it begins
        told.lead.start = when it begins
        told.lead.usual = as usual, {lead}
        told.copy = Good copy of {time}, asked every {length}, {count, plural, one {# entry} other {#
            entries}}
        told.file = Brought in {time}, {count, plural, one {# entry} other {# entries}}
        told.unread = Not read yet
        told.stopped = {reason} Your {count, plural, one {# entry stands} other {# entries stand}}.
        told.password = Set {day}.
        told.coming = next at {time}
        refusal.entry.version = it was changed elsewhere meanwhile: look at it again, then save
        refusal.handle.fixed = the handle stays {handle}: what others wrote down goes by it
        """#
}
