extension French {
    /// What only the command line says: what to type next, and which option is meant.
    static let commandLine: StaticString = #"""
        # Fichiers
        command.refusal.fetch.private = {place} est une adresse privée : mets fetch.allowPrivate à true dans
            config.yaml pour l’atteindre
        command.refusal.file.irregular = {sentence}, ou - pour la sortie standard

        # Le dossier Belltower
        command.refusal.home.uncreatable = {sentence} : choisis-en un autre avec --home ou
            BELLTOWER_HOME
        command.refusal.home.file = {sentence} : choisis un autre --home
        command.refusal.home.closed = {sentence}, ou choisis-en un autre avec --home ou BELLTOWER_HOME
        command.refusal.home.login = {sentence} : donnes-en un avec --as
        command.refusal.configuration.missing = {sentence} : `belltower check --sample-config` en écrit
            un

        # Heures et périodes
        command.refusal.window.twice = donne soit une date, soit --from et --to, pas les deux
        command.refusal.window.backwards = --to est avant --from : inverse-les
        command.refusal.free.twice = donne soit --this-week, soit --from et --to, pas les deux
        command.refusal.free.friends = --with prend de 1 à {most} pseudos, comme kim,lee
        command.refusal.free.unshared = {sentence}, avec `belltower settings share-busy friends`
        command.refusal.series.otherTime = {sentence} : belltower agenda liste les identifiants
        command.refusal.series.ruleSaysWhen = {sentence} avec --repeat

        # Éléments
        command.refusal.item.nothing = {sentence}, ou par un numéro de `belltower agenda week --ids`
        command.refusal.item.cup = un verre d’eau ne se modifie pas seul : voir belltower goal

        # Communautés
        command.refusal.community.unknown = {sentence}{near, plural, =0 { : voir `belltower community
            list`} other {}}

        # Événements
        command.refusal.event.twoEnds = --end est une seule heure : dis le début et la fin dans --start
        command.refusal.event.cancelled = {sentence} : voir `belltower event list`
        command.refusal.event.cancelled.of = {sentence} : voir `belltower event list`
        command.refusal.event.unknown = {sentence} : voir `belltower event list`, ou rejoins-le avec
            --password-file FICHIER
        command.refusal.event.past = l’événement serait déjà passé : {start}, à {zone}, c’est du passé :
            donne un --start ou un --end plus tardif
        command.refusal.event.past.series = l’événement serait déjà passé : ce qui commence {start} et se
            répète, à {zone}, c’est du passé : donne un --start ou un --end plus tardif
        command.refusal.event.reachless = hors d’une communauté, un événement a besoin de --hashtag, ou de
            --password-file pour être privé
        command.refusal.event.startless = {sentence}, avec --start
        command.refusal.event.long = un événement dure un an au plus : donne un --end plus proche
        command.refusal.event.endTwice = --start dit aussi la fin : laisse --end et --for de côté
        command.refusal.event.backwards = l’événement finit avant de commencer : donne un --end plus tardif

        # Copies du dossier Belltower
        command.refusal.keep.noBackup = {sentence} : écris-en une avec belltower backup
        command.refusal.backup.nothing = {sentence} : nomme un autre --home
        command.refusal.backup.damaged = la base de données est abîmée, donc elle n’a pas été copiée :
            {problem} ; voir belltower check --repair
        command.refusal.home.missing = {sentence} : nomme-le avec --home ou BELLTOWER_HOME

        # Sources et robots
        command.refusal.crawl.removals = {sentence}, ou dis --accept-removals si c’est le campus qui le dit
        command.refusal.crawl.resultless = {sentence} : belltower crawl {crawler} --print en écrit un
        command.refusal.crawl.start = {crawler} : {problem}, ou nomme les pages avec --start
        command.refusal.crawl.startless = {crawler} ne nomme pas de pages de départ : donne-les avec
            --start
        command.refusal.source.unkept = {sentence} : voir belltower sources --history
        command.refusal.source.campusKind = --for-everyone est pour les cours, qui touchent les gens par
            leurs modules : donne les événements à une communauté, comme dans `community feed NAME URL`
        command.refusal.source.campusAlarms = {sentence} (belltower settings leads.class)

