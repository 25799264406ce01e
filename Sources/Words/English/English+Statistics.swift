/// What is said of what a campus counts.
extension English {
    static let statistics: StaticString = #"""
        page.statistics.title = Statistics
        page.statistics.period = How far back
        page.statistics.none = Nothing was counted yet: a day, a week or a month is there when it is
            over.
        page.statistics.numbers = The numbers
        page.statistics.csv = As a file (CSV)
        page.statistics.archive = All tables as one file (ZIP)
        told.statistics.why = Whole days up to yesterday. A count below {least} is shown as “fewer than {least}”;
            where it could be worked out from the others, another is not shown either. Hatched bars are fewer
            than {least}.
        told.statistics.since = There are figures since {date}: the period reaches further back.
        told.statistics.plot = At most {most}. The table below has all numbers.
        statistics.period.weeks = Four weeks
        statistics.period.term = Term
        statistics.period.year = Year
        statistics.table.people = People
        statistics.table.newPeople = New people a week
        statistics.table.active = People active a day
        statistics.table.activeWeeks = People active in a week
        statistics.table.activeMonths = People active in a month
        statistics.table.enrolments = Enrolments by module
        statistics.table.reminders = Reminders by channel
        statistics.table.imports = Imports a day
        statistics.table.events = Events a week
        statistics.column.people = people
        statistics.column.enrolments = enrolments
        statistics.column.onTime = in time
        statistics.column.late = over a minute late
        statistics.column.failed = failed
        statistics.column.imported = imported
        statistics.column.unchanged = unchanged
        statistics.column.refused = refused
        statistics.column.published = published
        statistics.column.joined = joined
        statistics.role.student = Students
        statistics.role.staff = Staff
        statistics.role.operator = Operators
        statistics.channel.push = Phones and browsers
        statistics.channel.email = E-mail
        statistics.channel.ntfy = ntfy
        statistics.channel.webhook = Webhooks
        statistics.channel.desktop = Desktop
        statistics.channel.command = Programs
        statistics.channel.jsonl = Files
        statistics.week = week of {date}
        statistics.others = All others
        statistics.total = Total
        statistics.few = fewer than {least}
        statistics.withheld = not shown
        statistics.none = nothing was counted yet
        refusal.operator.statistics = only an operator may see the statistics: ask one
        refusal.statistics.unknown = there is no table {name}: there are {names}
        """#
}
