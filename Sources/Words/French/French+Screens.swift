extension French {
    /// What commands show of one's water and of events.
    static let screens: StaticString = #"""
        # Boissons et objectifs
        drink.logged = {drink}, c’est noté : {sum}
        drink.already = {drink}, c’était déjà noté : {sum}
        drink.undone = {drink}, c’est retiré : {sum}
        drink.named = {category}, {amount}
        drink.category.drink = boisson
        drink.category.glass = verre
        drink.category.bottle = bouteille
        drink.sum = {drunk} sur {goal}
        drinks.streak = d’affilée : {count, plural, one {# jour} other {# jours}}
        drinks.average = moyenne : {amount} par jour
        drinks.today = Aujourd’hui {drunk} sur {goal}, encore {left}
        drinks.today.met = Aujourd’hui {drunk} sur {goal}, atteint
        drinks.met = oui
        drinks.columns = {count} jours en {unit} ; une colonne pleine est l’objectif du jour.
        drinks.synchronised = synchronisé : {received} reçues, {sent} envoyées
        crowded.day = {day} est trop plein pour {count, plural, one {# verre} other {# verres}} d’eau
            ({amount}) : bois quand tu peux
        crowded.days = {count} jours sont trop pleins pour toute leur eau, alors bois quand tu peux : {days}
        crowded.cups = {count, plural, one {# verre} other {# verres}}
        goal.field.goal = objectif
        goal.field.drunk = bu
        goal.field.left = reste
        goal.field.next = ensuite
        goal.words = {amount} de {from} à {to}, {rhythm}, {state, select, on {activé} other {désactivé}}
        goal.rhythm.cup = par verres de {size}
        goal.rhythm.every = un verre à {length} d’intervalle
        goal.rhythm.times = {count} fois par jour

        # Événements en liste, et un en entier
        event.none = aucun événement à venir
        event.none.past = aucun événement passé
        event.field.when = quand
        event.field.repeats = répétition
        event.field.where = où
        event.field.community = communauté
        event.field.organiser = organisateur
        event.field.hashtag = hashtag
        event.field.about = sujet
        event.field.places = places
        event.field.you = toi
        event.field.state = état
        event.taken = {count, plural, one {# prise} other {# prises}}
        event.taken.of = {count, plural, one {# prise} other {# prises}} sur {most}
        event.taken.waiting = {taken}, {count} en attente
        event.state.open = ouvert
        event.state.full = complet
        event.state.ended = terminé
        event.state.cancelled = annulé
        event.mine.joined = tu participes
        event.mine.waiting = en attente, numéro {position}
        event.mine.offered = une place t’est gardée : join ou drop
        event.mine.offered.until = une place t’est gardée jusqu’à {time} : join ou drop
        event.change.published = publié
        event.change.changed = modifié
        event.change.cancelled = annulé
        event.day = {day} toute la journée
        event.days = {first} – {last} toute la journée

        # Ce qui a été fait d’un événement
        event.done = {title} : {what}
        event.done.published = publié sous {event}
        event.done.changed = modifié
        event.done.cancelled = annulé
        event.done.deleted = supprimé
        event.done.joined = tu participes
        event.done.waiting = complet ; tu es numéro {position} sur la liste d’attente
        event.done.dropped = tu ne participes plus
        """#
}
