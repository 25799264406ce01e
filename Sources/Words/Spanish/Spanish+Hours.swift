extension Spanish {
    /// What the page of active hours says.
    static let hours: StaticString = #"""
        # Active hours
        page.hours.title = Horas activas
        page.hours.days = Día a día
        page.hours.why = Cuánto tiempo has tenido estas páginas delante, en minutos en que hacías algo. No lo ve nadie
            más.
        page.hours.empty = Aún no se ha contado nada. Empieza solo en cuanto una página está abierta y haces algo en
            ella.
        page.hours.none = En estos días no se contó nada.
        page.hours.earlier = Semanas anteriores
        page.hours.later = Semanas posteriores
        page.hours.counting = Recuento
        page.hours.isOn = Tus minutos se cuentan, hora por hora. A los 400 días se olvidan.
        page.hours.isOff = No se cuenta nada. Lo que se contó antes se queda hasta que lo borres.
        page.hours.turnOn = Contarlos
        page.hours.turnOff = Dejar de contarlos
        page.hours.forget = Borrarlos todos
        page.hours.question = ¿Borrar tus horas activas?
        page.hours.effect = Se borran todos los minutos contados, de todos los días.
        told.hours.average = Desde {day}, de media {length} al día.
        told.did.forgotten = Tus horas activas se han borrado.
        refusal.hours.days = las horas activas se dan de 1 a {most} días cada vez: pide menos
        refusal.hours.minutes = los minutos se cuentan de 1 a {most} cada vez
        """#
}
