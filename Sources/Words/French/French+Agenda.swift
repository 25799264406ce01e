extension French {
    /// What the agenda and its neighbours show: items, clashes, gaps, reminders, one's own entries.
    static let agenda: StaticString = #"""
        # Les jours et ce qui s’y passe
        agenda.nothing = Rien le {day}.
        agenda.nothing.days = Rien du {first} au {last}.
        agenda.whole = toute la journée
        agenda.water = eau
        agenda.quoted = « {text} »
        agenda.swapped = se déroule comme un {weekday}
        agenda.cut = {names} {count, plural, one {a} other {ont}} plus d’occurrences qu’il n’en est
            listé : demande moins de temps
        cup.listed = {cup, select, glass {Verre} bottle {Bouteille} other {Verre}} d’eau ({amount})
        cup.at = {cup} à {times}
        cup.count = {count, plural, one {# verre} other {# verres}}
        grid.nothing = Rien à une heure précise.
        grid.water = eau
        grid.cup = verre
        grid.more = et plus : belltower agenda week --clashes
        month.more = +{count}
        year.few = · 1 ou 2
        year.some = • 3 ou 4
        year.many = ■ 5 ou plus
        year.exam = ! examen
        year.holiday = h jour férié
        year.today = ◂ aujourd’hui

        # La même chose en phrases
        plain.nothing = Rien au programme : {day}
        plain.nothing.days = Rien du {first} au {last}.
        plain.today = {day}, aujourd’hui
        plain.place = lieu {place}
        plain.now = en ce moment
        plain.local = heure locale {time}
        plain.note = note : {text}
        plain.number = numéro {number}
        plain.at = à {time}
        plain.times = de {from} à {until}
        plain.until = jusqu’à {until}
        plain.whole.until = toute la journée jusqu’au {day}
        plain.whole.time = toute la journée, jusqu’à {until}
        plain.time.day = {time} le {day}

        # Maintenant et ensuite
        next.nothing = Rien maintenant, et rien à venir d’ici un an.
        next.now = Maintenant
        next.now.nothing = Maintenant : rien
        next.now.more = et {count} de plus maintenant
        next.next = Ensuite
        next.next.nothing = Ensuite : rien d’ici un an
        next.next.more = et {count} de plus ensuite
        next.until = jusqu’à {time}
        next.left = encore {length}
        next.at = {day, select, today {à {time}} other {{time}}}
        next.time.tomorrow = demain à {time}
        next.time.day = {day} à {time}

        # Ce qui se dit d’un élément
        item.cancelled = annulé
        item.cancelled.in = annulé selon {source}
        item.tentative = à confirmer
        item.provisional = provisoire
        item.hidden = masqué
        item.exam = examen
        item.exam.provisional = examen, provisoire
        item.group = groupe {group} parmi plusieurs
        item.group.unnamed = un groupe parmi plusieurs
        item.group.choose = un groupe parmi plusieurs : choisis le tien avec --group
        item.unofficial = {place} selon tes camarades
        item.field.when = quand
        item.field.where = où
        item.field.unofficial = non officiel
        item.field.module = module
        item.field.kind = type
        item.field.group = groupe
        item.field.source = source
        item.field.note = note
        item.field.colour = couleur
        item.field.rings = sonne
        item.field.is = état
        item.whole = {day}, toute la journée
        item.sources = {before} ; aussi de {other}
        item.rings.never = jamais
        item.rings.program = par le programme de calendrier qui a réglé l’alarme
        item.rings.before = {lengths} avant
        item.choose = Lequel ? Son numéro :
        item.choose.more = et {count} de plus : dis aussi le jour
        kind.class = cours
        kind.exam = examen
        kind.event = événement
        kind.personal = personnel
        kind.hydration = eau
        kind.lecture = cours magistral
        kind.seminar = séminaire
        kind.tutorial = travaux dirigés
        kind.lab = travaux pratiques
        kind.workshop = atelier
        kind.project = projet
        kind.change = changement
        kind.news = nouvelle
        kind.offer = place
        kind.digest = résumé du jour
        kind.summary = récapitulatif
        hidden.none = Rien n’est masqué.
        hidden.series = toute la série
        hidden.show = Pour en revoir un : belltower item NUMÉRO --show, et --series quand toute la série
            est masquée.

        # Ce qu’en disent d’autres sources
        difference.says = {source} indique : {what}
        difference.source = {source}, qui indique : {what}
        difference.cancelled = annulé
        difference.held = a lieu
        difference.certain = confirmé
        difference.tentative = à confirmer
        difference.untitled = sans titre
        difference.start = début à {time}
        difference.end = fin à {time}

        # Chevauchements et groupes
        clash.none = Aucun chevauchement.
        clash.other = un autre élément
        clash.exam = l’examen {title}
        clash.with = chevauche {other}
        clash.with.for = chevauche {other} ({length})
        clash.far = trop loin pour enchaîner avec {other} : {walk} à pied, {gap} pour le faire
        clash.far.none = trop loin pour enchaîner avec {other} : {walk} à pied, sans pause
        clash.more = et {count, plural, one {# autre chevauchement} other {# autres chevauchements}}
        clash.rest = et {count} de plus : demande moins de temps
        clash.unlisted = {count, plural, one {# autre chevauchement n’est pas listé} other {# autres
            chevauchements ne sont pas listés}} : demande moins de temps
        clash.inside = en plein milieu
        clash.together = {length} en même temps
        clash.apart = trop loin : {walk} à pied, {gap} entre les deux
        clash.head = chevauchement{exam, select, true { [examen]} other {}}
        clash.new = {head} : {first} et {second} {time} : {reason}
        clash.new.times = {head} : {first} et {second}, {count} fois, d’abord {time} : {reason}
        clash.new.times.until = {head} : {first} et {second}, {count} fois jusqu’à {until}, d’abord
            {time} : {reason}
        clash.new.more = et {count} de plus : belltower agenda month --clashes
        group.fit = {classes}, groupe {group} : {fit}
        group.free = libre
        group.clashes = chevauche {other} ({count} fois sur {all}, d’abord {time})
        group.more = et {count, plural, one {# autre groupe} other {# autres groupes}}

        # Temps libre
        free.none = Aucun creux aussi long dans tes heures d’éveil.
        free.none.common = Aucun creux aussi long dans les heures d’éveil de tous.
        free.long = long
        free.soon = bientôt
        free.unusual = tôt ou tard
        free.there = {count} sur {all} déjà sur place

        # Entrées à soi, et ce qui s’annule
        entry.added = ajouté : {item}
        entry.now = maintenant : {item}
        entry.deleted = supprimé : {item}
        entry.repeats = se répète : {repetition}
        entry.repeats.but = se répète : {repetition} ; {omission} : --repeat "every month on the last
            day" en a une chaque mois
        entry.over = {title} était déjà fini, {time} : belltower undo l’annule
        entry.part = Celle-ci, celle-ci et les suivantes, ou toutes ? [this/following/all]
        undo.done = annulé : {act}
        undo.ask = La dernière chose que tu as faite est {newer}. Annuler {act}, fait juste avant ?
        undo.ask.remedy = La dernière chose que tu as faite est {newer} (`belltower {remedy}` l’annule).
            Annuler {act}, fait juste avant ?
        ask.confirm = {question} [o/N]

        # Listes de rappels
        reminders.none = Rien ne sonnerait.
        reminders.none.past = Rien n’était prévu.
        reminder.grouped = avec d’autres
        reminder.state.planned = prévu
        reminder.state.claimed = en cours d’envoi
        reminder.state.delivered = remis
        reminder.state.snoozed = reporté
        reminder.state.dismissed = écarté
        reminder.state.lapsed = expiré
        reminder.state.failed = échoué
        reminder.gone = {kind}, n’existe plus, {item}
        reminder.of.change = un changement d’emploi du temps
        reminder.of.changes = des changements d’emploi du temps
        reminder.of.offer = une place gardée
        reminder.of.news = des nouvelles
        reminder.of.friend = une demande d’ami
        reminder.of.digest = le résumé du jour
        reminder.of.summary = un récapitulatif des retards
        reminder.outcome = {state}
        reminder.outcome.by = {state} par {channel}
        reminder.punctual = à l’heure
        reminder.overdue = {length} de retard
        reminder.attempt = à l’essai {number}
        reminder.summarised = annoncé avec d’autres
        reminder.tally = {count} à sonner : {parts}
        reminder.tally.delivered = {count, plural, one {# remis} other {# remis}}
        reminder.tally.retried = dont {count} à un essai ultérieur
        reminder.tally.lapsed = {count, plural, one {# expiré} other {# expirés}}
        reminder.tally.failed = {count, plural, one {# échoué} other {# échoués}}
        reminder.tally.dismissed = {count, plural, one {# écarté} other {# écartés}}
        reminder.tally.waiting = {count} en attente
        reminder.figures = retard : médiane {median}, 99 sur 100 en moins de {most}, au pire {worst}
        dismiss.series = Plus rien de sa série ne sonne.
        dismiss.undone.series = Sa série sonne à nouveau.
        mute.none = Rien n’est en sourdine.
        mute.on = {name} ne sonne plus.
        mute.off = {name} sonne à nouveau.

        # Ce qui n’est pas à jour, et ce qui est écrit
        stale.never = {source} n’a jamais été lue : {why}
        stale.since = {source}, dernière lecture {age} : {why}
        stale.import = lance belltower import
        export.done = {file} : {count, plural, one {# élément exporté} other {# éléments exportés}}
        export.published = {folder} : {written} écrits, {unchanged} inchangés
        export.published.removed = {folder} : {written} écrits, {unchanged} inchangés, {removed} anciens
            retirés
        export.unknown = {files} : des calendriers de Belltower que ce dossier n’a pas écrits ; retire-les,
            sauf si un autre publie là
        export.unpublished = pas publié : voir belltower export --publish
        """#
}