        # Réservé aux opérateurs
        command.refusal.person.suspended = {handle} est suspendu ({ground}) : belltower reports --mine dit pourquoi, et comment contester
        command.refusal.person.suspendedUntil = {handle} est suspendu jusqu’au {date} ({ground}) : belltower reports --mine dit pourquoi, et
            comment contester
        command.refusal.operator.copy = {sentence}, ou nomme-toi avec --as
        command.refusal.operator.repair = {sentence}, ou nomme-toi avec --as
        command.refusal.operator.keep = {sentence}, ou nomme-toi avec --as
        command.refusal.operator.replace = {sentence}, ou nomme-toi avec --as

        # Modules
        command.refusal.comment.outside = {sentence} : d’abord `enrol {code}`
        command.refusal.comment.unknown = {sentence} : `module CODE` montre les numéros
        command.refusal.programme.unknown = {sentence}{near, plural, =0 { : voir `programmes`} other {}}
        command.refusal.module.classmates = {sentence} : d’abord `enrol {code}`
        command.refusal.programme.module = {path} : {programme} : il n’y a pas de module {code} en {year} :
            charge-le d’abord avec `modules --load`
        command.refusal.module.limit = --limit est un nombre de 1 à 10000
        command.refusal.module.unknown = {sentence}{near, plural, =0 { : cherche avec `modules TEXT`}
            other {}}

        # Amis
        command.refusal.friend.blocked = tu as bloqué {handle} : débloque d’abord avec `friend unblock`
        command.refusal.friend.unasked = {sentence} : voir `belltower friend list`
        command.refusal.friend.unaskedAddress = {sentence} : voir `belltower friend list`
        command.refusal.friend.none = {sentence} : voir `belltower friend list`
        command.refusal.friend.unblocked = {sentence} : voir `belltower friend list`

        # Personnes
        command.refusal.caller.unknown = {sentence}{near, plural, =0 { : `belltower person add {handle}`
            crée cette personne} other {}}
        command.refusal.keeper.unknown = {sentence}{near, plural, =0 { : nomme-toi avec --as} other {}}
        command.refusal.person.unknown = {sentence}{near, plural, =0 { : voir `person list`} other {}}
        command.refusal.belongings.output = ce sont deux fichiers, qui ne tiennent pas dans la sortie
            standard : nomme un dossier, ou un fichier en .json
        command.refusal.person.taken = {handle} existe déjà : modifie cette personne avec `person edit`
        command.refusal.person.addressless = {handle} n’a pas indiqué cette adresse : ça se fait avec
            `person edit`

        # Fichiers et réseaux
        command.refusal.fetch.special = {sentence} : donne - pour lire l’entrée standard

        # La base de données
        command.refusal.storage.full = {sentence} ; libère de la place
        command.refusal.storage.low = {sentence} ; libère de la place
        command.refusal.home.lost = {sentence} (`belltower restore {backup}` ; `belltower restore
            --empty` recommence à zéro)
        command.refusal.storage.taken = {sentence}, et relance belltower remind

        # Fichiers qui sont lus
        command.refusal.parameter.missing = {sentence} : {given}
        command.refusal.parameter.given = --set {name}=...
        command.refusal.parameter.given.more = {before} --set {name}=...

        # Entrées à soi
        command.refusal.undo.newer = la dernière chose que tu as faite est {act}, que undo n’annule
            pas{remedy, select, none {} other { (`belltower {remedy}` le fait)}} : dis --yes pour annuler
            {older}, fait juste avant
        command.refusal.undo.nothing = il n’y a rien à annuler : add, edit, delete et item peuvent
            s’annuler
        command.refusal.undo.nothing.but = il n’y a rien à annuler : add, edit, delete et item peuvent
            s’annuler ; la dernière chose que tu as faite est {act}{remedy, select, none {} other {
            (`belltower {remedy}` l’annule)}}
        command.refusal.entry.unchanged = il n’y a rien à modifier : dis --start, --for, --at ou --summary
        command.refusal.item.unknown = {sentence} : belltower agenda --json liste les identifiants
        command.refusal.entry.event = {item} est un événement : belltower event edit, cancel et drop
            prennent e{event}
        command.refusal.entry.gone = {sentence} : belltower agenda montre ce qu’il y a
        command.refusal.entry.never = {sentence} : belltower agenda montre ce qui a lieu
        command.refusal.entry.whole = {item} est toute la série : donne l’identifiant d’une occurrence, ou
            --all
        command.refusal.entry.part = {item} fait partie d’une série : dis --this, --following ou --all
        command.refusal.entry.single = une seule occurrence ne peut pas se répéter : dis --following ou
            --all avec --repeat
        command.refusal.entry.startless = il n’y a pas de début : dis --start, comme dans --start "fri
            14:00"
        command.refusal.entry.endTwice = --end et --for disent la même chose : donne l’un des deux
        command.refusal.entry.wholeDays = ça prend des jours entiers : dis --for 2d, ou une heure dans
            --start
        command.refusal.entry.endDay = ça prend des jours entiers : donne un jour de fin, ou une heure à
            --start
        command.refusal.entry.backwards = ça finit avant de commencer : donne un --end plus tardif, ou
            --for 1h
        command.refusal.rule.unfit = ça commence {weekday} {start}, mais se répète {rule} : commence par la
            première de ces dates, --start "{first}" ({firstWeekday}), ou donne un --repeat qui contient
            {day}

