extension English {
    /// What the page of reminders says.
    static let reminders: StaticString = #"""
        # Reminders
        page.reminders.title = Reminders
        page.reminders.noneWhy = Reminders come with classes, events, entries and water.
        page.reminders.how = How it rings
        page.reminders.dismissed = does not ring
        page.reminders.snoozed = put off
        page.reminders.five = 5 min later
        page.reminders.ten = 10 min later
        page.reminders.ring = Ring after all
        page.reminders.moreComing = Further ahead
        page.reminders.morePast = Further back
        page.reminders.all = All reminders
        told.reminders.at = at {time}
        told.reminders.none = Nothing rings before {day}.
        told.reminders.noPast = Nothing was due from {day} until now.
        told.reminders.cups = {count} cups of water, {from} to {to}
        told.reminders.snoozed = {name}: rings {time}.
        told.reminders.rings = {name} rings after all.
        """#
}
