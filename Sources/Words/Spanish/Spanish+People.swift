extension Spanish {
    /// What people, communities, events and modules refuse.
    static let people: StaticString = #"""
        # Alias
        refusal.handle.unreadable = {text} no es un alias: usa de 1 a 32 de a-z, 0-9, punto, guion
            bajo, guion

        # Pictures
        refusal.picture.none = no se ha elegido ninguna imagen: elige una
        refusal.picture.large = la imagen pasa de {most} MiB: envía una más pequeña
        refusal.picture.kind = no es una imagen que se pueda leer aquí: valen JPEG, PNG, WebP y GIF
        refusal.picture.pixels = {width} por {height} píxeles son demasiados: como mucho {most} millones
        refusal.picture.damaged = la imagen no se puede leer: quizá esté dañada o cortada
        refusal.picture.slow = la imagen tarda demasiado en leerse: envía una más pequeña
        refusal.picture.own = ya se está preparando una imagen tuya: prueba otra vez cuando esté lista
        refusal.picture.unknown = no existe esa imagen
        refusal.picture.unavailable = aquí no se pueden preparar imágenes: {why}

        # Comunidades
        refusal.community.feed = solo quienes organizan {community} pueden darle un feed: pídeselo a
            alguien de ahí
        refusal.community.subscribed = {source} ya tiene esa dirección: cancela primero su suscripción
        refusal.community.taken = ya hay una comunidad {community}
        refusal.community.edit = solo quienes organizan {community} pueden cambiarla: pídeselo
            a alguien
        refusal.community.joined = ya estás en {community}
        refusal.community.outside = no estás en {community}
        refusal.community.unknown = no hay ninguna comunidad {name}{near, plural, =0 {} other {:
            ¿querías decir {near}?}}

        # Eventos
        refusal.event.twoEnds = el final es una sola hora: en el principio pueden ir el principio y el
            final
        refusal.event.passwordChanged = la contraseña del evento acaba de cambiar: pídela
        refusal.event.joined = ya participas en {event}
        refusal.event.waiting = ya estás en la lista de espera de {event}
        refusal.event.outside = no participas en {event}
        refusal.event.over = el evento ya ha terminado
        refusal.event.cancelled = {event} ({title}) está cancelado
        refusal.event.cancelled.of = {event} ({title}), de {host}, está cancelado
        refusal.event.members = este evento es solo para miembros de la comunidad: ¡únete primero a la
            comunidad!
        refusal.event.ambiguous = {name} puede ser {events}{more, plural, =0 {} other { y # más}}: di
            cuál por su número
        refusal.event.unknown = no hay ningún evento {name}, o es privado
        refusal.event.unopened = no hay ningún evento {name} que se abra con esta contraseña: pregunta a
            quien te habló de él, únete primero a su comunidad y espera una hora tras cinco intentos
            fallidos
        refusal.event.organisers = solo quienes organizan {community} publican ahí: pídeselo a alguien
        refusal.event.undeletable = un evento de una comunidad no se borra: se cancela
        refusal.event.fed = {event} viene del feed de la comunidad: cámbialo ahí
        refusal.event.dead = el evento se canceló: publica otro
        refusal.event.past = el evento ya habría terminado: {start}, en {zone}, ya ha pasado: da un
            principio o un final más tarde
        refusal.event.past.series = el evento ya habría terminado: lo que empieza {start} y se repite,
            en {zone}, ya ha pasado: da un principio o un final más tarde
        refusal.event.foreign = {event} no puedes cambiarlo tú: pídeselo a quien lo organiza
        refusal.event.reachless = fuera de una comunidad un evento necesita un hashtag, o una contraseña
            para ser privado
        refusal.event.hashtagTaken = {hashtag} ya es de otro evento: elige otro
        refusal.event.password = una contraseña tiene de 4 a 200 caracteres
        refusal.event.untitled = un evento necesita un título
        refusal.event.startless = di cuándo empieza
        refusal.event.long = un evento dura como mucho un año: da un final más temprano
        refusal.event.endTwice = el principio ya dice el final: da el final una sola vez
        refusal.event.backwards = el evento termina antes de empezar: da un final más tarde
        refusal.event.capacity = las plazas van de 1 a 1000000, o 0 si no hay límite
        refusal.event.hashtag = {text} no es un hashtag: usa hasta 40 de a-z, 0-9 y guion bajo
        refusal.rule.long = la regla de repetición es demasiado larga: escríbela como
            FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable = {text} no es una regla de repetición: escríbela como weekly, every 2
            weeks o FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable.because = {text} no es una regla de repetición: {problem}: escríbela
            como weekly, every 2 weeks o FREQ=WEEKLY;COUNT=10
        refusal.rule.often = un evento se repite como mucho una vez por hora: elige otro FREQ
        refusal.password.damaged = la contraseña del evento está dañada: pon otra
        refusal.password.memory = la contraseña no se puede cifrar: libera algo de memoria

        # Solo para operadores
        refusal.operator.copy = solo un operador puede copiar los datos de todos: pídeselo a uno
        refusal.operator.repair = solo un operador puede reparar los datos de todos: pídeselo a uno
        refusal.operator.keep = solo un operador puede ordenar los datos de todos: pídeselo a uno
        refusal.operator.replace = solo un operador puede reemplazar los datos de todos: pídeselo a uno
        refusal.operator.move = solo un operador puede mudar los datos de todos: pídeselo a uno
        refusal.operator.everybody = solo un operador puede ver la agenda de todos: pídeselo a uno
        refusal.operator.subscribe = solo un operador puede suscribir a todos: pídeselo a uno
        refusal.operator.hide = solo un operador puede ocultar comentarios: pídeselo a uno
        refusal.operator.unhide = solo un operador puede volver a mostrar comentarios: pídeselo a uno
        refusal.operator.reports = solo un operador puede ver lo denunciado: pídeselo a uno
        refusal.operator.programmes = solo un operador puede definir carreras: pídeselo a uno
        refusal.operator.erase = solo un operador puede eliminar a otros: pídeselo a uno
        refusal.operator.add = solo un operador puede añadir personas: pídeselo a uno
        refusal.operator.verify = solo un operador puede confirmar direcciones: pídeselo a uno
        refusal.operator.roles = solo un operador puede dar roles: pídeselo a uno
        refusal.role.none = elige un rol: estudiante, personal u operador
        refusal.operator.profile = solo un operador puede cambiar el perfil de otra persona: pídeselo a
            uno
        refusal.operator.restore = solo un operador puede reactivar a personas: pídeselo a uno
        refusal.operator.suspend = solo un operador puede suspender a personas: pídeselo a uno
        refusal.operator.communities = solo un operador puede crear comunidades: pídeselo a uno
        refusal.operator.rename = solo un operador puede cambiar el nombre de comunidades: pídeselo a uno
        refusal.operator.close = solo un operador puede cerrar comunidades: pídeselo a uno
        refusal.operator.organisers = solo un operador puede nombrar organizadores: pídeselo a uno

        # Módulos
        refusal.comment.outside = solo quien cursa {code} en {year} puede comentarlo
        refusal.comment.shown = el comentario {comment} no está oculto
        refusal.comment.foreign.edit = el comentario {comment} no es tuyo: solo puede editarlo quien lo
            escribió
        refusal.comment.foreign.delete = el comentario {comment} no es tuyo: solo puede borrarlo quien
            lo escribió
        refusal.comment.unknown = no hay ningún comentario {comment}
        refusal.year.unreadable = {text} no es un año académico: escríbelo como 2026/27
        refusal.programme.unknown = no hay ninguna carrera {name}{near, plural, =0 {} other {: ¿querías
            decir {near}?}}
        refusal.module.untaken = no cursas {code} en {year}: no hay nada que dejar
        refusal.module.classmates = solo quien cursa {code} en {year} ve quién más lo cursa
        refusal.programme.module = {path}: {programme}: no hay ningún módulo {code} en {year}: cárgalo
            primero
        refusal.catalogue.input = la entrada estándar tiene más de 64 MiB, o está cerrada
        refusal.catalogue.unreadable = {path}: {problem}; no se ha tomado nada
        refusal.module.limit = el límite es un número de 1 a 10000
        refusal.module.elsewhere = {code} no está en el catálogo de {year}: está en {years}
        refusal.module.ambiguous = {text} vale para varios módulos: nombra uno por su código: {modules}
        refusal.module.unknown = no hay ningún módulo {name}{near, plural, =0 {} other {: ¿querías decir
            {near}?}}

        # Amigos
        refusal.friend.already = ya tienes amistad con {handle}
        refusal.friend.blocked = bloqueaste a {handle}: quita el bloqueo
        refusal.friend.asked = {handle} ya tiene tu solicitud: espera su respuesta
        refusal.friend.self = eres tú: pídeselo a otra persona
        refusal.friend.unasked = {handle} no te ha pedido amistad
        refusal.friend.unaskedAddress = no has pedido amistad a esa dirección
        refusal.friend.none = no tienes amistad con {handle}
        refusal.sharing.already = {handle} ya comparte contigo sus ratos libres
        refusal.sharing.asked = se lo pediste a {handle} hace menos de un día: espera su respuesta
        refusal.friend.unblocked = no has bloqueado a {handle}
        refusal.email.unreadable = esto no es una dirección de correo: escríbela como sam@example.org
        refusal.phone.unreadable = esto no es un número de teléfono: escríbelo con el prefijo del país,
            como +44 7700 900123
        refusal.friend.selfNamed = eres tú: nombra a otra persona

        # Personas
        refusal.caller.unknown = no hay nadie que se llame {handle}{near, plural, =0 {} other {: ¿querías
            decir {near}?}}
        refusal.keeper.unknown = no hay nadie que se llame {handle}{near, plural, =0 {} other {: ¿querías
            decir {near}?}}
        refusal.person.unknown = no hay nadie que se llame {handle}{near, plural, =0 {} other {: ¿querías
            decir {near}?}}
        refusal.belongings.output = son dos archivos y no caben en un solo flujo: nombra una carpeta, o
            un archivo .json
        refusal.belongings.archive = {path}: no se escriben archivos comprimidos: nombra una carpeta, o
            un archivo .json, y comprime eso
        refusal.belongings.taken = {file} ya existe y no es de una exportación anterior: elige otro
            nombre, o una carpeta
        refusal.belongings.folder = no se puede crear la carpeta {path}: elige otra
        refusal.erase.busy = {handle} ya no está, pero otro proceso conserva datos antiguos: termínalo y
            elimina otra vez
        refusal.erase.left = {handle} ya no está, pero {what}: borra lo que se nombra
        refusal.erase.left.nobody = no hay nadie que se llame {handle}; de quien se eliminó con ese
            nombre, {what}: borra lo que se nombra
        refusal.erase.files = {files}{more, plural, =0 {} other { y # más}}: no se puede leer ni
            escribir ahí, y puede que aún contenga algo
        refusal.erase.published = {files}{more, plural, =0 {} other { y # más}}: no se puede borrar, y
            puede que siga publicado
        refusal.erase.own = tu cuenta está eliminada, pero no se pudo cambiar una copia antigua del
            servidor: pide a los operadores que la borren
        refusal.signUp.barred = la cuenta de este buzón se borró mientras estaba suspendida: pide una nueva a
            los operadores
        refusal.signUp.suspended = una cuenta de este buzón está suspendida: recurre allí
        refusal.address.suspended = una cuenta suspendida conserva sus direcciones: recurre antes
        refusal.event.otherAccount = con otra cuenta tuya ya tienes plaza en {event} o la esperas
        refusal.erase.both = {one}; {other}
        refusal.person.taken = {handle} ya está ocupado: elige otro nombre
        refusal.address.unreadable = {text} no es ni una dirección de correo ni un número de teléfono
        refusal.person.private = de otras personas solo se pueden cambiar el nombre, la imagen y la
            presentación: el resto es suyo
        refusal.person.addressless = {handle} no ha dado esa dirección: solo puede darla esa persona
        refusal.person.lastOperator = {handle} es el último operador: haz antes operador a alguien más
        refusal.birthday.unreadable = {text} no es una fecha: escribe un cumpleaños como 2004-10-05
        refusal.birthday.impossible = {date} no es un cumpleaños: da uno entre 1900 y hoy
        refusal.profile.units = no hay unidades {text}: elige {known}
        refusal.profile.fontSize = no hay ningún tamaño de letra {text}: elige {known}
        refusal.profile.colours = no hay colores {text}: elige {known}
        refusal.profile.birthdayShown = un cumpleaños no se muestra a {text}: elige {known}

        # Textos escritos
        refusal.text.empty = {what} debe tener algo que leer
        refusal.text.long = {what} tiene como mucho {most} caracteres: acorta el texto
        text.name = un nombre
        text.note = una nota
        text.sourceName = el nombre de una fuente
        text.reason = un motivo
        text.comment = un comentario
        text.gender = un género
        text.bio = una presentación
        text.summary = un título
        text.place = un lugar
        text.title = el título de un evento
        text.description = una descripción
        text.communityName = el nombre de una comunidad
        text.communityTopic = un tema

        # Ajustes
        refusal.zone.near = no hay ninguna zona horaria {zone}{near, plural, =0 {: da un nombre IANA,
            como Europe/London} other {: ¿querías decir {near}?}}
        refusal.channel.silent = {channel}: {problem}
        refusal.setting.value = {value} no es un valor de {setting}: da {form}
        refusal.setting.value.usual = {value} no es un valor de {setting}: da {form}, o usual
        refusal.setting.value.empty = {setting} no puede quedar vacío: da {form}
        refusal.setting.value.empty.usual = {setting} no puede quedar vacío: da {form}, o usual
        refusal.setting.home = {setting} no es un ajuste tuyo, sino de todos aquí: ponlo en config.yaml
        refusal.setting.unknown = no hay ningún ajuste {name}{near, plural, =0 {} other {: ¿querías decir
            {near}?}}
        refusal.setting.unnamed = no hay ningún ajuste sin nombre
        refusal.configuration.wrong = {path}: {problem}
        refusal.configuration.wrong.more = {path}: {problem} (y {count} más)
        """#
}
