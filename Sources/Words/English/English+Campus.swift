extension English {
    /// What modules, people, communities, settings and backups show.
    static let campus: StaticString = #"""
        # Modules
        module.none = No module yet: subscribe to a class feed, or load a catalogue with --load.
        module.none.found = No module like that.
        module.untitled = (no title yet)
        module.loaded = {count, plural, one {# module} other {# modules}}: {added} added, {changed}
            changed, {unchanged} unchanged
        module.taken = You take it.
        module.untaken = You do not take it: belltower enrol {code}
        module.credits = {credits} credits
        module.meetings = {count, plural, one {# meeting} other {# meetings}}
        module.meetings.own = {count, plural, one {# meeting} other {# meetings}} in your calendar
        module.meetings.next = {count}; next:
        module.classmates = {count, plural, one {# classmate} other {# classmates}}
        module.classmates.more = and {count} more: belltower classmates
        module.field.staff = staff
        module.field.needs = needs
        module.field.page = page
        module.about = About
        module.changes = Changed in the catalogue
        module.changes.none = No change in the catalogue.
        module.change.added = new: {title}
        module.change.removed = no longer listed: {title}
        module.change.fact = a fact
        module.change.nothing = (none)
        module.comments = {count, plural, one {# comment} other {# comments}}
        programme.none = No programme yet: an operator defines them with --load.
        programme.loaded = {count, plural, one {# programme} other {# programmes}}: {added} added,
            {changed} changed, {unchanged} unchanged
        classmates.none = Nobody else yet.
        classmates.friend = friend
        comment.done = Comment {number}: {what}
        comment.written = written
        comment.changed = changed
        comment.deleted = deleted
        comment.reported = reported
        comment.hidden = hidden
        comment.shown = shown again
        comment.edited = edited
        comment.left = somebody who left
        comment.reports.none = Nothing was reported.
        comment.times = {count} times

        # Enrolment
        enrol.none = You take no module yet: belltower enrol CODE
        enrol.ask = Enrol in {count, plural, one {# module} other {# modules}}?
        enrol.adds = {programme} adds:
        enrol.adds.nothing = nothing: you take all of it
        enrol.overlap = overlap: {first} and {second}, {count, plural, one {once} other {# times}},
            first {start}
        enrol.done = Enrolled: {modules}
        enrol.already = You took these already: {modules}
        enrol.left = You left {module}.
        enrol.invisible = Your classmates do not see you any more.
        enrol.visible = Your classmates see you.

        # Friends
        friend.none = No friends yet. Ask somebody: belltower friend request HANDLE
        friend.list.friends = Friends
        friend.list.received = Asked you
        friend.list.sent = You asked
        friend.list.blocked = You blocked
        friend.list.sharing = Ask you to share your free times
        friend.done.asked = {person}: asked
        friend.done.sharing = {person}: asked to share free times
        friend.done.friends = {person}: now you are friends
        friend.done.unsaid = If that is the verified address of somebody here, they are asked.
        friend.done.blocked = {person}: blocked
        friend.done.declined = {person}: declined
        friend.done.removed = {person}: removed
        friend.done.unblocked = {person}: no longer blocked
        friend.mutual = {person}: had asked you too, now you are friends

        # People
        person.added = {person}: added
        person.changed = {person}: changed
        person.suspended = {person}: suspended
        person.restored = {person}: restored
        person.exported = {json} and {calendar}: written
        person.exported.picture = {picture}: written
        person.mark.suspended = suspended
        person.yes = yes
        person.role.student = student
        person.role.staff = staff
        person.role.operator = operator
        person.verified = {address}, verified
        person.unverified = {address}, not verified yet: an operator does so
        person.address.taken = {address} was verified as {former}'s until now: it is {person}'s, and
            friend requests to it reach {former} no more
        person.field.name = name
        person.field.role = role
        person.field.suspended = suspended
        person.field.gender = gender
        person.field.picture = picture
        person.field.bio = bio
        person.field.email = e-mail
        person.field.phone = phone
        person.field.birthday = birthday
        person.field.birthdayShown = birthday shown
        person.field.zone = zone
        person.field.units = units
        erase.ask = Erase {person} with everything of theirs?
        erase.heir = {heir} keeps the source {source} now
        erase.copy = taken out of {file} too, which an older Belltower cannot open now
        erase.done = {person}: erased; backups and exports kept elsewhere still hold them
        erase.compaction = the next `belltower keep` overwrites what the database had of them
        erase.unknown = in the home, and not Belltower's; delete what may be a copy:

        # Communities
        community.none = No community yet. An operator creates one: belltower community create
        community.news = Something is new.
        community.list.own = Yours
        community.list.others = Others
        community.unread = {count} new
        community.members = {count, plural, one {# member} other {# members}}
        community.yours = you are in it
        community.organised = organised by {organisers}
        community.field.topic = topic
        community.created = {community}: created
        community.joined = {community}: joined
        community.quit = {community}: quit
        community.renamed = {community}: the new name of {former}
        community.edited = {community}: changed
        community.organiser = {person}: an organiser of {community}
        community.organiser.removed = {person}: no longer an organiser of {community}
        community.close.ask = Close {community} and cancel all its events to come?
        community.closed = {community}: closed; {count, plural, one {# event was} other {# events
            were}} cancelled

        # Settings
        setting.waking = the hours one is awake, in which free time is looked for
        setting.week-start = the day on which weeks begin
        setting.share-busy = who may ask for common free time, and so learn when one is busy
        setting.view = how much a page of the web app has on it
        setting.calendar-alarms = who rings an alarm that a calendar program set: the program or the bell
        setting.calendar-water = whether calendar programs are shown the cups of the days to come
        setting.single-keys = whether single keys are commands in the web app
        setting.active-hours = whether the web app counts how long one looks at it, for one's own eyes
        setting.leads.class = how long before a class to ring
        setting.leads.exam = how long before an exam to ring
        setting.leads.event = how long before an event to ring
        setting.leads.personal = how long before an entry of one's own to ring
        setting.leads.hydration = how long before a cup's time to ring
        setting.channels = how to ring: the first channel that works is used
        setting.quiet = the hours in which only what is important rings
        setting.limit = how much rings in a quarter of an hour at most; the rest is told together
        setting.important = what rings in quiet hours, through mutes and beyond the limit
        setting.digest = when the day's digest rings: what is on, changes, water yesterday
        setting.home = from where one walks to the day's first class
        setting.clock = how many hours the clock of reminders and pages has
        setting.language = in which language you are told things
        setting.units = in what water is told, as in the profile
        setting.zone = the time zone of one's days, as in the profile

        # The first steps
        setup.question = {question} [{now}]:
        setup.ask.zone = Time zone
        setup.ask.feed = Feed's address, not shown
        setup.ask.leads = How long before a class to ring, or none
        setup.ask.goal = Water a day, as 2l, or none
        setup.ask.channel = How to ring: desktop, ntfy:TOPIC, email:ADDRESS
        setup.ask.trial = Ring once, to try it? [Y/n]
        setup.none = none
        setup.same = as it was
        setup.zone.file = {zone}, in {file}
        setup.zone.own = {zone}, for you
        setup.goal = {amount} from {from} to {to}
        setup.rang = rang by {channel}
        setup.undo = undo: {command}
        setup.step.zone = zone
        setup.step.feed = feed
        setup.step.leads = leads
        setup.step.goal = goal
        setup.step.channel = channel
        setup.step.trial = trial
        setup.done = Where you stand: belltower. To ring: belltower remind.

        # Backups and nightly work
        backup.done = {file}: {size}, {contents}, checked
        backup.contents = {people, plural, one {# person} other {# people}}, {sources, plural, one
            {# source} other {# sources}}
        backup.removed = removed {file}
        keep.erased = erased {count, plural, one {# person} other {# people}} who asked for it two weeks ago
        keep.forgot = forgot {count, plural, one {# old reminder} other {# old reminders}}
        keep.compacted = compacted: {before}, now {size}
        keep.compact = {size}, compact
        keep.postponed = not compacted, as something rings at {time}: tomorrow
        keep.backup = {file}: {contents}, checked
        move.copying = copying {table} ({number} of {count})
        move.comparing = comparing {table} ({number} of {count})
        move.done = {rows, plural, one {# row} other {# rows}} in {tables} tables: copied, and the same
            on both sides
        move.cut = {count, plural, one {# row has} other {# rows have}} a text that ends at a U+0000,
            as it was always read
        move.line = Write into config.yaml, and start server and bell again: {line}
        move.variable = Set in the environment, which stands over config.yaml, and start server and
            bell again: {line}
        move.switched = config.yaml says from now on: {line}
        restore.ask = Replace all that is in {home} by {file}?
        restore.done = {file}: restored, {contents}
        restore.empty = Begun anew in {home}, with nothing in it
        restore.kept = What was there is kept in {file}
        restore.configuration = config.yaml is as it was; the backup's, which differs, is {file}
        """#
}
