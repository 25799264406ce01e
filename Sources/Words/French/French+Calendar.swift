extension French {
    /// What the calendar, reminders and water refuse.
    static let calendar: StaticString = #"""
        # Heures et périodes
        refusal.window.long = une période dure trois ans au plus : demande moins à la fois
        refusal.window.day = {text} est plus long {period, select, day {qu’un jour} week {qu’une semaine}
            month {qu’un mois} other {qu’un an}} : donne un jour qui en fait partie
        refusal.window.twice = donne soit une date, soit un début et une fin, pas les deux
        refusal.window.backwards = la fin est avant le début : inverse-les
        refusal.free.twice = donne soit cette semaine, soit un début et une fin, pas les deux
        refusal.free.friends = nomme de 1 à {most} amis
        refusal.free.unshared = {handle} ne te montre pas ses heures occupées : un ami peut le faire
        refusal.free.length = {text} n’est pas une durée : écris-la comme 30m ou 1h30
        refusal.free.long = le temps libre se cherche sur un an au plus : demande moins
        refusal.reminders.long = les rappels se listent sur un an au plus : demande moins
        refusal.time.unreadable = {text} n’est pas une heure : écris-la comme fri 14:00, tomorrow 9, 5
            oct 14:00, in 2h, 2026-10-05 09:15, ou un jour seul pour le jour entier
        refusal.time.noSuchDay = le jour {text} n’existe pas : regarde un calendrier, et écris-le comme
            2026-10-05
        refusal.time.skipped = {text} n’existe pas, l’heure avance à ce moment-là : prends une heure plus
            tard
        refusal.time.ambiguous = {text} peut être {one} ou {other} : écris celui que tu veux dire
        refusal.time.otherWeekday = {text} : écris celui que tu veux dire, {one} ou {other}
        refusal.time.backwards = {text} finit avant de commencer : donne d’abord l’heure la plus tôt
        refusal.series.otherTime = la série n’a pas lieu à ce moment-là
        refusal.series.ruleSaysWhen = la règle de répétition nomme elle-même les jours ou les heures :
            donnes-en une nouvelle
        refusal.series.never = la règle de répétition ne tombe jamais : écris-la comme
            FREQ=WEEKLY;COUNT=10

        # Éléments
        refusal.item.unnamed = rien n’est nommé : dis de quel élément il s’agit
        refusal.item.nothing = aucun élément ne s’appelle {text} : nomme-le comme dans « choir mon »
        refusal.item.cup = un verre d’eau ne se modifie pas seul : modifie l’objectif
        refusal.item.colour = il n’y a pas de couleur {colour} : prends-en une parmi {colours}
        refusal.item.moduleless = {item} n’est d’aucun module, donc n’a pas de groupes
        refusal.item.groupless = {item} n’a pas de groupes entre lesquels choisir
        refusal.item.group = il n’en existe pas de groupe {group} : il y a {groups}, ou all pour tous
        refusal.lead.unreadable = {text} n’est pas un délai : écris-le comme 20m, 1d,1h, none ou usual
        refusal.lead.many = {text} : au plus {most} délais, de 28 jours au plus chacun

        # Calendriers publiés
        refusal.publish.file = {path} est un fichier, pas un dossier : choisis-en un autre
        refusal.publish.uncreatable = impossible de créer le dossier {path} : {why}
        refusal.publish.closed = impossible de lire le dossier {path} : vérifie ses permissions
        refusal.publish.irremovable = impossible de supprimer {path}/{file} : {why}

        # Entrées à soi
        refusal.undo.newer = la dernière chose que tu as faite est {act}, qui ne s’annule pas ici :
            {older} était juste avant
        refusal.undo.nothing = il n’y a rien à annuler : on peut annuler ce que tu fais à tes propres
            entrées et à ta vue des autres
        refusal.undo.nothing.but = il n’y a rien à annuler : on peut annuler ce que tu fais à tes propres
            entrées et à ta vue des autres ; la dernière chose que tu as faite est {act}
        refusal.entry.untitled = il manque un titre : dis ce que c’est
        refusal.entry.unchanged = il n’y a rien à modifier : dis quand, combien de temps, où ou quoi
        refusal.item.unknown = il n’y a pas d’élément {item}
        refusal.entry.event = {item} est un événement : modifie-le comme tel
        refusal.entry.foreign = {item} n’est pas à toi : tu peux modifier tes propres entrées
        refusal.entry.imported = {item} vient de {source} : tu ne peux modifier que ce que tu as ajouté
            toi-même
        refusal.entry.gone = il n’en reste rien
        refusal.entry.never = ça n’a jamais lieu
        refusal.entry.whole = {item} est toute la série : nomme une occurrence, ou modifie-les toutes
        refusal.entry.part = {item} fait partie d’une série : dis si c’est celle-ci, celle-ci et les
            suivantes, ou toutes
        refusal.entry.nothing = il ne reste rien de {item}
        refusal.entry.single = une seule occurrence ne peut pas se répéter : modifie aussi les suivantes,
            ou toutes
        refusal.rule.help = écris-la comme weekly, weekdays, every 2 weeks on thu, every mon until 14
            dec, weekly 10 times ou FREQ=WEEKLY;COUNT=10
        refusal.rule.cut = {text}… n’est pas une règle : {help}
        refusal.rule.none = {text} n’est pas une règle de répétition : {help}
        refusal.rule.wrong = {problem} : {help}
        refusal.entry.startless = il n’y a pas de début : dis quand
        refusal.entry.endTwice = une fin et une durée disent la même chose : donne l’une des deux
        refusal.entry.length = {text} n’est pas une durée : écris-la comme 1h, 90m, 1h30 ou 2d
        refusal.entry.wholeDays = ça prend des jours entiers : donne une durée en jours, ou une heure de
            début
        refusal.entry.endTime = ça commence à une heure précise : dis à quelle heure ça finit
        refusal.entry.endDay = ça prend des jours entiers : donne un jour de fin, ou une heure de début
        refusal.entry.backwards = ça finit avant de commencer : donne une fin plus tardive
        refusal.entry.long = ça dure plus d’un an : fais-en plutôt une répétition
        refusal.rule.unfit = ça commence {weekday} {start}, mais se répète {rule} : commence par la
            première de ces dates, {first} ({firstWeekday}), ou donne une règle qui contient {day}

        # Rappels
        refusal.reminder.nobody = {key} n’est le rappel de personne
        refusal.reminder.settled = {item}, c’est fini ({states})
        refusal.reminder.undismissed = pour {item}, rien de ce qui peut encore sonner n’a été écarté
        refusal.reminder.single = {item} n’est d’aucune série : écarte-le seul
        refusal.reminder.cups = les verres d’eau ne forment pas une série : coupe leurs rappels, ou
            l’objectif
        refusal.reminder.over = {item}, c’est passé : plus rien ne sonne pour ça
        refusal.reminder.unknown = il n’y a pas de rappel {reminder}
        refusal.push.site = l’adresse du site n’est pas connue : indique server.url dans config.yaml
        refusal.push.key = {path} ne contient pas de paire de clés : remets sa sauvegarde, ou
            supprime-le et réabonne chaque appareil
        refusal.push.endpoint = ce service de push n’est pas connu : un opérateur peut l’indiquer sous
            server.pushHosts
        refusal.push.keys = les clés du navigateur sont illisibles : réabonne-le
        refusal.push.device = donne un nom à l’appareil
        refusal.push.many = {count} appareils reçoivent déjà des messages : retires-en un d’abord
        refusal.push.unknown = cet appareil ne reçoit pas de messages : réabonne-le
        push.act.snooze = Dans 10 minutes
        push.act.dismiss = C’est fait
        push.test.title = {site} atteint {device}
        push.test.body = Les rappels arriveront comme celui-ci.
        refusal.mute.unknown = il n’y a ni module ni communauté {name}{near, plural, =0 {} other { : tu
            veux dire {near} ?}}
        refusal.snooze.silent = {item} ne sonne plus : si tu l’as écarté, reviens là-dessus
        refusal.snooze.gone = le rappel a disparu
        refusal.snooze.length = {text} n’est pas un temps de report : écris 10m
        refusal.snooze.past = {text} est passé : écris 10m, ou une heure à venir comme 13:30
        refusal.snooze.early = {reminder} est dans plusieurs jours : reporte-le quand il sonne
        refusal.snooze.useless = {reminder} ne peut pas être reporté : ça ne sert plus à rien
        refusal.snooze.begun = {reminder} ne peut pas être reporté : ce qu’il annonce a commencé
        refusal.snooze.late = {reminder} peut être reporté jusqu’à {time} au plus : prends moins
        refusal.snooze.unreadable = {text} n’est pas une durée : dis à la fin pour combien de temps,
            comme 10m, ou jusqu’à quand, comme 13:30

        # Eau
        refusal.drinks.unreadable = {path} : {problem} : donne une liste de boissons
        refusal.drinks.entry = boisson {number} : {problem}
        refusal.drinks.noFile = ce n’est pas un fichier
        refusal.drinks.large = c’est plus grand que {size} Mio
        refusal.drinks.closed = impossible de l’ouvrir
        refusal.drinks.notJSON = ce n’est pas du JSON
        refusal.drinks.many = {count} boissons, c’est plus que {most}
        refusal.goal.rhythms = un verre, un intervalle et un nombre de fois s’excluent : donnes-en un seul
        refusal.goal.every = l’intervalle va de 15m à 24h : écris-le comme 90m
        refusal.goal.times = le nombre de fois va de 1 à {most}
        refusal.goal.hours = de {from} à {to}, il ne reste aucune heure : donne deux heures différentes
        refusal.goal.many = {amount} feraient {cups} verres par jour, et {most} est le maximum : prends des
            verres plus grands
        refusal.drinks.sum = {count} boissons en tout, c’est plus que {most} : retire les anciennes du
            fichier
        refusal.drink.unknown = {text} n’est pas une boisson{near, plural, =0 { : dis drink, glass,
            bottle ou 250ml} other { : tu veux dire {near} ?}}
        refusal.drink.amount = {text} n’est pas une quantité : écris 250ml, 12oz ou 0.5l, jusqu’à 20
            litres
        refusal.drink.timeOfDay = {text} n’est pas une heure du jour : écris-la comme 09:00 ou 9am
        refusal.drink.uuid = {text} n’est pas un UUID : écris-le comme
            0f8fad5b-d9cb-469f-a165-70867728950e
        refusal.drink.time = {text} n’est pas une heure : écris-la comme 09:15, yesterday 21:00 ou
            2026-10-05T09:15
        refusal.drink.future = {text} est encore à venir : note-le quand tu le bois
        refusal.drink.none = il n’y a pas de boisson à retirer : notes-en une d’abord
        refusal.drink.days = le nombre de jours va de 1 à 3660
        refusal.drink.taken = {id} est l’identifiant d’une autre boisson : donne le sien à chacune
        refusal.drink.takenBack = {id} a été noté puis retiré : note-le avec un autre identifiant
        refusal.drinks.id = `id` n’est pas un UUID
        refusal.drinks.amount = il n’y a pas de quantité jusqu’à 20 litres, comme "amount":"250 ml"
        refusal.drinks.category = `category` n’est pas drink, glass, bottle ou custom
        refusal.drinks.instant = `{field}` n’est pas un instant, comme 2026-10-05T09:15:00+01:00
        """#
}
