/// What operators are told of how a site is doing.
extension French {
    static let operating: StaticString = #"""
        # What operators see of how the home is doing
        refusal.operator.health = seul un opérateur voit comment tout fonctionne : demande à l'un d'eux
        refusal.operator.errors = seul un opérateur voit ce qui a échoué : demande à l'un d'eux

        # What operators are called for
        alert.title = {site} : {what}
        alert.title.over = {site}, terminé : {what}
        alert.name.imports = un import échoue
        alert.name.late = la cloche est en retard
        alert.name.waiting = personne ne sonne
        alert.name.disk = le disque est presque plein
        alert.name.backup = la sauvegarde est ancienne
        alert.name.push = les push sont refusés
        alert.imports = {source} : les imports échouent depuis une heure ou plus. Ce qui a été lu en dernier reste.
        alert.imports.over = {source} : les imports fonctionnent à nouveau.
        alert.late = Des rappels ont sonné avec {count, plural, one {# seconde} other {# secondes}} de retard.
        alert.late.over = Les rappels sonnent à nouveau à l'heure.
        alert.waiting = Un rappel est dû depuis plus d'une minute et personne ne sonne : vérifie que le service
            tourne.
        alert.waiting.over = Tout ce qui est dû sonne à nouveau.
        alert.disk = {machine} : {count} % du disque sont libres.
        alert.disk.over = {machine} : il y a de nouveau de la place sur le disque.
        alert.backup = La sauvegarde la plus récente date du {day}.
        alert.backup.over = Il y a de nouveau une sauvegarde récente.
        alert.push = Les services push refusent la clé du site pour {count, plural, one {# appareil} other {#
            appareils}}.
        alert.push.over = Les services push acceptent à nouveau les push du site.

        # How it is doing, a line a subject
        health.name.imports = Imports
        health.name.bell = Cloche
        health.name.channels = Canaux
        health.name.push = Push
        health.name.database = Base de données
        health.name.disk = Disque
        health.name.backup = Sauvegarde
        health.name.check = Contrôle de nuit
        health.name.restore = Sauvegarde essayée
        health.name.certificate = Certificat
        health.name.versions = Versions
        health.state.wrong = en panne
        health.state.well = bon
        health.state.unknown = inconnu
        health.imports = {count, plural, =0 {Aucune source du campus ou d'une communauté} one {# source du
            campus ou d'une communauté} other {# sources du campus et des communautés}} : {failing} en échec, {held}
            retenues, {late} en retard.
        health.own = Sources personnelles : {count}, dont {failing} en échec, {held} retenues, {late} en retard.
        health.bell.on = Un service sonne.
        health.bell.off = Aucun service ne sonne.
        health.bell.waiting = Un rappel est dû depuis {time}.
        health.bell.late = En 24 heures {count, plural, one {# rappel} other {# rappels}}, au plus {worst} de
            retard.
        health.bell.none = Rien n'a sonné en 24 heures.
        health.channel = {channel} : {attempts} essais, {failed} non pris.
        health.channels.none = Rien n'a été transmis en 24 heures.
        health.push = {count, plural, one {# appareil} other {# appareils}} : en 24 heures {sent} acceptés et
            {received} reçus ; {refused} refusés par 403, {gone} par 410.
        health.push.refused = Refusés à présent : {count, plural, one {# appareil} other {# appareils}}.
        health.push.none = Aucun appareil ne reçoit de push.
        health.database = {engine}, {size}.
        health.disk = {count} % libres : {free} sur {total}.
        health.disk.full = Plein : rien ne peut être enregistré. Libère de la place.
        health.disk.none = Le système ne le dit pas.
        health.backup = La plus récente est de {time}.
        health.backup.none = Aucune n'est connue : belltower backup en fait une, et belltower keep --backups le dit.
        health.check.well = Tout allait bien, {time}.
        health.check.wrong = {count, plural, one {# chose n'allait pas} other {# choses n'allaient pas}}, {time}
            : {what}
        health.check.none = Pas encore contrôlé : cela se fait la nuit.
        health.certificate = Encore {count, plural, one {# jour} other {# jours}}, jusqu'au {day}.
        health.certificate.ended = Il a expiré le {day}.
        health.certificate.none = Aucun propre au serveur.
        health.versions = Belltower {program}, tables {schema}, fuseaux {zones}.

        # How a source is doing
        health.source.failing = Échoue depuis {time} : {reason}
        health.source.stopped = Disparue depuis {time} : son serveur le dit.
        health.source.held = Retenue depuis {time} : {count, plural, one {# entrée disparaîtrait} other {#
            entrées disparaîtraient}}.
        health.source.undone = Sa dernière importation a été annulée : à {time} la source disait encore la même chose, et cela n’est pas repris.
        health.source.late = Devait être lue {time} et ne l'a pas été : vérifie que les imports tournent.
        health.source.healthy = Lue {time}, {count, plural, one {# entrée} other {# entrées}}.
        health.source.unread = Encore jamais lue.
        health.source.drift = Ses pages ne sont plus comme avant.
        health.source.of = {source}, de {community}

        # The page of operators
        page.operator.title = Poste d'opérateur
        page.operator.why = Comment va ce site, et ce que tu peux y faire.
        page.operator.wrong = Ce qui ne va pas
        page.operator.isWell = Tout va bien.
        page.operator.glance = En un coup d'œil
        page.operator.late = Le retard de la cloche
        page.operator.lateWhy = Le rappel le plus en retard de chacune des 24 dernières heures. La ligne marque
            une minute ; au-dessus, c'est trop tard.
        page.operator.minute = 1 min
        page.operator.table = La même chose en tableau
        page.operator.hour = Heure
        page.operator.number = Rappels
        page.operator.median = La moitié en moins de
        page.operator.worst = Le plus tard
        page.operator.sections = Gérer
        page.operator.people = Personnes
        page.operator.catalogue = Catalogue
        page.operator.reports = Signalements
        page.operator.sources = Sources et flux
        page.operator.communities = Communautés
        page.operator.statistics = Statistiques
        page.operator.announcements = Annonces
        page.operator.settings = Réglages du site
        page.operator.audit = Journal
        page.operator.errors = Erreurs
        page.operator.past = Alertes passées
        told.operator.alert = {what} Depuis {time}.
        told.operator.past = {what} De {since} à {ended}.
        told.operator.plot = Quelque chose a sonné pendant {hours, plural, one {# heure} other {# heures}} sur
            24 ; au plus {worst} de retard, à {time}.

        # Sources that the campus depends on
        page.shared.title = Sources et flux
        page.shared.none = Aucune source du campus ou d'une communauté pour l'instant.
        page.shared.noneWhy = Ajoute la première avec son adresse : ses cours arrivent à tous ceux qui suivent
            ses modules.
        page.shared.add = Ajouter une source du campus
        page.shared.address = Son adresse
        page.shared.save = L'ajouter
        page.shared.ask = Lire maintenant
        page.shared.accept = Prendre ce qu'elle dit
        page.shared.undo = Annuler son dernier import
        page.shared.would = Ce qui changerait
        page.shared.own = Sources personnelles
        page.shared.ownWhy = Rien que des nombres : à qui elles sont et où elles mènent ne regarde personne.
        told.shared.undone = {name} est comme avant son dernier import.
        told.shared.held = {name} : la réponse est retenue.
        told.shared.added = {name} est maintenant une source du campus.

        # What went wrong
        page.errors.title = Erreurs
        page.errors.why = Ce qui a échoué dans les serveurs, le service et les imports, une fois par genre. Le
            numéro de la dernière requête le retrouve dans le journal.
        page.errors.none = Rien n'a échoué depuis le dernier effacement.
        page.errors.clear = Effacer
        page.errors.question = Effacer toutes les erreurs ?
        page.errors.effect = Elles sont recomptées à partir de maintenant. Ton geste est au journal.
        page.errors.place = Où
        page.errors.what = Quoi
        page.errors.often = Combien
        page.errors.first = La première
        page.errors.last = La dernière
        page.errors.request = Requête
        told.errors.cleared = {count, plural, one {# genre d'erreur effacé} other {# genres d'erreurs effacés}}.
        """#
}
