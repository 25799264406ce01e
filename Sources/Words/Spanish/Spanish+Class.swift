extension Spanish {
    /// What pages say of modules, of programmes, of other people, and of what a search finds.
    static let classes: StaticString = #"""
        # A module's page
        page.class.open = Compañeros y comentarios
        page.class.title = Módulo
        page.class.take = Cursar este módulo
        page.class.takeWhy = Así sus clases salen en tu calendario y ves quién más lo cursa.
        page.class.taken = Lo cursas
        page.class.leave = Dejar este módulo
        page.class.mute = Silenciar
        page.class.unmute = Que vuelva a sonar
        page.class.muted = Silenciado
        page.class.meetings = Próximas clases
        page.class.noMeetings = Aún no se conoce ninguna clase.
        page.class.about = De qué va
        page.class.facts = Datos
        page.class.needs = Requiere
        page.class.year = Año
        page.class.credits = Créditos
        page.class.level = Nivel
        page.class.department = Departamento
        page.class.staff = Docentes
        page.class.page = Página web
        page.class.mates = Compañeros
        page.class.noMates = Nadie más por ahora.
        page.class.outside = Quien lo cursa ve quién más lo cursa.
        page.class.friend = Amistad
        page.class.member = Docente
        page.class.talk = Comentarios
        page.class.talkWhy = primero los más nuevos
        page.class.silence = Aún no ha escrito nadie. Pregunta lo que preguntarías antes de clase.
        page.class.edited = editado
        page.class.say = Tu comentario
        page.class.sayWhy = Lo ve, con tu nombre, cualquiera que mire este módulo.
        page.class.post = Publicar el comentario
        page.class.posted = Tu comentario ya está ahí.
        page.class.change = Cambiar
        page.class.changed = Tu comentario ha cambiado.
        page.class.changeTitle = Cambiar tu comentario
        page.class.delete = Borrar
        told.comment.mine = tu comentario de {time}
        told.comment.of = comentario de {name}, {time}
        page.class.deleteTitle = ¿Borrar tu comentario?
        page.class.deleteWhy = Ya no lo verá nadie.
        page.class.deleted = Tu comentario está borrado.
        page.class.more = Otros módulos
        page.class.leaveWhy = Sus clases del campus desaparecen de tu calendario; las de tu propio feed se quedan.
        page.class.leaveMates = Tus compañeros ya no te ven ahí, ni tú a ellos.
        page.class.leaveBack = Puedes volver a cursarlo cuando quieras.

        # The catalogue and programmes
        page.modules.title = Módulos
        page.modules.mine = Los tuyos
        page.modules.catalogue = En el catálogo
        told.found = {more, select, yes {Más de } other {}}{count, plural, =0 {Ningún resultado} one {# resultado}
            other {# resultados}} para “{text}”
        page.modules.none = Aún no cursas ningún módulo
        page.modules.noneWhy = Busca uno aquí arriba, o toma una carrera entera de una vez.
        page.modules.bare = El catálogo de este campus aún está vacío
        page.modules.bareWhy = Mientras tanto, tus clases pueden venir de un feed.
        page.modules.take = Cursar
        page.modules.taken = Ya lo cursas
        page.modules.programmes = Carreras enteras
        page.modules.more = Ver más
        page.programmes.title = Carreras
        page.programmes.q = Nombre de una carrera
        page.programmes.none = Aquí no hay ninguna carrera definida
        page.programmes.noneWhy = Busca tus módulos uno por uno.
        page.programmes.all = Todas las carreras
        page.programmes.adds = Qué añadiría
        page.programmes.overlaps = A la misma hora
        page.programmes.complete = Ya lo cursas todo.

        # Somebody
        page.person.title = Persona
        page.person.ask = Pedir amistad
        page.person.accept = Aceptar
        page.person.decline = Rechazar
        page.person.withdraw = Retirar la solicitud
        page.person.remove = Terminar la amistad
        page.person.block = Bloquear
        page.person.unblock = Desbloquear
        page.person.friends = Está entre tus amigos.
        page.person.free = Ratos libres
        page.person.find = Buscar un hueco en común
        page.person.notNow = Ahora no
        page.person.asked = Has pedido amistad. Aún no hay respuesta.
        page.person.wasAsked = Te pide amistad.
        page.person.blocked = Has bloqueado a esta persona: no puede pedirte nada.
        page.person.me = Así te ven los demás.
        page.person.change = Cambiar lo que ven los demás
        page.person.about = Presentación
        page.person.gender = Género
        page.person.classes = Módulos en común
        page.person.noClasses = Ningún módulo en común a la vista.
        page.person.less = Poner distancia
        page.person.removeWhy = Ya no verás cuándo tiene libre, ni al revés. No recibe ningún aviso.
        page.person.blockWhy = No puede pedirte amistad, y ya no verás lo que escriba, ni al revés. No recibe ningún
            aviso.
        page.person.blockEnd = Si hay amistad, se acaba.
        page.person.blockBack = Puedes quitar el bloqueo cuando quieras.

        # A search
        page.search.title = Buscar
        page.search.q = Palabras de módulos, personas, eventos, comunidades y tus propias entradas
        page.search.example = óptica, Amal o ajedrez
        page.search.go = Buscar
        page.search.modules = Módulos
        page.search.people = Personas
        page.search.events = Eventos
        page.search.communities = Comunidades
        page.search.items = En tu calendario
        page.search.places = Páginas y ajustes
        told.place.bell = minutos antes, canales, horas de silencio, no molestar, push, resumen
        told.place.reminders = lo que sonará, lo que sonó, posponer, descartar
        told.place.feeds = suscribirse, Apple, Google, Outlook, webcal, iCalendar
        told.place.sources = dirección del horario, importar, actualizar
        told.place.water = bebidas, objetivo, vaso
        told.place.look = colores, oscuro, reloj, semana, zona horaria, unidades
        told.place.profile = nombre, foto, sobre ti, cumpleaños
        told.place.account = direcciones de correo, contraseña, llaves de acceso
        told.place.me = idioma, vista sencilla, letra grande, exportar, borrar la cuenta, visible para
            compañeros
        told.place.devices = sesión iniciada, cerrar sesión, contraseñas de aplicación, llaves de acceso
        told.place.hours = minutos ante Belltower, diagrama
        told.place.hidden = mostrar de nuevo
        told.place.changes = aula cambiada, movida, cancelada, historial
        told.place.programmes = grado, curso, todas las asignaturas a la vez
        told.place.free = tiempo libre en común, quedar, amigos
        told.place.help = teclas, atajos, contacto, asistencia
        page.search.more = Más
        page.search.bare = ¿Qué buscas?
        page.search.bareWhy = Basta con el principio de las palabras, en cualquier orden.
        page.search.noneWhy = Mira si está bien escrito o usa menos palabras.

        told.class.times = {count, plural, one {Ver # clase} other {Ver las # clases}}
        told.class.comments = {count, plural, one {Ver # comentario} other {Ver los # comentarios}}
        told.class.mates = {count, plural, one {Ver # compañero} other {Ver los # compañeros}}
        told.class.next = La próxima: {when}
        told.class.leave = ¿Dejar {name}?
        told.class.left = Has dejado {name}.
        told.class.enrolled = Ahora cursas {name}.
        told.class.clashes = Ahora cursas {name}. {count, plural, one {# clase coincide} other {# clases coinciden}}
            con otras cosas.
        told.programme.size = {count, plural, one {# módulo} other {# módulos}}, {year}
        told.programme.take = {count, plural, one {Cursar este módulo} other {Cursar los # módulos}}
        told.programme.overlap = {first} y {second}: {count, plural, one {una vez} other {# veces}}, la primera {when}
        told.person.asked = Has pedido amistad a {name}.
        told.person.friends = {name} ya está entre tus amigos.
        told.person.declined = Has rechazado la solicitud de {name}.
        told.person.ended = {name} ya no está entre tus amigos.
        told.person.blocked = Has bloqueado a {name}.
        told.person.unblocked = Has desbloqueado a {name}.
        told.person.remove = ¿Terminar la amistad con {name}?
        told.person.block = ¿Bloquear a {name}?
        """#
}
