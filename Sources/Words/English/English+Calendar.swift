extension English {
    /// What the calendar, reminders and water refuse.
    static let calendar: StaticString = #"""
        # Times and windows
        refusal.window.long = a window is three years at most: ask for less at a time
        refusal.window.day = {text} is more than a {period}: say a day of it
        refusal.window.twice = give either a date or a start and an end, not both
        refusal.window.backwards = the end is before the start: swap them
        refusal.free.twice = give either this week or a start and an end, not both
        refusal.free.friends = name 1 to {most} friends
        refusal.free.unshared = {handle} does not share busy times with you: a friend can
        refusal.free.length = {text} is no length: write it as 30m or 1h30
        refusal.free.long = free time is looked for in at most a year: ask for less
        refusal.reminders.long = reminders are listed for a year at most: ask for less
        refusal.time.unreadable = {text} is no time: write it as fri 14:00, tomorrow 9, 5 oct 14:00,
            in 2h, 2026-10-05 09:15, or a day alone for all of it
        refusal.time.noSuchDay = there is no such day as {text}: look at a calendar, and write it as
            2026-10-05
        refusal.time.skipped = {text} does not happen, the clocks go forward over it: take a time an
            hour later
        refusal.time.ambiguous = {text} can be {one} or {other}: write the one that is meant
        refusal.time.otherWeekday = {text}: write the one that is meant, {one} or {other}
        refusal.time.backwards = {text} ends before it starts: give the earlier time first
        refusal.series.otherTime = the series does not happen then
        refusal.series.ruleSaysWhen = the repeat rule names the days or hours itself: give a new one
        refusal.series.never = the repeat rule never happens: write it as FREQ=WEEKLY;COUNT=10

        # Items
        refusal.item.unnamed = nothing is named: say which item
        refusal.item.nothing = no item is called {text}: name it as in choir mon
        refusal.item.cup = a cup of water is not changed by itself: change the goal
        refusal.item.colour = there is no colour {colour}: take one of {colours}
        refusal.item.moduleless = {item} is of no module, so it has no groups
        refusal.item.groupless = {item} names no groups to choose from
        refusal.item.group = there is no group {group} of it: there are {groups}, or all
        refusal.lead.unreadable = {text} is no lead: write it as 20m, 1d,1h, none or usual
        refusal.lead.many = {text}: at most {most} leads, each of up to 28 days

        # Published calendars
        refusal.publish.file = {path} is a file, not a folder: choose another
        refusal.publish.uncreatable = the folder {path} cannot be created: {why}
        refusal.publish.closed = the folder {path} cannot be read: check its permissions
        refusal.publish.irremovable = {path}/{file} cannot be removed: {why}

        # Entries of one's own
        refusal.undo.newer = the last thing you did was {act}, which is not taken back here: {older}
            was done before it
        refusal.undo.nothing = there is nothing to undo: what you do to entries of your own and to
            your view of others can be undone
        refusal.undo.nothing.but = there is nothing to undo: what you do to entries of your own and
            to your view of others can be undone; the last thing you did was {act}
        refusal.entry.untitled = it has no summary: say what it is
        refusal.entry.unchanged = nothing is to change: say when, how long, where or what it is
        refusal.item.unknown = there is no item {item}
        refusal.entry.event = {item} is an event: change it as one
        refusal.entry.foreign = {item} is not yours: you can alter your own entries
        refusal.entry.imported = {item} comes from {source}: only what you added yourself can be
            altered
        refusal.entry.gone = nothing is left of it
        refusal.entry.never = it does not happen
        refusal.entry.whole = {item} is the whole series: name an occurrence, or change all
        refusal.entry.part = {item} is one of a series: say whether this one, it and those after it,
            or all
        refusal.entry.nothing = nothing is left of {item}
        refusal.entry.single = one occurrence cannot repeat: change those after it too, or all
        refusal.rule.help = write it as weekly, weekdays, every 2 weeks on thu, every mon until 14
            dec, weekly 10 times, or FREQ=WEEKLY;COUNT=10
        refusal.rule.cut = {text}… is no rule: {help}
        refusal.rule.none = {text} is no repeat rule: {help}
        refusal.rule.wrong = {problem}: {help}
        refusal.entry.startless = it starts at no time: say when
        refusal.entry.endTwice = an end and a length say the same: give one of them
        refusal.entry.length = {text} is no length: write it as 1h, 90m, 1h30 or 2d
        refusal.entry.wholeDays = it takes whole days: give a length in days, or a time of day to
            start at
        refusal.entry.endTime = it starts at a time of day: say at which one it ends
        refusal.entry.endDay = it takes whole days: end it with a day, or start it at a time of day
        refusal.entry.backwards = it ends before it starts: give a later end
        refusal.entry.long = it lasts longer than a year: let it repeat instead
        refusal.rule.unfit = it starts {weekday} {start}, yet repeats {rule}: start it with the
            first of these, {first} ({firstWeekday}), or give a rule that holds the {day}

        # Reminders
        refusal.reminder.nobody = {key} is nobody's reminder
        refusal.reminder.settled = {item} is over ({states})
        refusal.reminder.undismissed = nothing that can still ring was dismissed of {item}
        refusal.reminder.single = {item} is of no series: dismiss it alone
        refusal.reminder.cups = cups of water are no series: turn off their reminders, or the goal
        refusal.reminder.over = {item} is over: nothing rings for it any more
        refusal.reminder.unknown = there is no reminder {reminder}
        refusal.push.site = the site's address is not known: give server.url in config.yaml
        refusal.push.key = {path} holds no key pair: put its backup back, or remove it and let every
            device subscribe again
        refusal.push.endpoint = that is no push service that is known: an operator can name it under
            server.pushHosts
        refusal.push.keys = the browser's keys cannot be read: subscribe again
        refusal.push.device = give the device a name
        refusal.push.many = {count} devices take pushes already: remove one first
        refusal.push.unknown = that device takes no pushes: subscribe it again
        push.act.snooze = In 10 minutes
        push.act.dismiss = Done
        push.test.title = {site} reaches {device}
        push.test.body = Reminders will arrive like this one.
        refusal.mute.unknown = there is no module and no community {name}{near, plural, =0 {} other
            {: did you mean {near}?}}
        refusal.snooze.silent = {item} does not ring any more: if you dismissed it, take that back
        refusal.snooze.gone = the reminder is gone
        refusal.snooze.length = {text} is no time to snooze: write 10m
        refusal.snooze.past = {text} is past: write 10m, or a time to come as 13:30
        refusal.snooze.early = {reminder} is days away: snooze it when it rings
        refusal.snooze.useless = {reminder} cannot be snoozed: it is of no use any more
        refusal.snooze.begun = {reminder} cannot be snoozed: what it is about has begun
        refusal.snooze.late = {reminder} can be snoozed until {time} at most: take less than that
        refusal.snooze.unreadable = {text} is no length: say last for how long, as 10m, or until
            when, as 13:30

        # Water
        refusal.drinks.unreadable = {path}: {problem}: give a list of drinks
        refusal.drinks.entry = drink {number}: {problem}
        refusal.drinks.noFile = it is not a file
        refusal.drinks.large = it is larger than {size} MiB
        refusal.drinks.closed = it cannot be opened
        refusal.drinks.notJSON = it is not JSON
        refusal.drinks.many = {count} drinks are more than {most}
        refusal.goal.rhythms = a cup, an interval and a number of times exclude each other: give one
        refusal.goal.every = the interval is 15m to 24h: write it as 90m
        refusal.goal.times = the number of times is from 1 to {most}
        refusal.goal.hours = from {from} to {to} leaves no hours: give two that differ
        refusal.goal.many = {amount} would be {cups} cups a day, and {most} is the most: take larger
            cups
        refusal.drinks.sum = {count} drinks in all are more than {most}: take the old ones out of
            the file
        refusal.drink.unknown = {text} is no drink{near, plural, =0 {: say drink, glass, bottle, or
            250ml} other {: did you mean {near}?}}
        refusal.drink.amount = {text} is not an amount: write 250ml, 12oz or 0.5l, up to 20 litres
        refusal.drink.timeOfDay = {text} is not a time of day: write it as 09:00 or 9am
        refusal.drink.uuid = {text} is not a UUID: write it as 0f8fad5b-d9cb-469f-a165-70867728950e
        refusal.drink.time = {text} is not a time: write it as 09:15, yesterday 21:00 or
            2026-10-05T09:15
        refusal.drink.future = {text} is still to come: log it when you drink it
        refusal.drink.none = there is no drink to take back: log one first
        refusal.drink.days = the number of days is from 1 to 3660
        refusal.drink.taken = {id} is the id of another drink: give each drink its own
        refusal.drink.takenBack = {id} was logged and taken back: log it with another id
        refusal.drinks.id = `id` is not a UUID
        refusal.drinks.amount = it has no amount up to 20 litres, as "amount":"250 ml"
        refusal.drinks.category = `category` is not drink, glass, bottle or custom
        refusal.drinks.instant = `{field}` is not an instant, as 2026-10-05T09:15:00+01:00
        """#
}
