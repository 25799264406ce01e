extension French {
    /// What the page of water says.
    static let water: StaticString = #"""
        # Water
        page.water.title = Eau
        page.water.aside = Objectif et conseils
        page.water.drink = Noter une boisson
        page.water.log = Noter
        page.water.none = Rien de noté aujourd’hui. Touche ce que tu as bu.
        page.water.takeBack = Retirer
        page.water.history = Jours précédents
        page.water.earlier = Plus ancien
        page.water.isMet = atteint
        page.water.met = Ton objectif du jour est atteint.
        page.water.due = C’est l’heure d’un verre.
        page.water.goalless = Aucun objectif n’est fixé.
        page.water.quiet = Ses rappels sont désactivés.
        page.water.turnOn = Les activer
        page.water.setGoal = En fixer un
        page.water.goal = Ton objectif
        page.water.on = Me rappeler de boire
        page.water.onWhy = Des verres répartis sur toute la journée, jusqu’à l’objectif ; pendant un cours, juste après.
        page.water.amount = Quantité par jour
        page.water.amountWhy = Comme 2 l, 2000 ml ou 64 oz.
        page.water.rhythm = À quel rythme
        page.water.cup = Par verres d’une même taille
        page.water.cupLabel = Taille d’un verre
        page.water.every = À intervalles réguliers
        page.water.everyLabel = Minutes entre deux verres
        page.water.times = Un nombre de fois par jour
        page.water.timesLabel = Fois par jour
        page.water.limits = Pas plus que ça
        page.water.limitsWhy = Au-delà, on te dit de faire une pause.
        page.water.dayLimit = En un jour
        page.water.hourLimit = En une heure
        page.water.advice = Ta santé
        page.water.adviceText = La bonne quantité varie d’une personne à l’autre. En cas de maladie du cœur, des reins
            ou du métabolisme, de grossesse ou de doute, demande conseil à un médecin avant de fixer un objectif. Ne
            note rien en conduisant.
        told.water.left = Encore {amount} d’ici {time}.
        told.water.sum = {drunk} jusqu’ici aujourd’hui
        told.water.cup = Prochain verre à {time}.
        told.water.unit = Afficher en {unit}
        told.water.turned = Affichage en {unit}.
        told.water.other = Autre quantité, en {unit}
        told.water.none = Rien n’a été noté du {day} à hier.
        told.water.tooMuch = C’est plus que les {amount} par jour que tu juges bons pour ta santé. Ne bois plus
            aujourd’hui ; si tu ne te sens pas bien, demande conseil à un médecin.
        """#
}
