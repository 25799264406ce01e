extension French {
    /// What the models of pages say with arguments: times, places, accounts and sources.
    static let told: StaticString = #"""
        # Ce que les pages disent des heures et des lieux
        told.picture = Photo de {name}
        told.asOf = État du {day}, {time}.
        told.allDay = toute la journée
        told.when = {day}, de {from} à {to}
        told.now = maintenant, {left}
        told.simple.time = Il est {time}, {day}.
        told.simple.next = {title}, {time}
        told.simple.nextIn = {title}, {time}, {place}
        told.simple.room = salle {room}
        told.simple.changes = Qu’est-ce qui a changé ?{count, plural, =0 {} other { # depuis hier}}
        told.harvest.none = C’est lu : {name} n’a pas encore de cours. On relit toutes les heures, et ils seront ici
            dès qu’il y en a.
        told.harvest.over = C’est lu : {count, plural, one {# séance} other {# séances}} de {name}, et tout est déjà
            passé. C’est bien l’adresse de cette année ?
        told.now.more = et aussi {others}
        told.free = Libre jusqu’à {time}
        told.free.day = Une journée libre.
        told.free.until = Une journée libre. {day} : {tomorrow}
        told.progress = {gone} sur {length}
        told.earlier = Plus tôt aujourd’hui : {what}
        told.items = {count, plural, =0 {rien} one {# élément} other {# éléments}}
        told.whole = jour {day} sur {days}
        told.gap = {length} de libre
        told.cup = Verre de {amount}
        told.cup.more = puis {count} d’ici {time}
        told.water = {drunk} sur {goal}
        told.water.next = {drunk} sur {goal}, prochain verre à {time}
        told.water.due = {drunk} sur {goal}, c’est l’heure d’un verre
        told.tomorrow = Début à {from}, {place} ; fin à {to}.
        told.tomorrow.placeless = Début à {from}, fin à {to}.
        told.week = {items}, {clashes, plural, =0 {aucun chevauchement} one {# chevauchement} other {#
            chevauchements}}.
        told.folded = Rien avant {from} ni après {to}.
        told.by = par {who}, {when}
        told.moved = avant : {before}
        told.room = Salle changée selon {source}, {when}
        told.clash = Chevauche {other} pendant {length}
        told.clash.far = Trop loin pour enchaîner avec {other} : {walk} à pied, {gap} entre les deux
        told.also = {source} indique {value}
        told.walk = {length} à pied
        told.leave = Pars à {time} : {walk}.
        told.classmates = {count, plural, one {# camarade} other {# camarades}}, {friends, plural, =0 {aucun
            ami} one {# ami} other {# amis}}
        told.lead = {length} avant
        told.deaf = Cet appareil ne sonne pas encore. Les rappels arrivent par e-mail.

        # Ce que les pages disent des comptes et des sources
        told.sent = En route vers {address} depuis {time}, valable jusqu’à {until}.
        told.soon = Aucun nouvel e-mail n’est parti : le dernier à {address} vient de partir. Un autre
            pourra partir dans une minute, après plusieurs dans quelques minutes.
        told.newest = Le code est dans le dernier e-mail à {address}, valable dix minutes à partir de
            son envoi.
        told.code = Ce n’est pas le code du dernier e-mail. Il te reste {left, plural, one {# essai} other {#
            essais}}.
        told.step = Étape {step} sur {steps}
        told.signUp.window = Créer un compte, étape {step} sur {steps} : {name, select, code {le code} name {ton nom}
            other {ton adresse}}
        told.domains = Pour les adresses en {domains}.
        told.handle = {handle} est déjà pris ; {free} est libre.
        told.none = Rien ne s’appelle « {text} ».
        told.harvest = {times, plural, one {# séance} other {# séances}}, {modules, plural, one {# module}
            other {# modules}}, jusqu’au {day}
        told.mail = En attendant, les rappels arrivent à {address}.
        told.healthy = Bonne copie ({time}), relue à {length} d’intervalle, {count, plural, one {# séance}
            other {# séances}}
        told.broken = En panne depuis {time}
        told.held = En attente : {count, plural, one {la seule séance disparaîtrait} other {{lost, plural, one
            {# séance sur {count} disparaîtrait} other {# séances sur {count} disparaîtraient}}}}
        told.held.why = À {time}, {source} a répondu avec {count, plural, one {# séance} other {# séances}}.
            Ça ressemble à une panne, alors on garde ta copie ({copy}). Rien n’a changé dans ton
            calendrier.
        told.unreadable = {count, plural, one {# élément illisible} other {# éléments illisibles}}.
        told.keep = Garder la mienne, relire à {time}
        told.rings = {place}, {until}
        told.quiet = Rien ne sonne dans les prochaines 24 heures.
        told.device = dernière sonnerie : {time}
        told.suspect = {count, plural, one {Le dernier message n’est pas arrivé} other {Les # derniers
            messages ne sont pas arrivés}}. Là-bas, touche de nouveau « Sonner sur cet appareil ».
        told.session = dernier usage : {time}, depuis : {since}
        told.session.now = utilisé en ce moment, depuis : {since}
        told.passkey.new = pas encore utilisée, depuis : {since}
        told.provider = Se connecter avec {name}
        told.provider.link = Se connecter désormais avec {name}
        told.delete.identity = Ne plus se connecter avec {name} ?
        told.proved = confirmée {day}
        told.wait = Réessaie dans {length}.
        told.did.invisible = Tes camarades ne te voient plus.
        told.did.visible = Tes camarades te voient.
        told.did.stayed = Tu restes.
        told.item.stopped = Tu as arrêté la sonnerie de {time}.
        told.leaving = Ton compte sera effacé {day}. D’ici là, rien ne change.
        told.delete.source = Supprimer la source {name} ?
        told.delete.source.effect = {count, plural, one {# séance disparaît} other {# séances disparaissent}}
            de ton calendrier.
        told.delete.entry = Supprimer « {name} » ?
        told.delete.address = Retirer {address} ?
        told.delete.passkey = Retirer la clé d’accès {name} ?
        told.delete.passkeyEffect = Elle ne te connectera plus. Ce que l’appareil en garde, tu l’y retires
            toi-même.
        told.end.others = Déconnecter {count, plural, one {# autre appareil} other {# autres appareils}} ?
        """#
}
