/// All words in English: those of this file, and of its neighbours by subject.
enum English {
    static let texts = [
        general, agenda, sources, screens, campus, home, calendar, people, pages,
        pageSettings, classes, events, friends, month, water, hours, reminders, changed, told, done,
        accounts, corrections, repetitions, feeds, collections, door, invitations, kept,
        server, stewardship, announcements, operating, desk, reports, reportPages, statistics, site,
        health, operatorHelp, commandLine,
    ]

    /// What reminders and news say, and the parts that sentences are made of.
    static let general: StaticString = #"""
        verbatim = {text}

        # Lists, dates and amounts
        list.more = {before}, {last}
        list.or = {before} or {last}
        list.and = {before} and {last}
        list.rest = {names} and {count} more
        date.short = {weekday} {day} {month}
        date.short.year = {weekday} {day} {month} {year}
        date.full = {day} {month} {year}
        date.named = {weekday} {date}
        date.listed = {weekday} {date}
        date.span = {first} to {last}
        date.month = {day} {month}
        date.day = {day}
        date.month.year = {month} {year}
        weekday.monday = Monday
        weekday.tuesday = Tuesday
        weekday.wednesday = Wednesday
        weekday.thursday = Thursday
        weekday.friday = Friday
        weekday.saturday = Saturday
        weekday.sunday = Sunday
        month.1 = January
        month.2 = February
        month.3 = March
        month.4 = April
        month.5 = May
        month.6 = June
        month.7 = July
        month.8 = August
        month.9 = September
        month.10 = October
        month.11 = November
        month.12 = December
        weekday.short.monday = Mon
        weekday.short.tuesday = Tue
        weekday.short.wednesday = Wed
        weekday.short.thursday = Thu
        weekday.short.friday = Fri
        weekday.short.saturday = Sat
        weekday.short.sunday = Sun
        month.short.1 = Jan
        month.short.2 = Feb
        month.short.3 = Mar
        month.short.4 = Apr
        month.short.5 = May
        month.short.6 = Jun
        month.short.7 = Jul
        month.short.8 = Aug
        month.short.9 = Sep
        month.short.10 = Oct
        month.short.11 = Nov
        month.short.12 = Dec
        time.twelve = {hour}:{minute} {half, select, am {am} other {pm}}
        time.minutes = {count, plural, one {# minute} other {# minutes}}
        time.hours = {count, plural, one {# hour} other {# hours}}
        time.days = {count, plural, one {# day} other {# days}}
        time.days.by = {count, plural, one {# day} other {# days}}
        time.min = {count} min
        time.h = {count} h
        time.s = {count} s
        time.none = no time
        time.ago = {length} ago
        time.now = now
        time.in = in {length}
        time.began = began {length} ago
        day.tomorrow = tomorrow
        day.today = today
        day.on = on {date}
        day.from = from {day}
        day.until = until {day}
        more.lines = and {count} more

        # Reminders
        reminder.untitled = (no title)
        reminder.title = {name} at {time}
        reminder.title.day = {name} {day} at {time}
        reminder.title.whole = {name} {day}
        reminder.title.doubt = {title}, or cancelled
        reminder.title.unread = {title}, not confirmed
        reminder.title.called = Marked as cancelled: {name}, {time}
        reminder.doubt = may be cancelled: {who} says so
        reminder.unread = {who} can’t be read right now: this is what it said last
        reminder.called = the title in {who} says it’s cancelled
        reminder.until = until {time}
        reminder.whole = all day
        reminder.place = {place}, {until}
        reminder.leave = leave by {time}
        reminder.by = by {organiser}
        reminder.unofficial = classmates say: {place} (unofficial)
        reminder.with = with {people}
        reminder.with.others = with {people} and {count, plural, one {# other} other {# others}}
        reminder.late = {title} ({length} late)
        reminder.several = {count} reminders
        reminder.says = says {source}

        # Water
        cup.title = Time for a {cup, select, glass {glass} bottle {bottle} other {cup}} ({amount}):
            {rest} to go until {time}

        # News of events
        news.changed = changed
        news.changed.now = changed: now {date} at {time}
        news.changed.place = changed: now {date} at {time}, {place}
        news.cancelled = cancelled
        news.removed = removed by its organiser
        news.lapsed = it was not taken in time
        news.withdrawn = it takes fewer people now: you are on its waiting list again
        news.offered = a place is yours
        news.offered.until = a place is yours until {date} at {time}
        news.offered.how = {place}: belltower event join {event}
        news.offered.how.page = {place}: {page}

        # Friends
        friend.named = {name} ({handle})
        friend.asks = {who} asks to be your friend
        sharing.asks = {who} asks you to share your free times
        sharing.how = share: belltower settings share-busy friends; or not: belltower friend decline {handle}
        sharing.how.page = share or decline: {page}
        friend.how = accept or decline: belltower friend accept {handle}
        friend.how.page = accept or decline: {page}
        friend.now = {who} is your friend now
        friend.now.how = when you are both free: belltower free --with {handle}
        friend.now.how.page = when you are both free: {page}

        # Digest
        digest.title = {date}: {count, plural, one {# item} other {# items}}
        digest.nothing = nothing in your calendar
        digest.water = water yesterday: {drunk} of {goal}
        digest.item = {time} {name}
        digest.item.place = {time} {name}, {place}
        digest.groups = {module}: several groups ring until you choose yours

        # Changes
        change.new = {name} is new
        change.again = {name} takes place after all
        change.cancelled = {name} is cancelled
        change.removed = {name} is no longer listed
        change.renamed = {before} is now called {name}
        change.roomless = {name} has no room any more
        change.roomless.was = {name} has no room any more (was {before})
        change.room = {name} is in {after}
        change.room.was = {name} is in {after} instead of {before}
        change.room.other = another room
        change.time = {name} moved to another time
        change.moved = {name} {moved}
        change.moved.place = {moved}, now in {place}
        change.times.then = {count} times from then on
        change.times = {count} times from {first}
        change.from.to = moved from {before} to {after}
        change.end = takes until {after} instead of {before}
        change.until = {moved}, until {time}
        change.former.room = room changed from {before}
        change.former.time = moved from {before}
        change.former.name = was called {before}
        change.point = {date} {time}

        # Many changes of one import
        changes.look = look at the changes: belltower changes
        changes.look.page = look at the changes: {page}
        changes.each = each {length} {direction, select, earlier {earlier} other {later}} than it was
        changes.title.shift = Your timetable moved by {length}: {classes}
        changes.title = Your timetable changed: {what}
        changes.classes = {count, plural, one {# class} other {# classes}}
        changes.in = {classes} in {place}
        changes.placeless = {classes} without a place
        changes.kind.again = {classes} on again
        changes.kind.new = {classes} new
        changes.kind.moved = {classes} moved
        changes.kind.relocated = {classes} in another place
        changes.kind.renamed = {classes} renamed
        changes.kind.cancelled = {classes} cancelled
        changes.kind.removed = {classes} no longer listed
        changes.count.again = {count} on again
        changes.count.new = {count} new
        changes.count.moved = {count} moved
        changes.count.relocated = {count} in another place
        changes.count.renamed = {count} renamed
        changes.count.cancelled = {count} cancelled
        changes.count.removed = {count} no longer listed
        """#
}
