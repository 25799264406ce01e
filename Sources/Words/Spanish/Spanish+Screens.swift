extension Spanish {
    /// What commands show of one's water and of events.
    static let screens: StaticString = #"""
        # Bebidas y objetivos
        drink.logged = anotado: {drink}; {sum}
        drink.already = ya estaba anotado: {drink}; {sum}
        drink.undone = deshecho: {drink}; {sum}
        drink.named = {category}, {amount}
        drink.category.drink = bebida
        drink.category.glass = vaso
        drink.category.bottle = botella
        drink.sum = {drunk} de {goal}
        drinks.streak = racha: {count, plural, one {# día} other {# días}}
        drinks.average = media: {amount} al día
        drinks.today = Hoy {drunk} de {goal}, aún {left} por beber
        drinks.today.met = Hoy {drunk} de {goal}, conseguido
        drinks.met = conseguido
        drinks.columns = {count} días en {unit}; una columna llena es el objetivo del día.
        drinks.synchronised = sincronizado: {received} recibidas, {sent} enviadas
        crowded.day = {day} no deja sitio para {count, plural, one {# vaso} other {# vasos}} de agua
            ({amount}): bebe cuando puedas
        crowded.days = {count} días no dejan sitio para toda su agua, así que bebe cuando puedas: {days}
        crowded.cups = {count, plural, one {# vaso} other {# vasos}}
        goal.field.goal = objetivo
        goal.field.drunk = bebido
        goal.field.left = por beber
        goal.field.next = próximo
        goal.words = {amount} de {from} a {to}, {rhythm}, {state, select, on {activado} other
            {desactivado}}
        goal.rhythm.cup = vasos de {size}
        goal.rhythm.every = un vaso cada {length}
        goal.rhythm.times = {count, plural, one {# vez} other {# veces}} al día

        # Los eventos en listas, y uno entero
        event.none = ningún evento por venir
        event.none.past = ningún evento pasado
        event.field.when = cuándo
        event.field.repeats = se repite
        event.field.where = dónde
        event.field.community = comunidad
        event.field.organiser = organiza
        event.field.hashtag = hashtag
        event.field.about = de qué va
        event.field.places = plazas
        event.field.you = tú
        event.field.state = estado
        event.taken = ocupadas: {count}
        event.taken.of = ocupadas: {count} de {most}
        event.taken.waiting = {taken}; en espera: {count}
        event.state.open = abierto
        event.state.full = completo
        event.state.ended = terminado
        event.state.cancelled = cancelado
        event.mine.joined = participas
        event.mine.waiting = en espera, número {position}
        event.mine.offered = tienes una plaza reservada: acéptala o déjala
        event.mine.offered.until = tienes una plaza reservada hasta {time}: acéptala o déjala
        event.change.published = publicado
        event.change.changed = cambiado
        event.change.cancelled = cancelado
        event.day = {day} todo el día
        event.days = {first} – {last} todo el día

        # Lo que se ha hecho con un evento
        event.done = {title}: {what}
        event.done.published = publicado como {event}
        event.done.changed = cambiado
        event.done.cancelled = cancelado
        event.done.deleted = borrado
        event.done.joined = ya participas
        event.done.waiting = completo; tienes el número {position} de la lista de espera
        event.done.dropped = ya no participas
        """#
}
