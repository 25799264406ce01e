extension English {
    /// What sources, imports, changes and crawls show, and where one stands.
    static let sources: StaticString = #"""
        # Sources
        source.none = No source yet. Subscribe to one: belltower subscribe URL
        source.campus = {source} (the campus's)
        source.head.source = source
        source.head.address = address
        source.head.meetings = meetings
        source.head.read = read
        source.head.next = next
        source.never = never
        source.just.now = just now
        source.refused = refused: {reason}
        source.postponed = put off: {reason}
        source.error = last error: {reason}
        source.held = Held back {age}; it would alter:
        source.held.often = Held back {age}, seen {count} times since; it would alter:
        source.unread = could not be read: {what}
        source.unread.kept = could not be read, so what it said last stays: {what}
        source.unread.line = line {line}: {what}
        source.unread.more = {count, plural, one {# more thing} other {# more things}} could not be read
        source.once = imported once
        source.gone = stopped: the server says it is gone for good
        source.due = due {time}
        source.due.now = due now
        source.failures = {due} ({count} failures in a row)
        source.remove = Remove {source} with all its meetings?
        source.removed = {source}: removed

        # What an import did
        progress.importing = importing
        import.state.imported = imported
        import.state.unchanged = unchanged
        import.state.refused = refused
        import.state.failed = failed
        import.state.undone = undone
        import.done = {source}: imported, {count, plural, one {# event} other {# events}}
        import.unchanged = {source}: unchanged, {count, plural, one {# event} other {# events}}
        import.failed = {source}: failed: {reason}
        import.refused = {source}: refused: {reason}
        import.postponed = {source}: put off: {reason}
        import.reasonless = no reason given
        import.added = {count} added
        import.changed = {count} changed
        import.removed = {count} removed
        import.line = {source}, line {line}
        import.issues.more = {source}: {count} more issues: see them with --json
        import.none.due = No source is due. All of them: --all
        history.alike = {state}, {count} times
        history.counts = {state}: {added} added, {changed} changed, {removed} removed, {held} held
        history.reason = {state}: {reason}

        # Lists of changes
        change.none = No change on record.
        change.none.since = No change since {since}.
        change.more = {count} more: {hint}
        change.hint = see belltower changes
        change.hint.json = see --json
        change.hint.sources = see sources --json
        change.at.once = {count} at once
        change.later = {length} later
        change.earlier = {length} earlier
        change.now = now {value}
        change.unsaid = nowhere said
        change.taken.back = taken back
        change.kind.added = added
        change.kind.moved = moved
        change.kind.relocated = relocated
        change.kind.renamed = renamed
        change.kind.cancelled = cancelled
        change.kind.removed = removed

        # Crawls
        crawl.done = {crawler}: {state}, {count, plural, one {# page} other {# pages}}
        crawl.done.into = {crawler}: {state}, {count, plural, one {# page} other {# pages}}, into
            source {source}
        crawl.head.modules = modules
        crawl.head.classes = classes
        crawl.row.added = added
        crawl.row.changed = changed
        crawl.row.removed = removed
        crawl.row.unchanged = unchanged
        crawl.issues.more = and {count} more: see --json
        crawl.none = No crawler is installed.
        crawl.unusable = cannot be used: {problem}
        crawl.unproven = unproven
        crawl.example.well = {page}: as promised
        crawl.progress = {done} of {all} pages, {rate}/s
        crawl.progress.left = {done} of {all} pages, {rate}/s, {seconds} s left

        # Where one stands
        status.head.water = Water:
        status.head.imported = Imported:
        status.head.joined = Joined:
        status.head.bell = Bell:
        status.head.friends = Friends:
        status.offer = a place in {place} is yours: belltower event join {event}
        status.offer.until = a place in {place} is yours until {until}: belltower event join {event}
        status.events.more = and {count} more: belltower event list
        status.water = {drunk} today; a goal: belltower goal 2l
        status.water.next = {drunk} of {goal}, next cup at {time}
        status.bell.none = nothing rings in the next day
        status.bell.silent = no belltower remind runs
        status.sources = {count, plural, one {# source} other {# sources}}, last {age}
        status.sources.unread = {count, plural, one {# source} other {# sources}}, never read
        status.asked = {count, plural, other {{who} asked you: {answer}}}
        status.troubles.more = and {count} more: belltower sources
        status.new = Belltower: one calendar of your classes, that rings on time. There is nothing
            in it yet.
        status.new.among = You are {person}, with {count} more in this home, and your calendar is
            empty yet.
        status.new.other = Somebody else? belltower --as HANDLE. Home: {home}
        status.new.home = Home: {home}
        guide.demo = a student's day in half a minute, in a home thrown away
        guide.setup = asks for your zone, your feed, and how to ring
        guide.subscribe = takes your timetable's address, as your campus gives it
        guide.enrol = takes a module: belltower modules WORD finds its code
        guide.events = what is to come; belltower community list, who organises it
        guide.help = everything else
        """#
}
