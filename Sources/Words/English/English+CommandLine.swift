extension English {
    /// What only the command line says: what to type next, and which option is meant.
    static let commandLine: StaticString = #"""
        # Files
        command.refusal.fetch.private = {place} is a private address: set fetch.allowPrivate to true in
            config.yaml to reach it
        command.refusal.file.irregular = {sentence}, or - for standard output

        # The home
        command.refusal.home.uncreatable = {sentence}: choose another with --home or BELLTOWER_HOME
        command.refusal.home.file = {sentence}: choose another --home
        command.refusal.home.closed = {sentence}, or choose another with --home or BELLTOWER_HOME
        command.refusal.home.login = {sentence}: give one with --as
        command.refusal.configuration.missing = {sentence}: `belltower check --sample-config` writes
            one

        # Times and windows
        command.refusal.window.twice = give either a date or --from and --to, not both
        command.refusal.window.backwards = --to is before --from: swap them
        command.refusal.free.twice = give either --this-week or --from and --to, not both
        command.refusal.free.friends = --with takes 1 to {most} handles, as kim,lee
        command.refusal.free.unshared = {sentence}, with `belltower settings share-busy friends`
        command.refusal.series.otherTime = {sentence}: belltower agenda lists the ids
        command.refusal.series.ruleSaysWhen = {sentence} with --repeat

        # Items
        command.refusal.item.nothing = {sentence}, or by a number of `belltower agenda week --ids`
        command.refusal.item.cup = a cup of water is not changed by itself: see belltower goal

        # Communities
        command.refusal.community.unknown = {sentence}{near, plural, =0 {: see `belltower community
            list`} other {}}

        # Events
        command.refusal.event.twoEnds = --end is one time: say the start and the end in --start
        command.refusal.event.cancelled = {sentence}: see `belltower event list`
        command.refusal.event.cancelled.of = {sentence}: see `belltower event list`
        command.refusal.event.unknown = {sentence}: see `belltower event list`, or join it with
            --password-file FILE
        command.refusal.event.past = the event would be over already: {start}, in {zone}, is past:
            give a later --start or --end
        command.refusal.event.past.series = the event would be over already: what begins {start} and
            repeats, in {zone}, is past: give a later --start or --end
        command.refusal.event.reachless = outside a community an event needs --hashtag, or
            --password-file to be private
        command.refusal.event.startless = {sentence}, with --start
        command.refusal.event.long = an event lasts a year at most: give an earlier --end
        command.refusal.event.endTwice = --start says the end too: leave out --end and --for
        command.refusal.event.backwards = the event ends before it starts: give a later --end

        # Copies of the home
        command.refusal.keep.noBackup = {sentence}: write one with belltower backup
        command.refusal.backup.nothing = {sentence}: name another --home
        command.refusal.backup.damaged = the database is damaged, so it was not copied: {problem};
            see belltower check --repair
        command.refusal.home.missing = {sentence}: name it with --home or BELLTOWER_HOME

        # Sources and crawlers
        command.refusal.crawl.removals = {sentence}, or say --accept-removals if the campus says so
        command.refusal.crawl.resultless = {sentence}: belltower crawl {crawler} --print writes one
        command.refusal.crawl.start = {crawler}: {problem}, or name the pages with --start
        command.refusal.crawl.startless = {crawler} names no start pages: give them with --start
        command.refusal.source.unkept = {sentence}: see belltower sources --history
        command.refusal.source.campusKind = --for-everyone is for classes, which reach people
            through their modules: give events to a community, as in `community feed NAME URL`
        command.refusal.source.campusAlarms = {sentence} (belltower settings leads.class)

        # Only for operators
        command.refusal.person.suspended = {handle} is suspended ({ground}): belltower reports --mine says why, and how to appeal
        command.refusal.person.suspendedUntil = {handle} is suspended until {date} ({ground}): belltower reports --mine says why, and how to
            appeal
        command.refusal.operator.copy = {sentence}, or name yourself with --as
        command.refusal.operator.repair = {sentence}, or name yourself with --as
        command.refusal.operator.keep = {sentence}, or name yourself with --as
        command.refusal.operator.replace = {sentence}, or name yourself with --as

        # Modules
        command.refusal.comment.outside = {sentence}: `enrol {code}` first
        command.refusal.comment.unknown = {sentence}: `module CODE` shows the numbers
        command.refusal.programme.unknown = {sentence}{near, plural, =0 {: see `programmes`} other
            {}}
        command.refusal.module.classmates = {sentence}: `enrol {code}` first
        command.refusal.programme.module = {path}: {programme}: there is no module {code} in {year}:
            load it with `modules --load` first
        command.refusal.module.limit = --limit is a number from 1 to 10000
        command.refusal.module.unknown = {sentence}{near, plural, =0 {: search with `modules TEXT`}
            other {}}

        # Friends
        command.refusal.friend.blocked = you blocked {handle}: unblock them with `friend unblock`
        command.refusal.friend.unasked = {sentence}: see `belltower friend list`
        command.refusal.friend.unaskedAddress = {sentence}: see `belltower friend list`
        command.refusal.friend.none = {sentence}: see `belltower friend list`
        command.refusal.friend.unblocked = {sentence}: see `belltower friend list`

        # People
        command.refusal.caller.unknown = {sentence}{near, plural, =0 {: `belltower person add
            {handle}` adds them} other {}}
        command.refusal.keeper.unknown = {sentence}{near, plural, =0 {: name yourself with --as}
            other {}}
        command.refusal.person.unknown = {sentence}{near, plural, =0 {: see `person list`} other {}}
        command.refusal.belongings.output = it is two files, which standard output cannot hold: name
            a folder, or a file in .json
        command.refusal.person.taken = {handle} is there already: change them with `person edit`
        command.refusal.person.addressless = {handle} has not given that address: they do so with
            `person edit`

        # Files and networks
        command.refusal.fetch.special = {sentence}: give - to read standard input

        # The database
        command.refusal.storage.full = {sentence}; free some space
        command.refusal.storage.low = {sentence}; free some space
        command.refusal.home.lost = {sentence} (`belltower restore {backup}`; `belltower restore
            --empty` begins anew with nothing)
        command.refusal.storage.taken = {sentence}, and start belltower remind again

        # Files that are read
        command.refusal.parameter.missing = {sentence}: {given}
        command.refusal.parameter.given = --set {name}=...
        command.refusal.parameter.given.more = {before} --set {name}=...

        # Entries of one's own
        command.refusal.undo.newer = the last thing you did was {act}, which undo does not take
            back{remedy, select, none {} other { (`belltower {remedy}` does)}}: say --yes to undo
            {older}, done before it
        command.refusal.undo.nothing = there is nothing to undo: add, edit, delete and item can be
            undone
        command.refusal.undo.nothing.but = there is nothing to undo: add, edit, delete and item can
            be undone; the last thing you did was {act}{remedy, select, none {} other { (`belltower
            {remedy}` does)}}
        command.refusal.entry.unchanged = nothing is to change: say --start, --for, --at or
            --summary
        command.refusal.item.unknown = {sentence}: belltower agenda --json lists their ids
        command.refusal.entry.event = {item} is an event: belltower event edit, cancel and drop take
            e{event}
        command.refusal.entry.gone = {sentence}: belltower agenda shows what there is
        command.refusal.entry.never = {sentence}: belltower agenda shows what does
        command.refusal.entry.whole = {item} is the whole series: give the id of an occurrence, or
            --all
        command.refusal.entry.part = {item} is one of a series: say --this, --following or --all
        command.refusal.entry.single = one occurrence cannot repeat: say --following or --all with
            --repeat
        command.refusal.entry.startless = it starts at no time: say --start, as in --start "fri
            14:00"
        command.refusal.entry.endTwice = --end and --for say the same: give one of them
        command.refusal.entry.wholeDays = it takes whole days: say --for 2d, or a time of day in
            --start
        command.refusal.entry.endDay = it takes whole days: end it with a day, or give --start a
            time of day
        command.refusal.entry.backwards = it ends before it starts: give a later --end, or --for 1h
        command.refusal.rule.unfit = it starts {weekday} {start}, yet repeats {rule}: start it with
            the first of these, --start "{first}" ({firstWeekday}), or give a --repeat that holds
            the {day}

        # Reminders
        command.refusal.reminder.settled = {sentence}: belltower reminders --history tells why
        command.refusal.reminder.undismissed = {sentence}: see belltower reminders
        command.refusal.reminder.single = {item} is of no series: dismiss it without --series
        command.refusal.reminder.cups = cups of water are no series: belltower settings
            leads.hydration none, or belltower goal --off
        command.refusal.reminder.unknown = {sentence}: belltower reminders --json lists their ids
        command.refusal.mute.unknown = {sentence}{near, plural, =0 {: see `modules` and `community
            list`} other {}}
        command.refusal.snooze.silent = {item} does not ring any more: if you dismissed it,
            belltower dismiss {item} --undo takes that back
        command.refusal.snooze.gone = {sentence}: see belltower reminders
        command.refusal.snooze.unreadable = {text} is no length: say last for how long, as in
            belltower snooze networking today 10m, or until when, as 13:30

        # Water
        command.refusal.drinks.unreadable = {path}: {problem}: give a list of drinks, as `belltower
            drinks --help` describes it
        command.refusal.goal.rhythms = --cup, --every and --times exclude each other: give one
        command.refusal.goal.every = --every is 15m to 24h: write it as 90m
        command.refusal.goal.times = --times is a number from 1 to {most}
        command.refusal.goal.hours = --from {from} --to {to} leaves no hours: give two that differ
        command.refusal.drink.days = --days is a number from 1 to 3660

        # Settings
        command.refusal.setting.unknown = {sentence}{near, plural, =0 {: take one of `belltower
            settings`, as waking 08:00-22:00 or quiet 22:00-07:00} other {}}
        command.refusal.setting.unnamed = {sentence}: take one of `belltower settings`, as waking
            08:00-22:00 or quiet 22:00-07:00
        command.refusal.configuration.wrong.more = {path}: {problem} (and {count} more: `belltower
            check --config {path}`)

        # Of the command line alone
        command.item.ambiguous = {count} items are so called: say which by its number, or say the
            day
        command.item.none = {answer} is none of them: nothing was done
        command.remind.stopped = a signal ended it: what had not rung yet rings when it is run again
        command.export.steers = the calendar has characters that steer a terminal: export it to a
            file, or into a pipe, as belltower export - | cat -v
        command.address.empty = {file} is empty: put the URL on a line
        command.address.emptyInput = standard input is empty: put the URL on a line
        command.comment.notText = the comment is not UTF-8 text
        command.enrol.look = look at what it adds, then say --yes
        command.demo.uncreatable = {path} cannot be made: check TMPDIR
        command.demo.closed = {folder} cannot be entered
        command.setup.channel = that is no channel: belltower settings channels
        command.confirm = this cannot be undone: say --yes to do it without asking
        command.restore.confirm = this replaces all that is there: say --yes to do it without asking
        command.password.empty = {file} is empty: put the password on a line

        # What a feed lost
        command.refusal.held = {sentence}: if that is right, run belltower import {source}
            --accept-removals
        """#
}
