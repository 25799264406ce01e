extension French {
    /// What sources, imports, changes and crawls show, and where one stands.
    static let sources: StaticString = #"""
        # Sources
        source.none = Pas encore de source. Abonne-toi à une : belltower subscribe URL
        source.campus = {source} (du campus)
        source.head.source = source
        source.head.address = adresse
        source.head.meetings = séances
        source.head.read = lue
        source.head.next = prochaine
        source.never = jamais
        source.just.now = à l’instant
        source.refused = refusée : {reason}
        source.postponed = reportée : {reason}
        source.error = dernière erreur : {reason}
        source.held = Mise en attente {age} ; ce qui changerait :
        source.held.often = Mise en attente {age}, vue {count} fois depuis ; ce qui changerait :
        source.unread = illisible : {what}
        source.unread.kept = illisible, la dernière version connue reste donc en place : {what}
        source.unread.line = ligne {line} : {what}
        source.unread.more = {count, plural, one {# autre élément illisible} other {# autres éléments illisibles}}
        source.once = importée une fois
        source.gone = arrêtée : le serveur dit qu’elle a disparu pour de bon
        source.due = à lire {time}
        source.due.now = à lire maintenant
        source.failures = {due} ({count, plural, one {# échec} other {# échecs de suite}})
        source.remove = Retirer {source} avec toutes ses séances ?
        source.removed = {source} : retirée

        # Ce qu’un import a fait
        progress.importing = import en cours
        import.state.imported = importé
        import.state.unchanged = inchangé
        import.state.refused = refusé
        import.state.failed = échoué
        import.state.undone = annulé
        import.done = {source} : importée, {count, plural, one {# élément} other {# éléments}}
        import.unchanged = {source} : inchangée, {count, plural, one {# élément} other {# éléments}}
        import.failed = {source} : échec : {reason}
        import.refused = {source} : refusée : {reason}
        import.postponed = {source} : reportée : {reason}
        import.reasonless = sans raison donnée
        import.added = {count, plural, one {# ajouté} other {# ajoutés}}
        import.changed = {count, plural, one {# modifié} other {# modifiés}}
        import.removed = {count, plural, one {# retiré} other {# retirés}}
        import.line = {source}, ligne {line}
        import.issues.more = {source} : {count, plural, one {# autre remarque} other {# autres remarques}} :
            voir avec --json
        import.none.due = Aucune source n’est à lire. Toutes : --all
        history.alike = {state}, {count} fois
        history.counts = {state} : {added, plural, one {# ajouté} other {# ajoutés}}, {changed, plural, one
            {# modifié} other {# modifiés}}, {removed, plural, one {# retiré} other {# retirés}}, {held} en
            tout
        history.reason = {state} : {reason}

        # Listes de changements
        change.none = Aucun changement enregistré.
        change.none.since = Aucun changement depuis {since}.
        change.more = {count} de plus : {hint}
        change.hint = voir belltower changes
        change.hint.json = voir --json
        change.hint.sources = voir sources --json
        change.at.once = {count} d’un coup
        change.later = {length} plus tard
        change.earlier = {length} plus tôt
        change.now = maintenant {value}
        change.unsaid = dit nulle part
        change.taken.back = annulé
        change.kind.added = ajouté
        change.kind.moved = déplacé
        change.kind.relocated = autre lieu
        change.kind.renamed = renommé
        change.kind.cancelled = annulé
        change.kind.removed = retiré

        # Collectes
        crawl.done = {crawler} : {state}, {count, plural, one {# page} other {# pages}}
        crawl.done.into = {crawler} : {state}, {count, plural, one {# page} other {# pages}}, dans la
            source {source}
        crawl.head.modules = modules
        crawl.head.classes = séances
        crawl.row.added = ajout
        crawl.row.changed = modification
        crawl.row.removed = retrait
        crawl.row.unchanged = inchangé
        crawl.issues.more = et {count} de plus : voir --json
        crawl.none = Aucun robot n’est installé.
        crawl.unusable = inutilisable : {problem}
        crawl.unproven = pas éprouvé
        crawl.example.well = {page} : comme promis
        crawl.progress = {done} pages sur {all}, {rate}/s
        crawl.progress.left = {done} pages sur {all}, {rate}/s, encore {seconds} s

        # Où tu en es
        status.head.water = Eau :
        status.head.imported = Importé :
        status.head.joined = Événements :
        status.head.bell = Cloche :
        status.head.friends = Amis :
        status.offer = une place pour {place} est à toi : belltower event join {event}
        status.offer.until = une place pour {place} est à toi jusqu’à {until} : belltower event join
            {event}
        status.events.more = et {count} de plus : belltower event list
        status.water = {drunk} aujourd’hui ; un objectif : belltower goal 2l
        status.water.next = {drunk} sur {goal}, prochain verre à {time}
        status.bell.none = rien ne sonne dans les prochaines 24 heures
        status.bell.silent = aucun belltower remind ne tourne
        status.sources = {count, plural, one {# source} other {# sources}}, dernière lecture {age}
        status.sources.unread = {count, plural, one {# source jamais lue} other {# sources jamais lues}}
        status.asked = {count, plural, one {{who} t’a demandé : {answer}} other {{who} t’ont demandé :
            {answer}}}
        status.troubles.more = et {count} de plus : belltower sources
        status.new = Belltower : un seul calendrier pour tes cours, qui sonne à l’heure. Il est encore
            vide.
        status.new.among = Tu es {person}, avec {count, plural, one {# autre} other {# autres}} dans ce
            dossier, et ton calendrier est encore vide.
        status.new.other = Quelqu’un d’autre ? belltower --as PSEUDO. Dossier : {home}
        status.new.home = Dossier : {home}
        guide.demo = la journée d’un étudiant en une demi-minute, dans un dossier qui disparaît ensuite
        guide.setup = demande ton fuseau, ton flux et comment sonner
        guide.subscribe = prend l’adresse de ton emploi du temps, comme ton campus la donne
        guide.enrol = inscrit à un module : belltower modules MOT trouve son code
        guide.events = ce qui vient ; belltower community list, qui l’organise
        guide.help = tout le reste
        """#
}
