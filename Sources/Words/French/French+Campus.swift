extension French {
    /// What modules, people, communities, settings and backups show.
    static let campus: StaticString = #"""
        # Modules
        module.none = Pas encore de module : abonne-toi à un flux de cours, ou charge un catalogue avec
            --load.
        module.none.found = Aucun module de ce genre.
        module.untitled = (pas encore de titre)
        module.loaded = {count, plural, one {# module} other {# modules}} : {added} ajoutés, {changed}
            modifiés, {unchanged} inchangés
        module.taken = Tu le suis.
        module.untaken = Tu ne le suis pas : belltower enrol {code}
        module.credits = {credits} crédits
        module.meetings = {count, plural, one {# séance} other {# séances}}
        module.meetings.own = {count, plural, one {# séance} other {# séances}} dans ton calendrier
        module.meetings.next = {count} ; prochaine :
        module.classmates = {count, plural, one {# camarade} other {# camarades}}
        module.classmates.more = et {count} de plus : belltower classmates
        module.field.staff = enseignants
        module.field.needs = prérequis
        module.field.page = page
        module.about = De quoi il s’agit
        module.changes = Modifié au catalogue
        module.changes.none = Aucun changement au catalogue.
        module.change.added = nouveau : {title}
        module.change.removed = retiré : {title}
        module.change.fact = une information
        module.change.nothing = (rien)
        module.comments = {count, plural, one {# commentaire} other {# commentaires}}
        programme.none = Pas encore de formation : un opérateur les définit avec --load.
        programme.loaded = {count, plural, one {# formation} other {# formations}} : {added} ajoutées,
            {changed} modifiées, {unchanged} inchangées
        classmates.none = Personne d’autre pour l’instant.
        classmates.friend = ami
        comment.done = Commentaire {number} : {what}
        comment.written = écrit
        comment.changed = modifié
        comment.deleted = supprimé
        comment.reported = signalé
        comment.hidden = masqué
        comment.shown = de nouveau affiché
        comment.edited = modifié
        comment.left = quelqu’un qui est parti
        comment.reports.none = Rien n’a été signalé.
        comment.times = {count} fois

        # Inscription
        enrol.none = Tu ne suis encore aucun module : belltower enrol CODE
        enrol.ask = S’inscrire à {count, plural, one {# module} other {# modules}} ?
        enrol.adds = {programme} ajoute :
        enrol.adds.nothing = rien : tu en suis déjà tout
        enrol.overlap = chevauchement : {first} et {second}, {count, plural, one {une fois} other {#
            fois}}, d’abord {start}
        enrol.done = Inscription faite : {modules}
        enrol.already = Tu les suivais déjà : {modules}
        enrol.left = Tu as quitté {module}.
        enrol.invisible = Tes camarades ne te voient plus.
        enrol.visible = Tes camarades te voient.

        # Amis
        friend.none = Pas encore d’amis. Demande à quelqu’un : belltower friend request PSEUDO
        friend.list.friends = Amis
        friend.list.received = T’ont demandé
        friend.list.sent = Tu as demandé
        friend.list.blocked = Tu as bloqué
        friend.list.sharing = Te demandent de partager tes heures libres
        friend.done.asked = {person} : demande envoyée
        friend.done.sharing = {person} : demande de partage envoyée
        friend.done.friends = {person} : vous voilà amis
        friend.done.unsaid = Si c’est l’adresse confirmée de quelqu’un ici, la demande est envoyée.
        friend.done.blocked = {person} : bloqué
        friend.done.declined = {person} : refusé
        friend.done.removed = {person} : retiré
        friend.done.unblocked = {person} : débloqué
        friend.mutual = {person} : t’avait demandé aussi, vous voilà amis

        # Personnes
        person.added = {person} : ajouté
        person.changed = {person} : modifié
        person.suspended = {person} : suspendu
        person.restored = {person} : rétabli
        person.exported = {json} et {calendar} : écrits
        person.exported.picture = {picture} : écrit
        person.mark.suspended = suspendu
        person.yes = oui
        person.role.student = étudiant
        person.role.staff = personnel
        person.role.operator = opérateur
        person.verified = {address}, confirmée
        person.unverified = {address}, pas encore confirmée : un opérateur le fera
        person.address.taken = {address} était jusqu’ici confirmée pour {former} : elle est maintenant à
            {person}, et les demandes d’ami qu’on y envoie n’arrivent plus à {former}
        person.field.name = nom
        person.field.role = rôle
        person.field.suspended = suspendu
        person.field.gender = genre
        person.field.picture = photo
        person.field.bio = bio
        person.field.email = e-mail
        person.field.phone = téléphone
        person.field.birthday = anniversaire
        person.field.birthdayShown = anniversaire montré
        person.field.zone = fuseau
        person.field.units = unités
        erase.ask = Effacer {person} et tout ce qui lui appartient ?
        erase.heir = {heir} garde maintenant la source {source}
        erase.copy = retiré aussi de {file}, qu’un Belltower plus ancien ne peut plus ouvrir
        erase.done = {person} : effacé ; les sauvegardes et exports gardés ailleurs en contiennent encore
            les données
        erase.compaction = le prochain `belltower keep` écrase ce qu’il en restait dans la base
        erase.unknown = dans le dossier, et pas de Belltower ; supprime ce qui peut être une copie :

        # Communautés
        community.none = Pas encore de communauté. Un opérateur en crée une : belltower community create
        community.news = Il y a du nouveau.
        community.list.own = Les tiennes
        community.list.others = Les autres
        community.unread = {count, plural, one {# nouveauté} other {# nouveautés}}
        community.members = {count, plural, one {# membre} other {# membres}}
        community.yours = tu en fais partie
        community.organised = organisée par {organisers}
        community.field.topic = thème
        community.created = {community} : créée
        community.joined = {community} : tu en fais partie
        community.quit = {community} : tu n’en fais plus partie
        community.renamed = {community} : le nouveau nom de {former}
        community.edited = {community} : modifiée
        community.organiser = {person} organise maintenant pour {community}
        community.organiser.removed = {person} n’organise plus pour {community}
        community.close.ask = Fermer {community} et annuler tous ses événements à venir ?
        community.closed = {community} : fermée ; {count, plural, one {# événement annulé} other {#
            événements annulés}}

        # Réglages
        setting.waking = les heures d’éveil, dans lesquelles se cherche le temps libre
        setting.week-start = le jour où commencent les semaines
        setting.share-busy = qui peut demander du temps libre commun, et ainsi savoir quand tu n’es pas libre
        setting.view = combien de choses montre une page de l’application web
        setting.calendar-alarms = qui sonne une alarme réglée par un programme de calendrier : le programme ou la cloche
        setting.calendar-water = si les programmes de calendrier voient les verres des jours à venir
        setting.single-keys = si une touche seule est une commande dans l’application web
        setting.active-hours = si l’application web compte combien de temps tu la regardes, pour toi seul
        setting.leads.class = combien de temps avant un cours sonner
        setting.leads.exam = combien de temps avant un examen sonner
        setting.leads.event = combien de temps avant un événement sonner
        setting.leads.personal = combien de temps avant une entrée à toi sonner
        setting.leads.hydration = combien de temps avant l’heure d’un verre sonner
        setting.channels = comment sonner : le premier canal qui marche est pris
        setting.quiet = les heures où seul l’important sonne
        setting.limit = ce qui sonne au plus en un quart d’heure ; le reste est annoncé ensemble
        setting.important = ce qui sonne même aux heures calmes, en sourdine et au-delà de la limite
        setting.digest = quand sonne le résumé du jour : le programme, les changements, l’eau d’hier
        setting.home = d’où tu pars à pied vers le premier cours de la journée
        setting.clock = le nombre d’heures de l’horloge, dans les rappels et les pages
        setting.language = dans quelle langue on te parle
        setting.units = en quoi se mesure l’eau, comme dans le profil
        setting.zone = le fuseau horaire de tes journées, comme dans le profil

        # Les premiers pas
        setup.question = {question} [{now}] :
        setup.ask.zone = Fuseau horaire
        setup.ask.feed = Adresse du flux, pas affichée
        setup.ask.leads = Combien de temps avant un cours sonner, ou none
        setup.ask.goal = Eau par jour, comme 2l, ou none
        setup.ask.channel = Comment sonner : desktop, ntfy:SUJET, email:ADRESSE
        setup.ask.trial = Sonner une fois, pour essayer ? [O/n]
        setup.none = aucun
        setup.same = comme avant
        setup.zone.file = {zone}, dans {file}
        setup.zone.own = {zone}, pour toi
        setup.goal = {amount} de {from} à {to}
        setup.rang = a sonné par {channel}
        setup.undo = annuler : {command}
        setup.step.zone = fuseau
        setup.step.feed = flux
        setup.step.leads = délais
        setup.step.goal = objectif
        setup.step.channel = canal
        setup.step.trial = essai
        setup.done = Où tu en es : belltower. Pour sonner : belltower remind.

        # Sauvegardes et travail de nuit
        backup.done = {file} : {size}, {contents}, vérifié
        backup.contents = {people, plural, one {# personne} other {# personnes}}, {sources, plural, one
            {# source} other {# sources}}
        backup.removed = {file} supprimé
        keep.erased = {count, plural, one {# personne effacée, qui l’avait demandé} other {# personnes effacées, qui
            l’avaient demandé}} il y a deux semaines
        keep.forgot = {count, plural, one {# ancien rappel oublié} other {# anciens rappels oubliés}}
        keep.compacted = compactée : {before}, maintenant {size}
        keep.compact = {size}, compacte
        keep.postponed = pas compactée, car quelque chose sonne à {time} : demain
        keep.backup = {file} : {contents}, vérifié
        move.copying = copie de {table} ({number} sur {count})
        move.comparing = comparaison de {table} ({number} sur {count})
        move.done = {rows, plural, one {# ligne} other {# lignes}} dans {tables} tables : copié, et
            identique des deux côtés
        move.cut = {count, plural, one {# ligne a} other {# lignes ont}} un texte qui finit à un U+0000,
            comme on l’a toujours lu
        move.line = Écris dans config.yaml, et relance le serveur et la cloche : {line}
        move.variable = Indique dans l’environnement, qui passe avant config.yaml, et relance le serveur
            et la cloche : {line}
        move.switched = config.yaml dit désormais : {line}
        restore.ask = Remplacer tout ce qui est dans {home} par {file} ?
        restore.done = {file} : restauré, {contents}
        restore.empty = {home} recommence à zéro, sans rien
        restore.kept = Ce qu’il y avait avant est gardé dans {file}
        restore.configuration = config.yaml est resté tel quel ; celui de la sauvegarde, qui diffère, est
            {file}
        """#
}
