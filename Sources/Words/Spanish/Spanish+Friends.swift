extension Spanish {
    /// Friends, and when they are free.
    static let friends: StaticString = #"""
        # Friends: what stands in small letters is the founders'
        page.friends.waiting = hay solicitudes de amistad
        page.friends.requests = Solicitudes de amistad
        page.friends.wishes = Te piden tus ratos libres
        page.friends.noRequest = ninguna solicitud de amistad
        page.friends.accept = aceptar
        page.friends.decline = rechazar
        page.friends.add = añadir
        page.friends.mine = Tus amigos
        page.friends.none = aún no tienes amigos
        page.friends.noneWhy = Aún no tienes amigos aquí. Pide amistad a alguien por su nombre, alias, correo o
            teléfono.
        page.friends.more = Todos los amigos
        page.friends.acts = Más
        page.friends.remove = Quitar
        page.friends.block = Bloquear
        page.friends.unblock = Desbloquear
        page.friends.who = Pedir amistad
        page.friends.search = Nombre o alias
        page.friends.seek = Buscar
        page.friends.noFound = Aquí nadie se llama así.
        page.friends.tooMany = Hay más: escribe algo más del nombre.
        page.friends.friend = entre tus amigos
        page.friends.asked = ya tiene tu solicitud
        page.friends.blocked = bloqueo puesto
        page.friends.byAddress = Por correo o número de teléfono
        page.friends.addWhom = por correo, teléfono o alias
        page.friends.to = Correo, teléfono o alias
        page.friends.toWhy = La solicitud llega a quien tenga ese correo o número. No te decimos quién es, y
            nadie más la ve.
        page.friends.contacts = De mis contactos
        page.friends.noEmail = Ese contacto no tiene correo electrónico.
        page.friends.sentTitle = Has pedido amistad a
        page.friends.withdraw = Retirar
        page.friends.blockedTitle = Has bloqueado a

        # Free now
        page.friends.freeNow = Libres ahora
        page.friends.noFree = Nadie de quienes lo comparten.
        page.friends.sharing = Tus amigos ven cuándo tienes algo, nunca qué.
        page.friends.unshare = Dejar de compartirlo
        page.friends.unshared = Quien comparte cuándo tiene algo, nunca qué, ve qué amigos tienen libre ahora.
        page.friends.share = Compartir mis ratos libres con mis amigos

        # Common free time
        page.free.title = ¿Cuándo tenemos libre?
        page.free.meet = Vernos
        page.free.with = Con quién
        page.free.shares = comparte cuándo tiene algo
        page.free.shut = Aún no lo comparten contigo
        page.free.asked = pedido
        page.free.unsharing = Ninguno de tus amigos comparte aún contigo sus ratos libres, así que no hay nada
            que buscar. Pídeselo: se activa con un toque.
        page.free.choose = Elige con quién y cuánto tiempo.
        page.free.long = Al menos
        page.free.from = Desde
        page.free.to = Último día
        page.free.look = Buscar
        page.free.none = No hay ningún hueco así.
        page.free.noneWhy = Prueba con uno más corto, más días o menos amigos.
        page.free.best = el mejor
        page.free.propose = Proponer
        page.free.proposeTime = Proponer una hora
        page.free.proposeWhy = A quien se lo propones se le pide que venga, y responde con un toque. Nadie ve
            por qué alguien no tiene libre.
        page.free.more = Todos
        page.free.shared = Tus amigos ven ahora cuándo tienes algo, nunca qué.
        page.free.unshared = Ya nadie ve cuándo tienes algo.
        told.free.common = {count, plural, =2 {Huecos en común de # personas} other {Huecos en común de # personas}}
        told.friends.since = amistad desde: {when}
        told.sharing.not = {name} aún no comparte contigo sus ratos libres.
        told.sharing.ask = Pedírselo a {name}
        told.sharing.did = Has pedido a {name} que comparta sus ratos libres.
        told.sharing.wish = {name} te pide que compartas tus ratos libres, para encontrar un hueco en común.
        """#
}
