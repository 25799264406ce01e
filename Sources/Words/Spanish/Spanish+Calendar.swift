extension Spanish {
    /// What the calendar, reminders and water refuse.
    static let calendar: StaticString = #"""
        # Horas y periodos
        refusal.window.long = un periodo es de tres años como mucho: pide menos de una vez
        refusal.window.day = {text} es más que {period, select, day {un día} week {una semana} month {un
            mes} other {un año}}: di un día de ahí
        refusal.window.twice = da una fecha, o un principio y un final, pero no las dos cosas
        refusal.window.backwards = el final va antes que el principio: cámbialos de orden
        refusal.free.twice = da esta semana, o un principio y un final, pero no las dos cosas
        refusal.free.friends = nombra de 1 a {most} amigos
        refusal.free.unshared = {handle} no comparte contigo sus horas ocupadas: eso se puede hacer
            entre amigos
        refusal.free.length = {text} no es una duración: escríbela como 30m o 1h30
        refusal.free.long = el tiempo libre se busca como mucho en un año: pide menos
        refusal.reminders.long = los recordatorios se listan como mucho para un año: pide menos
        refusal.time.unreadable = {text} no es una hora: escríbela como fri 14:00, tomorrow 9, 5 oct
            14:00, in 2h, 2026-10-05 09:15, o pon solo un día para que valga entero
        refusal.time.noSuchDay = el día {text} no existe: mira un calendario y escríbelo como
            2026-10-05
        refusal.time.skipped = {text} no existe, porque los relojes se adelantan y se la saltan: elige
            una hora más tarde
        refusal.time.ambiguous = {text} puede ser {one} o {other}: escribe cuál de las dos
        refusal.time.otherWeekday = {text}: escribe cuál es, {one} o {other}
        refusal.time.backwards = {text} termina antes de empezar: da primero la hora más temprana
        refusal.series.otherTime = la serie no cae en ese momento
        refusal.series.ruleSaysWhen = la regla de repetición ya dice los días o las horas: da una nueva
        refusal.series.never = la regla de repetición no se cumple nunca: escríbela como
            FREQ=WEEKLY;COUNT=10

        # Actividades
        refusal.item.unnamed = no se ha nombrado nada: di qué actividad
        refusal.item.nothing = ninguna actividad se llama {text}: nómbrala como en choir mon
        refusal.item.cup = un vaso de agua no se cambia por separado: cambia el objetivo
        refusal.item.colour = no hay ningún color {colour}: elige entre {colours}
        refusal.item.moduleless = {item} no es de ningún módulo, así que no tiene grupos
        refusal.item.groupless = {item} no tiene grupos entre los que elegir
        refusal.item.group = ahí no hay ningún grupo {group}: hay {groups}, o all para todos
        refusal.lead.unreadable = {text} no es una antelación: escríbela como 20m, 1d,1h, none o usual
        refusal.lead.many = {text}: como mucho {most} antelaciones, de hasta 28 días cada una

        # Calendarios publicados
        refusal.publish.file = {path} es un archivo, no una carpeta: elige otra
        refusal.publish.uncreatable = no se puede crear la carpeta {path}: {why}
        refusal.publish.closed = no se puede leer la carpeta {path}: revisa sus permisos
        refusal.publish.irremovable = no se puede borrar {path}/{file}: {why}

        # Entradas propias
        refusal.undo.newer = lo último que hiciste fue {act}, que aquí no se deshace: {older} fue antes
        refusal.undo.nothing = no hay nada que deshacer: se puede deshacer lo que haces con tus propias
            entradas y con tu vista de las demás
        refusal.undo.nothing.but = no hay nada que deshacer: se puede deshacer lo que haces con tus
            propias entradas y con tu vista de las demás; lo último que hiciste fue {act}
        refusal.entry.untitled = no tiene título: di qué es
        refusal.entry.unchanged = no hay nada que cambiar: di cuándo, cuánto dura, dónde o qué es
        refusal.item.unknown = no hay ninguna actividad {item}
        refusal.entry.event = {item} es un evento: cámbialo como evento
        refusal.entry.foreign = {item} no es tuya: puedes cambiar tus propias entradas
        refusal.entry.imported = {item} viene de {source}: solo se puede cambiar lo que has añadido tú
        refusal.entry.gone = no queda nada de ella
        refusal.entry.never = no ocurre nunca
        refusal.entry.whole = {item} es la serie entera: nombra una de las veces, o cámbialas todas
        refusal.entry.part = {item} es parte de una serie: di si solo esta, esta y las siguientes, o
            todas
        refusal.entry.nothing = no queda nada de {item}
        refusal.entry.single = una sola vez no puede repetirse: cambia también las siguientes, o todas
        refusal.rule.help = escríbela como weekly, weekdays, every 2 weeks on thu, every mon until 14
            dec, weekly 10 times o FREQ=WEEKLY;COUNT=10
        refusal.rule.cut = {text}… no es una regla: {help}
        refusal.rule.none = {text} no es una regla de repetición: {help}
        refusal.rule.wrong = {problem}: {help}
        refusal.entry.startless = no empieza a ninguna hora: di cuándo
        refusal.entry.endTwice = un final y una duración dicen lo mismo: da solo una de las dos cosas
        refusal.entry.length = {text} no es una duración: escríbela como 1h, 90m, 1h30 o 2d
        refusal.entry.wholeDays = dura días enteros: da una duración en días, o una hora a la que
            empezar
        refusal.entry.endTime = empieza a una hora: di a cuál termina
        refusal.entry.endDay = dura días enteros: termínala con un día, o empiézala a una hora
        refusal.entry.backwards = termina antes de empezar: da un final más tarde
        refusal.entry.long = dura más de un año: mejor haz que se repita
        refusal.rule.unfit = empieza el {weekday} {start}, pero se repite así: {rule}: empiézala en la
            primera de esas fechas, {first} ({firstWeekday}), o da una regla que incluya el {day}

        # Recordatorios
        refusal.reminder.nobody = {key} no es un recordatorio de nadie
        refusal.reminder.settled = {item} ya ha pasado ({states})
        refusal.reminder.undismissed = de {item} no hay nada descartado que aún pueda sonar
        refusal.reminder.single = {item} no es de ninguna serie: descarta solo esa
        refusal.reminder.cups = los vasos de agua no son una serie: desactiva sus recordatorios o el
            objetivo
        refusal.reminder.over = {item} ya ha pasado: ya no suena nada por eso
        refusal.reminder.unknown = no hay ningún recordatorio {reminder}
        refusal.push.site = no se conoce la dirección del sitio: pon server.url en config.yaml
        refusal.push.key = {path} no contiene ningún par de claves: restaura su copia, o bórralo y deja
            que cada dispositivo se suscriba otra vez
        refusal.push.endpoint = ese no es un servicio push conocido: un operador puede nombrarlo en
            server.pushHosts
        refusal.push.keys = las claves del navegador no se pueden leer: suscríbelo otra vez
        refusal.push.device = ponle un nombre al dispositivo
        refusal.push.many = {count} dispositivos ya reciben avisos: quita uno primero
        refusal.push.unknown = ese dispositivo no recibe avisos: suscríbelo otra vez
        push.act.snooze = En 10 minutos
        push.act.dismiss = Hecho
        push.test.title = {site} llega a {device}
        push.test.body = Así te llegarán los recordatorios.
        refusal.mute.unknown = no hay ningún módulo ni comunidad {name}{near, plural, =0 {} other {:
            ¿querías decir {near}?}}
        refusal.snooze.silent = {item} ya no suena: si lo descartaste, deshazlo
        refusal.snooze.gone = el recordatorio ya no está
        refusal.snooze.length = {text} no es tiempo que se pueda posponer: escribe 10m
        refusal.snooze.past = {text} ya ha pasado: escribe 10m, o una hora por venir como 13:30
        refusal.snooze.early = para {reminder} faltan días: posponlo cuando suene
        refusal.snooze.useless = {reminder} no se puede posponer: ya no sirve de nada
        refusal.snooze.begun = {reminder} no se puede posponer: ya ha empezado
        refusal.snooze.late = {reminder} se puede posponer hasta {time} como mucho: elige menos tiempo
        refusal.snooze.unreadable = {text} no es una duración: di al final cuánto tiempo, como 10m, o
            hasta cuándo, como 13:30

        # Agua
        refusal.drinks.unreadable = {path}: {problem}: da una lista de bebidas
        refusal.drinks.entry = bebida {number}: {problem}
        refusal.drinks.noFile = no es un archivo
        refusal.drinks.large = ocupa más de {size} MiB
        refusal.drinks.closed = no se puede abrir
        refusal.drinks.notJSON = no es JSON
        refusal.drinks.many = {count} bebidas son más de {most}
        refusal.goal.rhythms = un vaso, un intervalo y un número de veces se excluyen entre sí: da solo
            uno
        refusal.goal.every = el intervalo va de 15m a 24h: escríbelo como 90m
        refusal.goal.times = el número de veces va de 1 a {most}
        refusal.goal.hours = de {from} a {to} no queda ninguna hora: da dos que sean distintas
        refusal.goal.many = {amount} serían {cups} vasos al día, y el máximo es {most}: usa vasos más
            grandes
        refusal.drinks.sum = {count} bebidas en total son más de {most}: saca las antiguas del archivo
        refusal.drink.unknown = {text} no es una bebida{near, plural, =0 {: di drink, glass, bottle o
            250ml} other {: ¿querías decir {near}?}}
        refusal.drink.amount = {text} no es una cantidad: escribe 250ml, 12oz o 0.5l, hasta 20 litros
        refusal.drink.timeOfDay = {text} no es una hora del día: escríbela como 09:00 o 9am
        refusal.drink.uuid = {text} no es un UUID: escríbelo como 0f8fad5b-d9cb-469f-a165-70867728950e
        refusal.drink.time = {text} no es una hora: escríbela como 09:15, yesterday 21:00 o
            2026-10-05T09:15
        refusal.drink.future = {text} aún no ha llegado: anótalo cuando lo bebas
        refusal.drink.none = no hay ninguna bebida que deshacer: anota una primero
        refusal.drink.days = el número de días va de 1 a 3660
        refusal.drink.taken = {id} es el id de otra bebida: dale a cada bebida el suyo
        refusal.drink.takenBack = {id} se anotó y se deshizo: anótala con otro id
        refusal.drinks.id = `id` no es un UUID
        refusal.drinks.amount = no tiene una cantidad de hasta 20 litros, como "amount":"250 ml"
        refusal.drinks.category = `category` no es drink, glass, bottle ni custom
        refusal.drinks.instant = `{field}` no es un instante como 2026-10-05T09:15:00+01:00
        """#
}
