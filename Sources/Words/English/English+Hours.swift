extension English {
    /// What the page of active hours says.
    static let hours: StaticString = #"""
        # Active hours
        page.hours.title = Active hours
        page.hours.days = Day by day
        page.hours.why = How long these pages were in front of you, in minutes in which you did something. Nobody
            but you sees it.
        page.hours.empty = Nothing is counted yet. It begins by itself as soon as a page is open and you do something
            on it.
        page.hours.none = Nothing was counted on these days.
        page.hours.earlier = Earlier weeks
        page.hours.later = Later weeks
        page.hours.counting = Counting
        page.hours.isOn = Your minutes are counted, hour by hour. After 400 days they are forgotten.
        page.hours.isOff = Nothing is counted. What was counted before stays until you forget it.
        page.hours.turnOn = Count them
        page.hours.turnOff = Count them no more
        page.hours.forget = Forget them all
        page.hours.question = Forget your active hours?
        page.hours.effect = All minutes that were counted are deleted, of every day.
        told.hours.average = On average {length} a day since {day}.
        told.did.forgotten = Your active hours are forgotten.
        refusal.hours.days = active hours are told of 1 to {most} days at a time: ask for fewer
        refusal.hours.minutes = minutes are counted 1 to {most} at a time
        """#
}
