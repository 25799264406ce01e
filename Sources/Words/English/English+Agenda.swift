extension English {
    /// What the agenda and its neighbours show: items, clashes, gaps, reminders, one's own entries.
    static let agenda: StaticString = #"""
        # Days and what is on them
        agenda.nothing = Nothing on {day}.
        agenda.nothing.days = Nothing on {first} to {last}.
        agenda.whole = all day
        agenda.water = water
        agenda.quoted = “{text}”
        agenda.swapped = runs as {weekday}
        agenda.cut = {names} {count, plural, one {has} other {have}} more occurrences than are
            listed: ask for less time
        cup.listed = {cup, select, glass {Glass} bottle {Bottle} other {Cup}} of water ({amount})
        cup.at = {cup} at {times}
        cup.count = {count} cups
        grid.nothing = Nothing at a time of day.
        grid.water = water
        grid.cup = cup
        grid.more = and more: belltower agenda week --clashes
        month.more = +{count} more
        year.few = · 1 or 2
        year.some = • 3 or 4
        year.many = ■ 5 or more
        year.exam = ! exam
        year.holiday = h holiday
        year.today = ◂ today

        # The same in sentences
        plain.nothing = Nothing on {day}
        plain.nothing.days = Nothing from {first} to {last}.
        plain.today = {day}, today
        plain.place = at {place}
        plain.now = on now
        plain.local = local time {time}
        plain.note = note: {text}
        plain.number = number {number}
        plain.at = at {time}
        plain.times = from {from} to {until}
        plain.until = until {until}
        plain.whole.until = all day until {day}
        plain.whole.time = all day, until {until}
        plain.time.day = {time} on {day}

        # Now and next
        next.nothing = Nothing now, and nothing to come within a year.
        next.now = Now
        next.now.nothing = Now: nothing
        next.now.more = and {count} more now
        next.next = Next
        next.next.nothing = Next: nothing within a year
        next.next.more = and {count} more next
        next.until = until {time}
        next.left = {length} left
        next.at = {day, select, other {at {time}}}
        next.time.tomorrow = {time} tomorrow
        next.time.day = {time} on {day}

        # What is said of an item
        item.cancelled = cancelled
        item.cancelled.in = cancelled in {source}
        item.tentative = tentative
        item.provisional = provisional
        item.hidden = hidden
        item.exam = exam
        item.exam.provisional = exam, provisional
        item.group = group {group} of several
        item.group.unnamed = one of several groups
        item.group.choose = one of several groups: choose yours with --group
        item.unofficial = {place}, say classmates
        item.field.when = when
        item.field.where = where
        item.field.unofficial = unofficial
        item.field.module = module
        item.field.kind = kind
        item.field.group = group
        item.field.source = source
        item.field.note = note
        item.field.colour = colour
        item.field.rings = rings
        item.field.is = is
        item.whole = {day}, all day
        item.sources = {before}; also from {other}
        item.rings.never = never
        item.rings.program = by the calendar program that set its alarm
        item.rings.before = {lengths} before
        item.choose = Which one? Its number:
        item.choose.more = and {count} more: say the day too
        kind.class = class
        kind.exam = exam
        kind.event = event
        kind.personal = personal
        kind.hydration = hydration
        kind.lecture = lecture
        kind.seminar = seminar
        kind.tutorial = tutorial
        kind.lab = lab
        kind.workshop = workshop
        kind.project = project
        kind.change = change
        kind.news = news
        kind.offer = offer
        kind.digest = digest
        kind.summary = summary
        hidden.none = Nothing is hidden.
        hidden.series = all of it
        hidden.show = To see one again: belltower item NUMBER --show, and --series where all is
            hidden.

        # What other sources say of it
        difference.says = {source} says {what}
        difference.source = {source}, which says {what}
        difference.cancelled = it is cancelled
        difference.held = it takes place
        difference.certain = it is certain
        difference.tentative = it is tentative
        difference.untitled = no title
        difference.start = a start at {time}
        difference.end = an end at {time}

        # Clashes and groups
        clash.none = No clashes.
        clash.other = another item
        clash.exam = the exam {title}
        clash.with = clashes with {other}
        clash.with.for = clashes with {other} ({length})
        clash.far = too far from {other}: a walk of {walk} in {gap}
        clash.far.none = too far from {other}: a walk of {walk} in no time
        clash.more = and {count, plural, one {# more clash} other {# more clashes}}
        clash.rest = and {count} more: ask for less time
        clash.unlisted = {count} more clashes are not listed: ask for less time
        clash.inside = in the middle of it
        clash.together = {length} at the same time
        clash.apart = too far: {walk} to walk, {gap} between
        clash.head = clash{exam, select, true { [exam]} other {}}
        clash.new = {head}: {first} and {second} {time}: {reason}
        clash.new.times = {head}: {first} and {second}, {count} times, first {time}: {reason}
        clash.new.times.until = {head}: {first} and {second}, {count} times until {until}, first
            {time}: {reason}
        clash.new.more = and {count} more: belltower agenda month --clashes
        group.fit = {classes}, group {group}: {fit}
        group.free = free
        group.clashes = clashes with {other} ({count} of {all} times, first {time})
        group.more = and {count} more groups

        # Free time
        free.none = No gap so long in your waking hours.
        free.none.common = No gap so long in the waking hours of all.
        free.long = long
        free.soon = soon
        free.unusual = early or late
        free.there = {count} of {all} there anyway

        # One's own entries, and what is taken back
        entry.added = added: {item}
        entry.now = now: {item}
        entry.deleted = deleted: {item}
        entry.repeats = repeats {repetition}
        entry.repeats.but = repeats {repetition}; {omission}: --repeat "every month on the last day"
            has one in each
        entry.over = {title} was over on {time}: belltower undo takes it back
        entry.part = This one, it and those following, or all? [this/following/all]
        undo.done = undone: {act}
        undo.ask = The last thing you did was {newer}. Undo {act}, done before it?
        undo.ask.remedy = The last thing you did was {newer} (`belltower {remedy}` does). Undo
            {act}, done before it?
        ask.confirm = {question} [y/N]

        # Lists of reminders
        reminders.none = Nothing would ring.
        reminders.none.past = Nothing was due.
        reminder.grouped = with others
        reminder.state.planned = planned
        reminder.state.claimed = claimed
        reminder.state.delivered = delivered
        reminder.state.snoozed = snoozed
        reminder.state.dismissed = dismissed
        reminder.state.lapsed = lapsed
        reminder.state.failed = failed
        reminder.gone = {kind} that is gone, {item}
        reminder.of.change = a change of the timetable
        reminder.of.changes = changes of the timetable
        reminder.of.offer = a place that was kept
        reminder.of.news = news
        reminder.of.friend = a friend request
        reminder.of.digest = the day's digest
        reminder.of.summary = a summary of what was late
        reminder.outcome = {state}
        reminder.outcome.by = {state} by {channel}
        reminder.punctual = on time
        reminder.overdue = {length} late
        reminder.attempt = at attempt {number}
        reminder.summarised = told with others
        reminder.tally = {count} due: {parts}
        reminder.tally.delivered = {count} delivered
        reminder.tally.retried = {count} of them at a later attempt
        reminder.tally.lapsed = {count} lapsed
        reminder.tally.failed = {count} failed
        reminder.tally.dismissed = {count} dismissed
        reminder.tally.waiting = {count} waiting
        reminder.figures = late: median {median}, 99 of 100 within {most}, worst {worst}
        dismiss.series = Nothing of its series rings any more.
        dismiss.undone.series = Its series rings again.
        mute.none = Nothing is muted.
        mute.on = {name} does not ring any more.
        mute.off = {name} rings again.

        # What is not up to date, and what is written
        stale.never = {source} was last read never: {why}
        stale.since = {source} was last read {age}: {why}
        stale.import = run belltower import
        export.done = {file}: {count, plural, one {# event} other {# events}} exported
        export.published = {folder}: {written} written, {unchanged} unchanged
        export.published.removed = {folder}: {written} written, {unchanged} unchanged, {removed} old
            removed
        export.unknown = {files}: calendars of Belltower's that this home did not write; remove them
            unless another home publishes there
        export.unpublished = not published: see belltower export --publish
        """#
}
