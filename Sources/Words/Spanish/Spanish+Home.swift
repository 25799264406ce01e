extension Spanish {
    /// What the home, its files, its sources and the network refuse.
    static let home: StaticString = #"""
        # Archivos
        refusal.file.irregular = {path} ya existe y no es un archivo normal: elige otro nombre
        refusal.file.unwritable = no se puede escribir {path}: {why}: revisa su carpeta
        refusal.file.irreplaceable = no se puede reemplazar {path}: {why}: elige otro nombre
        refusal.file.full = {path}: {why}: libera algo de espacio
        refusal.file.notText = {file} no se puede leer como texto UTF-8: revísalo
        refusal.file.missing = no hay ningún archivo {file}: revisa su nombre
        refusal.file.folder = {file} es una carpeta: da un archivo de dentro
        refusal.file.special = {file} no es un archivo normal: da uno
        refusal.file.large = {file} pasa de {size}: divídelo, o revisa su nombre
        refusal.file.closed = no se puede leer {file}: {why}: revisa sus permisos

        # La carpeta de Belltower
        refusal.home.uncreatable = no se puede crear la carpeta de Belltower {path}
        refusal.home.file = {path} es un archivo, no una carpeta
        refusal.home.closed = no tienes acceso a la carpeta de Belltower {path}: cambia su propietario o
            sus permisos
        refusal.home.own = {file} es {name} de la propia carpeta de Belltower: elige otro nombre
        refusal.home.login = de tu nombre de usuario no sale ningún alias
        refusal.time.instant = {text} no es un instante: escríbelo como 2026-10-05T09:15:00+01:00
        refusal.zone.unknown = no hay ninguna zona horaria {zone}: da un nombre IANA, como Europe/London
        refusal.lock.uncreatable = no se puede crear el bloqueo {path}: revisa la carpeta
        refusal.person.suspended = la cuenta de {handle} está suspendida ({ground}): en Denuncias y decisiones está el porqué, y
            cómo recurrir
        refusal.person.gone = {handle} ya no está en esta carpeta de Belltower
        refusal.configuration.file = {folder}/config.yaml: `{key}`: no se puede leer el archivo que
            nombra: revisa los dos
        refusal.configuration.line = {folder}/config.yaml: `{key}`: el archivo que nombra debe tener una
            sola línea
        refusal.configuration.missing = no hay ningún archivo {path}

        # Copias de la carpeta
        refusal.backup.folder = no se puede crear la carpeta {path}: elige otra
        refusal.copy.busy = otro proceso está escribiendo {path}: espera a que termine
        refusal.backup.nothing = en {path} aún no hay nada
        refusal.backup.unnamed = nombra el archivo o la carpeta donde escribir
        refusal.backup.configuration = no se puede leer {path}, así que no se guarda: cambia sus
            permisos
        refusal.backup.damaged = la base de datos está dañada, así que no se ha copiado: {problem};
            repárala
        refusal.keep.noBackup = en {folder} no hay ninguna copia de seguridad
        refusal.keep.damaged = la copia {file} está dañada: {problem}; escribe otra
        refusal.errand.own = ya tienes dos importaciones en marcha: prueba otra vez cuando termine una
        refusal.lanes.full = se pide demasiado a la vez: prueba otra vez
        refusal.file.failed = {path}: {why}
        refusal.backup.itself = {file} es la propia base de datos: dale otro nombre a la copia
        refusal.backup.taken = {file} ya existe y no es una copia de seguridad: elige otro nombre
        refusal.restore.folder = {file} es una carpeta: nombra una copia de dentro, como {newest}
        refusal.restore.folder.empty = {file} es una carpeta sin copias de seguridad: nombra otra
        refusal.restore.itself = {file} es la propia base de datos: nombra una copia de seguridad
        refusal.restore.noBackup = {file} no es una copia de Belltower, o está dañada: nombra otra
        refusal.restore.foreign = {file} es la base de datos de otro programa, no una copia de Belltower:
            nombra una
        refusal.restore.special = {file} no es un archivo normal: nombra una copia de seguridad
        refusal.restore.newer = {file} lo escribió un Belltower más nuevo: instala ese para restaurarlo
        refusal.restore.damaged = {file} está dañado: {problem}
        refusal.restore.immovable = no se puede apartar {database}: revisa su carpeta
        refusal.home.lost = la base de datos de {path} ya no está o está vacía: devuélvela a su
            sitio, o restaura una copia de seguridad
        refusal.restore.inUse = {path} tiene una base de datos con gente: no se ha cambiado nada
        refusal.restore.unwritable = no se puede escribir {file}: {why}; no se ha cambiado nada
        refusal.home.missing = no hay ninguna carpeta de Belltower {path}

        # Fuentes y rastreadores
        refusal.crawl.removals = {doubt}; no se ha cambiado nada: arregla el rastreador si las páginas
            tienen ahora otro aspecto
        refusal.crawl.exampleless = {crawler} no tiene ninguna página de ejemplo: añade una en `examples`
            en {path}
        refusal.crawl.resultless = no hay ningún archivo {file}
        refusal.operator.catalogue = solo un operador puede cargar un catálogo: pídeselo a uno
        refusal.crawl.doubted = {reason}; no se ha cambiado nada: si es la página correcta, arregla la
            definición
        refusal.crawl.putOff = {reason}: lanza entonces otra vez el mismo rastreo
        refusal.crawl.unparted = {reason}; no se ha cambiado nada
        refusal.crawl.unfinished = el rastreo no se terminó, así que lo que falta puede seguir ahí; no se
            ha cambiado nada
        refusal.crawl.parameter = {crawler}: {problem}
        refusal.crawl.parameter.elsewhere = {crawler}: {problem}; lo tiene el rastreador {other}
        refusal.crawl.page = {text} no es una página: da una URL http, https o file, o una ruta
        refusal.crawl.start = {crawler}: {problem}, o nombra las páginas
        refusal.crawl.startless = {crawler} no nombra páginas de inicio: dalas
        refusal.crawl.unknown = no hay ningún rastreador {name}{near, plural, =0 {{count, plural, =0 {:
            no hay ninguno instalado, así que pon su archivo en Crawlers/campus} other {: los conocidos
            son {known}}}} other {: ¿querías decir {near}?}}
        refusal.campus.unknown = {path}: no hay ningún campus {name}{near, plural, =0 {{count, plural, =0
            {: no hay ninguno instalado, así que pon su archivo en Crawlers/campus} other {: los
            conocidos son {known}}}} other {: ¿querías decir {near}?}}
        refusal.crawl.folder = {path} es una carpeta: da el archivo de un rastreador de dentro
        refusal.crawl.stuck = otro proceso lo está rastreando y lleva {minutes} minutos sin leer ninguna
            página: termina ese proceso e importa otra vez
        refusal.page.unreadable = {path}: {problem}
        refusal.crawl.file = no hay ningún {file} en {folders}
        refusal.program.incomplete = falta {folder}/{file} del programa: instálalo entero
        refusal.yaml.line = {file}: línea {line}: {problem}
        refusal.crawl.gone = desaparecerían {gone} de {all} módulos de {year}
        refusal.crawl.emptied = `{fact}` desaparecería de {count} de {all} módulos de {year}
        refusal.source.unknown.none = no hay ninguna fuente {name}, ni ninguna otra: suscríbete primero a
            una
        refusal.source.unknown = no hay ninguna fuente {name}: las conocidas son {known}
        refusal.source.once = {source} llegó una vez por la entrada estándar: suscríbete mejor a la nueva
        refusal.lock.import.same = otro proceso ya está importando la misma fuente: prueba otra vez
        refusal.lock.import = otro proceso ya está importando: prueba otra vez
        refusal.lock.held = {holder} está en marcha en otro proceso: prueba otra vez
        refusal.lock.serving = {holder} está en marcha en otro proceso: páralo primero
        refusal.lock.ringing = {holder} está en marcha en otro proceso: deja que suene, o páralo primero
        refusal.source.unkept = {source}: no se guarda nada de antes de su última importación
        refusal.source.keptUnreadable = {source}: lo que se guardó: {problem}
        refusal.feed.unreadable = {address}: {problem}
        refusal.feed.unreadable.from = {address}: {problem} (enviado por {host})
        refusal.feed.cutShort = {address}: el archivo termina antes de END:VCALENDAR, así que puede estar
            cortado; no se ha cambiado nada: prueba más tarde
        refusal.feed.none = {address}: el servidor no envió ningún calendario: prueba más tarde
        refusal.source.campusKind = para todos solo hay suscripción a clases, que llegan a la gente por
            sus módulos: da los eventos a una comunidad
        refusal.source.campusLoss = {source} es del campus: solo un operador acepta lo que ha perdido
        refusal.source.keeper = {handle} se encarga de las fuentes del campus: haz antes operador a
            alguien más
        refusal.source.campus = {source} es del campus: solo un operador puede cambiarla
        refusal.source.share = la parte es un porcentaje de 0 a 100, y el mínimo es 1 o más
        refusal.source.campusAlarms = {source} es del campus: a cada cual le suena con su propia
            antelación
        refusal.source.taken = ya tienes una fuente llamada {source}: elige otro nombre

        # Archivos y redes
        refusal.fetch.address = eso no es una dirección: da una ruta o una URL http, https o webcal
        refusal.fetch.scheme = las direcciones {scheme} no se leen: da una URL http, https o webcal
        refusal.fetch.libcurl = falta libcurl: instala libcurl4
        refusal.fetch.authorities = no se conoce ninguna autoridad de certificación: instala
            ca-certificates
        refusal.fetch.missing = no hay ningún archivo {place}: revisa la ruta
        refusal.fetch.folder = {place} es una carpeta: da un archivo de calendario de dentro
        refusal.fetch.special = no se puede leer {place}: no es un archivo normal
        refusal.fetch.unreadable = no se puede leer {place}: {why}
        refusal.fetch.refuses = {place} niega el acceso ({status}): abre la dirección en un navegador; si
            tampoco se puede ahí, consigue una nueva
        refusal.fetch.unknown = {place} no conoce ese calendario ({status}): revisa la dirección
        refusal.fetch.gone = {place} dice que el calendario ya no existe ({status}): cancela la
            suscripción
        refusal.fetch.often = {place} pide menos peticiones ({status}): prueba más tarde
        refusal.fetch.status = {place} respondió con el estado {status}: prueba más tarde
        refusal.fetch.timedOut = {place} no respondió a tiempo: prueba más tarde
        refusal.fetch.large = {place} envía más de {size}: sube fetch.maximumBytes si hace falta
        refusal.fetch.header = {place} envía más de {size} de cabecera: revisa la dirección
        refusal.fetch.private = {place} es una dirección privada: desde aquí solo se pregunta a las públicas
        refusal.fetch.unresolved = el servicio de nombres no conoce {place}, o no lleva a una dirección pública: revisa la
            dirección y la red
        refusal.fetch.unreached = no se puede llegar a {place}: prueba más tarde
        refusal.fetch.noTLS = {place} no habla https: revisa la dirección
        refusal.fetch.insecure = {place} no tiene un certificado válido: revisa la dirección
        refusal.fetch.redirects = {place} redirige más de {limit} veces: revisa la dirección
        refusal.fetch.redirect = {place} redirige adonde no puede, de https a http o fuera de la web:
            revisa la dirección
        refusal.fetch.cutShort = {place} se cortó a la mitad: prueba más tarde
        refusal.fetch.notHTTP = {place} no es un servidor web: revisa la dirección
        refusal.fetch.encoding = {place} envía una compresión que no se puede leer: avisa a quien lo
            administra
        refusal.fetch.cancelled = no se esperó a {place}: prueba otra vez
        refusal.fetch.failed = no se pudo traer {place}: prueba más tarde

        # La base de datos
        refusal.storage.busy = otro proceso está usando la base de datos: prueba otra vez
        refusal.storage.damaged = la base de datos está dañada o no lo es: restaura una copia, o apártala
        refusal.storage.foreign = la base de datos es de otro programa: elige otra carpeta de Belltower,
            o aparta el archivo
        refusal.storage.special = lo que tiene el nombre de la base de datos no es un archivo normal:
            apártalo, o elige otra carpeta de Belltower
        refusal.storage.newer = la base de datos la escribió un Belltower más nuevo: instala ese, o usa
            otra carpeta de Belltower
        refusal.storage.replaced = la base de datos no es el mismo archivo que está abierto: inicia el
            programa otra vez
        refusal.storage.failed = la base de datos lo ha rechazado: {what}
        refusal.storage.unreachable = el servidor de la base de datos en {host} no responde:
            comprueba que funciona, y database: en config.yaml
        refusal.storage.denied = el servidor de la base de datos en {host} no deja entrar a {user}:
            comprueba el nombre en database: de config.yaml, su contraseña y sus permisos
        refusal.storage.uncertain = la conexión con la base de datos se cortó mientras se escribía:
            mira si se hizo antes de probar otra vez
        refusal.storage.library = falta libpq, que habla con PostgreSQL: instálala (Debian: apt
            install libpq5)
        refusal.storage.address = no se entiende el nombre de la base de datos: escribe
            postgresql://NOMBRE@SERVIDOR/BASE
        refusal.storage.password = la dirección de la base de datos contiene una contraseña: quítala
            y guárdala en un archivo o en el entorno
        refusal.storage.version = el servidor de la base de datos es PostgreSQL {version}: hace
            falta la versión 15 o una posterior
        refusal.storage.missing = el servidor no tiene la base {database}: créala, en UTF-8 y con la
            configuración regional C
        refusal.storage.encoding = la base {database} no guarda UTF-8: crea otra, en UTF-8 y con la
            configuración regional C
        refusal.storage.collation = la base {database} ordena las letras a su manera: crea otra, en
            UTF-8 y con la configuración regional C
        refusal.storage.full = el disco está lleno y no se ha guardado nada: prueba más tarde
        refusal.storage.low = queda muy poco espacio en el disco para calendarios: prueba más tarde
        refusal.storage.vanished = no queda nada en la base de datos: restaura una copia de
            seguridad
        refusal.storage.incomplete = la base de datos está dañada, falta {what}: pon en su lugar
            una base vacía y restaura una copia de seguridad
        refusal.storage.notEmpty = lo que hay que llenar ya contiene algo: indica una base vacía, o aparta
            el archivo propio
        refusal.storage.differs = la tabla {table} no se escribió como se leyó, y no se ha guardado nada:
            revisa el disco y el servidor, y prueba otra vez
        refusal.move.target = se puede mudar a postgresql://NOMBRE@SERVIDOR/BASE, o al archivo propio,
            que se llama file
        refusal.move.same = ya está todo ahí: indica otro lugar
        refusal.move.open = otros tienen la base abierta, {who}: páralos primero
        refusal.move.variable = {variable} va antes que config.yaml, que se cambiaría en vano: quítala del
            entorno, o solo copia y cámbiala después
        refusal.move.line = todo está copiado, pero config.yaml no se puede cambiar con una línea: escribe
            {line} en él
        refusal.storage.taken = {database} ya no está, o lo que hay en su lugar no es una base de datos:
            devuélvela a su sitio
        refusal.person.elsewhere = {handle} no está en la base de datos que hay ahora

        # Archivos que se leen
        refusal.feed.empty = el archivo está vacío
        refusal.feed.events = contiene eventos ({count}), pero ninguno se puede leer: avisa a quien lo
            publica
        refusal.feed.libical = falta libical: instala libical3
        refusal.feed.webPage = eso es una página HTML, quizá una de inicio de sesión, no un calendario:
            revisa la dirección
        refusal.feed.otherFile = eso es {kind}, no un calendario
        refusal.feed.noCalendar = eso no es un calendario
        refusal.feed.noCalendar.start = eso no es un calendario: empieza por "{start}"
        refusal.feed.lineBreaks = el calendario ha perdido sus saltos de línea y no se puede recomponer
        refusal.feed.large = ocupa más de {limit} bytes
        refusal.feed.deep = la línea {line} abre un componente de más dentro de otro
        refusal.feed.many = contiene más de {limit} actividades, calendarios o zonas horarias, y no se
            leen más: pide un periodo más corto a quien lo publica
        refusal.page.large = la página pasa de {size} MiB: comprueba que lo sea
        refusal.page.deep = la página anida elementos a más de {limit} niveles: comprueba que lo sea
        refusal.page.elements = la página tiene más de {limit} elementos: comprueba que lo sea
        refusal.page.attributes = una etiqueta de la página tiene más de {limit} atributos: comprueba que
            lo sea
        refusal.page.empty = la página está vacía: guárdala de nuevo, o revisa su dirección
        refusal.page.libxml2 = falta libxml2: instala libxml2
        refusal.parameter.unknown = no hay ningún parámetro {name}: {count, plural, =0 {este rastreador
            no tiene ninguno} other {los conocidos son {known}}}
        refusal.parameter.missing = hay que dar {names}
        refusal.parameter.given = {name}
        refusal.parameter.given.more = {before}, {name}
        refusal.parameter.wrong = el parámetro {name} es {form}
        feed.kind.gzip = un archivo gzip
        feed.kind.zip = un archivo ZIP
        feed.kind.pdf = un documento PDF
        feed.kind.picture = una imagen
        feed.kind.card = una tarjeta de contacto
        feed.kind.xml = un documento XML

        # Lo que ha perdido un feed
        refusal.held = {claim}{count, plural, =0 {} one {} other {, visto # veces}}; no se ha cambiado
            nada
        refusal.held.nothing = el feed está vacío
        refusal.held.what = {scope, select, only {{kind, select, class {la única clase por venir} event
            {el único evento por venir} other {la única entrada por venir}}} all {{kind, select, class
            {las {total} clases} event {los {total} eventos} other {las {total} entradas}} por venir}
            other {{lost} de {total} {kind, select, class {clases} event {eventos} other {entradas}} por
            venir}}
        refusal.held.way = según el feed, {what} {way, select, removed {{lost, plural, one {ya no está}
            other {ya no están}}} cancelled {{lost, plural, one {se cancela} other {se cancelan}}} past
            {{lost, plural, one {ya ha pasado} other {ya han pasado}}} far {{lost, plural, one {queda a
            meses vista} other {quedan a meses vista}}} excluded {{lost, plural, one {no se celebra}
            other {no se celebran}}} unreadable {{lost, plural, one {no se puede leer} other {no se pueden leer}}} untimed {{lost, plural, one {ocupa el día entero} other {ocupan días
            enteros}}} untitled {{lost, plural, one {no tiene título propio} other {no tienen título
            propio}}} unplaced {{lost, plural, one {no dice dónde es} other {no dicen dónde son}}} other
            {{lost, plural, one {no tiene título o no dice dónde es} other {no tienen título o no dicen
            dónde son}}}}
        refusal.held.lost = según el feed faltan {what}: {ways}
        refusal.held.part = {count} {way, select, removed {sin rastro} cancelled {por cancelación} past
            {en el pasado} far {a meses vista} excluded {por exclusión} unreadable {sin poder leerse} untimed {sin hora} untitled {sin
            título} other {sin lugar}}
        """#
}
