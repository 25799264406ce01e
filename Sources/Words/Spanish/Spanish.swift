/// All words in Spanish: those of this file, and of its neighbours by subject.
enum Spanish {
    static let texts = [
        general, agenda, sources, screens, campus, home, calendar, people, pages,
        pageSettings, classes, events, friends, month, water, hours, reminders, changed, told, done,
        accounts, corrections, repetitions, feeds, collections, door, invitations, kept,
        server, stewardship, announcements, operating, desk, reports, reportPages, statistics, site,
        health, operatorHelp, commandLine,
    ]

    /// What reminders and news say, and the parts that sentences are made of.
    static let general: StaticString = #"""
        verbatim = {text}

        # Listas, fechas y cantidades
        list.more = {before}, {last}
        list.or = {before} o {last}
        list.and = {before} y {last}
        list.rest = {names} y {count} más
        date.short = {weekday} {day} {month}
        date.short.year = {weekday} {day} {month} {year}
        date.full = {day} de {month} de {year}
        date.named = {weekday} {date}
        date.listed = {weekday} {date}
        date.span = {first} a {last}
        date.month = {day} de {month}
        date.day = {day}
        date.month.year = {month} de {year}
        weekday.monday = lunes
        weekday.tuesday = martes
        weekday.wednesday = miércoles
        weekday.thursday = jueves
        weekday.friday = viernes
        weekday.saturday = sábado
        weekday.sunday = domingo
        month.1 = enero
        month.2 = febrero
        month.3 = marzo
        month.4 = abril
        month.5 = mayo
        month.6 = junio
        month.7 = julio
        month.8 = agosto
        month.9 = septiembre
        month.10 = octubre
        month.11 = noviembre
        month.12 = diciembre
        weekday.short.monday = lun
        weekday.short.tuesday = mar
        weekday.short.wednesday = mié
        weekday.short.thursday = jue
        weekday.short.friday = vie
        weekday.short.saturday = sáb
        weekday.short.sunday = dom
        month.short.1 = ene
        month.short.2 = feb
        month.short.3 = mar
        month.short.4 = abr
        month.short.5 = may
        month.short.6 = jun
        month.short.7 = jul
        month.short.8 = ago
        month.short.9 = sept
        month.short.10 = oct
        month.short.11 = nov
        month.short.12 = dic
        time.twelve = {hour}:{minute} {half, select, am {a.m.} other {p.m.}}
        time.minutes = {count, plural, one {# minuto} other {# minutos}}
        time.hours = {count, plural, one {# hora} other {# horas}}
        time.days = {count, plural, one {# día} other {# días}}
        time.days.by = {count, plural, one {# día} other {# días}}
        time.min = {count} min
        time.h = {count} h
        time.s = {count} s
        time.none = nada de tiempo
        time.ago = hace {length}
        time.now = ahora
        time.in = en {length}
        time.began = empezó hace {length}
        day.tomorrow = mañana
        day.today = hoy
        day.on = el {date}
        day.from = desde {day}
        day.until = hasta {day}
        more.lines = y {count} más

        # Recordatorios
        reminder.untitled = (sin título)
        reminder.title = {name}, {time}
        reminder.title.day = {name} {day}, {time}
        reminder.title.whole = {name} {day}
        reminder.title.doubt = {title}, si no se cancela
        reminder.title.unread = {title}, sin confirmar
        reminder.title.called = Aparece como cancelada: {name}, {time}
        reminder.doubt = puede que se cancele, según {who}
        reminder.unread = ahora no se puede leer {who}: esto es lo último que decía
        reminder.called = el título en {who} dice que se cancela
        reminder.until = hasta {time}
        reminder.whole = todo el día
        reminder.place = {place}, {until}
        reminder.leave = hora de salir: {time}
        reminder.by = de {organiser}
        reminder.unofficial = según tus compañeros: {place} (no oficial)
        reminder.with = con {people}
        reminder.with.others = con {people} y {count, plural, one {# persona más} other {# personas más}}
        reminder.late = {title} (con {length} de retraso)
        reminder.several = {count} recordatorios
        reminder.says = según {source}

        # Agua
        cup.title = Hora de {cup, select, glass {un vaso} bottle {una botella} other {un vaso}} ({amount}):
            aún {rest} hasta {time}

        # Novedades de eventos
        news.changed = con cambios
        news.changed.now = con cambios: ahora {date}, {time}
        news.changed.place = con cambios: ahora {date}, {time}, {place}
        news.cancelled = cancelado
        news.removed = retirado por quien lo organiza
        news.lapsed = la plaza no se aceptó a tiempo
        news.withdrawn = ahora hay menos plazas: vuelves a estar en la lista de espera
        news.offered = tienes una plaza
        news.offered.until = tienes una plaza hasta el {date}, {time}
        news.offered.how = {place}: belltower event join {event}
        news.offered.how.page = {place}: {page}

        # Amigos
        friend.named = {name} ({handle})
        friend.asks = {who} te pide amistad
        sharing.asks = {who} te pide que compartas tus ratos libres
        sharing.how = compartir: belltower settings share-busy friends; o no: belltower friend decline {handle}
        sharing.how.page = compartir o rechazar: {page}
        friend.how = aceptar o rechazar: belltower friend accept {handle}
        friend.how.page = aceptar o rechazar: {page}
        friend.now = {who} y tú ya tenéis amistad
        friend.now.how = cuándo tenéis tiempo los dos: belltower free --with {handle}
        friend.now.how.page = cuándo tenéis tiempo los dos: {page}

        # Resumen del día
        digest.title = {date}: {count, plural, one {# actividad} other {# actividades}}
        digest.nothing = nada en tu calendario
        digest.water = agua de ayer: {drunk} de {goal}
        digest.item = {time} {name}
        digest.item.place = {time} {name}, {place}
        digest.groups = {module}: suenan varios grupos hasta que elijas el tuyo

        # Cambios
        change.new = {name} se añade
        change.again = {name} sigue en pie
        change.cancelled = {name} se cancela
        change.removed = {name} ya no aparece
        change.renamed = {before} ahora se llama {name}
        change.roomless = {name} ya no tiene sala
        change.roomless.was = {name} ya no tiene sala (antes {before})
        change.room = {name} es en {after}
        change.room.was = {name} es en {after} en vez de en {before}
        change.room.other = otra sala
        change.time = {name} cambia de hora
        change.moved = {name} {moved}
        change.moved.place = {moved}, ahora en {place}
        change.times.then = {count} veces a partir de ahí
        change.times = {count} veces desde {first}
        change.from.to = pasa de {before} a {after}
        change.end = dura hasta {after} en vez de hasta {before}
        change.until = {moved}, hasta {time}
        change.former.room = cambio de sala, antes {before}
        change.former.time = cambio de hora, antes {before}
        change.former.name = se llamaba {before}
        change.point = {date} {time}

        # Muchos cambios de una importación
        changes.look = mirar los cambios: belltower changes
        changes.look.page = mirar los cambios: {page}
        changes.each = cada una {length} {direction, select, earlier {antes} other {después}} que hasta ahora
        changes.title.shift = Tu horario se mueve {length}: {classes}
        changes.title = Tu horario cambia: {what}
        changes.classes = {count, plural, one {# clase} other {# clases}}
        changes.in = {classes} en {place}
        changes.placeless = {classes} sin lugar
        changes.kind.again = {classes} de nuevo en pie
        changes.kind.new = {classes} más
        changes.kind.moved = {classes} a otra hora
        changes.kind.relocated = {classes} en otro lugar
        changes.kind.renamed = {classes} con otro nombre
        changes.kind.cancelled = cancelación de {classes}
        changes.kind.removed = {classes} menos
        changes.count.again = {count} de nuevo en pie
        changes.count.new = {count, plural, one {# nueva} other {# nuevas}}
        changes.count.moved = {count} a otra hora
        changes.count.relocated = {count} en otro lugar
        changes.count.renamed = {count} con otro nombre
        changes.count.cancelled = {count, plural, one {# cancelada} other {# canceladas}}
        changes.count.removed = {count, plural, one {# ya no aparece} other {# ya no aparecen}}
        """#
}
