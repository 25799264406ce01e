extension French {
    /// What the page of active hours says.
    static let hours: StaticString = #"""
        # Active hours
        page.hours.title = Heures actives
        page.hours.days = Jour après jour
        page.hours.why = Combien de temps ces pages étaient devant toi, en minutes où tu y faisais quelque chose. Personne
            d’autre ne le voit.
        page.hours.empty = Rien n’est compté encore. Cela commence tout seul dès qu’une page est ouverte et que tu y fais
            quelque chose.
        page.hours.none = Rien n’a été compté ces jours-là.
        page.hours.earlier = Semaines d’avant
        page.hours.later = Semaines d’après
        page.hours.counting = Comptage
        page.hours.isOn = Tes minutes sont comptées, heure par heure. Après 400 jours, elles sont oubliées.
        page.hours.isOff = Rien n’est compté. Ce qui a été compté avant reste jusqu’à ce que tu l’effaces.
        page.hours.turnOn = Les compter
        page.hours.turnOff = Ne plus les compter
        page.hours.forget = Tout effacer
        page.hours.question = Effacer tes heures actives ?
        page.hours.effect = Toutes les minutes comptées sont effacées, de tous les jours.
        told.hours.average = Depuis {day}, en moyenne {length} par jour.
        told.did.forgotten = Tes heures actives sont effacées.
        refusal.hours.days = les heures actives se donnent pour 1 à {most} jours à la fois : demandes-en moins
        refusal.hours.minutes = les minutes se comptent de 1 à {most} à la fois
        """#
}
