extension Spanish {
    /// What a home keeps as messages.
    static let kept: StaticString = #"""
        # Horas; en su lugar va lo que marca el reloj de quien lee
        kept.moment = {at}
        kept.move = pasa de {from} a {to}

        # Lo que ha cambiado en un evento
        kept.event.also = {before}; {last}
        kept.event.title = ahora se llama {title}
        kept.event.zone = con la hora de {zone}
        kept.event.place = es en {place}
        kept.event.place.was = es en {place} en vez de en {former}
        kept.event.placeless = ya no tiene lugar
        kept.event.repeats = se celebra {repetition}
        kept.event.once = ya no se repite
        kept.event.capacity = tiene {count, plural, one {# plaza} other {# plazas}}
        kept.event.unlimited = no tiene límite de plazas
        kept.event.hashtag = tiene el hashtag {hashtag}
        kept.event.hashtagless = ya no tiene hashtag
        kept.event.description = tiene otra descripción
        kept.event.again = sigue en pie

        # Lo que se avisa de un evento
        kept.news.changed = {title}: {changes}
        kept.news.cancelled = {title} se cancela
        kept.news.cancelled.why = {title} se cancela: {reason}
        kept.news.offered = {title}: hay una plaza libre para ti
        kept.news.gone = {title}: ya no está la plaza que tenías reservada
        kept.news.removed = se ha borrado un evento en el que participabas, el {when}

        # Lo que una fuente dice y no se cree
        kept.held = {source}: {claim}\nno se ha cambiado nada; contará si se repite durante más
            de un día
        kept.held.keeper = {source}: {claim}\nno se ha cambiado nada; contará si se repite
            durante más de un día, o si lo aceptas: belltower import {name} --accept-removals
        held.page = {source}: {claim}\nno se ha cambiado nada; contará si se repite
            durante más de un día, o si lo aceptas: {page}
        kept.held.crawl = {source}: {why}
        kept.held.pages = {source}: sus páginas ya no son como eran, así que queda lo último que
            se leyó

        # Por qué algo no sonó o suena más tarde
        kept.reason.none = sin motivo anotado
        kept.reason.quiet = horas de silencio
        kept.reason.quiet.late = inútil tras las horas de silencio
        kept.reason.limit = {count, plural, one {ha sonado #} other {han sonado #}} en este
            cuarto de hora
        kept.reason.late = encontrado con {count} min de retraso, ya inútil
        kept.reason.late.all = encontrado demasiado tarde
        kept.reason.unread = no se pudo leer su entrada
        kept.reason.stopped = el servicio se detuvo antes de avisar
        kept.reason.empty = ya nada de ello es útil
        kept.reason.withdrawn = revisado: {why}
        kept.reason.dismissed.item = se descartó su entrada
        kept.reason.dismissed.series = se descartó su serie
        kept.reason.restored = ya no está descartado
        kept.reason.snoozed = pospuesto
        kept.reason.clock = el reloj iba adelantado
        kept.reason.unacknowledged = sin confirmación de {channel}
        kept.reason.moved.item = su entrada cambió de hora
        kept.reason.gone.item = su entrada ya no está, o ya no suena
        kept.reason.gone.class = su clase ya no está
        kept.reason.gone.theirs = su clase ya no está en el calendario
        kept.reason.gone.news = lo que anunciaba ya no existe
        kept.reason.gone.event = su evento ya no está
        kept.reason.gone.calendar = ya no está en el calendario
        kept.reason.reverted = se retiró
        kept.reason.reverted.all = todo se retiró o volvió a cambiar
        kept.reason.altered = ha vuelto a cambiar desde entonces
        kept.reason.listed = figura en otra fuente
        kept.reason.moved = cambió de hora
        kept.reason.moved.gone = cambió de hora o no tiene lugar
        kept.reason.cancelled = está cancelado
        kept.reason.hidden = está oculto
        kept.reason.muted = silenciado
        kept.reason.answered = ya tiene respuesta
        kept.reason.answered.friend = ya tiene respuesta, o ya no hay amistad
        kept.reason.answered.request = la petición ya tiene respuesta o se retiró
        kept.reason.summary = un resumen se hace al sonar
        kept.reason.digest = ya no se quiere el resumen del día
        kept.reason.goal.off = el objetivo está desactivado
        kept.reason.goal.over = las horas del objetivo han pasado
        kept.reason.goal.met = el objetivo está cumplido
        kept.reason.goal.drunk = se bebió algo justo antes
        kept.reason.over = el evento ha terminado
        kept.reason.again = el evento sigue en pie
        kept.reason.cancelled.event = el evento se canceló
        kept.reason.changed.event = el evento ha vuelto a cambiar desde entonces
        kept.reason.left = ya no participa
        kept.reason.asked = se ha vuelto a pedir plaza
        kept.reason.unwaiting = ya no está en espera
        kept.reason.uninvited = la invitación se retiró
        kept.reason.place.taken = la plaza se aceptó
        kept.reason.place.again = la plaza se ha vuelto a ofrecer desde entonces
        kept.reason.place.late = la oferta ha caducado
        kept.reason.place.unkept = la plaza ya no está reservada
        kept.reason.place.back = la plaza se devolvió

        # Por qué un canal no entregó
        kept.channel.none = el canal no respondió
        kept.channel.status = {host} respondió con el estado {status}
        kept.channel.redirect = {host} respondió con el estado {status}: no se siguen
            redirecciones, indica la dirección a la que lleva
        kept.channel.noTLS = {host} no habla TLS: no se envió nada
        kept.channel.insecure = {host} no tiene un certificado válido: no se envió nada
        kept.channel.badAddress = la dirección en {host} no es válida
        kept.channel.timedOut = {host} no respondió a tiempo
        kept.channel.cutShort = {host} cerró la conexión sin responder
        kept.channel.notHTTP = {host} respondió algo que no es una respuesta
        kept.channel.notConnected = no se puede contactar con {host}
        kept.channel.notResolved = el servicio de nombres no conoce {host}
        kept.channel.silent = {host} no respondió
        kept.channel.gone = {device} ya no acepta notificaciones ({status})
        kept.channel.deviceless = ningún dispositivo acepta notificaciones: permítelas en el
            sitio
        kept.channel.device.gone = el dispositivo ya no acepta notificaciones: permítelas de
            nuevo en el sitio
        """#
}
