extension French {
    /// What a home keeps as messages.
    static let kept: StaticString = #"""
        # Les heures, remplacées par ce que montre l’horloge du lecteur
        kept.moment = {at}
        kept.move = déplacé de {from} à {to}

        # Ce qui a changé dans un événement
        kept.event.also = {before} ; {last}
        kept.event.title = s’appelle maintenant {title}
        kept.event.zone = à l’heure de {zone}
        kept.event.place = se tient à {place}
        kept.event.place.was = se tient à {place} au lieu de {former}
        kept.event.placeless = n’a plus de lieu
        kept.event.repeats = a lieu {repetition}
        kept.event.once = ne se répète plus
        kept.event.capacity = accueille {count, plural, one {# personne} other {# personnes}}
        kept.event.unlimited = accueille tout le monde, sans limite
        kept.event.hashtag = a le hashtag {hashtag}
        kept.event.hashtagless = n’a plus de hashtag
        kept.event.description = a une autre description
        kept.event.again = a finalement lieu

        # Ce qu’on annonce d’un événement
        kept.news.changed = {title} : {changes}
        kept.news.cancelled = Annulé : {title}
        kept.news.cancelled.why = Annulé : {title} ({reason})
        kept.news.offered = {title} : une place est libre pour toi
        kept.news.gone = {title} : la place gardée pour toi n’est plus là
        kept.news.removed = un événement auquel tu participais, le {when}, a été supprimé

        # Ce qu’une source dit sans être crue
        kept.held = {source} : {claim}\nrien n’a été modifié ; cela comptera si cela se répète
            pendant plus d’un jour
        kept.held.keeper = {source} : {claim}\nrien n’a été modifié ; cela comptera si cela se
            répète pendant plus d’un jour, ou si tu l’acceptes : belltower import {name}
            --accept-removals
        held.page = {source} : {claim}\nrien n’a été modifié ; cela comptera si cela se
            répète pendant plus d’un jour, ou si tu l’acceptes : {page}
        kept.held.crawl = {source} : {why}
        kept.held.pages = {source} : ses pages ne sont plus les mêmes, ce qui a été lu en
            dernier reste donc

        # Pourquoi quelque chose n’a pas sonné, ou sonne plus tard
        kept.reason.none = aucune raison notée
        kept.reason.quiet = heures calmes
        kept.reason.quiet.late = inutile après les heures calmes
        kept.reason.limit = {count, plural, one {# a sonné} other {# ont sonné}} dans ce quart
            d’heure
        kept.reason.late = trouvé {count} min trop tard, devenu inutile
        kept.reason.late.all = trouvé trop tard
        kept.reason.unread = l’entrée n’a pas pu être lue
        kept.reason.stopped = le service a été arrêté avant de sonner
        kept.reason.empty = plus rien n’y est utile
        kept.reason.withdrawn = revu : {why}
        kept.reason.dismissed.item = l’entrée a été écartée
        kept.reason.dismissed.series = la série a été écartée
        kept.reason.restored = n’est plus écarté
        kept.reason.snoozed = reporté
        kept.reason.clock = l’horloge était en avance
        kept.reason.unacknowledged = sans confirmation de {channel}
        kept.reason.moved.item = l’entrée a été déplacée
        kept.reason.gone.item = l’entrée n’existe plus, ou ne sonne plus
        kept.reason.gone.class = le cours n’existe plus
        kept.reason.gone.theirs = le cours n’est plus au calendrier
        kept.reason.gone.news = ce qu’il annonçait n’existe plus
        kept.reason.gone.event = l’événement n’existe plus
        kept.reason.gone.calendar = n’est plus dans le calendrier
        kept.reason.reverted = a été retiré
        kept.reason.reverted.all = tout a été retiré, ou modifié à nouveau
        kept.reason.altered = a été modifié à nouveau depuis
        kept.reason.listed = figure dans une autre source
        kept.reason.moved = a été déplacé
        kept.reason.moved.gone = a été déplacé, ou n’a pas lieu
        kept.reason.cancelled = est annulé
        kept.reason.hidden = est masqué
        kept.reason.muted = en sourdine
        kept.reason.answered = a reçu une réponse
        kept.reason.answered.friend = a reçu une réponse, ou l’amitié a pris fin
        kept.reason.answered.request = la demande a reçu une réponse ou a été retirée
        kept.reason.summary = un résumé n’est fait qu’au moment de sonner
        kept.reason.digest = le résumé du jour n’est plus demandé
        kept.reason.goal.off = l’objectif est désactivé
        kept.reason.goal.over = les heures de l’objectif sont passées
        kept.reason.goal.met = l’objectif est atteint
        kept.reason.goal.drunk = quelque chose vient d’être bu
        kept.reason.over = l’événement est passé
        kept.reason.again = l’événement a finalement lieu
        kept.reason.cancelled.event = l’événement a été annulé
        kept.reason.changed.event = l’événement a été modifié à nouveau depuis
        kept.reason.left = ne participe plus
        kept.reason.asked = une place a été redemandée
        kept.reason.unwaiting = n’est plus en attente
        kept.reason.uninvited = l’invitation a été retirée
        kept.reason.place.taken = la place a été prise
        kept.reason.place.again = la place a été proposée à nouveau depuis
        kept.reason.place.late = l’offre a expiré
        kept.reason.place.unkept = la place n’est plus gardée
        kept.reason.place.back = la place a été rendue

        # Pourquoi un canal n’a rien remis
        kept.channel.none = le canal n’a pas répondu
        kept.channel.status = {host} a répondu avec l’état {status}
        kept.channel.redirect = {host} a répondu avec l’état {status} : les redirections ne sont
            pas suivies, donne l’adresse où elle mène
        kept.channel.noTLS = {host} ne parle pas TLS : rien n’a été envoyé
        kept.channel.insecure = {host} n’a pas de certificat valide : rien n’a été envoyé
        kept.channel.badAddress = l’adresse chez {host} n’en est pas une
        kept.channel.timedOut = {host} n’a pas répondu à temps
        kept.channel.cutShort = {host} a fermé la connexion sans répondre
        kept.channel.notHTTP = {host} a répondu quelque chose qui n’est pas une réponse
        kept.channel.notConnected = {host} est injoignable
        kept.channel.notResolved = {host} est inconnu du service de noms
        kept.channel.silent = {host} n’a pas répondu
        kept.channel.gone = {device} n’accepte plus de notifications ({status})
        kept.channel.deviceless = aucun appareil n’accepte de notifications : autorise-les sur
            le site
        kept.channel.device.gone = l’appareil n’accepte plus de notifications : autorise-les à
            nouveau sur le site
        """#
}
