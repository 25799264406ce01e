extension French {
    /// What the pages of a month and a year say.
    static let month: StaticString = #"""
        # A month
        page.month.month = Mois
        page.month.this = Ce mois-ci
        page.month.week = Aller à la semaine du
        page.month.caption = ce qu’il y a chaque jour
        page.month.weeks = Semaines
        page.month.empty = Rien ce mois-ci.
        told.month.off = {count, plural, one {# annulé} other {# annulés}}
        told.month.coming = {day}, encore à venir

        # A year
        told.agenda.before = {period, select, day {Jour précédent} week {Semaine précédente} month {Mois précédent} other {Année
            précédente}},
        told.agenda.after = {period, select, day {Jour suivant} week {Semaine suivante} month {Mois suivant} other {Année suivante}},
        page.year.year = Année
        page.year.this = Cette année
        told.year.month = {count, plural, =0 {Rien} one {# élément} other {# éléments}}{days, plural, =0 {} one { sur
            un jour} other { sur # jours}}
        """#
}
