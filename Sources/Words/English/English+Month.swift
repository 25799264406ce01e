extension English {
    /// What the pages of a month and a year say.
    static let month: StaticString = #"""
        # A month
        page.month.month = Month
        page.month.this = This month
        page.month.week = Go to the week of
        page.month.caption = what is on each day
        page.month.weeks = Weeks
        page.month.empty = Nothing in this month.
        told.month.off = {count} cancelled
        told.month.coming = {day}, still to come

        # A year
        told.agenda.before = Previous {period, select, day {day} week {week} month {month} other {year}},
        told.agenda.after = Next {period, select, day {day} week {week} month {month} other {year}},
        page.year.year = Year
        page.year.this = This year
        told.year.month = {count, plural, =0 {Nothing} one {# item} other {# items}}{days, plural, =0 {}
            one { on one day} other { on # days}}
        """#
}
