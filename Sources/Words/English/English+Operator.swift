/// What operators are told of how a site is doing.
extension English {
    static let operating: StaticString = #"""
        # What operators see of how the home is doing
        refusal.operator.health = only an operator may see how the home is doing: ask one
        refusal.operator.errors = only an operator may see what went wrong: ask one

        # What operators are called for
        alert.title = {site}: {what}
        alert.title.over = {site}, over: {what}
        alert.name.imports = an import fails
        alert.name.late = the bell is late
        alert.name.waiting = nobody rings
        alert.name.disk = the disk is nearly full
        alert.name.backup = the backup is old
        alert.name.push = pushes are refused
        alert.imports = {source}: imports have failed for an hour or more. What was read last stays.
        alert.imports.over = {source}: imports work again.
        alert.late = Reminders rang {count, plural, one {# second} other {# seconds}} late.
        alert.late.over = Reminders ring on time again.
        alert.waiting = Something has been due for over a minute, and nobody rings it: see whether the daemon runs.
        alert.waiting.over = All that is due rings again.
        alert.disk = {machine}: {count} % of the disk are free.
        alert.disk.over = {machine}: there is room on the disk again.
        alert.backup = The newest backup is of {day}.
        alert.backup.over = There is a fresh backup again.
        alert.push = Push services refuse the site's key for {count, plural, one {# device} other {# devices}}.
        alert.push.over = Push services take the site's pushes again.

        # How it is doing, a line a subject
        health.name.imports = Imports
        health.name.bell = Bell
        health.name.channels = Channels
        health.name.push = Pushes
        health.name.database = Database
        health.name.disk = Disk
        health.name.backup = Backup
        health.name.check = Nightly check
        health.name.restore = Backup tried out
        health.name.certificate = Certificate
        health.name.versions = Versions
        health.state.wrong = wrong
        health.state.well = well
        health.state.unknown = not known
        health.imports = {count, plural, =0 {No source of the campus or a community} one {# source of the campus
            or a community} other {# sources of the campus and communities}}: {failing} failing, {held} held back,
            {late} late.
        health.own = People's own: {count}, of which {failing} failing, {held} held back, {late} late.
        health.bell.on = A daemon rings.
        health.bell.off = No daemon rings.
        health.bell.waiting = Something has been due since {time}.
        health.bell.late = In 24 hours {count, plural, one {# reminder} other {# reminders}}, at most {worst} late.
        health.bell.none = Nothing rang in 24 hours.
        health.channel = {channel}: {attempts} attempts, {failed} not taken.
        health.channels.none = Nothing was handed over in 24 hours.
        health.push = {count, plural, one {# device} other {# devices}}: in 24 hours {sent} taken and {received}
            received; {refused} answered with 403, {gone} with 410.
        health.push.refused = Refused now: {count, plural, one {# device} other {# devices}}.
        health.push.none = No device takes pushes.
        health.database = {engine}, {size}.
        health.disk = {count} % free: {free} of {total}.
        health.disk.full = Full: nothing can be saved. Free some space.
        health.disk.none = The system does not say.
        health.backup = The newest is of {time}.
        health.backup.none = None is known: belltower backup makes one, and belltower keep --backups tells of it.
        health.check.well = All was well at {time}.
        health.check.wrong = {count, plural, one {# thing was wrong} other {# things were wrong}} at {time}: {what}
        health.check.none = Not looked at yet: that is done by night.
        health.certificate = {count, plural, one {# day} other {# days}} left, until {day}.
        health.certificate.ended = It ended on {day}.
        health.certificate.none = None of the server's own.
        health.versions = Belltower {program}, tables {schema}, zones {zones}.

        # How a source is doing
        health.source.failing = Fails since {time}: {reason}
        health.source.stopped = Gone since {time}: its server says so.
        health.source.held = Held back since {time}: {count, plural, one {# entry} other {# entries}} would vanish.
        health.source.undone = Somebody took its last import back: what the feed said at {time} is still that, and is not taken.
        health.source.late = Was to be asked at {time}, and was not: see whether imports run.
        health.source.healthy = Read at {time}, {count, plural, one {# entry} other {# entries}}.
        health.source.unread = Never read yet.
        health.source.drift = Its pages are not as they were.
        health.source.of = {source}, of {community}

        # The page of operators
        page.operator.title = Operator's desk
        page.operator.why = How this site is doing, and what you can do about it.
        page.operator.wrong = What is wrong
        page.operator.isWell = Nothing is wrong.
        page.operator.glance = At a glance
        page.operator.late = How late the bell was
        page.operator.lateWhy = The latest reminder of each of the last 24 hours. The line is a minute, above
            which it is too late.
        page.operator.minute = 1 min
        page.operator.table = The same as a table
        page.operator.hour = Hour
        page.operator.number = Reminders
        page.operator.median = Half within
        page.operator.worst = Latest
        page.operator.sections = Look after
        page.operator.people = People
        page.operator.catalogue = Catalogue
        page.operator.reports = Reports
        page.operator.sources = Sources and feeds
        page.operator.communities = Communities
        page.operator.statistics = Statistics
        page.operator.announcements = Announcements
        page.operator.settings = Settings of the site
        page.operator.audit = Audit
        page.operator.errors = Errors
        page.operator.past = Past calls
        told.operator.alert = {what} Since {time}.
        told.operator.past = {what} From {since} to {ended}.
        told.operator.plot = In {hours, plural, one {# hour} other {# hours}} of 24 something rang; at most
            {worst} late, at {time}.

        # Sources that the campus depends on
        page.shared.title = Sources and feeds
        page.shared.none = No source of the campus or of a community yet.
        page.shared.noneWhy = Add the first with its address: its classes reach all who take their modules.
        page.shared.add = Add a source of the campus
        page.shared.address = Its address
        page.shared.save = Add it
        page.shared.ask = Ask now
        page.shared.accept = Take what it says
        page.shared.undo = Undo its last import
        page.shared.would = What it would alter
        page.shared.own = People's own sources
        page.shared.ownWhy = Only counts: whose they are, and where they lead, is nobody's business.
        told.shared.undone = {name} is as it was before its last import.
        told.shared.held = {name}: the answer is held back.
        told.shared.added = {name} is a source of the campus now.

        # What went wrong
        page.errors.title = Errors
        page.errors.why = What failed in servers, daemon and imports, once a kind. The number of the last
            request finds it in the journal.
        page.errors.none = Nothing went wrong since they were cleared.
        page.errors.clear = Clear them
        page.errors.question = Clear all errors?
        page.errors.effect = They are counted anew from now on. That you cleared them is on record.
        page.errors.place = Where
        page.errors.what = What
        page.errors.often = How often
        page.errors.first = First
        page.errors.last = Last
        page.errors.request = Request
        told.errors.cleared = {count, plural, one {# kind of error} other {# kinds of errors}} cleared.
        """#
}
