/// What operators are told at their desk beside how all is doing.
extension French {
    static let desk: StaticString = #"""
        # At the desk of those who run a site
        alert.disk.unheard = {machine} : depuis un jour, personne ne dit où en est son disque. La machine
            n’existe peut-être plus.
        alert.backup.none = Aucune sauvegarde n’est connue : vérifie que belltower backup et belltower keep
            tournent la nuit.
        health.backup.elsewhere = Faite par un autre programme, comme le dit config.yaml.
        health.restore.none = Pas encore essayée : belltower keep le fait une fois par semaine.
        health.campus.people = {count, plural, one {# personne} other {# personnes}}.
        health.campus.active = {count, plural, one {# personne a} other {# personnes ont}} regardé une page
            hier.
        health.campus.few = Moins de {least} personnes ont regardé une page hier.
        health.campus.events = {count, plural, =0 {Aucun événement} one {# événement} other {# événements}}
            à venir.
        health.campus.reports = {count, plural, =0 {Aucun signalement n’attend} one {# signalement attend}
            other {# signalements attendent}} une décision.
        health.past.none = Aucun appel passé.
        page.operator.campus = Le campus
        page.operator.events = Événements
        page.night.title = Ce que la nuit a trouvé
        page.night.why = Ce qui se constate la nuit, comme le fait belltower check, et le résultat de
            l’essai hebdomadaire de la sauvegarde la plus récente.
        told.night.at = Contrôlé : {time}.
        page.errors.noneYet = Rien n’a encore échoué.
        audit.more = lignes plus anciennes : belltower audit --before {id}
        report.month = mois

        # Pictures that are looked over
        page.operator.pictures = Images
        page.pictures.title = Images
        page.pictures.find = Identifiant ou nom
        page.pictures.reported = Seulement ce qui est signalé
        page.pictures.hidden = Seulement ce qui est masqué
        page.pictures.isHidden = masquée
        page.pictures.case = Voir le signalement
        page.pictures.none = Aucune image de ce genre.
        page.pictures.noneWhy = Ici se trouve ce que les personnes et les communautés montrent d’elles, le plus récent d’abord.
        page.pictures.more = Plus anciennes
        person.mark.reported = signalée
        person.mark.pictureHidden = image masquée
        """#
}
