/// What is said of what a campus counts.
extension French {
    static let statistics: StaticString = #"""
        page.statistics.title = Statistiques
        page.statistics.period = Jusqu’où en arrière
        page.statistics.none = Rien n’est encore compté : un jour, une semaine ou un mois apparaît quand
            il est fini.
        page.statistics.numbers = Les chiffres
        page.statistics.csv = En fichier (CSV)
        page.statistics.archive = Tous les tableaux en un fichier (ZIP)
        told.statistics.why = Des jours entiers jusqu’à hier. Un nombre inférieur à {least} s’affiche « moins de
            {least} » ; là où on pourrait le déduire des autres, un autre manque aussi. Les barres hachurées
            valent moins de {least}.
        told.statistics.since = Il y a des chiffres depuis {date} : la période va plus loin en arrière.
        told.statistics.plot = Au plus {most}. Le tableau ci-dessous a tous les chiffres.
        statistics.period.weeks = Quatre semaines
        statistics.period.term = Semestre
        statistics.period.year = Année
        statistics.table.people = Personnes
        statistics.table.newPeople = Nouvelles personnes par semaine
        statistics.table.active = Personnes actives par jour
        statistics.table.activeWeeks = Personnes actives dans une semaine
        statistics.table.activeMonths = Personnes actives dans un mois
        statistics.table.enrolments = Inscriptions par module
        statistics.table.reminders = Rappels par canal
        statistics.table.imports = Imports par jour
        statistics.table.events = Événements par semaine
        statistics.column.people = personnes
        statistics.column.enrolments = inscriptions
        statistics.column.onTime = à l’heure
        statistics.column.late = plus d’une minute de retard
        statistics.column.failed = échoués
        statistics.column.imported = importés
        statistics.column.unchanged = inchangés
        statistics.column.refused = refusés
        statistics.column.published = publiés
        statistics.column.joined = participations
        statistics.role.student = Étudiants
        statistics.role.staff = Personnel
        statistics.role.operator = Opérateurs
        statistics.channel.push = Téléphones et navigateurs
        statistics.channel.email = E-mail
        statistics.channel.ntfy = ntfy
        statistics.channel.webhook = Webhooks
        statistics.channel.desktop = Bureau
        statistics.channel.command = Programmes
        statistics.channel.jsonl = Fichiers
        statistics.week = semaine du {date}
        statistics.others = Tous les autres
        statistics.total = Total
        statistics.few = moins de {least}
        statistics.withheld = non affiché
        statistics.none = rien n’est encore compté
        refusal.operator.statistics = seul un opérateur peut voir les statistiques : demande à l’un d’eux
        refusal.statistics.unknown = il n’y a pas de tableau {name} : il y a {names}
        """#
}
