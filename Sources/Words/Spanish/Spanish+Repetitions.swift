extension Spanish {
    /// How something repeats.
    static let repetitions: StaticString = #"""
        # Con qué ritmo tiene lugar algo
        repeat.rule = según la regla {rule}
        repeat.ended = {rhythm}, {end}
        repeat.count = {count, plural, =1 {una vez} other {# veces}}
        repeat.until = hasta el {day}
        repeat.every.day = {count, plural, =1 {cada día} other {cada # días}}
        repeat.every.week = {count, plural, =1 {cada semana} other {cada # semanas}}
        repeat.every.month = {count, plural, =1 {cada mes} other {cada # meses}}
        repeat.every.year = {count, plural, =1 {cada año} other {cada # años}}
        repeat.every.hour = {count, plural, =1 {cada hora} other {cada # horas}}
        repeat.every.minute = {count, plural, =1 {cada minuto} other {cada # minutos}}
        repeat.every.second = {count, plural, =1 {cada segundo} other {cada # segundos}}
        repeat.weekdays = de lunes a viernes
        repeat.weekly = cada {days}
        repeat.weekly.on = {every}, el {days}
        repeat.weekly.weekdays = {every}, de lunes a viernes
        repeat.monthly = {every}, {days}
        repeat.yearly = {every}, {days} de {months}
        repeat.yearly.day = {every}, el {day} de {month}
        repeat.day = el {day}
        repeat.day.last = el último día
        repeat.nth.every = cada {weekday}
        repeat.nth.1 = el primer {weekday}
        repeat.nth.2 = el segundo {weekday}
        repeat.nth.3 = el tercer {weekday}
        repeat.nth.4 = el cuarto {weekday}
        repeat.nth.5 = el quinto {weekday}
        repeat.nth.-1 = el último {weekday}
        repeat.nth.-2 = el penúltimo {weekday}
        repeat.omission = se omiten los meses sin día {day}
        """#
}
