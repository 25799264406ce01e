extension Spanish {
    /// What calendar programs are told, and the page of their passwords.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Clases
        collection.events = Eventos
        collection.personal = Personal
        collection.water = Agua
        collection.classes.about = Lo que dicen tus horarios. Solo lectura: cámbialo en Belltower.
        collection.events.about = Eventos en los que participas. Solo lectura: déjalos en Belltower.
        collection.personal.about = Tus propias entradas, aquí y en Belltower.
        collection.water.about = Los vasos de los próximos días, como Belltower los planea. Se cambian en su página del agua.
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
        refusal.collection.exists = ya hay un calendario con ese nombre
        refusal.collection.gone = ese calendario no existe, o en él no se puede cambiar nada
        refusal.collection.many = una persona no puede crear más calendarios: borra algunos
        refusal.collection.insecure = los programas de calendario envían una contraseña: usa https para este sitio
        refusal.loginFlow.late = eso tardó demasiado o ya tuvo respuesta: empieza de nuevo en el programa
        page.clients.link = Un programa en el que también escribes
        page.clients.title = Programas de calendario
        page.clients.why = Un programa de calendario que habla CalDAV muestra tus clases y eventos, y lo que escribes en él
            está también aquí. Necesita una contraseña propia.
        page.clients.make = Crear una contraseña
        page.clients.once = Se muestra solo esta vez. Abre tus calendarios y nada más: dásela solo a este programa.
        page.clients.server = Servidor
        page.clients.user = Nombre de usuario
        page.clients.password = Contraseña
        page.clients.howApple = En Ajustes, entre las cuentas de Calendario, añade otra cuenta de CalDAV y escribe estos tres datos.
        page.clients.howAndroid = La app DAVx⁵ no necesita ninguno: añade en ella una cuenta de tipo Nextcloud con la dirección de este sitio y
            permítelo aquí. O añade una con URL y nombre de usuario y escribe estos tres datos.
        page.clients.howThunderbird = Añade un calendario nuevo en la red y escribe el nombre de usuario y el servidor.
        page.clients.list = Programas con contraseña
        page.clients.none = Ningún programa tiene todavía una contraseña.
        page.clients.profile = Configurar este dispositivo
        page.clients.profileHow = En Safari, permite la descarga. Abre después Ajustes, que ofrece el perfil descargado, e instálalo. El
            archivo lleva una contraseña: no se lo des a nadie.
        page.clients.davx5 = Configurar DAVx⁵
        page.clients.davx5How = Abre la app DAVx⁵, si está instalada: inicia sesión allí y permítelo aquí. No se escribe ninguna
            contraseña. Si no se abre, añade en ella una cuenta de tipo Nextcloud con la dirección de este sitio.
        page.clients.other = Otro programa
        page.clients.scanWhy = Apunta su cámara aquí. Abre allí esta página y recibe una contraseña propia.
        page.clients.code = La dirección de esta página
        page.clients.allow = Permitir
        page.clients.allowReads = Lee tus clases y eventos, y lee y escribe tus propias entradas. Puedes revocarlo cuando quieras.
        page.clients.allowOnly = Permítelo solo si acabas de empezar esto en ese programa. Otra persona que te hubiera enviado aquí leería
            tu calendario.
        page.clients.calendars = Calendarios que crearon programas
        page.clients.calendarsWhy = Son para tus propias entradas, que aquí están entre todas las demás.
        page.clients.choices = Lo que reciben los programas
        page.clients.alarms = Una alarma que puso un programa
        page.clients.alarmsProgram = Suena en ese programa
        page.clients.alarmsBell = Suena en Belltower, y los programas no saben de ella
        page.clients.water = Los vasos de los próximos días, como calendario propio
        told.client.made = La contraseña para {name}
        told.client.allow = ¿Dejar que {name} lea tu calendario y escriba en él?
        told.client.allowed = {name} tiene permiso. Cierra esta página y sigue allí.
        told.client.revoke = ¿Revocar la contraseña para {name}?
        told.client.revokeEffect = Ya no entra. Lo que copió se queda donde está.
        told.client.entries = {count, plural, =0 {ninguna entrada} one {# entrada} other {# entradas}}
        told.client.drop = ¿Borrar el calendario {name}?
        told.client.dropEffect = {count, plural, =0 {No hay nada en él.} one {Su entrada se va con él. «Deshacer», en la página
            siguiente, la devuelve, entre tus otras entradas.} other {Sus # entradas se van con él. «Deshacer», en la página
            siguiente, las devuelve, entre tus otras entradas.}}
        """#
}
