extension French {
    /// What the page of changes says.
    static let changed: StaticString = #"""
        # Changes
        page.changes.title = Changements
        page.changes.source = Source
        page.changes.all = Toutes les sources
        page.changes.module = Module ou titre
        page.changes.show = Afficher
        page.changes.months = Autres mois
        page.changes.own = Ta dernière action
        page.changes.news = Amis et événements
        page.changes.none = Rien n’a changé ce mois-là.
        page.changes.noneWhy = Quand une source déplace, annule ou ajoute quelque chose, c’est écrit ici.
        page.changes.noneOfThese = Rien de tout ça n’a changé ce mois-là.
        page.changes.everything = Tous les changements
        """#
}
