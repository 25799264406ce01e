extension Spanish {
    /// Events and communities on pages.
    static let events: StaticString = #"""
        # What is to come
        page.events.news = hay algo sin leer
        page.events.search = Buscar eventos por título, tema o hashtag
        page.events.searchHint = Título o #hashtag
        page.events.which = Qué eventos
        page.events.all = Todos
        page.events.mine = Míos
        page.events.everywhere = De todas las comunidades
        page.events.coming = Próximos
        page.events.past = Pasados
        page.events.none = No hay próximos eventos
        told.events.found = {count, plural, =0 {Ningún evento} one {# evento} other {# eventos}} para “{text}”
        page.events.nonePast = No hay eventos pasados
        page.events.noneMine = Aquí, y en tu calendario, sale todo aquello en lo que participas.
        page.events.begin = Publica uno o únete a una comunidad: sus eventos salen aquí.
        page.events.noneHere = Aquí sale lo que publican quienes la organizan.
        page.events.more = Ver más
        page.events.own = Por tu cuenta
        page.events.publish = Publicar un evento
        page.events.open = Participar en un evento privado
        page.events.openWhy = Quien te invitó sabe su número y su contraseña.
        page.events.openName = Número o hashtag
        page.events.password = Contraseña
        page.events.membersOnly = Solo miembros

        # One event
        page.events.one = Evento
        page.events.show = Ver el evento
        page.events.join = Toca para participar
        page.events.drop = Participas, toca para dejarlo
        page.events.wait = Completo, toca para esperar plaza
        page.events.take = Plaza reservada, acéptala
        page.events.decline = Rechazar la plaza
        page.events.unqueue = Toca para dejar de esperar
        page.events.ended = Terminado
        page.events.over = El evento ya ha terminado
        page.events.item = Cuándo avisa
        page.events.clashes = A esa hora ya tienes
        page.events.who = Quién va
        page.events.taken = Plazas ocupadas
        page.events.whatsNew = Novedades
        page.events.host = Organiza
        page.events.hashtag = Hashtag
        page.events.number = Número
        page.events.private = Privado
        page.events.privateWhy = Solo lo ven las personas a quienes digas su número y su contraseña.
        page.events.organise = Para quien organiza
        page.events.cancel = Cancelarlo
        page.events.delete = Borrarlo

        # Communities
        page.events.communities = Comunidades
        page.events.community = Comunidad
        page.events.myCommunities = Mis comunidades
        page.events.otherCommunities = Otras
        page.events.others = Buscar otras
        page.events.noneJoined = Aún no estás en ninguna comunidad.
        page.events.noCommunity = Aún no hay comunidades
        page.events.noCommunityWhy = Las crea quien administra Belltower aquí.
        page.events.enter = Unirme a la comunidad
        page.events.seen = Marcar como leído
        page.events.noNews = No hay novedades.
        page.events.quitHere = Dejar la comunidad
        page.events.quit = Dejarla
        page.events.quitNews = Ya no te enteras de lo suyo, hasta que vuelvas a unirte.
        page.events.searchCommunities = Buscar comunidades por nombre, tema o descripción
        page.events.searchCommunitiesHint = Nombre o tema
        page.events.topic = Tema
        page.events.topicWhy = Una palabra o dos, como Deporte o Música. Las comunidades de un
            mismo tema se encuentran juntas.
        page.events.anyTopic = Todos los temas
        page.events.newCommunity = Crear una comunidad
        page.events.editCommunity = Cambiar la comunidad
        page.events.communityName = Nombre
        page.events.found = Crearla

        # One of one's own
        page.events.new = Nuevo evento
        page.events.edit = Cambiar el evento
        page.events.told = Quien participa recibe un aviso de lo que cambies.
        page.events.title = Título
        page.events.sameTitle = Llamarlo así de todos modos
        page.events.noTime = Sin hora de final, dura una hora.
        page.events.about = De qué va
        page.events.capacity = Plazas
        page.events.capacityWhy = Vacío: sin límite.
        page.events.hashtagWhy = La palabra con que otros lo encuentran, como #ajedrez. Fuera de una comunidad
            necesita una, o una contraseña.
        page.events.passwordWhy = Lo hace privado: solo puede participar quien la sepa.
        page.events.passwordKept = Vacío: la contraseña sigue como está.
        page.events.makePublic = Hacerlo público, sin contraseña
        page.events.in = Publicarlo en
        page.events.alone = ninguna comunidad, por mi cuenta
        page.events.further = Repetir, varios días, una contraseña
        page.events.reason = ¿Por qué? Lo lee quien participa.
        page.events.cancelEffect = Quien participa recibe un aviso; en su calendario queda tachado.
        page.events.cancelFinal = Después ya no se puede celebrar.
        page.events.deleteEffect = Desaparece entero, con su lista de espera. Quien participa recibe un aviso.
        told.events.zone = Horas de {zone}
        told.events.cancel = ¿Cancelar {name}?
        told.events.delete = ¿Borrar {name}?
        told.events.did.published = Publicado: {name}
        told.events.did.founded = Creada: {name}
        told.events.did.cancelled = Cancelado: {name}
        refusal.event.titleTaken = ya hay un evento {title}, {event}: elige otro título, o marca que se llame así de
            todos modos

        told.events.communities = {count, plural, =0 {Aún en ninguna comunidad} one {En # comunidad} other {En #
            comunidades}}
        told.events.unread = {count} sin leer
        told.events.left = {count, plural, one {queda # plaza} other {quedan # plazas}}
        told.events.full = completo{count, plural, =0 {} one {, # en espera} other {, # en espera}}
        page.events.aloneCome = Vas tú
        told.events.members = Para miembros de {name}.
        told.events.come = {count, plural, =0 {aún no va nadie} one {va # persona} other {van # personas}}
        told.events.taken = Plazas ocupadas: {count} de {most}; {left, plural, =0 {no queda ninguna} one {queda #}
            other {quedan #}}.
        told.events.queue = {count, plural, one {# persona espera} other {# personas esperan}} plaza.
        told.events.waiting = En espera, número {position}
        told.events.offered = Plaza hasta {time}, acéptala
        told.events.quit = ¿Dejar {name}?
        told.events.quit.effect = Dejas sus próximos eventos{count, plural, =0 {; no participas en ninguno} one {: #
            desaparece de tu calendario} other {: # desaparecen de tu calendario}}.
        told.events.did.joined = Participas en {title}. Está en tu calendario.
        told.events.did.joinedOver = Participas en {title}. Está en tu calendario y coincide con {other}.
        told.events.did.waiting = {title} está completo. Esperas plaza con el número {position}.
        told.events.did.dropped = Ya no participas en {title}
        told.events.did.member = Ya estás en {name}
        told.events.did.quit = Has dejado {name}
        """#
}
