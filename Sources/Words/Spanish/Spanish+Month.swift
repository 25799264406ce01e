extension Spanish {
    /// What the pages of a month and a year say.
    static let month: StaticString = #"""
        # A month
        page.month.month = Mes
        page.month.this = Este mes
        page.month.week = Ir a la semana del
        page.month.caption = qué hay cada día
        page.month.weeks = Semanas
        page.month.empty = Nada este mes.
        told.month.off = {count, plural, one {# cancelada} other {# canceladas}}
        told.month.coming = {day}, lo que aún queda

        # A year
        told.agenda.before = {period, select, day {Día anterior} week {Semana anterior} month {Mes anterior} other {Año anterior}},
        told.agenda.after = {period, select, day {Día siguiente} week {Semana siguiente} month {Mes siguiente} other {Año siguiente}},
        page.year.year = Año
        page.year.this = Este año
        told.year.month = {count, plural, =0 {Nada} one {# actividad} other {# actividades}}{days, plural, =0 {} one {
            en un día} other { en # días}}
        """#
}
