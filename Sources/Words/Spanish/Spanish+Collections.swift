extension Spanish {
    /// What calendar programs are told.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Clases
        collection.events = Eventos
        collection.personal = Personal
        collection.classes.about = Lo que dicen tus horarios. Solo lectura: cámbialo en Belltower.
        collection.events.about = Eventos en los que participas. Solo lectura: déjalos en Belltower.
        collection.personal.about = Tus propias entradas, aquí y en Belltower.
        refusal.collection.calendar = eso no es un calendario
        refusal.collection.object = una entrada cada vez: eventos con un solo UID, de los que uno como mucho no tiene
            RECURRENCE-ID, y sin METHOD
        refusal.collection.component = aquí solo se guardan eventos
        refusal.collection.large = esa entrada es demasiado grande
        refusal.collection.name = una entrada no puede llamarse así
        refusal.collection.uid = otra entrada tiene ese UID
        refusal.collection.changed = se modificó mientras tanto
        refusal.collection.missing = esa entrada no existe
        refusal.collection.properties = ya se guarda demasiado de este calendario
        refusal.collection.full = las entradas de los programas de calendario ocupan demasiado: borra algunas
        refusal.collection.busy = se cambian demasiadas cosas a la vez: inténtalo de nuevo
        refusal.collection.insecure = los programas de calendario envían una contraseña: usa https para este sitio
        """#
}
