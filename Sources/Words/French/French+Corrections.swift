extension French {
    /// What is said of the room of a class beside the timetable.
    static let corrections: StaticString = #"""
        correction.none = Tu ne dis rien de la salle.
        told.unofficial = Selon tes camarades : {place} (non officiel)
        told.unofficial.instead = Selon tes camarades : {place} (non officiel). L’emploi du temps indique
            {told}.
        told.unofficial.alone = Selon tes camarades : {place} (non officiel). L’emploi du temps n’indique
            aucune salle.
        told.correction.said = Tu as dit : {place}. {count, plural, =0 {Assez de camarades disent pareil.} one
            {Il faut encore # camarade qui dise pareil.} other {Il faut encore # camarades qui disent
            pareil.}}
        told.did.corrected = Autre salle : {name}
        page.correction.open = Ce n’est pas la bonne salle
        page.correction.why = Quand trois personnes qui suivent le module disent pareil, toutes celles qui le
            suivent voient cette salle comme non officielle, sans vos noms, jusqu’à ce que l’emploi du temps
            l’indique ou que le cours soit fini.
        page.correction.place = La bonne salle
        page.correction.say = Le dire
        page.correction.takeBack = Retirer
        refusal.correction.place = indique la salle avec des lettres ou des chiffres
        refusal.correction.told = l’emploi du temps indique déjà {place}
        refusal.correction.class = seule la salle d’un cours de module se corrige, et {item} n’en est pas un
        refusal.correction.over = {item} est fini, ou n’a pas lieu
        refusal.correction.outside = seul qui suit {code} peut dire où ont lieu ses cours
        refusal.correction.none = tu ne dis rien de la salle de {item}
        """#
}
