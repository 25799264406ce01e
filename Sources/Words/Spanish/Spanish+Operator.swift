/// What operators are told of how a site is doing.
extension Spanish {
    static let operating: StaticString = #"""
        # What operators see of how the home is doing
        refusal.operator.health = solo un operador ve cómo va todo: pregunta a uno
        refusal.operator.errors = solo un operador ve qué ha fallado: pregunta a uno

        # What operators are called for
        alert.title = {site}: {what}
        alert.title.over = {site}, resuelto: {what}
        alert.name.imports = falla una importación
        alert.name.late = el aviso llega tarde
        alert.name.waiting = nadie avisa
        alert.name.disk = el disco está casi lleno
        alert.name.backup = la copia de seguridad es antigua
        alert.name.push = se rechazan los push
        alert.imports = {source}: las importaciones fallan desde hace una hora o más. Se queda lo último que se
            leyó.
        alert.imports.over = {source}: las importaciones vuelven a funcionar.
        alert.late = Hubo avisos que sonaron {count, plural, one {# segundo} other {# segundos}} tarde.
        alert.late.over = Los avisos vuelven a sonar a tiempo.
        alert.waiting = Hay un aviso pendiente desde hace más de un minuto y nadie lo da: mira si el servicio
            funciona.
        alert.waiting.over = Todo lo pendiente vuelve a avisar.
        alert.disk = {machine}: queda libre un {count} % del disco.
        alert.disk.over = {machine}: vuelve a haber sitio en el disco.
        alert.backup = La copia de seguridad más reciente es del {day}.
        alert.backup.over = Vuelve a haber una copia de seguridad reciente.
        alert.push = Los servicios push rechazan la clave del sitio para {count, plural, one {# dispositivo}
            other {# dispositivos}}.
        alert.push.over = Los servicios push vuelven a aceptar los push del sitio.

        # How it is doing, a line a subject
        health.name.imports = Importaciones
        health.name.bell = Avisos
        health.name.channels = Canales
        health.name.push = Push
        health.name.database = Base de datos
        health.name.disk = Disco
        health.name.backup = Copia de seguridad
        health.name.check = Revisión nocturna
        health.name.restore = Copia probada
        health.name.certificate = Certificado
        health.name.versions = Versiones
        health.state.wrong = mal
        health.state.well = bien
        health.state.unknown = sin datos
        health.imports = {count, plural, =0 {Ninguna fuente del campus ni de una comunidad} one {# fuente del
            campus o de una comunidad} other {# fuentes del campus y de comunidades}}: {failing} fallan, {held}
            retenidas, {late} atrasadas.
        health.own = De las personas: {count}, de ellas {failing} fallan, {held} retenidas, {late} atrasadas.
        health.bell.on = Un servicio avisa.
        health.bell.off = Ningún servicio avisa.
        health.bell.waiting = Hay un aviso pendiente desde {time}.
        health.bell.late = En 24 horas {count, plural, one {# aviso} other {# avisos}}, como mucho {worst} tarde.
        health.bell.none = No ha sonado nada en 24 horas.
        health.channel = {channel}: {attempts} intentos, {failed} no aceptados.
        health.channels.none = No se ha entregado nada en 24 horas.
        health.push = {count, plural, one {# dispositivo} other {# dispositivos}}: en 24 horas {sent} aceptados
            y {received} recibidos; {refused} con respuesta 403, {gone} con 410.
        health.push.refused = Rechazados ahora: {count, plural, one {# dispositivo} other {# dispositivos}}.
        health.push.none = Ningún dispositivo recibe push.
        health.database = {engine}, {size}.
        health.disk = {count} % libre: {free} de {total}.
        health.disk.full = Lleno: no se puede guardar nada. Libera espacio.
        health.disk.none = El sistema no lo dice.
        health.backup = La más reciente es de {time}.
        health.backup.none = No se conoce ninguna: belltower backup la hace, y belltower keep --backups lo cuenta.
        health.check.well = Todo estaba bien, {time}.
        health.check.wrong = {count, plural, one {# cosa estaba mal} other {# cosas estaban mal}}, {time}: {what}
        health.check.none = Aún sin revisar: se hace por la noche.
        health.certificate = {count, plural, one {Queda # día} other {Quedan # días}}, hasta el {day}.
        health.certificate.ended = Caducó el {day}.
        health.certificate.none = Ninguno propio del servidor.
        health.versions = Belltower {program}, tablas {schema}, zonas {zones}.

        # How a source is doing
        health.source.failing = Falla desde {time}: {reason}
        health.source.stopped = No existe desde {time}: lo dice su servidor.
        health.source.held = Retenida desde {time}: {count, plural, one {desaparecería # entrada} other
            {desaparecerían # entradas}}.
        health.source.undone = Alguien deshizo su última importación: a las {time} la fuente seguía diciendo lo mismo, y no se toma.
        health.source.late = Tocaba leerla {time} y no se leyó: mira si las importaciones funcionan.
        health.source.healthy = Leída {time}, {count, plural, one {# entrada} other {# entradas}}.
        health.source.unread = Aún sin leer.
        health.source.drift = Sus páginas no son como eran.
        health.source.of = {source}, de {community}

        # The page of operators
        page.operator.title = Puesto de operador
        page.operator.why = Cómo va este sitio y qué puedes hacer.
        page.operator.wrong = Qué va mal
        page.operator.isWell = Todo está bien.
        page.operator.glance = De un vistazo
        page.operator.late = Cuánto tardó el aviso
        page.operator.lateWhy = El aviso más tardío de cada una de las últimas 24 horas. La línea es un minuto;
            por encima es demasiado tarde.
        page.operator.minute = 1 min
        page.operator.table = Lo mismo en una tabla
        page.operator.hour = Hora
        page.operator.number = Avisos
        page.operator.median = La mitad en
        page.operator.worst = El más tardío
        page.operator.sections = Gestionar
        page.operator.people = Personas
        page.operator.catalogue = Catálogo
        page.operator.reports = Denuncias
        page.operator.sources = Fuentes y canales
        page.operator.communities = Comunidades
        page.operator.statistics = Estadísticas
        page.operator.announcements = Anuncios
        page.operator.settings = Ajustes del sitio
        page.operator.audit = Registro
        page.operator.errors = Errores
        page.operator.past = Avisos anteriores
        told.operator.alert = {what} Desde {time}.
        told.operator.past = {what} De {since} a {ended}.
        told.operator.plot = Sonó algo en {hours, plural, one {# hora} other {# horas}} de 24; como mucho
            {worst} tarde, a las {time}.

        # Sources that the campus depends on
        page.shared.title = Fuentes y canales
        page.shared.none = Aún no hay fuentes del campus ni de una comunidad.
        page.shared.noneWhy = Añade la primera con su dirección: sus clases llegan a quienes cursan sus módulos.
        page.shared.add = Añadir una fuente del campus
        page.shared.address = Su dirección
        page.shared.save = Añadirla
        page.shared.ask = Leer ahora
        page.shared.accept = Aceptar lo que dice
        page.shared.undo = Deshacer su última importación
        page.shared.would = Qué cambiaría
        page.shared.own = Fuentes de las personas
        page.shared.ownWhy = Solo números: de quién son y adónde llevan no es asunto de nadie.
        told.shared.undone = {name} está como antes de su última importación.
        told.shared.held = {name}: la respuesta queda retenida.
        told.shared.added = {name} ya es una fuente del campus.

        # What went wrong
        page.errors.title = Errores
        page.errors.why = Lo que falló en servidores, servicio e importaciones, una vez por tipo. El número de
            la última petición lo encuentra en el diario.
        page.errors.none = Nada ha fallado desde que se vaciaron.
        page.errors.clear = Vaciar
        page.errors.question = ¿Vaciar todos los errores?
        page.errors.effect = Se cuentan de nuevo desde ahora. Queda registrado que los vaciaste.
        page.errors.place = Dónde
        page.errors.what = Qué
        page.errors.often = Cuántas veces
        page.errors.first = La primera
        page.errors.last = La última
        page.errors.request = Petición
        told.errors.cleared = {count, plural, one {# tipo de error vaciado} other {# tipos de error vaciados}}.
        """#
}