        # Rappels
        command.refusal.reminder.settled = {sentence} : belltower reminders --history dit pourquoi
        command.refusal.reminder.undismissed = {sentence} : voir belltower reminders
        command.refusal.reminder.single = {item} n’est d’aucune série : écarte-le sans --series
        command.refusal.reminder.cups = les verres d’eau ne forment pas une série : belltower settings
            leads.hydration none, ou belltower goal --off
        command.refusal.reminder.unknown = {sentence} : belltower reminders --json liste les identifiants
        command.refusal.mute.unknown = {sentence}{near, plural, =0 { : voir `modules` et `community list`}
            other {}}
        command.refusal.snooze.silent = {item} ne sonne plus : si tu l’as écarté, belltower dismiss {item}
            --undo revient là-dessus
        command.refusal.snooze.gone = {sentence} : voir belltower reminders
        command.refusal.snooze.unreadable = {text} n’est pas une durée : dis à la fin pour combien de
            temps, comme dans belltower snooze networking today 10m, ou jusqu’à quand, comme 13:30

        # Eau
        command.refusal.drinks.unreadable = {path} : {problem} : donne une liste de boissons, comme
            `belltower drinks --help` la décrit
        command.refusal.goal.rhythms = --cup, --every et --times s’excluent : donnes-en un seul
        command.refusal.goal.every = --every va de 15m à 24h : écris-le comme 90m
        command.refusal.goal.times = --times est un nombre de 1 à {most}
        command.refusal.goal.hours = --from {from} --to {to} ne laisse aucune heure : donne deux heures
            différentes
        command.refusal.drink.days = --days est un nombre de 1 à 3660

        # Réglages
        command.refusal.setting.unknown = {sentence}{near, plural, =0 { : prends-en un de `belltower
            settings`, comme waking 08:00-22:00 ou quiet 22:00-07:00} other {}}
        command.refusal.setting.unnamed = {sentence} : prends-en un de `belltower settings`, comme waking
            08:00-22:00 ou quiet 22:00-07:00
        command.refusal.configuration.wrong.more = {path} : {problem} (et {count} de plus : `belltower
            check --config {path}`)

        # De la ligne de commande seule
        command.item.ambiguous = {count} éléments portent ce nom : dis lequel par son numéro, ou dis le
            jour
        command.item.none = {answer} n’en fait pas partie : rien n’a été fait
        command.remind.stopped = un signal l’a arrêté : ce qui n’a pas encore sonné sonnera à la prochaine
            exécution
        command.export.steers = le calendrier a des caractères qui pilotent un terminal : exporte-le dans
            un fichier, ou dans un tube, comme belltower export - | cat -v
        command.address.empty = {file} est vide : mets l’URL sur une ligne
        command.address.emptyInput = l’entrée standard est vide : mets l’URL sur une ligne
        command.comment.notText = le commentaire n’est pas du texte UTF-8
        command.enrol.look = regarde ce que ça ajoute, puis dis --yes
        command.demo.uncreatable = impossible de créer {path} : vérifie TMPDIR
        command.demo.closed = impossible d’entrer dans {folder}
        command.setup.channel = ce n’est pas un canal : belltower settings channels
        command.confirm = c’est définitif : dis --yes pour le faire sans question
        command.restore.confirm = ça remplace tout ce qu’il y a : dis --yes pour le faire sans question
        command.password.empty = {file} est vide : mets le mot de passe sur une ligne

        # Ce qu’un flux a perdu
        command.refusal.held = {sentence} : si c’est juste, lance belltower import {source}
            --accept-removals
        """#
}
