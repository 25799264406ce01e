extension German {
    /// Was Befehle vom Wasser und von Veranstaltungen zeigen.
    static let screens: StaticString = #"""
        # Getrunkenes und Ziele
        drink.logged = {drink} eingetragen: {sum}
        drink.already = {drink} war schon eingetragen: {sum}
        drink.undone = {drink} zurückgenommen: {sum}
        drink.named = {category}, {amount}
        drink.category.drink = Schluck
        drink.category.glass = Glas
        drink.category.bottle = Flasche
        drink.sum = {drunk} von {goal}
        drinks.streak = in Folge: {count, plural, one {# Tag} other {# Tage}}
        drinks.average = im Schnitt: {amount} am Tag
        drinks.today = Heute {drunk} von {goal}, noch {left}
        drinks.today.met = Heute {drunk} von {goal}, erreicht
        drinks.met = ja
        drinks.columns = {count} Tage in {unit}; eine volle Säule ist das Ziel des Tages.
        drinks.synchronised = abgeglichen: {received} empfangen, {sent} gesendet
        crowded.day = am {day} ist kein Platz für {count, plural, one {# Becher} other {# Becher}} Wasser
            ({amount}): trink, wenn du kannst
        crowded.days = an {count} Tagen ist nicht für alles Wasser Platz, trink also, wenn du kannst: {days}
        crowded.cups = {count, plural, one {# Becher} other {# Becher}}
        goal.field.goal = Ziel
        goal.field.drunk = getrunken
        goal.field.left = übrig
        goal.field.next = als Nächstes
        goal.words = {amount} von {from} bis {to}, {rhythm}, {state, select, on {an} other {aus}}
        goal.rhythm.cup = in Bechern zu {size}
        goal.rhythm.every = ein Becher alle {length}
        goal.rhythm.times = {count}-mal am Tag

        # Veranstaltungen in Listen, und eine ganz
        event.none = keine kommenden Veranstaltungen
        event.none.past = keine vergangenen Veranstaltungen
        event.field.when = wann
        event.field.repeats = wiederholt
        event.field.where = wo
        event.field.community = Gemeinschaft
        event.field.organiser = Veranstalter
        event.field.hashtag = Hashtag
        event.field.about = worum
        event.field.places = Plätze
        event.field.you = du
        event.field.state = Stand
        event.taken = {count} vergeben
        event.taken.of = {count} von {most} vergeben
        event.taken.waiting = {taken}, {count} auf der Warteliste
        event.state.open = offen
        event.state.full = voll
        event.state.ended = vorbei
        event.state.cancelled = abgesagt
        event.mine.joined = dabei
        event.mine.waiting = auf der Warteliste, Nummer {position}
        event.mine.offered = ein Platz ist für dich frei: join oder drop
        event.mine.offered.until = ein Platz ist bis {time} für dich frei: join oder drop
        event.change.published = veröffentlicht
        event.change.changed = geändert
        event.change.cancelled = abgesagt
        event.day = {day} ganztägig
        event.days = {first} – {last} ganztägig

        # Was mit einer Veranstaltung getan wurde
        event.done = {title}: {what}
        event.done.published = veröffentlicht als {event}
        event.done.changed = geändert
        event.done.cancelled = abgesagt
        event.done.deleted = gelöscht
        event.done.joined = du bist dabei
        event.done.waiting = voll; du bist Nummer {position} der Warteliste
        event.done.dropped = du bist nicht mehr dabei
        """#
}
