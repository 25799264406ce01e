extension Spanish {
    /// What modules, people, communities, settings and backups show.
    static let campus: StaticString = #"""
        # Módulos
        module.none = Aún no hay módulos: suscríbete a un feed de clases, o carga un catálogo con --load.
        module.none.found = Ningún módulo así.
        module.untitled = (aún sin título)
        module.loaded = {count, plural, one {# módulo} other {# módulos}}: {added, plural, one {# nuevo}
            other {# nuevos}}, {changed} con cambios, {unchanged} sin cambios
        module.taken = Lo cursas.
        module.untaken = No lo cursas: belltower enrol {code}
        module.credits = {credits} créditos
        module.meetings = {count, plural, one {# clase} other {# clases}}
        module.meetings.own = {count, plural, one {# clase} other {# clases}} en tu calendario
        module.meetings.next = {count}; la próxima:
        module.classmates = {count, plural, one {# compañero} other {# compañeros}}
        module.classmates.more = y {count} más: belltower classmates
        module.field.staff = docentes
        module.field.needs = requiere
        module.field.page = página
        module.about = De qué va
        module.changes = Cambios en el catálogo
        module.changes.none = Ningún cambio en el catálogo.
        module.change.added = nuevo: {title}
        module.change.removed = ya no aparece: {title}
        module.change.fact = un dato
        module.change.nothing = (nada)
        module.comments = {count, plural, one {# comentario} other {# comentarios}}
        programme.none = Aún no hay carreras: un operador las define con --load.
        programme.loaded = {count, plural, one {# carrera} other {# carreras}}: {added, plural, one {#
            nueva} other {# nuevas}}, {changed} con cambios, {unchanged} sin cambios
        classmates.none = Nadie más por ahora.
        classmates.friend = amistad
        comment.done = Comentario {number}: {what}
        comment.written = escrito
        comment.changed = cambiado
        comment.deleted = borrado
        comment.reported = denunciado
        comment.hidden = oculto
        comment.shown = visible otra vez
        comment.edited = editado
        comment.left = alguien que ya no está
        comment.reports.none = No hay nada denunciado.
        comment.times = {count, plural, one {# vez} other {# veces}}

        # Inscripción
        enrol.none = Aún no cursas ningún módulo: belltower enrol CÓDIGO
        enrol.ask = ¿Inscribirte en {count, plural, one {# módulo} other {# módulos}}?
        enrol.adds = {programme} añade:
        enrol.adds.nothing = nada: ya lo cursas todo
        enrol.overlap = coincidencia: {first} y {second}, {count, plural, one {una vez} other {# veces}},
            la primera {start}
        enrol.done = Inscripción hecha: {modules}
        enrol.already = Estos ya los cursabas: {modules}
        enrol.left = Has dejado {module}.
        enrol.invisible = Tus compañeros ya no te ven.
        enrol.visible = Tus compañeros te ven.

        # Amigos
        friend.none = Aún no tienes amigos aquí. Pide amistad a alguien: belltower friend request ALIAS
        friend.list.friends = Amigos
        friend.list.received = Te piden amistad
        friend.list.sent = Has pedido amistad a
        friend.list.blocked = Has bloqueado a
        friend.list.sharing = Te piden que compartas tus ratos libres
        friend.done.asked = {person}: solicitud enviada
        friend.done.sharing = {person}: petición de compartir enviada
        friend.done.friends = {person}: ya está entre tus amigos
        friend.done.unsaid = Si esa es la dirección confirmada de alguien de aquí, ya tiene tu solicitud.
        friend.done.blocked = {person}: bloqueo puesto
        friend.done.declined = {person}: solicitud rechazada
        friend.done.removed = {person}: ya no está entre tus amigos
        friend.done.unblocked = {person}: bloqueo quitado
        friend.mutual = {person}: también te había pedido amistad, ya está entre tus amigos

        # Personas
        person.added = {person}: cuenta añadida
        person.changed = {person}: cuenta cambiada
        person.suspended = {person}: cuenta suspendida
        person.restored = {person}: cuenta reactivada
        person.exported = {json} y {calendar}: listos
        person.exported.picture = {picture}: listo
        person.mark.suspended = cuenta suspendida
        person.yes = sí
        person.role.student = estudiante
        person.role.staff = personal
        person.role.operator = operador
        person.verified = {address}, confirmada
        person.unverified = {address}, aún sin confirmar: lo hace un operador
        person.address.taken = {address} constaba hasta ahora como dirección de {former}: es de {person},
            y las solicitudes de amistad a ella ya no llegan a {former}
        person.field.name = nombre
        person.field.role = rol
        person.field.suspended = suspensión
        person.field.gender = género
        person.field.picture = imagen
        person.field.bio = presentación
        person.field.email = correo
        person.field.phone = teléfono
        person.field.birthday = cumpleaños
        person.field.birthdayShown = cumpleaños visible
        person.field.zone = zona horaria
        person.field.units = unidades
        erase.ask = ¿Eliminar a {person} con todo lo suyo?
        erase.heir = {heir} se encarga ahora de la fuente {source}
        erase.copy = también fuera de {file}, que un Belltower más antiguo ya no puede abrir
        erase.done = {person}: todo eliminado; las copias y exportaciones guardadas en otros sitios aún
            lo tienen
        erase.compaction = el próximo `belltower keep` sobrescribe lo que la base de datos tenía de esa
            cuenta
        erase.unknown = en la carpeta, y no es de Belltower; borra lo que pueda ser una copia:

        # Comunidades
        community.none = Aún no hay comunidades. Las crea un operador: belltower community create
        community.news = Hay novedades.
        community.list.own = Tuyas
        community.list.others = Otras
        community.unread = {count, plural, one {# novedad} other {# novedades}}
        community.members = {count, plural, one {# miembro} other {# miembros}}
        community.yours = estás dentro
        community.organised = a cargo de {organisers}
        community.field.topic = tema
        community.created = {community}: creada
        community.joined = {community}: ya estás dentro
        community.quit = {community}: ya no estás
        community.renamed = {community}: el nuevo nombre de {former}
        community.edited = {community}: cambiada
        community.organiser = {person}: ahora organiza {community}
        community.organiser.removed = {person}: ya no organiza {community}
        community.close.ask = ¿Cerrar {community} y cancelar todos sus eventos por venir?
        community.closed = {community}: cerrada; {count, plural, one {# evento cancelado} other {# eventos
            cancelados}}

        # Ajustes
        setting.waking = las horas en que no duermes, en las que se busca tiempo libre
        setting.week-start = el día en que empiezan las semanas
        setting.share-busy = quién puede buscar tiempo libre en común contigo y saber así cuándo no lo
            tienes
        setting.view = cuánto hay en cada página de la aplicación web
        setting.calendar-alarms = quién hace sonar una alarma que puso un programa de calendario: el programa o la campana
        setting.calendar-water = si los programas de calendario ven los vasos de los próximos días
        setting.single-keys = si una tecla sola es una orden en la aplicación web
        setting.active-hours = si la aplicación web cuenta cuánto tiempo la miras; solo lo ves tú
        setting.leads.class = con cuánta antelación suena una clase
        setting.leads.exam = con cuánta antelación suena un examen
        setting.leads.event = con cuánta antelación suena un evento
        setting.leads.personal = con cuánta antelación suena una entrada tuya
        setting.leads.hydration = con cuánta antelación suena un vaso de agua
        setting.channels = cómo suena: se usa el primer canal que funcione
        setting.quiet = las horas en que solo suena lo importante
        setting.limit = cuánto suena como mucho en un cuarto de hora; el resto se dice junto
        setting.important = qué suena en horas de silencio, aunque esté silenciado y por encima del límite
        setting.digest = cuándo suena el resumen del día: lo que hay, los cambios, el agua de ayer
        setting.home = desde dónde vas a pie a la primera clase del día
        setting.clock = cuántas horas tiene el reloj en avisos y páginas
        setting.language = en qué idioma se te dicen las cosas
        setting.units = en qué se mide el agua, como en el perfil
        setting.zone = la zona horaria de tus días, como en el perfil

        # Los primeros pasos
        setup.question = {question} [{now}]:
        setup.ask.zone = Zona horaria
        setup.ask.feed = Dirección del feed, no se muestra
        setup.ask.leads = Con cuánta antelación suena una clase, o none
        setup.ask.goal = Agua al día, como 2l, o none
        setup.ask.channel = Cómo suena: desktop, ntfy:TEMA, email:DIRECCIÓN
        setup.ask.trial = ¿Hacerlo sonar una vez de prueba? [Y/n]
        setup.none = ninguno
        setup.same = como estaba
        setup.zone.file = {zone}, en {file}
        setup.zone.own = {zone}, para ti
        setup.goal = {amount} de {from} a {to}
        setup.rang = ha sonado por {channel}
        setup.undo = deshacer: {command}
        setup.step.zone = zona horaria
        setup.step.feed = feed
        setup.step.leads = antelación
        setup.step.goal = objetivo
        setup.step.channel = canal
        setup.step.trial = prueba
        setup.done = Cómo vas: belltower. Para que suene: belltower remind.

        # Copias de seguridad y trabajo nocturno
        backup.done = {file}: {size}, {contents}, comprobado
        backup.contents = {people, plural, one {# persona} other {# personas}}, {sources, plural, one {#
            fuente} other {# fuentes}}
        backup.removed = {file}: borrado
        keep.erased = {count, plural, one {# persona eliminada que lo pidió} other {# personas eliminadas que lo
            pidieron}} hace dos semanas
        keep.forgot = {count, plural, one {# recordatorio antiguo olvidado} other {# recordatorios antiguos
            olvidados}}
        keep.compacted = compactado: {before}, ahora {size}
        keep.compact = {size}, ya compacto
        keep.postponed = sin compactar, porque algo suena a las {time}: mañana
        keep.backup = {file}: {contents}, comprobado
        move.copying = copiando {table} ({number} de {count})
        move.comparing = comparando {table} ({number} de {count})
        move.done = {rows, plural, one {# fila} other {# filas}} en {tables} tablas: copiado, e igual en
            ambos lados
        move.cut = {count, plural, one {# fila tiene} other {# filas tienen}} un texto que acaba en un
            U+0000, como siempre se ha leído
        move.line = Escribe en config.yaml, e inicia otra vez el servidor y la campana: {line}
        move.variable = Pon en el entorno, que va antes que config.yaml, e inicia otra vez el servidor y
            la campana: {line}
        move.switched = config.yaml dice desde ahora: {line}
        restore.ask = ¿Reemplazar todo lo que hay en {home} por {file}?
        restore.done = {file}: restaurado, {contents}
        restore.empty = {home} empieza de cero, sin nada
        restore.kept = Lo que había antes está guardado en {file}
        restore.configuration = config.yaml sigue como estaba; el de la copia, que es distinto, es {file}
        """#
}
