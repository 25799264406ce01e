extension French {
    /// What the home, its files, its sources and the network refuse.
    static let home: StaticString = #"""
        # Fichiers
        refusal.file.irregular = {path} existe et n’est pas un fichier ordinaire : choisis un autre nom
        refusal.file.unwritable = impossible d’écrire {path} : {why} : vérifie son dossier
        refusal.file.irreplaceable = impossible de remplacer {path} : {why} : choisis un autre nom
        refusal.file.full = {path} : {why} : libère de la place
        refusal.file.notText = {file} n’est pas lisible comme du texte UTF-8 : vérifie-le
        refusal.file.missing = il n’y a pas de fichier {file} : vérifie son nom
        refusal.file.folder = {file} est un dossier : donne un fichier qu’il contient
        refusal.file.special = {file} n’est pas un fichier ordinaire : donnes-en un
        refusal.file.large = {file} dépasse {size} : découpe-le, ou vérifie son nom
        refusal.file.closed = impossible de lire {file} : {why} : vérifie ses permissions

        # Le dossier Belltower
        refusal.home.uncreatable = impossible de créer le dossier Belltower {path}
        refusal.home.file = {path} est un fichier, pas un dossier
        refusal.home.closed = le dossier Belltower {path} t’est fermé : corrige son propriétaire ou ses
            permissions
        refusal.home.own = {file} est le {name} du dossier Belltower lui-même : choisis un autre nom
        refusal.home.login = ton nom d’utilisateur ne peut pas servir de pseudo
        refusal.time.instant = {text} n’est pas un instant : écris-le comme 2026-10-05T09:15:00+01:00
        refusal.zone.unknown = il n’y a pas de fuseau horaire {zone} : donne un nom IANA, comme
            Europe/London
        refusal.lock.uncreatable = impossible de créer le verrou {path} : vérifie le dossier
        refusal.person.suspended = {handle} est suspendu ({ground}) : Signalements et décisions dit pourquoi, et comment
            contester
        refusal.person.gone = {handle} n’est plus là
        refusal.configuration.file = {folder}/config.yaml : `{key}` : impossible de lire le fichier qui y
            est nommé : vérifie les deux
        refusal.configuration.line = {folder}/config.yaml : `{key}` : le fichier qui y est nommé doit
            contenir une seule ligne
        refusal.configuration.missing = il n’y a pas de fichier {path}

        # Copies du dossier Belltower
        refusal.backup.folder = impossible de créer le dossier {path} : choisis-en un autre
        refusal.copy.busy = un autre processus écrit {path} : attends qu’il ait fini
        refusal.backup.nothing = il n’y a encore rien dans {path}
        refusal.backup.unnamed = nomme le fichier ou le dossier à écrire
        refusal.backup.configuration = impossible de lire {path}, donc il n’est pas sauvegardé : corrige
            ses permissions
        refusal.backup.damaged = la base de données est abîmée, donc elle n’a pas été copiée : {problem} ;
            répare-la
        refusal.keep.noBackup = {folder} n’a pas de sauvegarde
        refusal.keep.damaged = la sauvegarde {file} est abîmée : {problem} ; écris-en une autre
        refusal.errand.own = deux imports à toi sont déjà en cours : réessaie quand l’un des deux sera
            fini
        refusal.lanes.full = il y a trop de demandes à la fois : réessaie
        refusal.file.failed = {path} : {why}
        refusal.backup.itself = {file} est la base de données elle-même : donne un autre nom à la copie
        refusal.backup.taken = {file} existe et n’est pas une sauvegarde : choisis un autre nom
        refusal.restore.folder = {file} est un dossier : nomme une sauvegarde qu’il contient, comme
            {newest}
        refusal.restore.folder.empty = {file} est un dossier sans sauvegardes : nommes-en un autre
        refusal.restore.itself = {file} est la base de données elle-même : nomme une sauvegarde
        refusal.restore.noBackup = {file} n’est pas une sauvegarde de Belltower, ou elle est abîmée :
            nommes-en une autre
        refusal.restore.foreign = {file} est la base de données d’un autre programme, pas une sauvegarde de
            Belltower : nommes-en une
        refusal.restore.special = {file} n’est pas un fichier ordinaire : nomme une sauvegarde
        refusal.restore.newer = {file} a été écrit par un Belltower plus récent : installe celui-là pour le
            restaurer
        refusal.restore.damaged = {file} est abîmé : {problem}
        refusal.restore.immovable = impossible de déplacer {database} : vérifie son dossier
        refusal.home.lost = la base de données de {path} a disparu ou est vide : remets-la, ou
            restaure une sauvegarde
        refusal.restore.inUse = {path} a une base de données avec des gens dedans : rien n’a été
            modifié
        refusal.restore.unwritable = impossible d’écrire {file} : {why} ; rien n’a été modifié
        refusal.home.missing = il n’y a pas de dossier Belltower {path}

        # Sources et robots
        refusal.crawl.removals = {doubt} ; rien n’a été modifié : corrige le robot si les pages ont changé
            d’aspect
        refusal.crawl.exampleless = {crawler} n’a pas de page d’exemple : ajoutes-en une sous `examples`
            dans {path}
        refusal.crawl.resultless = il n’y a pas de fichier {file}
        refusal.operator.catalogue = seul un opérateur peut charger un catalogue : demande-lui
        refusal.crawl.doubted = {reason} ; rien n’a été modifié : si c’est la bonne page, corrige la
            définition
        refusal.crawl.putOff = {reason} : relance alors la même collecte
        refusal.crawl.unparted = {reason} ; rien n’a été modifié
        refusal.crawl.unfinished = la collecte n’est pas allée au bout, donc ce qui manque n’a peut-être
            pas disparu ; rien n’a été modifié
        refusal.crawl.parameter = {crawler} : {problem}
        refusal.crawl.parameter.elsewhere = {crawler} : {problem} ; le robot {other} l’a
        refusal.crawl.page = {text} n’est pas une page : donne une URL http, https ou file, ou un chemin
        refusal.crawl.start = {crawler} : {problem}, ou nomme les pages
        refusal.crawl.startless = {crawler} ne nomme pas de pages de départ : donne-les
        refusal.crawl.unknown = il n’y a pas de robot {name}{near, plural, =0 {{count, plural, =0 { : aucun
            n’est installé, alors mets son fichier dans Crawlers/campus} other { : on connaît {known}}}}
            other { : tu veux dire {near} ?}}
        refusal.campus.unknown = {path} : il n’y a pas de campus {name}{near, plural, =0 {{count, plural,
            =0 { : aucun n’est installé, alors mets son fichier dans Crawlers/campus} other { : on connaît
            {known}}}} other { : tu veux dire {near} ?}}
        refusal.crawl.folder = {path} est un dossier : donne le fichier d’un robot qu’il contient
        refusal.crawl.stuck = un autre processus s’en occupe et n’a lu aucune page depuis {minutes}
            minutes : termine ce processus, puis relance l’import
        refusal.page.unreadable = {path} : {problem}
        refusal.crawl.file = il n’y a pas de {file} dans {folders}
        refusal.program.incomplete = il manque {folder}/{file} du programme : installe-le en entier
        refusal.yaml.line = {file} : ligne {line} : {problem}
        refusal.crawl.gone = {gone} modules de {year} sur {all} disparaîtraient
        refusal.crawl.emptied = `{fact}` disparaîtrait de {count} modules de {year} sur {all}
        refusal.source.unknown.none = il n’y a pas de source {name}, ni aucune autre : abonne-toi d’abord à
            une
        refusal.source.unknown = il n’y a pas de source {name} : on connaît {known}
        refusal.source.once = {source} est venue une fois par l’entrée standard : abonne-toi plutôt à la
            nouvelle
        refusal.lock.import.same = un autre processus importe déjà la même source : réessaie
        refusal.lock.import = un autre processus importe déjà : réessaie
        refusal.lock.held = {holder} est en cours dans un autre processus : réessaie
        refusal.lock.serving = {holder} est en cours dans un autre processus : arrête-le d’abord
        refusal.lock.ringing = {holder} est en cours dans un autre processus : laisse-le sonner, ou
            arrête-le d’abord
        refusal.source.unkept = {source} : rien n’est gardé d’avant son dernier import
        refusal.source.keptUnreadable = {source} : ce qui en était gardé : {problem}
        refusal.feed.unreadable = {address} : {problem}
        refusal.feed.unreadable.from = {address} : {problem} (envoyé par {host})
        refusal.feed.cutShort = {address} : le fichier finit avant END:VCALENDAR, il est donc peut-être
            tronqué ; rien n’a été modifié : réessaie plus tard
        refusal.feed.none = {address} : le serveur n’a envoyé aucun calendrier : réessaie plus tard
        refusal.source.campusKind = ce à quoi on abonne tout le monde, ce sont des cours, qui touchent les
            gens par leurs modules : donne les événements à une communauté
        refusal.source.campusLoss = {source} est au campus : seul un opérateur accepte ce qu’elle a perdu
        refusal.source.keeper = {handle} garde les sources du campus : nomme d’abord un autre opérateur
        refusal.source.campus = {source} est au campus : seul un opérateur peut la modifier
        refusal.source.share = la part est un pourcentage de 0 à 100, le minimum est 1 ou plus
        refusal.source.campusAlarms = {source} est au campus : chacun la fait sonner avec ses propres
            délais
        refusal.source.taken = tu as déjà une source nommée {source} : choisis un autre nom

        # Fichiers et réseaux
        refusal.fetch.address = ce n’est pas une adresse : donne un chemin ou une URL http, https ou
            webcal
        refusal.fetch.scheme = les adresses {scheme} ne se lisent pas : donne une URL http, https ou
            webcal
        refusal.fetch.libcurl = il manque libcurl : installe libcurl4
        refusal.fetch.authorities = aucune autorité de certification n’est connue : installe
            ca-certificates
        refusal.fetch.missing = il n’y a pas de fichier {place} : vérifie le chemin
        refusal.fetch.folder = {place} est un dossier : donne un fichier de calendrier qu’il contient
        refusal.fetch.special = impossible de lire {place} : ce n’est pas un fichier ordinaire
        refusal.fetch.unreadable = impossible de lire {place} : {why}
        refusal.fetch.refuses = {place} refuse l’accès ({status}) : ouvre l’adresse dans un navigateur ; si elle
            y est refusée aussi, redemande une adresse
        refusal.fetch.unknown = {place} ne connaît pas ce calendrier ({status}) : vérifie l’adresse
        refusal.fetch.gone = {place} dit que le calendrier a disparu pour de bon ({status}) : désabonne-toi
        refusal.fetch.often = {place} demande moins de requêtes ({status}) : réessaie plus tard
        refusal.fetch.status = {place} a répondu avec le statut {status} : réessaie plus tard
        refusal.fetch.timedOut = {place} n’a pas répondu à temps : réessaie plus tard
        refusal.fetch.large = {place} envoie plus que {size} : augmente fetch.maximumBytes si c’est voulu
        refusal.fetch.header = {place} envoie plus que {size} d’en-tête : vérifie l’adresse
        refusal.fetch.private = {place} est une adresse privée : d’ici on n’interroge que les adresses publiques
        refusal.fetch.unresolved = {place} est inconnu du service de noms, ou ne mène à aucune adresse publique : vérifie
            l’adresse et le réseau
        refusal.fetch.unreached = impossible d’atteindre {place} : réessaie plus tard
        refusal.fetch.noTLS = {place} ne parle pas https : vérifie l’adresse
        refusal.fetch.insecure = {place} n’a pas de certificat valable : vérifie l’adresse
        refusal.fetch.redirects = {place} redirige plus de {limit} fois : vérifie l’adresse
        refusal.fetch.redirect = {place} redirige là où ce n’est pas permis, de https vers http ou hors du
            web : vérifie l’adresse
        refusal.fetch.cutShort = {place} s’est interrompu au milieu : réessaie plus tard
        refusal.fetch.notHTTP = {place} n’est pas un serveur web : vérifie l’adresse
        refusal.fetch.encoding = {place} envoie une compression illisible : dis-le à qui s’en occupe
        refusal.fetch.cancelled = on n’a pas attendu {place} : réessaie
        refusal.fetch.failed = impossible de récupérer {place} : réessaie plus tard

        # La base de données
        refusal.storage.busy = la base de données est utilisée par un autre processus : réessaie
        refusal.storage.damaged = la base de données est abîmée ou n’en est pas une : restaure une
            sauvegarde, ou déplace-la
        refusal.storage.foreign = la base de données est celle d’un autre programme : choisis un autre
            dossier Belltower, ou déplace le fichier
        refusal.storage.special = ce qui porte le nom de la base de données n’est pas un fichier ordinaire :
            déplace-le, ou choisis un autre dossier Belltower
        refusal.storage.newer = la base de données a été écrite par un Belltower plus récent : installe
            celui-là, ou choisis un autre dossier Belltower
        refusal.storage.replaced = la base de données n’est plus le fichier qui est ouvert : relance le
            programme
        refusal.storage.failed = la base de données a refusé : {what}
        refusal.storage.unreachable = le serveur de la base de données sur {host} ne répond pas :
            vérifie qu’il tourne, et database: dans config.yaml
        refusal.storage.denied = le serveur de la base de données sur {host} n’accepte pas {user} :
            vérifie le nom dans database: de config.yaml, son mot de passe et ses droits
        refusal.storage.uncertain = la connexion à la base de données s’est rompue pendant une
            écriture : regarde si elle a été faite avant de réessayer
        refusal.storage.library = il manque libpq, qui parle à PostgreSQL : installe-la (Debian :
            apt install libpq5)
        refusal.storage.address = ce qui désigne la base de données est illisible : écris
            postgresql://NOM@HÔTE/BASE
        refusal.storage.password = l’adresse de la base de données contient un mot de passe :
            enlève-le et garde-le dans un fichier ou dans l’environnement
        refusal.storage.version = le serveur de la base de données est PostgreSQL {version} : il
            faut la version 15 ou une plus récente
        refusal.storage.missing = le serveur n’a pas de base {database} : crée-la, en UTF-8 et avec
            la locale C
        refusal.storage.encoding = la base {database} n’est pas en UTF-8 : crée-en une autre, en
            UTF-8 et avec la locale C
        refusal.storage.collation = la base {database} range les lettres à sa manière : crée-en une
            autre, en UTF-8 et avec la locale C
        refusal.storage.full = le disque est plein, et rien n’a été enregistré : réessaie plus tard
        refusal.storage.low = il y a trop peu de place sur le disque pour des calendriers :
            réessaie plus tard
        refusal.storage.vanished = il ne reste rien dans la base de données : restaure une
            sauvegarde
        refusal.storage.incomplete = la base de données est abîmée, il manque {what} : mets à sa
            place une base vide et restaure une sauvegarde
        refusal.storage.notEmpty = ce qui doit être rempli contient déjà quelque chose : indique une base
            vide, ou déplace le fichier
        refusal.storage.differs = la table {table} n’a pas été écrite comme elle a été lue, et rien n’a été
            gardé : vérifie le disque et le serveur, et réessaie
        refusal.move.target = on déménage vers postgresql://NOM@HÔTE/BASE, ou vers son propre fichier,
            qui s’appelle file
        refusal.move.same = tout y est déjà : indique un autre endroit
        refusal.move.open = d’autres ont la base ouverte, {who} : arrête-les d’abord
        refusal.move.variable = {variable} passe avant config.yaml, qui serait changé en vain : retire-la
            de l’environnement, ou copie seulement et change-la ensuite
        refusal.move.line = tout est copié, mais une ligne ne suffit pas à changer config.yaml : écris-y
            {line}
        refusal.storage.taken = {database} a été enlevé, ou remplacé par ce qui n’est pas une base de
            données : remets-le
        refusal.person.elsewhere = {handle} n’est pas dans la base de données actuelle

        # Fichiers qui sont lus
        refusal.feed.empty = le fichier est vide
        refusal.feed.events = il contient des événements ({count}), mais aucun n’est lisible :
            préviens ceux qui le publient
        refusal.feed.libical = il manque libical : installe libical3
        refusal.feed.webPage = c’est une page HTML, peut-être une page de connexion, pas un calendrier :
            vérifie l’adresse
        refusal.feed.otherFile = c’est {kind}, pas un calendrier
        refusal.feed.noCalendar = ce n’est pas un calendrier
        refusal.feed.noCalendar.start = ce n’est pas un calendrier : ça commence par « {start} »
        refusal.feed.lineBreaks = le calendrier a perdu ses fins de ligne et ne peut pas être rétabli
        refusal.feed.large = c’est plus grand que {limit} octets
        refusal.feed.deep = la ligne {line} ouvre un composant de trop dans un autre
        refusal.feed.many = il contient plus de {limit} événements, calendriers ou fuseaux horaires, et on
            n’en lit pas plus : demande à qui le publie une période plus courte
        refusal.page.large = la page dépasse {size} Mio : vérifie que c’en est une
        refusal.page.deep = la page imbrique ses éléments sur plus de {limit} niveaux : vérifie que c’en
            est une
        refusal.page.elements = la page a plus de {limit} éléments : vérifie que c’en est une
        refusal.page.attributes = une balise de la page a plus de {limit} attributs : vérifie que c’en est
            une
        refusal.page.empty = la page est vide : enregistre-la à nouveau, ou vérifie son adresse
        refusal.page.libxml2 = il manque libxml2 : installe libxml2
        refusal.parameter.unknown = il n’y a pas de paramètre {name} : {count, plural, =0 {ce robot n’en a
            aucun} other {on connaît {known}}}
        refusal.parameter.missing = il faut donner {names}
        refusal.parameter.given = {name}
        refusal.parameter.given.more = {before}, {name}
        refusal.parameter.wrong = le paramètre {name} est {form}
        feed.kind.gzip = une archive gzip
        feed.kind.zip = une archive ZIP
        feed.kind.pdf = un document PDF
        feed.kind.picture = une image
        feed.kind.card = une carte d’adresse
        feed.kind.xml = un document XML

        # Ce qu’un flux a perdu
        refusal.held = {claim}{count, plural, =0 {} one {} other {, vu # fois}} ; rien n’a été modifié
        refusal.held.nothing = le flux est vide
        refusal.held.what = {scope, select, only {le seul {kind, select, class {cours} event {événement}
            other {élément}} à venir} all {les {total} {kind, select, class {cours} event {événements}
            other {éléments}} à venir} other {{lost} des {total} {kind, select, class {cours} event
            {événements} other {éléments}} à venir}}
        refusal.held.way = selon le flux, {what} {way, select, removed {{lost, plural, one {a disparu}
            other {ont disparu}}} cancelled {{lost, plural, one {est annulé} other {sont annulés}}} past
            {{lost, plural, one {est passé} other {sont passés}}} far {{lost, plural, one {est dans
            plusieurs mois} other {sont dans plusieurs mois}}} excluded {{lost, plural, one {n’a pas lieu}
            other {n’ont pas lieu}}} unreadable {{lost, plural, one {est illisible} other {sont illisibles}}} untimed {{lost, plural, one {dure toute la journée} other {durent
            toute la journée}}} untitled {{lost, plural, one {n’a pas de titre à lui} other {n’ont pas de
            titre à eux}}} unplaced {{lost, plural, one {n’a pas de lieu} other {n’ont pas de lieu}}} other
            {{lost, plural, one {n’a pas de titre ou pas de lieu} other {n’ont pas de titre ou pas de
            lieu}}}}
        refusal.held.lost = selon le flux, {what} sont perdus : {ways}
        refusal.held.part = {way, select, removed {{count, plural, one {# disparu} other {# disparus}}}
            cancelled {{count, plural, one {# annulé} other {# annulés}}} past {{count, plural, one {#
            passé} other {# passés}}} far {{count} dans plusieurs mois} excluded {{count, plural, one {#
            exclu} other {# exclus}}} unreadable {{count, plural, one {# illisible} other {# illisibles}}} untimed {{count} sans heure} untitled {{count} sans titre} other
            {{count} sans lieu}}
        """#
}
