/// All words in French: those of this file, and of its neighbours by subject.
enum French {
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

        # Listes, dates et quantités
        list.more = {before}, {last}
        list.or = {before} ou {last}
        list.and = {before} et {last}
        list.rest = {names} et {count, plural, one {# autre} other {# autres}}
        date.short = {weekday} {day, plural, =1 {1er} other {#}} {month}
        date.short.year = {weekday} {day, plural, =1 {1er} other {#}} {month} {year}
        date.full = {day, plural, =1 {1er} other {#}} {month} {year}
        date.named = {weekday} {date}
        date.listed = {weekday} {date}
        date.span = {first} – {last}
        date.month = {day, plural, =1 {1er} other {#}} {month}
        date.day = {day, plural, =1 {1er} other {#}}
        date.month.year = {month} {year}
        weekday.monday = lundi
        weekday.tuesday = mardi
        weekday.wednesday = mercredi
        weekday.thursday = jeudi
        weekday.friday = vendredi
        weekday.saturday = samedi
        weekday.sunday = dimanche
        month.1 = janvier
        month.2 = février
        month.3 = mars
        month.4 = avril
        month.5 = mai
        month.6 = juin
        month.7 = juillet
        month.8 = août
        month.9 = septembre
        month.10 = octobre
        month.11 = novembre
        month.12 = décembre
        weekday.short.monday = lun.
        weekday.short.tuesday = mar.
        weekday.short.wednesday = mer.
        weekday.short.thursday = jeu.
        weekday.short.friday = ven.
        weekday.short.saturday = sam.
        weekday.short.sunday = dim.
        month.short.1 = janv.
        month.short.2 = févr.
        month.short.3 = mars
        month.short.4 = avr.
        month.short.5 = mai
        month.short.6 = juin
        month.short.7 = juil.
        month.short.8 = août
        month.short.9 = sept.
        month.short.10 = oct.
        month.short.11 = nov.
        month.short.12 = déc.
        time.twelve = {hour}:{minute} {half, select, am {AM} other {PM}}
        time.minutes = {count, plural, one {# minute} other {# minutes}}
        time.hours = {count, plural, one {# heure} other {# heures}}
        time.days = {count, plural, one {# jour} other {# jours}}
        time.days.by = {count, plural, one {# jour} other {# jours}}
        time.min = {count} min
        time.h = {count} h
        time.s = {count} s
        time.none = 0 minute
        time.ago = il y a {length}
        time.now = maintenant
        time.in = dans {length}
        time.began = commencé il y a {length}
        day.tomorrow = demain
        day.today = aujourd’hui
        day.on = le {date}
        day.from = à partir de {day}
        day.until = jusqu’à {day}
        more.lines = et {count} de plus

        # Rappels
        reminder.untitled = (sans titre)
        reminder.title = {name} à {time}
        reminder.title.day = {name} {day} à {time}
        reminder.title.whole = {name} {day}
        reminder.title.doubt = {title}, ou annulé
        reminder.title.unread = {title}, non confirmé
        reminder.title.called = Marqué comme annulé : {name}, {time}
        reminder.doubt = peut-être annulé, selon {who}
        reminder.unread = {who} est illisible pour le moment : voici sa dernière version connue
        reminder.called = annulé selon le titre dans {who}
        reminder.until = jusqu’à {time}
        reminder.whole = toute la journée
        reminder.place = {place}, {until}
        reminder.leave = pars avant {time}
        reminder.by = par {organiser}
        reminder.unofficial = selon tes camarades : {place} (non officiel)
        reminder.with = avec {people}
        reminder.with.others = avec {people} et {count, plural, one {# autre} other {# autres}}
        reminder.late = {title} ({length} de retard)
        reminder.several = {count} rappels
        reminder.says = selon {source}

        # Eau
        cup.title = C’est l’heure {cup, select, glass {d’un verre} bottle {d’une bouteille} other
            {d’un verre}} ({amount}) : encore {rest} d’ici {time}

        # Nouvelles des événements
        news.changed = modifié
        news.changed.now = modifié : maintenant {date} à {time}
        news.changed.place = modifié : maintenant {date} à {time}, {place}
        news.cancelled = annulé
        news.removed = retiré par l’organisateur
        news.lapsed = la place n’a pas été prise à temps
        news.withdrawn = il y a moins de places : te revoilà sur la liste d’attente
        news.offered = une place est à toi
        news.offered.until = une place est à toi jusqu’au {date} à {time}
        news.offered.how = {place} : belltower event join {event}
        news.offered.how.page = {place} : {page}

        # Amis
        friend.named = {name} ({handle})
        friend.asks = {who} te demande en ami
        sharing.asks = {who} te demande de partager tes heures libres
        sharing.how = partager : belltower settings share-busy friends ; ou non : belltower friend decline
            {handle}
        sharing.how.page = partager ou refuser : {page}
        friend.how = accepter ou refuser : belltower friend accept {handle}
        friend.how.page = accepter ou refuser : {page}
        friend.now = {who} fait maintenant partie de tes amis
        friend.now.how = quand vous êtes libres tous les deux : belltower free --with {handle}
        friend.now.how.page = quand vous êtes libres tous les deux : {page}

        # Résumé du jour
        digest.title = {date} : {count, plural, one {# élément} other {# éléments}}
        digest.nothing = rien dans ton calendrier
        digest.water = eau hier : {drunk} sur {goal}
        digest.item = {time} {name}
        digest.item.place = {time} {name}, {place}
        digest.groups = {module} : plusieurs groupes sonnent tant que tu n’as pas choisi le tien

        # Changements
        change.new = Nouveau : {name}
        change.again = {name} a finalement lieu
        change.cancelled = Annulé : {name}
        change.removed = Retiré : {name}
        change.renamed = {before} s’appelle maintenant {name}
        change.roomless = {name} n’a plus de salle
        change.roomless.was = {name} n’a plus de salle (avant : {before})
        change.room = {name} : désormais {after}
        change.room.was = {name} : {after} au lieu de {before}
        change.room.other = une autre salle
        change.time = {name} change d’heure
        change.moved = {name} {moved}
        change.moved.place = {moved}, désormais en {place}
        change.times.then = {count} fois à partir de là
        change.times = {count} fois à partir de {first}
        change.from.to = déplacé de {before} à {after}
        change.end = dure jusqu’à {after} au lieu de {before}
        change.until = {moved}, jusqu’à {time}
        change.former.room = autre salle, avant : {before}
        change.former.time = déplacé, avant : {before}
        change.former.name = avant : {before}
        change.point = {date} {time}

        # Beaucoup de changements d’un seul import
        changes.look = voir les changements : belltower changes
        changes.look.page = voir les changements : {page}
        changes.each = chacun {length} {direction, select, earlier {plus tôt} other {plus tard}} qu’avant
        changes.title.shift = Ton emploi du temps est décalé de {length} : {classes}
        changes.title = Ton emploi du temps a changé : {what}
        changes.classes = {count, plural, one {# séance} other {# séances}}
        changes.in = {classes} : maintenant {place}
        changes.placeless = {classes} sans lieu
        changes.kind.again = {classes} de nouveau au programme
        changes.kind.new = {classes} en plus
        changes.kind.moved = {classes} à une autre heure
        changes.kind.relocated = {classes} dans un autre lieu
        changes.kind.renamed = {classes} renommées
        changes.kind.cancelled = {classes} annulées
        changes.kind.removed = {classes} retirées
        changes.count.again = {count} de nouveau au programme
        changes.count.new = {count} en plus
        changes.count.moved = {count} à une autre heure
        changes.count.relocated = {count} dans un autre lieu
        changes.count.renamed = {count, plural, one {# renommée} other {# renommées}}
        changes.count.cancelled = {count, plural, one {# annulée} other {# annulées}}
        changes.count.removed = {count, plural, one {# retirée} other {# retirées}}
        """#
}
