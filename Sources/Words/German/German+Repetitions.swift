extension German {
    /// How something repeats.
    static let repetitions: StaticString = #"""
        # Wie oft etwas stattfindet
        repeat.rule = nach der Regel {rule}
        repeat.ended = {rhythm}, {end}
        repeat.count = {count, plural, =1 {einmal} other {# Mal}}
        repeat.until = bis {day}
        repeat.every.day = {count, plural, =1 {jeden Tag} other {alle # Tage}}
        repeat.every.week = {count, plural, =1 {jede Woche} other {alle # Wochen}}
        repeat.every.month = {count, plural, =1 {jeden Monat} other {alle # Monate}}
        repeat.every.year = {count, plural, =1 {jedes Jahr} other {alle # Jahre}}
        repeat.every.hour = {count, plural, =1 {jede Stunde} other {alle # Stunden}}
        repeat.every.minute = {count, plural, =1 {jede Minute} other {alle # Minuten}}
        repeat.every.second = {count, plural, =1 {jede Sekunde} other {alle # Sekunden}}
        repeat.weekdays = montags bis freitags
        repeat.weekly = jeden {days}
        repeat.weekly.on = {every} am {days}
        repeat.weekly.weekdays = {every} montags bis freitags
        repeat.monthly = {every} {days}
        repeat.yearly = {every} {days} im {months}
        repeat.yearly.day = {every} am {day}. {month}
        repeat.day = am {day}.
        repeat.day.last = am letzten Tag
        repeat.nth.every = an jedem {weekday}
        repeat.nth.1 = am ersten {weekday}
        repeat.nth.2 = am zweiten {weekday}
        repeat.nth.3 = am dritten {weekday}
        repeat.nth.4 = am vierten {weekday}
        repeat.nth.5 = am fünften {weekday}
        repeat.nth.-1 = am letzten {weekday}
        repeat.nth.-2 = am vorletzten {weekday}
        repeat.omission = Monate ohne einen {day}. fallen aus
        """#
}
