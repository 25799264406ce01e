extension Spanish {
    /// Sources, the bell, oneself, and what goes wrong.
    static let pageSettings: StaticString = #"""
        # Fuentes
        page.sources.title = Fuentes
        page.sources.titleLong = Fuentes y cambios
        page.sources.add = Añadir una
        page.sources.none = Aún no hay fuentes
        page.sources.noneWhy = De una fuente sale tu horario de clases.
        page.sources.paste = Pega la dirección de tu horario
        page.sources.address = Dirección web de tu horario
        page.sources.addressWhy = El enlace que tu campus da para aplicaciones de calendario; empieza por
            https:// o webcal://. Queda en secreto: no lo volvemos a mostrar.
        page.sources.read = Traer mi horario
        page.sources.orFile = O un archivo
        page.sources.file = Archivo de calendario (.ics)
        page.sources.upload = Subir el archivo
        page.sources.where = ¿Dónde encuentro la dirección?
        page.sources.whereText = En el horario de tu campus, busca “Suscribirse”, “Exportar” o “iCal” y
            copia el enlace. Las plataformas como Moodle lo tienen debajo del calendario.
        page.sources.healthy = Todo bien
        page.sources.isFile = Archivo
        page.sources.isHeld = Retenida
        page.sources.ask = Preguntar ahora
        page.sources.decide = Decidir
        page.sources.accept = Aceptar la respuesta nueva
        page.sources.would = Qué haría la respuesta nueva
        page.sources.nowCount = Ahora
        page.sources.thenCount = Luego
        page.sources.noChanges = Aún no ha cambiado nada.
        page.sources.history = Historial
        page.sources.issues = Lo que no se ha podido leer
        page.sources.settings = Ajustes
        page.sources.name = Nombre
        page.sources.kind = Qué contiene
        page.sources.alarms = Que suenen también sus propias alarmas
        page.sources.delete = Borrar la fuente
        page.kind.class = Clases
        page.kind.event = Eventos
        page.kind.personal = Mis entradas

        # La campana
        page.bell.title = Campana
        page.bell.settings = Cómo suena
        page.bell.coming = Qué va a sonar
        page.bell.dismiss = Este no
        page.bell.past = Qué pasó con los últimos avisos
        page.bell.noPast = Aún no ha sonado nada.
        page.bell.leads = Con cuánta antelación
        page.bell.class = Una clase
        page.bell.exam = Un examen
        page.bell.event = Un evento
        page.bell.personal = Una entrada mía
        page.bell.hydration = Agua
        page.bell.quiet = Horas de silencio
        page.bell.quietOn = No sonar de noche
        page.bell.quietWhy = Entonces solo suena lo importante; lo demás espera a que terminen.
        page.bell.quietAll = Entonces no suena nada; todo espera a que terminen.
        page.bell.quietWrong = Di desde cuándo hasta cuándo, por ejemplo 22:00 y 07:00.
        page.bell.until = Hasta
        page.bell.digest = Resumen de la mañana
        page.bell.digestWhy = El día en un solo mensaje. Vacío: ninguno.
        page.bell.channels = En este orden
        page.bell.channelsWhy = Lo que no llega en dos minutos va por la vía siguiente.
        page.channel.email = Correo
        page.channel.ntfy = ntfy
        page.channel.webhook = Webhook
        page.channel.desktop = Escritorio
        page.channel.command = Programa
        page.channel.jsonl = Archivo
        page.channel.push = Navegador
        page.bell.up = Antes
        page.bell.down = Después

        # Uno mismo
        page.devices.title = Dispositivos
        page.devices.why = Donde tienes la sesión abierta.
        page.devices.this = Este dispositivo
        page.devices.end = Cerrar sesión
        page.devices.endOthers = Cerrar las demás sesiones
        page.devices.endBack = Allí se puede volver a entrar.
        page.devices.alone = No tienes la sesión abierta en ningún otro sitio.
        page.passkeys.title = Llaves de acceso
        page.passkeys.why = Entras con el dedo, la cara o el PIN de un dispositivo, sin código.
        page.passkeys.none = No tienes ninguna.
        page.passkeys.add = Añadir una llave de acceso
        page.passkeys.backedUp = En un gestor de contraseñas
        page.passkeys.failed = No ha funcionado. Prueba otra vez o de otra manera.
        page.passkeys.known = Este dispositivo ya tiene una llave de acceso tuya.
        page.devices.lost = ¿Has perdido el teléfono? Cierra aquí su sesión: olvidará tu calendario en cuanto
            tenga conexión.
        page.me.title = Yo
        page.me.account = Mi cuenta
        page.me.profile = Nombre, imagen y lo que ven los demás
        page.me.sign = Correos y contraseña
        page.me.ringing = Campana y recordatorios
        page.me.bellWhy = Cómo suena: en qué dispositivos, cuánto antes, horas de silencio
        page.me.remindersWhy = Lo que sonará y lo que ha sonado
        page.me.changesWhy = Lo que cambiaron las fuentes y lo último que hiciste, para deshacerlo
        page.me.calendar = Mi calendario
        page.me.privacy = Privacidad
        page.me.leave = Dispositivos y cierre de sesión
        page.me.name = Nombre que ven tus amigos
        page.me.handle = Alias
        page.me.handleWhy = Un nombre corto para que te encuentren, como @amira. Minúsculas, cifras, puntos,
            guiones.
        page.me.addresses = Direcciones
        page.me.addressesWhy = Para códigos y recordatorios. Nadie más las ve.
        page.me.add = Añadir una dirección
        page.me.remove = Quitar
        page.me.prove = Es mía
        page.me.noPassword = No tienes contraseña: basta con el código por correo.
        page.me.newPassword = Contraseña nueva
        page.me.passwordWhy = Ocho caracteres o más. Una frase va bien.
        page.me.setPassword = Ponerla
        page.me.changePassword = Cambiarla
        page.me.signOut = Cerrar sesión
        page.me.signOutWhy = En este dispositivo no queda nada tuyo.
        page.me.look = Idioma y aspecto
        page.me.moreLook = Colores, reloj, zona horaria, unidades
        page.me.language = Idioma
        page.me.view = Vista
        page.me.theme = Colores
        page.me.clock = Reloj
        page.me.weekStart = Las semanas empiezan en
        page.clock.usual = como es costumbre aquí
        page.clock.12 = 12 horas
        page.clock.24 = 24 horas
        page.me.zone = Zona horaria
        page.me.units = Agua en
        page.me.bio = Sobre mí
        page.me.bioWhy = Lo que leen los demás en tu página: qué estudias, qué te gusta.
        page.me.birthday = Cumpleaños
        page.me.birthdayWhy = Se muestra como elijas abajo.
        page.me.birthdayTo = Quién lo ve
        page.birthday.nobody = Nadie
        page.birthday.day = Los demás, sin el año
        page.birthday.date = Los demás, con el año
        page.picture.title = Imagen
        page.picture.why = Un JPEG, PNG, WebP o GIF de 8 MiB como mucho. Se recorta en cuadrado y se reduce; no se guarda dónde ni cuándo se tomó.
        page.picture.choose = Elegir una imagen
        page.picture.send = Mostrar esta imagen
        page.picture.remove = Quitar la imagen
        page.me.classmates = Compañeros
        page.me.visible = Quien cursa un módulo contigo ve tu nombre en la página del módulo y en sus recordatorios.
        page.me.invisible = Nadie que curse un módulo contigo ve que lo cursas.
        page.me.hide = Que no me vean
        page.me.show = Que me vean mis compañeros
        page.me.data = Mis datos
        page.me.dataWhy = Todo lo tuyo que hay aquí, para llevártelo en un archivo o para que desaparezca.
        page.me.export = Descargarlo todo
        page.me.erase = Eliminar mi cuenta
        page.me.stay = Al final me quedo
        page.erase.question = ¿Eliminar tu cuenta?
        page.erase.after = Se hace dentro de dos semanas. Hasta entonces todo sigue como estaba y puedes cambiar de
            idea: la página de hoy dice cómo.
        page.erase.all = Luego desaparecen tu calendario, tus notas, tus bebidas, tus amigos y tus recordatorios, y
            nadie puede recuperarlos.
        page.erase.bell = Después ya no suena nada, en ningún dispositivo.
        page.erase.export = Antes puedes descargarlo todo.
        page.erase.contributions = Lo que has escrito para otros
        page.erase.remove = desaparece también: comentarios y eventos que publicas
        page.erase.keep = se queda, sin tu nombre
        page.units.ml = mililitros
        page.units.oz = onzas líquidas
        page.view.usual = Normal
        page.view.large = Grande
        page.view.largeWhy = Lo mismo, con letra y botones más grandes
        page.view.simple = Sencilla
        page.view.simpleWhy = Cinco botones grandes, una cosa por página y la ayuda siempre abajo
        page.simple.title = ¿Qué quieres hacer?
        page.simple.here = Estás en
        page.simple.where = ¿Adónde voy ahora?
        page.simple.today = ¿Qué hay hoy?
        page.simple.drink = He bebido un vaso
        page.simple.friends = Mis amigos
        page.simple.leave = Volver a la vista normal
        page.simple.take = La vista sencilla: cinco botones grandes
        page.simple.home = Inicio
        page.simple.more = Todo lo demás
        page.simple.week = Mi semana
        page.simple.month = Mi mes
        page.simple.me = Yo y mis ajustes
        page.simple.change = Cambiarlo
        page.simple.drop = Cancelar esta cita
        page.simple.all = Saberlo todo
        page.theme.system = Como el dispositivo
        page.theme.light = Claro
        page.theme.dark = Oscuro

        # Cuando algo falla
        page.error.back = Volver adonde estaba
        page.error.request = Para quien lo arregle:
        page.error.unauthenticated = Tu sesión está cerrada
        page.error.unauthenticatedText = Entra otra vez y vuelves a esta página.
        page.error.forbidden = Esto no puedes verlo
        page.error.forbiddenText = Es de otra persona, o ya no tienes permiso.
        page.error.missing = Esta página no existe
        page.error.missingText = La dirección está mal escrita, o lo que había aquí ya no está. Tu
            calendario sigue en su sitio.
        page.error.tooMany = Demasiadas veces seguidas
        page.error.tooManyText = No ha cambiado nada ni se ha perdido nada.
        page.error.fault = Es culpa nuestra
        page.error.faultText = Aquí se ha roto algo. Lo que tenías guardado está a salvo; prueba otra vez.
        page.error.busy = Demasiado a la vez
        page.error.busyText = Ahora mismo hay mucha gente. No se ha perdido nada; espera un momento.
        page.error.offline = Sin conexión
        page.error.offlineText = Esta página no está guardada en este dispositivo. Hoy y esta semana, sí.
        page.help.hotline = Llámanos
        page.help.start = El primer minuto
        page.help.start1 = Pega la dirección de tu horario o elige tus módulos.
        page.help.start2 = Toca “Avísame” para que este dispositivo te avise antes de clase.
        page.help.start3 = Añade Belltower a la pantalla de inicio: se abre también sin conexión.
        page.help.bell = No suena
        page.help.bellText = En la página Campana, activa este dispositivo y haz una prueba. Si no llega nada,
            permite las notificaciones en los ajustes del navegador. En un iPhone:
        page.help.wrong = Una clase está mal o falta
        page.help.wrongText = Mira en Fuentes: ahí pone cuándo se leyó cada una y qué respondió. Lo que
            no te toca puedes ocultarlo en su propia página; nada de lo que hagas aquí cambia el horario
            del campus.
        page.help.offline = Sin conexión
        page.help.offlineText = Las páginas que has abierto se quedan en el dispositivo, con su hora. Bebidas, entradas
            propias, asistencias y silencios se envían al volver la conexión. Lo demás necesita conexión.
        page.help.keys = Teclas
        page.help.keysText = Con un teclado:
        page.help.keysOn = Activar las teclas sueltas
        page.help.keysOff = Desactivar las teclas sueltas
        page.help.keyNext = actividad siguiente y anterior
        page.help.keyMove = de actividad en actividad y de día en día, en la semana y el mes
        page.help.keyTurn = pasar la página del calendario
        page.help.keyHelp = esta lista
        page.help.privacy = Qué guarda Belltower
        page.help.privacyText = Tus direcciones, tu calendario y lo que haces en él, en el servidor de
            este campus y en ningún otro sitio. Sin publicidad, sin rastreadores, sin terceros.

        # What one hid
        page.hidden.title = Oculto
        page.hidden.none = No hay nada oculto
        page.hidden.noneWhy = Lo que ocultas de tu calendario está aquí, para volver a mostrarlo.
        page.hidden.why = No está en tu calendario ni en su búsqueda, y no avisa, hasta que vuelvas a mostrarlo.
        page.hidden.whole = toda la serie
        page.hidden.show = Volver a mostrar
        """#
}
