extension French {
    /// What people, communities, events and modules refuse.
    static let people: StaticString = #"""
        # Pseudos
        refusal.handle.unreadable = {text} n’est pas un pseudo : prends de 1 à 32 caractères parmi a-z,
            0-9, point, tiret bas et trait d’union

        # Pictures
        refusal.picture.none = aucune image n’a été choisie : choisis-en une
        refusal.picture.large = l’image dépasse {most} Mio : envoie-en une plus petite
        refusal.picture.kind = ce n’est pas une image lisible ici : JPEG, PNG, WebP et GIF le sont
        refusal.picture.pixels = {width} sur {height} pixels, c’est trop : {most} millions au plus
        refusal.picture.damaged = l’image est illisible : elle est peut-être endommagée ou coupée
        refusal.picture.slow = l’image est trop longue à lire : envoie-en une plus petite
        refusal.picture.own = une de tes images est en préparation : réessaie quand elle sera prête
        refusal.picture.unknown = cette image n’existe pas
        refusal.picture.unavailable = impossible de préparer des images ici : {why}

        # Communautés
        refusal.community.feed = seuls les organisateurs donnent un flux à {community} : demande-leur
        refusal.community.subscribed = {source} a déjà cette adresse : désabonne-toi d’abord de celle-là
        refusal.community.taken = il y a déjà une communauté {community}
        refusal.community.edit = seuls les organisateurs modifient {community} : demande-leur
        refusal.community.joined = tu es déjà dans {community}
        refusal.community.outside = tu n’es pas dans {community}
        refusal.community.unknown = il n’y a pas de communauté {name}{near, plural, =0 {} other { : tu
            veux dire {near} ?}}

