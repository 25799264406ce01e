extension French {
    /// How something repeats.
    static let repetitions: StaticString = #"""
        # À quel rythme quelque chose a lieu
        repeat.rule = selon la règle {rule}
        repeat.ended = {rhythm}, {end}
        repeat.count = {count, plural, =1 {une fois} other {# fois}}
        repeat.until = jusqu’au {day}
        repeat.every.day = {count, plural, =1 {chaque jour} other {tous les # jours}}
        repeat.every.week = {count, plural, =1 {chaque semaine} other {toutes les # semaines}}
        repeat.every.month = {count, plural, =1 {chaque mois} other {tous les # mois}}
        repeat.every.year = {count, plural, =1 {chaque année} other {tous les # ans}}
        repeat.every.hour = {count, plural, =1 {chaque heure} other {toutes les # heures}}
        repeat.every.minute = {count, plural, =1 {chaque minute} other {toutes les # minutes}}
        repeat.every.second = {count, plural, =1 {chaque seconde} other {toutes les # secondes}}
        repeat.weekdays = du lundi au vendredi
        repeat.weekly = chaque {days}
        repeat.weekly.on = {every}, le {days}
        repeat.weekly.weekdays = {every}, du lundi au vendredi
        repeat.monthly = {every}, {days}
        repeat.yearly = {every}, {days} de {months}
        repeat.yearly.day = {every}, le {day, select, 1 {1er} other {{day}}} {month}
        repeat.day = le {day, select, 1 {1er} other {{day}}}
        repeat.day.last = le dernier jour
        repeat.nth.every = chaque {weekday}
        repeat.nth.1 = le premier {weekday}
        repeat.nth.2 = le deuxième {weekday}
        repeat.nth.3 = le troisième {weekday}
        repeat.nth.4 = le quatrième {weekday}
        repeat.nth.5 = le cinquième {weekday}
        repeat.nth.-1 = le dernier {weekday}
        repeat.nth.-2 = l’avant-dernier {weekday}
        repeat.omission = les mois sans {day} sont sautés
        """#
}
