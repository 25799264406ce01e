extension Spanish {
    /// What sources, imports, changes and crawls show, and where one stands.
    static let sources: StaticString = #"""
        # Fuentes
        source.none = Aún no hay fuentes. Suscríbete a una: belltower subscribe URL
        source.campus = {source} (del campus)
        source.head.source = fuente
        source.head.address = dirección
        source.head.meetings = clases
        source.head.read = leída
        source.head.next = próxima
        source.never = nunca
        source.just.now = ahora mismo
        source.refused = rechazada: {reason}
        source.postponed = aplazada: {reason}
        source.error = último error: {reason}
        source.held = Retenida {age}; cambiaría:
        source.held.often = Retenida {age}, vista {count, plural, one {# vez} other {# veces}} desde
            entonces; cambiaría:
        source.unread = no se pudo leer: {what}
        source.unread.kept = no se pudo leer, así que queda lo último que decía: {what}
        source.unread.line = línea {line}: {what}
        source.unread.more = no se {count, plural, one {pudo leer # dato} other {pudieron leer # datos}} más
        source.once = importada una vez
        source.gone = parada: el servidor dice que ya no existe
        source.due = toca {time}
        source.due.now = toca ahora
        source.failures = {due} ({count, plural, one {# fallo seguido} other {# fallos seguidos}})
        source.remove = ¿Quitar {source} con todo lo que trae?
        source.removed = {source}: quitada

        # Lo que ha hecho una importación
        progress.importing = importando
        import.state.imported = importado
        import.state.unchanged = sin cambios
        import.state.refused = rechazado
        import.state.failed = fallido
        import.state.undone = deshecho
        import.done = {source}: importada, {count, plural, one {# actividad} other {# actividades}}
        import.unchanged = {source}: sin cambios, {count, plural, one {# actividad} other {# actividades}}
        import.failed = {source}: ha fallado: {reason}
        import.refused = {source}: rechazada: {reason}
        import.postponed = {source}: aplazada: {reason}
        import.reasonless = sin motivo indicado
        import.added = {count, plural, one {# nueva} other {# nuevas}}
        import.changed = {count} con cambios
        import.removed = {count, plural, one {# quitada} other {# quitadas}}
        import.line = {source}, línea {line}
        import.issues.more = {source}: {count} problemas más: míralos con --json
        import.none.due = A ninguna fuente le toca. Todas: --all
        history.alike = {state}, {count, plural, one {# vez} other {# veces}}
        history.counts = {state}: {added, plural, one {# nueva} other {# nuevas}}, {changed} con cambios,
            {removed, plural, one {# quitada} other {# quitadas}}, {held} en total
        history.reason = {state}: {reason}

        # Listas de cambios
        change.none = Ningún cambio registrado.
        change.none.since = Ningún cambio desde {since}.
        change.more = {count} más: {hint}
        change.hint = mira belltower changes
        change.hint.json = mira --json
        change.hint.sources = mira sources --json
        change.at.once = {count} a la vez
        change.later = {length} más tarde
        change.earlier = {length} más temprano
        change.now = ahora {value}
        change.unsaid = sin indicar
        change.taken.back = deshecho
        change.kind.added = nueva
        change.kind.moved = otra hora
        change.kind.relocated = otro lugar
        change.kind.renamed = renombrada
        change.kind.cancelled = cancelada
        change.kind.removed = quitada

        # Rastreos
        crawl.done = {crawler}: {state}, {count, plural, one {# página} other {# páginas}}
        crawl.done.into = {crawler}: {state}, {count, plural, one {# página} other {# páginas}}, en la
            fuente {source}
        crawl.head.modules = módulos
        crawl.head.classes = clases
        crawl.row.added = nuevo
        crawl.row.changed = con cambios
        crawl.row.removed = quitado
        crawl.row.unchanged = sin cambios
        crawl.issues.more = y {count} más: mira --json
        crawl.none = No hay ningún rastreador instalado.
        crawl.unusable = no se puede usar: {problem}
        crawl.unproven = sin probar
        crawl.example.well = {page}: como debe ser
        crawl.progress = {done} de {all} páginas, {rate}/s
        crawl.progress.left = {done} de {all} páginas, {rate}/s, {seconds} s para el final

        # Cómo vas
        status.head.water = Agua:
        status.head.imported = Importado:
        status.head.joined = Eventos:
        status.head.bell = Campana:
        status.head.friends = Amigos:
        status.offer = tienes una plaza en {place}: belltower event join {event}
        status.offer.until = tienes una plaza en {place} hasta {until}: belltower event join {event}
        status.events.more = y {count} más: belltower event list
        status.water = {drunk} hoy; para un objetivo: belltower goal 2l
        status.water.next = {drunk} de {goal}, próximo vaso a las {time}
        status.bell.none = no suena nada en las próximas 24 horas
        status.bell.silent = no hay ningún belltower remind en marcha
        status.sources = {count, plural, one {# fuente} other {# fuentes}}, la última vez {age}
        status.sources.unread = {count, plural, one {# fuente} other {# fuentes}}, sin leer
        status.asked = {count, plural, one {{who} te pide amistad: {answer}} other {{who} te piden amistad:
            {answer}}}
        status.troubles.more = y {count} más: belltower sources
        status.new = Belltower: un calendario con tus clases que suena a tiempo. Aún no tiene nada.
        status.new.among = Aquí eres {person}, con {count} más en esta carpeta, y tu calendario aún está
            vacío.
        status.new.other = ¿No eres tú? belltower --as ALIAS. Carpeta: {home}
        status.new.home = Carpeta: {home}
        guide.demo = el día de un estudiante en medio minuto, en una carpeta de usar y tirar
        guide.setup = pregunta tu zona horaria, tu feed y cómo debe sonar
        guide.subscribe = toma la dirección de tu horario, tal como la da tu campus
        guide.enrol = te inscribe en un módulo: belltower modules PALABRA busca su código
        guide.events = lo que viene; belltower community list, quién lo organiza
        guide.help = todo lo demás
        """#
}
