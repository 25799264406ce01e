extension Spanish {
    /// What the agenda and its neighbours show: items, clashes, gaps, reminders, one's own entries.
    static let agenda: StaticString = #"""
        # Los días y lo que hay en ellos
        agenda.nothing = Nada el {day}.
        agenda.nothing.days = Nada del {first} al {last}.
        agenda.whole = todo el día
        agenda.water = agua
        agenda.quoted = “{text}”
        agenda.swapped = funciona como {weekday}
        agenda.cut = {names} {count, plural, one {tiene} other {tienen}} más repeticiones de las que se
            muestran: pide menos tiempo
        cup.listed = {cup, select, glass {Vaso} bottle {Botella} other {Vaso}} de agua ({amount})
        cup.at = {cup}: {times}
        cup.count = {count} vasos
        grid.nothing = Nada con hora.
        grid.water = agua
        grid.cup = vaso
        grid.more = y más: belltower agenda week --clashes
        month.more = +{count} más
        year.few = · 1 o 2
        year.some = • 3 o 4
        year.many = ■ 5 o más
        year.exam = ! examen
        year.holiday = h festivo
        year.today = ◂ hoy

        # Lo mismo en frases
        plain.nothing = Nada el {day}
        plain.nothing.days = Nada del {first} al {last}.
        plain.today = {day}, hoy
        plain.place = en {place}
        plain.now = ahora mismo
        plain.local = hora local {time}
        plain.note = nota: {text}
        plain.number = número {number}
        plain.at = a las {time}
        plain.times = de {from} a {until}
        plain.until = hasta las {until}
        plain.whole.until = todo el día hasta el {day}
        plain.whole.time = todo el día, hasta las {until}
        plain.time.day = {time} del {day}

        # Ahora y después
        next.nothing = Ahora nada, y nada por venir en un año.
        next.now = Ahora
        next.now.nothing = Ahora: nada
        next.now.more = y {count} más ahora
        next.next = Después
        next.next.nothing = Después: nada en un año
        next.next.more = y {count} más después
        next.until = hasta {time}
        next.left = {length} para el final
        next.at = {day, select, today {a las {time}} other {{time}}}
        next.time.tomorrow = mañana a las {time}
        next.time.day = {day} a las {time}

        # Lo que se dice de una actividad
        item.cancelled = se cancela
        item.cancelled.in = se cancela según {source}
        item.tentative = por confirmar
        item.provisional = provisional
        item.hidden = oculto
        item.exam = examen
        item.exam.provisional = examen, provisional
        item.group = grupo {group} de varios
        item.group.unnamed = uno de varios grupos
        item.group.choose = uno de varios grupos: elige el tuyo con --group
        item.unofficial = {place} según tus compañeros
        item.field.when = cuándo
        item.field.where = dónde
        item.field.unofficial = no oficial
        item.field.module = módulo
        item.field.kind = tipo
        item.field.group = grupo
        item.field.source = fuente
        item.field.note = nota
        item.field.colour = color
        item.field.rings = suena
        item.field.is = estado
        item.whole = {day}, todo el día
        item.sources = {before}; también de {other}
        item.rings.never = nunca
        item.rings.program = por el programa de calendario que puso la alarma
        item.rings.before = {lengths} antes
        item.choose = ¿Cuál? Su número:
        item.choose.more = y {count} más: di también el día
        kind.class = clase
        kind.exam = examen
        kind.event = evento
        kind.personal = personal
        kind.hydration = agua
        kind.lecture = clase magistral
        kind.seminar = seminario
        kind.tutorial = tutoría
        kind.lab = laboratorio
        kind.workshop = taller
        kind.project = proyecto
        kind.change = cambio
        kind.news = novedad
        kind.offer = plaza
        kind.digest = resumen del día
        kind.summary = resumen de retrasos
        hidden.none = No hay nada oculto.
        hidden.series = toda la serie
        hidden.show = Para volver a ver algo: belltower item NÚMERO --show, y --series donde está oculta
            toda la serie.

        # Lo que dicen de ella otras fuentes
        difference.says = {source} dice: {what}
        difference.source = {source}, que dice: {what}
        difference.cancelled = se cancela
        difference.held = no se cancela
        difference.certain = es seguro
        difference.tentative = por confirmar
        difference.untitled = sin título
        difference.start = inicio {time}
        difference.end = final {time}

        # Coincidencias y grupos
        clash.none = Ninguna coincidencia.
        clash.other = otra actividad
        clash.exam = el examen {title}
        clash.with = coincide con {other}
        clash.with.for = coincide con {other} ({length})
        clash.far = demasiado lejos de {other}: {walk} a pie en {gap}
        clash.far.none = demasiado lejos de {other}: {walk} a pie sin nada de tiempo
        clash.more = y {count, plural, one {# coincidencia más} other {# coincidencias más}}
        clash.rest = y {count} más: pide menos tiempo
        clash.unlisted = {count} coincidencias más no se muestran: pide menos tiempo
        clash.inside = en medio
        clash.together = {length} a la vez
        clash.apart = demasiado lejos: {walk} a pie, {gap} entre medias
        clash.head = coincidencia{exam, select, true { [examen]} other {}}
        clash.new = {head}: {first} y {second} {time}: {reason}
        clash.new.times = {head}: {first} y {second}, {count} veces, la primera {time}: {reason}
        clash.new.times.until = {head}: {first} y {second}, {count} veces hasta {until}, la primera
            {time}: {reason}
        clash.new.more = y {count} más: belltower agenda month --clashes
        group.fit = {classes}, grupo {group}: {fit}
        group.free = libre
        group.clashes = coincide con {other} ({count} de {all} veces, la primera {time})
        group.more = y {count} grupos más

        # Tiempo libre
        free.none = Ningún hueco tan largo en las horas en que no duermes.
        free.none.common = Ningún hueco tan largo a horas en que nadie duerme.
        free.long = largo
        free.soon = pronto
        free.unusual = temprano o tarde
        free.there = {count} de {all} allí de todos modos

        # Entradas propias y lo que se deshace
        entry.added = añadido: {item}
        entry.now = ahora: {item}
        entry.deleted = borrado: {item}
        entry.repeats = se repite: {repetition}
        entry.repeats.but = se repite: {repetition}; {omission}: --repeat "every month on the last day"
            tiene una en cada mes
        entry.over = {title} ya había pasado, {time}: belltower undo lo deshace
        entry.part = ¿Solo esta, esta y las siguientes, o todas? [this/following/all]
        undo.done = deshecho: {act}
        undo.ask = Lo último que hiciste fue {newer}. ¿Deshacer {act}, que fue antes?
        undo.ask.remedy = Lo último que hiciste fue {newer} (lo deshace `belltower {remedy}`). ¿Deshacer
            {act}, que fue antes?
        ask.confirm = {question} [s/N]

        # Listas de recordatorios
        reminders.none = No sonaría nada.
        reminders.none.past = No tocaba nada.
        reminder.grouped = con otros
        reminder.state.planned = previsto
        reminder.state.claimed = en camino
        reminder.state.delivered = entregado
        reminder.state.snoozed = pospuesto
        reminder.state.dismissed = descartado
        reminder.state.lapsed = caducado
        reminder.state.failed = fallido
        reminder.gone = {kind} que ya no está, {item}
        reminder.of.change = un cambio del horario
        reminder.of.changes = cambios del horario
        reminder.of.offer = una plaza reservada
        reminder.of.news = novedades
        reminder.of.friend = una solicitud de amistad
        reminder.of.digest = el resumen del día
        reminder.of.summary = un resumen de lo que llegó tarde
        reminder.outcome = {state}
        reminder.outcome.by = {state} por {channel}
        reminder.punctual = a tiempo
        reminder.overdue = {length} de retraso
        reminder.attempt = al intento {number}
        reminder.summarised = dicho junto con otros
        reminder.tally = {count} en total: {parts}
        reminder.tally.delivered = {count, plural, one {# entregado} other {# entregados}}
        reminder.tally.retried = {count} de ellos en un intento posterior
        reminder.tally.lapsed = {count, plural, one {# caducado} other {# caducados}}
        reminder.tally.failed = {count, plural, one {# fallido} other {# fallidos}}
        reminder.tally.dismissed = {count, plural, one {# descartado} other {# descartados}}
        reminder.tally.waiting = {count} a la espera
        reminder.figures = retraso: mediana {median}, 99 de 100 en menos de {most}, el peor {worst}
        dismiss.series = De su serie ya no suena nada.
        dismiss.undone.series = Su serie vuelve a sonar.
        mute.none = No hay nada silenciado.
        mute.on = {name} ya no suena.
        mute.off = {name} vuelve a sonar.

        # Lo que no está al día y lo que se escribe
        stale.never = {source} no se ha leído nunca: {why}
        stale.since = {source} se leyó por última vez {age}: {why}
        stale.import = usa belltower import
        export.done = {file}: {count, plural, one {# actividad exportada} other {# actividades
            exportadas}}
        export.published = {folder}: {written, plural, one {# escrito} other {# escritos}}, {unchanged} sin
            cambios
        export.published.removed = {folder}: {written, plural, one {# escrito} other {# escritos}},
            {unchanged} sin cambios, {removed, plural, one {# antiguo borrado} other {# antiguos
            borrados}}
        export.unknown = {files}: calendarios de Belltower que no escribió esta carpeta; bórralos si
            ninguna otra publica ahí
        export.unpublished = sin publicar: mira belltower export --publish
        """#
}
