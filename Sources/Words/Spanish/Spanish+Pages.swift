extension Spanish {
    /// What stands on pages.
    ///
    /// What templates name as `say.…` begins with `page.` and knows no arguments; what a page's model
    /// says with some begins with `told.`. A length in braces here is filled in by the page's script,
    /// which counts down.
    static let pages: StaticString = #"""
        # Alrededor de cada página
        page.frame.skip = Saltar al contenido
        page.frame.main = Principal
        page.frame.today = Hoy
        page.frame.calendar = Calendario
        page.frame.events = Eventos
        page.frame.friends = Amigos
        page.frame.me = Yo
        page.frame.search = Buscar
        page.frame.add = Añadir una entrada
        page.frame.help = Ayuda
        page.frame.undo = Deshacer
        page.frame.save = Guardar
        page.frame.leave = Dejarlo como estaba
        page.frame.cancel = Cancelar
        page.frame.again = Probar otra vez
        page.frame.network = Conexión
        page.frame.stale = Sin conexión.
        page.frame.updated = Esta página se acaba de actualizar.
        page.frame.unsent = Nadie responde: no se ha enviado nada. Lo que has escrito sigue aquí.
        page.waits.title = Aún sin enviar
        page.waits.refused = No hecho:
        page.waits.kept = Queda guardado aquí y se envía en cuanto haya red.
        page.waits.drop = Descartar
        page.manifest.about = Tus clases, tus eventos y tu agua en un calendario que suena a tiempo.
        page.title.signIn = Entrar
        page.title.proof = Confirma que eres tú
        page.title.signUp = Crear cuenta
        page.title.firstRun = Tu horario
        page.title.firstRunThere = Tu horario está aquí
        page.title.add = Nueva entrada
        page.title.edit = Cambiar la entrada
        page.title.back = Atrás

        # Quién está ahí
        page.signIn.byMail = Con un código por correo
        page.signIn.proof = Otro código: esto solo puedes hacerlo tú
        page.signIn.proofWhy = Enviamos ocho cifras a tu dirección.
        page.signIn.where = Enviarlo a
        page.signIn.address = Correo electrónico
        page.signIn.addressWhy = Te enviamos ocho cifras. Nadie más ve tu dirección.
        page.signIn.send = Enviarme el código
        page.signIn.codeTitle = Mira tu correo
        page.signIn.code = Las ocho cifras del correo
        page.signIn.go = Continuar
        page.signIn.again = Enviarlo otra vez
        page.signIn.other = Otra dirección
        page.signIn.noMail = ¿No llega en un minuto? Mira en la carpeta de spam y luego envíalo otra vez.
        page.signIn.orPassword = O con nombre y contraseña
        page.signIn.proofPassword = O con tu contraseña
        page.signIn.name = Nombre o correo electrónico
        page.signIn.password = Contraseña
        page.signIn.passkey = Entrar con una llave de acceso
        page.signIn.passkeyProof = Confirmar con una llave de acceso
        page.signIn.noAccount = Aún no tengo cuenta
        page.signUp.address = Tu dirección
        page.signUp.why = Tres pasos cortos, cosa de un minuto.
        page.signUp.invitation = Invitación
        page.signUp.invited = Con una invitación
        page.signUp.steps = Pasos hechos
        page.signUp.who = Cómo te encuentran tus amigos
        page.signUp.handleWhy = Un nombre corto para que te encuentren, como @amira: minúsculas, cifras, puntos,
            guiones. Si lo dejas vacío, lo hacemos de tu nombre.
        page.signUp.done = Abrir mi calendario
        page.signUp.closed = Aquí no se pueden crear cuentas
        page.signUp.closedWhy = Este campus da de alta a su gente. Pide una cuenta en su servicio de ayuda.
        page.signUp.haveAccount = Ya tengo cuenta
        page.signUp.privacy = Qué guarda Belltower de mí

        # La primera vez
        page.firstRun.why = ¿De dónde sacamos tu horario de clases? Basta con una vía; luego puedes
            añadir más.
        page.firstRun.programme = O elige tu carrera
        page.firstRun.programmeName = Carrera y año
        page.firstRun.showModules = Ver sus módulos
        page.firstRun.modules = O busca módulos
        page.firstRun.q = Código o título
        page.firstRun.example = CM50123 u óptica
        page.firstRun.search = Buscar
        page.firstRun.which = ¿Cuáles son los tuyos?
        page.firstRun.take = Estos son los míos
        page.firstRun.skip = Saltar este paso: solo quiero eventos y mis propias entradas
        page.firstRun.large = ¿Botones grandes y una cosa por página?
        page.firstRun.simple = Elegir la vista sencilla
        page.firstRun.there = Aquí está
        page.firstRun.week = Ver la semana

        # Los avisos
        page.zone.says = Se muestra la hora de {here}.
        page.zone.turn = Ver la hora de {there}
        page.zone.keep = Dejar así
        page.zone.title = Zona horaria
        page.zone.typed = Las horas son de
        page.zone.of = la hora de {place}
        page.push.title = Avísame
        page.push.why = Antes de cada clase, con su sala, y cuando algo cambie. Puedes poner horas de
            silencio.
        page.push.on = Avisarme en este dispositivo
        page.push.off = Dejar de avisar
        page.push.test = Hacer una prueba
        page.push.scriptless = Este navegador tiene los scripts desactivados y sin ellos no avisa. El
            correo sí: elígelo en “En este orden”.
        page.push.none = Aún no te avisa ningún dispositivo.
        page.push.asking = Preguntando a tu navegador…
        page.push.done = Listo: este dispositivo ya te avisa.
        page.push.denied = Este navegador no nos deja avisarte. Permite las notificaciones de esta página en sus
            ajustes y prueba otra vez.
        page.push.failed = No ha funcionado: este navegador no llega a su servicio de notificaciones. Prueba más tarde
            o en otro dispositivo.
        page.push.iPhone = En un iPhone o iPad
        page.push.iPhone1 = Toca Compartir, el cuadrado con la flecha.
        page.push.iPhone2 = Toca “Añadir (o Agregar) a pantalla de inicio”.
        page.push.iPhone3 = Abre Belltower desde la pantalla de inicio, entra en tu cuenta y toca “Avísame”.

        # Hoy
        page.today.now = Ahora
        page.today.next = Siguiente
        page.today.free = Nada más por hoy
        page.today.after = Después
        page.today.nothing = Después, nada más por hoy.
        page.today.progress = Cuánto ha pasado
        page.today.left = {length} para el final
        page.today.leave = Sal {length}
        page.today.leaveNow = Sal ya
        page.today.begins = empieza {length}
        page.today.water = Agua
        page.today.drink = Anotar un vaso
        page.today.whole = Todo el día
        page.today.aside = Cambios y mañana
        page.today.changes = Cambios
        page.today.allChanges = Todos los cambios
        page.today.tomorrow = Mañana
        page.today.deafDo = Configurar la campana
        page.today.bare = Tu calendario aún está vacío
        page.today.bareWhy = Dinos de dónde sacar tu horario y aquí verás la semana.
        page.today.bareDo = Traer mi horario

        # Día y semana
        page.agenda.view = Vista
        page.agenda.day = Día
        page.agenda.week = Semana
        page.agenda.thisWeek = Esta semana
        page.agenda.days = Días de esta semana
        page.agenda.whole = Todo el día
        page.agenda.now = Son las
        page.agenda.to = a
        page.agenda.free = Nada
        page.agenda.goto = Ir a un día
        page.agenda.go = Ir
        page.agenda.emptyWeek = Nada esta semana.
        page.agenda.inWords = La semana en palabras
        page.agenda.modules = Módulos de esta semana
        page.agenda.code = Código
        page.agenda.module = Módulo
        page.agenda.who = Quién
        page.agenda.news = Con cambios o cancelado
        page.place.was = antes
        page.place.now = ahora

        # Una actividad
        page.item.off = Se cancela
        page.item.offLong = Al final no se hace.
        page.item.moved = Cambia de hora
        page.item.clash = Coincidencia
        page.item.clashes = A la misma hora
        page.item.isHidden = Lo has ocultado. No sale en ninguna lista y ya no suena.
        page.item.where = Dónde
        page.item.about = De qué va
        page.item.people = Quién va
        page.item.nameless = Tu horario no dice de qué módulo es. Por eso no se puede mostrar quién más lo cursa,
            y nadie puede avisar de otra aula.
        page.item.changes = Qué ha cambiado
        page.item.mine = Solo para ti
        page.item.lead = Avísame
        page.item.note = Mi nota
        page.item.name = Cómo lo llamo yo
        page.item.colour = Color
        page.item.series = Todas las veces, no solo esta
        page.item.change = Cambiar
        page.item.delete = Borrar
        page.item.less = Verlo menos
        page.item.lessWhy = Lo oculto no sale en ninguna lista; lo silenciado sale, pero no suena. Las
            dos cosas se pueden deshacer.
        page.item.lessOwn = Lo oculto no aparece en ninguna lista. Se puede deshacer.
        page.item.mute = Silenciar
        page.item.unmute = Que vuelva a sonar:
        page.item.hide = Ocultar solo esta vez
        page.item.hideSeries = Ocultar todas las veces
        page.item.show = Volver a mostrar esta vez
        page.item.showSeries = Volver a mostrar todas
        page.item.facts = Datos
        page.item.also = En otros sitios
        page.item.entry = Entrada
        page.item.kicker = Entrada tuya, solo la ves tú
        page.fact.staff = Docentes
        page.fact.page = Página web
        page.fact.group = Grupo
        page.fact.source = Fuente
        page.lead.usual = como siempre
        page.lead.none = sin aviso
        page.lead.program = por el programa de calendario que puso la alarma
        page.colour.usual = el de su módulo
        page.colour.red = rojo
        page.colour.orange = naranja
        page.colour.yellow = amarillo
        page.colour.green = verde
        page.colour.teal = turquesa
        page.colour.blue = azul
        page.colour.purple = morado
        page.colour.grey = gris

        # Una entrada propia
        page.add.leave = No guardar
        page.add.only = Solo la ves tú.
        page.add.what = Qué
        page.add.day = Día
        page.add.from = Desde
        page.add.to = Hasta
        page.add.wholeWhy = Así no hace falta poner horas.
        page.add.where = Dónde
        page.add.more = Repetir, varios días, una nota
        page.add.last = Último día, si son varios
        page.add.repeat = Repetir
        page.add.until = Hasta
        page.add.scope = ¿Cuáles?
        page.add.this = Solo esta
        page.add.following = Esta y las siguientes
        page.add.all = Todas
        page.add.unsaved = Aún no se ha guardado nada.
        page.add.typed = Lo que has escrito sigue aquí.
        page.add.both = Tu versión y la de ahora
        page.add.now = Ahora
        page.add.mine = La tuya
        page.add.bothWhy = Lo que guardes es lo que queda. Para dejarlo como está, vuelve atrás.
        page.repeat.never = solo una vez
        page.repeat.daily = cada día
        page.repeat.weekly = cada semana
        page.repeat.fortnightly = cada dos semanas
        page.repeat.monthly = cada mes
        page.repeat.yearly = cada año
        page.confirm.final = Esto no se puede deshacer.
        page.confirm.undoable = «Deshacer», en la página siguiente, lo devuelve.
        page.confirm.again = Puedes añadirlo otra vez cuando quieras.
        """#
}
