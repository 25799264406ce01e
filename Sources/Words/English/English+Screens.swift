extension English {
    /// What commands show of one's water and of events.
    static let screens: StaticString = #"""
        # Drinks and goals
        drink.logged = {drink} logged: {sum}
        drink.already = {drink} was logged before: {sum}
        drink.undone = {drink} taken back: {sum}
        drink.named = {category}, {amount}
        drink.category.drink = drink
        drink.category.glass = glass
        drink.category.bottle = bottle
        drink.sum = {drunk} of {goal}
        drinks.streak = streak: {count, plural, one {# day} other {# days}}
        drinks.average = average: {amount} a day
        drinks.today = Today {drunk} of {goal}, {left} to go
        drinks.today.met = Today {drunk} of {goal}, met
        drinks.met = met
        drinks.columns = {count} days in {unit}; a full column is the day's goal.
        drinks.synchronised = synchronised: {received} received, {sent} sent
        crowded.day = {day} is too full for {count, plural, one {# cup} other {# cups}} of water ({amount}):
            drink when you can
        crowded.days = {count} days are too full for all their water, so drink when you can: {days}
        crowded.cups = {count, plural, one {# cup} other {# cups}}
        goal.field.goal = goal
        goal.field.drunk = drunk
        goal.field.left = left
        goal.field.next = next
        goal.words = {amount} from {from} to {to}, {rhythm}, {state, select, on {on} other {off}}
        goal.rhythm.cup = cups of {size}
        goal.rhythm.every = a cup every {length}
        goal.rhythm.times = {count} times a day

        # Events in lists, and one in full
        event.none = no upcoming events
        event.none.past = no past events
        event.field.when = when
        event.field.repeats = repeats
        event.field.where = where
        event.field.community = community
        event.field.organiser = organiser
        event.field.hashtag = hashtag
        event.field.about = about
        event.field.places = places
        event.field.you = you
        event.field.state = state
        event.taken = {count} taken
        event.taken.of = {count} of {most} taken
        event.taken.waiting = {taken}, {count} waiting
        event.state.open = open
        event.state.full = full
        event.state.ended = ended
        event.state.cancelled = cancelled
        event.mine.joined = joined
        event.mine.waiting = waiting, number {position}
        event.mine.offered = a place is kept for you: join or drop
        event.mine.offered.until = a place is kept for you until {time}: join or drop
        event.change.published = published
        event.change.changed = changed
        event.change.cancelled = cancelled
        event.day = {day} all day
        event.days = {first} – {last} all day

        # What was done with an event
        event.done = {title}: {what}
        event.done.published = published as {event}
        event.done.changed = changed
        event.done.cancelled = cancelled
        event.done.deleted = deleted
        event.done.joined = joined
        event.done.waiting = full; you are number {position} of the waiting list
        event.done.dropped = dropped
        """#
}
