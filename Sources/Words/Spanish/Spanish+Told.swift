extension Spanish {
    /// What the models of pages say with arguments: times, places, accounts and sources.
    static let told: StaticString = #"""
        # Lo que dicen las páginas de horas y lugares
        told.picture = Imagen de {name}
        told.asOf = Datos del {day}, {time}.
        told.allDay = todo el día
        told.when = {day}, de {from} a {to}
        told.now = ahora, {left}
        told.simple.time = Son las {time} del {day}.
        told.simple.next = {title}, {time}
        told.simple.nextIn = {title}, {time}, {place}
        told.simple.room = aula {room}
        told.simple.changes = ¿Qué ha cambiado?{count, plural, =0 {} other { # desde ayer}}
        told.harvest.none = Leído: {name} aún no tiene clases. Le preguntamos cada hora y saldrán aquí en cuanto las
            haya.
        told.harvest.over = Leído: {count, plural, one {# clase} other {# clases}} de {name}, y ya han pasado. ¿Es la
            dirección de este año?
        told.now.more = también {others}
        told.free = Libre hasta las {time}
        told.free.day = Un día libre.
        told.free.until = Un día libre. {day}: {tomorrow}
        told.progress = {gone} de {length}
        told.earlier = Hoy, antes: {what}
        told.items = {count, plural, =0 {nada} one {# actividad} other {# actividades}}
        told.whole = día {day} de {days}
        told.gap = hueco de {length}
        told.cup = Vaso de {amount}
        told.cup.more = y {count} más hasta las {time}
        told.water = {drunk} de {goal}
        told.water.next = {drunk} de {goal}, próximo vaso a las {time}
        told.water.due = {drunk} de {goal}, toca beber un vaso
        told.tomorrow = Empieza a las {from} en {place}, termina a las {to}.
        told.tomorrow.placeless = Empieza a las {from}, termina a las {to}.
        told.week = {items}, {clashes, plural, =0 {ninguna coincidencia} one {# coincidencia} other {#
            coincidencias}}.
        told.folded = Nada antes de las {from} ni después de las {to}.
        told.by = según {who}, {when}
        told.moved = antes {before}
        told.room = Cambio de sala según {source}, {when}
        told.clash = Coincide con {other} durante {length}
        told.clash.far = Demasiado lejos de {other}: {walk} a pie, {gap} entre medias
        told.also = {source} dice {value}
        told.walk = {length} a pie
        told.leave = Sal a las {time}: {walk}.
        told.classmates = {count, plural, one {# compañero} other {# compañeros}}, {friends, plural, one
            {# amigo} other {# amigos}}
        told.lead = {length} antes
        told.deaf = Este dispositivo aún no te avisa. Los recordatorios llegan por correo.

        # Lo que dicen las páginas de cuentas y fuentes
        told.sent = De camino a {address} desde las {time}; vale hasta las {until}.
        told.soon = No ha salido ningún correo nuevo: el último a {address} acaba de salir. Se podrá
            enviar otro en un minuto, después de varios en unos minutos.
        told.newest = El código está en el último correo a {address}, y vale diez minutos desde que se
            envió.
        told.code = Ese no es el código del último correo. {left, plural, one {Queda un intento} other
            {Quedan # intentos}}.
        told.step = Paso {step} de {steps}
        told.signUp.window = Crear cuenta, paso {step} de {steps}: {name, select, code {el código} name {tu nombre} other
            {tu dirección}}
        told.domains = Para direcciones de {domains}.
        told.handle = {handle} ya está en uso; {free} está libre.
        told.none = Nada se llama “{text}”.
        told.harvest = {times, plural, one {# clase} other {# clases}}, {modules, plural, one {# módulo}
            other {# módulos}}, hasta el {day}
        told.mail = Hasta entonces los recordatorios llegan a {address}.
        told.healthy = Copia buena de {time}, se pregunta cada {length}, {count, plural, one {# clase}
            other {# clases}}
        told.broken = Falla desde {time}
        told.held = Retenida: de {count, plural, one {# clase} other {# clases}} {lost, plural, one
            {desaparecería #} other {desaparecerían #}}
        told.held.why = {source} respondió con {count, plural, one {# clase} other {# clases}} ({time}).
            Parece un fallo, así que se queda tu copia de {copy}. En tu calendario no ha cambiado nada.
        told.unreadable = No se {count, plural, one {pudo leer # dato} other {pudieron leer # datos}}.
        told.keep = Dejar la mía y reintentar ({time})
        told.rings = {place}, {until}
        told.quiet = En las próximas 24 horas no suena nada.
        told.device = último aviso {time}
        told.suspect = {count, plural, one {El último aviso no llegó} other {Los últimos # avisos no
            llegaron}}. Toca ahí “Avísame” otra vez.
        told.session = último uso {time}, desde {since}
        told.session.now = en uso ahora, desde: {since}
        told.passkey.new = sin usar, desde {since}
        told.provider = Entrar con {name}
        told.provider.link = Entrar con {name} a partir de ahora
        told.delete.identity = ¿Dejar de entrar con {name}?
        told.proved = confirmada {day}
        told.wait = Prueba otra vez en {length}.
        told.did.invisible = Tus compañeros ya no te ven.
        told.did.visible = Tus compañeros te ven.
        told.did.stayed = Te quedas.
        told.item.stopped = Has parado el aviso de {time}.
        told.leaving = Tu cuenta se elimina {day}. Hasta entonces todo sigue como estaba.
        told.delete.source = ¿Borrar la fuente {name}?
        told.delete.source.effect = {count, plural, one {# clase desaparece} other {# clases
            desaparecen}} de tu calendario.
        told.delete.entry = ¿Borrar “{name}”?
        told.delete.address = ¿Quitar {address}?
        told.delete.passkey = ¿Quitar la llave de acceso {name}?
        told.delete.passkeyEffect = Ya no podrás entrar con ella. Lo que guarda el dispositivo se quita allí.
        told.end.others = ¿Cerrar la sesión en {count, plural, one {# dispositivo más} other {#
            dispositivos más}}?
        """#
}
