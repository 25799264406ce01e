extension Spanish {
    /// What only the command line says: what to type next, and which option is meant.
    static let commandLine: StaticString = #"""
        # Archivos
        command.refusal.fetch.private = {place} es una dirección privada: pon fetch.allowPrivate en true en
            config.yaml para llegar a ella
        command.refusal.file.irregular = {sentence}, o - para la salida estándar

        # La carpeta de Belltower
        command.refusal.home.uncreatable = {sentence}: elige otra con --home o BELLTOWER_HOME
        command.refusal.home.file = {sentence}: elige otra con --home
        command.refusal.home.closed = {sentence}, o elige otra con --home o BELLTOWER_HOME
        command.refusal.home.login = {sentence}: da uno con --as
        command.refusal.configuration.missing = {sentence}: `belltower check --sample-config` escribe uno

        # Horas y periodos
        command.refusal.window.twice = da una fecha, o --from y --to, pero no las dos cosas
        command.refusal.window.backwards = --to va antes que --from: cámbialos de orden
        command.refusal.free.twice = da --this-week, o --from y --to, pero no las dos cosas
        command.refusal.free.friends = --with admite de 1 a {most} alias, como kim,lee
        command.refusal.free.unshared = {sentence}, con `belltower settings share-busy friends`
        command.refusal.series.otherTime = {sentence}: belltower agenda muestra los ids
        command.refusal.series.ruleSaysWhen = {sentence} con --repeat

        # Actividades
        command.refusal.item.nothing = {sentence}, o por un número de `belltower agenda week --ids`
        command.refusal.item.cup = un vaso de agua no se cambia por separado: mira belltower goal

        # Comunidades
        command.refusal.community.unknown = {sentence}{near, plural, =0 {: mira `belltower community
            list`} other {}}

        # Eventos
        command.refusal.event.twoEnds = --end es una sola hora: di el principio y el final en --start
        command.refusal.event.cancelled = {sentence}: mira `belltower event list`
        command.refusal.event.cancelled.of = {sentence}: mira `belltower event list`
        command.refusal.event.unknown = {sentence}: mira `belltower event list`, o entra en él con
            --password-file FILE
        command.refusal.event.past = el evento ya habría terminado: {start}, en {zone}, ya ha pasado: da
            un --start o un --end más tarde
        command.refusal.event.past.series = el evento ya habría terminado: lo que empieza {start} y se
            repite, en {zone}, ya ha pasado: da un --start o un --end más tarde
        command.refusal.event.reachless = fuera de una comunidad un evento necesita --hashtag, o
            --password-file para ser privado
        command.refusal.event.startless = {sentence}, con --start
        command.refusal.event.long = un evento dura como mucho un año: da un --end más temprano
        command.refusal.event.endTwice = --start ya dice el final: quita --end y --for
        command.refusal.event.backwards = el evento termina antes de empezar: da un --end más tarde

        # Copias de la carpeta
        command.refusal.keep.noBackup = {sentence}: escribe una con belltower backup
        command.refusal.backup.nothing = {sentence}: nombra otro --home
        command.refusal.backup.damaged = la base de datos está dañada, así que no se ha copiado:
            {problem}; mira belltower check --repair
        command.refusal.home.missing = {sentence}: nómbrala con --home o BELLTOWER_HOME

        # Fuentes y rastreadores
        command.refusal.crawl.removals = {sentence}, o di --accept-removals si el campus lo dice
        command.refusal.crawl.resultless = {sentence}: belltower crawl {crawler} --print escribe uno
        command.refusal.crawl.start = {crawler}: {problem}, o nombra las páginas con --start
        command.refusal.crawl.startless = {crawler} no nombra páginas de inicio: dalas con --start
        command.refusal.source.unkept = {sentence}: mira belltower sources --history
        command.refusal.source.campusKind = --for-everyone es para clases, que llegan a la gente por sus
            módulos: da los eventos a una comunidad, como en `community feed NAME URL`
        command.refusal.source.campusAlarms = {sentence} (belltower settings leads.class)

        # Solo para operadores
        command.refusal.person.suspended = la cuenta de {handle} está suspendida ({ground}): belltower reports --mine dice por qué, y
            cómo recurrir
        command.refusal.person.suspendedUntil = la cuenta de {handle} está suspendida hasta el {date} ({ground}): belltower reports --mine
            dice por qué, y cómo recurrir
        command.refusal.operator.copy = {sentence}, o di quién eres con --as
        command.refusal.operator.repair = {sentence}, o di quién eres con --as
        command.refusal.operator.keep = {sentence}, o di quién eres con --as
        command.refusal.operator.replace = {sentence}, o di quién eres con --as

        # Módulos
        command.refusal.comment.outside = {sentence}: antes `enrol {code}`
        command.refusal.comment.unknown = {sentence}: `module CODE` muestra los números
        command.refusal.programme.unknown = {sentence}{near, plural, =0 {: mira `programmes`} other {}}
        command.refusal.module.classmates = {sentence}: antes `enrol {code}`
        command.refusal.programme.module = {path}: {programme}: no hay ningún módulo {code} en {year}:
            cárgalo antes con `modules --load`
        command.refusal.module.limit = --limit es un número de 1 a 10000
        command.refusal.module.unknown = {sentence}{near, plural, =0 {: busca con `modules TEXT`} other
            {}}

        # Amigos
        command.refusal.friend.blocked = bloqueaste a {handle}: quita el bloqueo con `friend unblock`
        command.refusal.friend.unasked = {sentence}: mira `belltower friend list`
        command.refusal.friend.unaskedAddress = {sentence}: mira `belltower friend list`
        command.refusal.friend.none = {sentence}: mira `belltower friend list`
        command.refusal.friend.unblocked = {sentence}: mira `belltower friend list`

        # Personas
        command.refusal.caller.unknown = {sentence}{near, plural, =0 {: `belltower person add {handle}`
            crea la cuenta} other {}}
        command.refusal.keeper.unknown = {sentence}{near, plural, =0 {: di quién eres con --as} other {}}
        command.refusal.person.unknown = {sentence}{near, plural, =0 {: mira `person list`} other {}}
        command.refusal.belongings.output = son dos archivos y no caben en la salida estándar: nombra una
            carpeta, o un archivo .json
        command.refusal.person.taken = {handle} ya existe: cambia su perfil con `person edit`
        command.refusal.person.addressless = {handle} no ha dado esa dirección: eso lo hace esa persona
            con `person edit`

        # Archivos y redes
        command.refusal.fetch.special = {sentence}: da - para leer la entrada estándar

        # La base de datos
        command.refusal.storage.full = {sentence}; libera espacio
        command.refusal.storage.low = {sentence}; libera espacio
        command.refusal.home.lost = {sentence} (`belltower restore {backup}`; `belltower restore
            --empty` empieza de cero)
        command.refusal.storage.taken = {sentence}, e inicia otra vez belltower remind

        # Archivos que se leen
        command.refusal.parameter.missing = {sentence}: {given}
        command.refusal.parameter.given = --set {name}=...
        command.refusal.parameter.given.more = {before} --set {name}=...

        # Entradas propias
        command.refusal.undo.newer = lo último que hiciste fue {act}, que undo no deshace{remedy, select,
            none {} other { (lo hace `belltower {remedy}`)}}: di --yes para deshacer {older}, que fue
            antes
        command.refusal.undo.nothing = no hay nada que deshacer: se pueden deshacer add, edit, delete e
            item
        command.refusal.undo.nothing.but = no hay nada que deshacer: se pueden deshacer add, edit, delete
            e item; lo último que hiciste fue {act}{remedy, select, none {} other { (lo deshace
            `belltower {remedy}`)}}
        command.refusal.entry.unchanged = no hay nada que cambiar: di --start, --for, --at o --summary
        command.refusal.item.unknown = {sentence}: belltower agenda --json muestra sus ids
        command.refusal.entry.event = {item} es un evento: belltower event edit, cancel y drop usan
            e{event}
        command.refusal.entry.gone = {sentence}: belltower agenda muestra lo que hay
        command.refusal.entry.never = {sentence}: belltower agenda muestra lo que sí
        command.refusal.entry.whole = {item} es la serie entera: da el id de una de las veces, o --all
        command.refusal.entry.part = {item} es parte de una serie: di --this, --following o --all
        command.refusal.entry.single = una sola vez no puede repetirse: di --following o --all con
            --repeat
        command.refusal.entry.startless = no empieza a ninguna hora: di --start, como en --start "fri
            14:00"
        command.refusal.entry.endTwice = --end y --for dicen lo mismo: da solo uno de los dos
        command.refusal.entry.wholeDays = dura días enteros: di --for 2d, o una hora en --start
        command.refusal.entry.endDay = dura días enteros: termínala con un día, o dale a --start una hora
        command.refusal.entry.backwards = termina antes de empezar: da un --end más tarde, o --for 1h
        command.refusal.rule.unfit = empieza el {weekday} {start}, pero se repite así: {rule}: empiézala
            en la primera de esas fechas, --start "{first}" ({firstWeekday}), o da un --repeat que
            incluya el {day}

        # Recordatorios
        command.refusal.reminder.settled = {sentence}: belltower reminders --history dice por qué
        command.refusal.reminder.undismissed = {sentence}: mira belltower reminders
        command.refusal.reminder.single = {item} no es de ninguna serie: descártala sin --series
        command.refusal.reminder.cups = los vasos de agua no son una serie: belltower settings
            leads.hydration none, o belltower goal --off
        command.refusal.reminder.unknown = {sentence}: belltower reminders --json muestra sus ids
        command.refusal.mute.unknown = {sentence}{near, plural, =0 {: mira `modules` y `community list`}
            other {}}
        command.refusal.snooze.silent = {item} ya no suena: si lo descartaste, belltower dismiss {item}
            --undo lo deshace
        command.refusal.snooze.gone = {sentence}: mira belltower reminders
        command.refusal.snooze.unreadable = {text} no es una duración: di al final cuánto tiempo, como en
            belltower snooze networking today 10m, o hasta cuándo, como 13:30

        # Agua
        command.refusal.drinks.unreadable = {path}: {problem}: da una lista de bebidas, como la describe
            `belltower drinks --help`
        command.refusal.goal.rhythms = --cup, --every y --times se excluyen entre sí: da solo uno
        command.refusal.goal.every = --every va de 15m a 24h: escríbelo como 90m
        command.refusal.goal.times = --times es un número de 1 a {most}
        command.refusal.goal.hours = --from {from} --to {to} no deja ninguna hora: da dos que sean
            distintas
        command.refusal.drink.days = --days es un número de 1 a 3660

        # Ajustes
        command.refusal.setting.unknown = {sentence}{near, plural, =0 {: usa uno de `belltower settings`,
            como waking 08:00-22:00 o quiet 22:00-07:00} other {}}
        command.refusal.setting.unnamed = {sentence}: usa uno de `belltower settings`, como waking
            08:00-22:00 o quiet 22:00-07:00
        command.refusal.configuration.wrong.more = {path}: {problem} (y {count} más: `belltower check
            --config {path}`)

        # Solo de la línea de órdenes
        command.item.ambiguous = {count} actividades se llaman así: di cuál por su número, o di el día
        command.item.none = {answer} no es ninguna de ellas: no se ha hecho nada
        command.remind.stopped = lo ha terminado una señal: lo que aún no ha sonado suena cuando se ponga
            en marcha otra vez
        command.export.steers = el calendario tiene caracteres que controlan un terminal: expórtalo a un
            archivo, o a una tubería, como belltower export - | cat -v
        command.address.empty = {file} está vacío: pon la URL en una línea
        command.address.emptyInput = la entrada estándar está vacía: pon la URL en una línea
        command.comment.notText = el comentario no es texto UTF-8
        command.enrol.look = mira lo que añade y luego di --yes
        command.demo.uncreatable = no se puede crear {path}: revisa TMPDIR
        command.demo.closed = no se puede entrar en {folder}
        command.setup.channel = eso no es un canal: belltower settings channels
        command.confirm = esto no se puede deshacer: di --yes para hacerlo sin preguntar
        command.restore.confirm = esto reemplaza todo lo que hay: di --yes para hacerlo sin preguntar
        command.password.empty = {file} está vacío: pon la contraseña en una línea

        # Lo que ha perdido un feed
        command.refusal.held = {sentence}: si es correcto, usa belltower import {source}
            --accept-removals
        """#
}