        # Événements
        refusal.event.twoEnds = la fin est une seule heure : un début peut dire à la fois le début et la
            fin
        refusal.event.passwordChanged = le mot de passe de l’événement vient de changer : demande-le
        refusal.event.joined = tu participes déjà à {event}
        refusal.event.waiting = tu es déjà sur la liste d’attente de {event}
        refusal.event.outside = tu ne participes pas à {event}
        refusal.event.over = l’événement est déjà terminé
        refusal.event.cancelled = {event} ({title}) a été annulé
        refusal.event.cancelled.of = {event} ({title}), de {host}, a été annulé
        refusal.event.members = cet événement est réservé aux membres de la communauté : rejoins-la
            d’abord !
        refusal.event.ambiguous = {name} peut être {events}{more, plural, =0 {} other {, # de plus}} : dis
            lequel par son numéro
        refusal.event.unknown = il n’y a pas d’événement {name}, ou il est privé
        refusal.event.unopened = il n’y a pas d’événement {name} que ce mot de passe ouvre : demande à qui
            t’en a parlé, rejoins d’abord sa communauté, et attends une heure après cinq erreurs
        refusal.event.organisers = seuls les organisateurs publient dans {community} : demande-leur
        refusal.event.undeletable = un événement de communauté ne se supprime pas, il s’annule
        refusal.event.fed = {event} vient du flux de la communauté : modifie-le là-bas
        refusal.event.dead = l’événement a été annulé : publies-en un autre
        refusal.event.past = l’événement serait déjà passé : {start}, à {zone}, c’est du passé : donne un
            début ou une fin plus tardifs
        refusal.event.past.series = l’événement serait déjà passé : ce qui commence {start} et se répète,
            à {zone}, c’est du passé : donne un début ou une fin plus tardifs
        refusal.event.foreign = ce n’est pas à toi de modifier {event} : demande à qui l’organise
        refusal.event.reachless = hors d’une communauté, un événement a besoin d’un hashtag, ou d’un mot
            de passe pour être privé
        refusal.event.hashtagTaken = {hashtag} est pris par un autre événement : choisis-en un autre
        refusal.event.password = un mot de passe a de 4 à 200 caractères
        refusal.event.untitled = un événement a besoin d’un titre
        refusal.event.startless = dis quand il commence
        refusal.event.long = un événement dure un an au plus : donne une fin plus proche
        refusal.event.endTwice = le début dit aussi la fin : ne donne la fin qu’une fois
        refusal.event.backwards = l’événement finit avant de commencer : donne une fin plus tardive
        refusal.event.capacity = le nombre de places va de 1 à 1000000, ou 0 pour aucune limite
        refusal.event.hashtag = {text} n’est pas un hashtag : prends jusqu’à 40 caractères parmi a-z, 0-9
            et tiret bas
        refusal.rule.long = la règle de répétition est trop longue : écris-la comme FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable = {text} n’est pas une règle de répétition : écris-la comme weekly, every
            2 weeks ou FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable.because = {text} n’est pas une règle de répétition : {problem} : écris-la
            comme weekly, every 2 weeks ou FREQ=WEEKLY;COUNT=10
        refusal.rule.often = un événement se répète au plus une fois par heure : choisis un autre FREQ
        refusal.password.damaged = le mot de passe de l’événement est abîmé : mets-en un autre
        refusal.password.memory = impossible de hacher le mot de passe : libère de la mémoire

        # Réservé aux opérateurs
        refusal.operator.copy = seul un opérateur peut copier les données de tous : demande-lui
        refusal.operator.repair = seul un opérateur peut réparer les données de tous : demande-lui
        refusal.operator.keep = seul un opérateur peut ranger les données de tous : demande-lui
        refusal.operator.replace = seul un opérateur peut remplacer les données de tous : demande-lui
        refusal.operator.move = seul un opérateur peut déménager les données de tous : demande-lui
        refusal.operator.everybody = seul un opérateur peut voir l’agenda de tous : demande-lui
        refusal.operator.subscribe = seul un opérateur peut s’abonner pour tous : demande-lui
        refusal.operator.hide = seul un opérateur peut masquer des commentaires : demande-lui
        refusal.operator.unhide = seul un opérateur peut réafficher des commentaires : demande-lui
        refusal.operator.reports = seul un opérateur peut voir ce qui a été signalé : demande-lui
        refusal.operator.programmes = seul un opérateur peut définir des formations : demande-lui
        refusal.operator.erase = seul un opérateur peut effacer d’autres personnes : demande-lui
        refusal.operator.add = seul un opérateur peut ajouter des personnes : demande-lui
        refusal.operator.verify = seul un opérateur peut confirmer des adresses : demande-lui
        refusal.operator.roles = seul un opérateur peut donner des rôles : demande-lui
        refusal.role.none = choisis un rôle : étudiant, personnel ou opérateur
        refusal.operator.profile = seul un opérateur peut modifier le profil d’un autre : demande-lui
        refusal.operator.restore = seul un opérateur peut rétablir des personnes : demande-lui
        refusal.operator.suspend = seul un opérateur peut suspendre des personnes : demande-lui
        refusal.operator.communities = seul un opérateur peut créer des communautés : demande-lui
        refusal.operator.rename = seul un opérateur peut renommer des communautés : demande-lui
        refusal.operator.close = seul un opérateur peut fermer des communautés : demande-lui
        refusal.operator.organisers = seul un opérateur peut nommer des organisateurs : demande-lui

        # Modules
        refusal.comment.outside = seul qui suit {code} en {year} peut le commenter
        refusal.comment.shown = le commentaire {comment} n’est pas masqué
        refusal.comment.foreign.edit = le commentaire {comment} n’est pas à toi : seul son auteur peut le
            modifier
        refusal.comment.foreign.delete = le commentaire {comment} n’est pas à toi : seul son auteur peut
            le supprimer
        refusal.comment.unknown = il n’y a pas de commentaire {comment}
        refusal.year.unreadable = {text} n’est pas une année universitaire : écris-la comme 2026/27
        refusal.programme.unknown = il n’y a pas de formation {name}{near, plural, =0 {} other { : tu veux
            dire {near} ?}}
        refusal.module.untaken = tu ne suis pas {code} en {year} : il n’y a rien à quitter
        refusal.module.classmates = seul qui suit {code} en {year} voit qui d’autre le suit
        refusal.programme.module = {path} : {programme} : il n’y a pas de module {code} en {year} :
            charge-le d’abord
        refusal.catalogue.input = l’entrée standard dépasse 64 Mio, ou est fermée
        refusal.catalogue.unreadable = {path} : {problem} ; rien n’a été repris
        refusal.module.limit = la limite est un nombre de 1 à 10000
        refusal.module.elsewhere = {code} n’est pas au catalogue de {year} : il est dans {years}
        refusal.module.ambiguous = {text} se dit de plusieurs modules : nommes-en un par son code :
            {modules}
        refusal.module.unknown = il n’y a pas de module {name}{near, plural, =0 {} other { : tu veux dire
            {near} ?}}

        # Amis
        refusal.friend.already = {handle} est déjà ton ami
        refusal.friend.blocked = tu as bloqué {handle} : débloque d’abord cette personne
        refusal.friend.asked = {handle} a déjà ta demande : attends sa réponse
        refusal.friend.self = c’est toi : demande à quelqu’un d’autre
        refusal.friend.unasked = {handle} ne t’a rien demandé
        refusal.friend.unaskedAddress = tu n’as rien demandé à cette adresse
        refusal.friend.none = {handle} n’est pas ton ami
        refusal.sharing.already = {handle} partage déjà ses heures libres avec toi
        refusal.sharing.asked = tu as demandé à {handle} il y a moins d’un jour : attends sa réponse
        refusal.friend.unblocked = tu n’as pas bloqué {handle}
        refusal.email.unreadable = ce n’est pas une adresse e-mail : écris-la comme sam@example.org
        refusal.phone.unreadable = ce n’est pas un numéro de téléphone : écris-le avec l’indicatif du
            pays, comme +44 7700 900123
        refusal.friend.selfNamed = c’est toi : nomme quelqu’un d’autre

        # Personnes
        refusal.caller.unknown = personne ne s’appelle {handle}{near, plural, =0 {} other { : tu veux dire
            {near} ?}}
        refusal.keeper.unknown = personne ne s’appelle {handle}{near, plural, =0 {} other { : tu veux dire
            {near} ?}}
        refusal.person.unknown = personne ne s’appelle {handle}{near, plural, =0 {} other { : tu veux dire
            {near} ?}}
        refusal.belongings.output = ce sont deux fichiers, qui ne tiennent pas dans un seul flux : nomme
            un dossier, ou un fichier en .json
        refusal.belongings.archive = {path} : on n’écrit pas d’archive : nomme un dossier, ou un fichier
            en .json, et compresse-le
        refusal.belongings.taken = {file} existe et ne vient d’aucun export précédent : choisis un autre
            nom, ou un dossier
        refusal.belongings.folder = impossible de créer le dossier {path} : choisis-en un autre
        refusal.erase.busy = {handle} est effacé, mais un autre processus garde d’anciens octets :
            termine-le et efface encore une fois
        refusal.erase.left = {handle} est effacé, mais {what} : supprime ce qui est nommé
        refusal.erase.left.nobody = personne ne s’appelle {handle} ; de qui a été effacé sous ce nom,
            {what} : supprime ce qui est nommé
        refusal.erase.files = {files}{more, plural, =0 {} other { et # de plus}} : impossible de les lire et
            de les écrire, ils en contiennent peut-être encore
        refusal.erase.published = {files}{more, plural, =0 {} other { et # de plus}} : impossible de les
            retirer, ils sont peut-être encore publiés
        refusal.erase.own = ton compte est supprimé, mais une ancienne copie sur le serveur n’a pas pu
            être modifiée : demande aux opérateurs de la supprimer
        refusal.signUp.barred = le compte de cette boîte aux lettres a été supprimé pendant sa suspension : demandes-en
            un nouveau à un opérateur
        refusal.signUp.suspended = un compte de cette boîte aux lettres est suspendu : fais appel là-bas
        refusal.address.suspended = un compte suspendu garde ses adresses : fais d’abord appel
        refusal.event.otherAccount = avec un autre compte, tu as déjà une place à {event} ou tu l’attends
        refusal.erase.both = {one} ; {other}
        refusal.person.taken = {handle} est déjà pris : choisis un autre nom
        refusal.address.unreadable = {text} n’est ni une adresse e-mail ni un numéro de téléphone
        refusal.person.private = des autres, on ne peut modifier que le nom, la photo et la bio : le reste
            leur appartient
        refusal.person.addressless = {handle} n’a pas indiqué cette adresse : personne d’autre ne le peut
        refusal.person.lastOperator = {handle} est le dernier opérateur : nommes-en d’abord un autre
        refusal.birthday.unreadable = {text} n’est pas une date : écris un anniversaire comme 2004-10-05
        refusal.birthday.impossible = {date} n’est pas un anniversaire : donne une date entre 1900 et
            aujourd’hui
        refusal.profile.units = il n’y a pas d’unités {text} : choisis {known}
        refusal.profile.fontSize = il n’y a pas de taille de texte {text} : choisis {known}
        refusal.profile.colours = il n’y a pas de couleurs {text} : choisis {known}
        refusal.profile.birthdayShown = un anniversaire ne se montre pas à {text} : choisis {known}

        # Textes écrits
        refusal.text.empty = {what} doit contenir quelque chose à lire
        refusal.text.long = {what} a au plus {most} caractères : raccourcis
        text.name = un nom
        text.note = une note
        text.sourceName = un nom de source
        text.reason = un motif
        text.comment = un commentaire
        text.gender = un genre
        text.bio = une bio
        text.summary = un titre
        text.place = un lieu
        text.title = un titre d’événement
        text.description = une description
        text.communityName = un nom de communauté
        text.communityTopic = un thème

        # Réglages
        refusal.zone.near = il n’y a pas de fuseau horaire {zone}{near, plural, =0 { : donne un nom IANA,
            comme Europe/London} other { : tu veux dire {near} ?}}
        refusal.channel.silent = {channel} : {problem}
        refusal.setting.value = {value} n’est pas une valeur de {setting} : donne {form}
        refusal.setting.value.usual = {value} n’est pas une valeur de {setting} : donne {form}, ou usual
        refusal.setting.value.empty = {setting} ne peut pas être vide : donne {form}
        refusal.setting.value.empty.usual = {setting} ne peut pas être vide : donne {form}, ou
            usual
        refusal.setting.home = {setting} n’est pas un réglage à toi, mais au dossier Belltower : mets-le
            dans son config.yaml
        refusal.setting.unknown = il n’y a pas de réglage {name}{near, plural, =0 {} other { : tu veux
            dire {near} ?}}
        refusal.setting.unnamed = il n’y a pas de réglage sans nom
        refusal.configuration.wrong = {path} : {problem}
        refusal.configuration.wrong.more = {path} : {problem} (et {count} de plus)
        """#
}
