extension French {
    /// Sources, the bell, oneself, and what goes wrong.
    static let pageSettings: StaticString = #"""
        # Sources
        page.sources.title = Sources
        page.sources.titleLong = Sources et changements
        page.sources.add = Ajouter
        page.sources.none = Pas encore de source
        page.sources.noneWhy = Une source, c’est d’où viennent tes horaires de cours.
        page.sources.paste = Colle l’adresse de ton emploi du temps
        page.sources.address = Adresse web de ton emploi du temps
        page.sources.addressWhy = Le lien que ton campus donne pour les applications d’agenda ; il commence par
            https:// ou webcal://. Il reste secret : on ne le montre plus jamais.
        page.sources.read = Importer mon emploi du temps
        page.sources.orFile = Ou un fichier
        page.sources.file = Fichier de calendrier (.ics)
        page.sources.upload = Importer le fichier
        page.sources.where = Où trouver l’adresse ?
        page.sources.whereText = Dans l’emploi du temps de ton campus, cherche « S’abonner », « Exporter » ou
            « iCal », et copie le lien. Les plateformes de cours comme Moodle l’ont sous le calendrier.
        page.sources.healthy = En ordre
        page.sources.isFile = Fichier
        page.sources.isHeld = En attente
        page.sources.ask = Relire maintenant
        page.sources.decide = Décider
        page.sources.accept = Accepter la nouvelle réponse
        page.sources.would = Ce que la nouvelle réponse changerait
        page.sources.nowCount = Maintenant
        page.sources.thenCount = Après
        page.sources.noChanges = Rien n’a encore changé.
        page.sources.history = Historique
        page.sources.issues = Ce qui n’a pas pu être lu
        page.sources.settings = Réglages
        page.sources.name = Nom
        page.sources.kind = Ce qu’elle contient
        page.sources.alarms = Sonner aussi les alarmes qu’elle apporte
        page.sources.delete = Supprimer la source
        page.kind.class = Cours
        page.kind.event = Événements
        page.kind.personal = Mes propres entrées

        # La cloche
        page.bell.title = Cloche
        page.bell.settings = Comment elle sonne
        page.bell.coming = Ce qui va sonner
        page.bell.dismiss = Pas celui-ci
        page.bell.past = Ce que sont devenus les derniers
        page.bell.noPast = Rien n’a encore sonné.
        page.bell.leads = Combien de temps avant
        page.bell.class = Un cours
        page.bell.exam = Un examen
        page.bell.event = Un événement
        page.bell.personal = Une entrée à moi
        page.bell.hydration = L’eau
        page.bell.quiet = Heures calmes
        page.bell.quietOn = Ne pas sonner la nuit
        page.bell.quietWhy = Seul l’important sonne alors ; le reste attend qu’elles soient passées.
        page.bell.quietAll = Rien ne sonne alors ; tout attend qu’elles soient passées.
        page.bell.quietWrong = Indique de quelle heure à quelle heure, par exemple 22:00 et 07:00.
        page.bell.until = Jusqu’à
        page.bell.digest = Résumé du matin
        page.bell.digestWhy = La journée en un message. Vide : aucun.
        page.bell.channels = Dans cet ordre
        page.bell.channelsWhy = Ce qui n’est pas arrivé en deux minutes part par le canal suivant.
        page.channel.email = E-mail
        page.channel.ntfy = ntfy
        page.channel.webhook = Webhook
        page.channel.desktop = Bureau
        page.channel.command = Programme
        page.channel.jsonl = Fichier
        page.channel.push = Navigateur
        page.bell.up = Avancer
        page.bell.down = Reculer

        # Soi-même
        page.devices.title = Appareils
        page.devices.why = Tout ce qui est connecté à ton nom.
        page.devices.this = Cet appareil
        page.devices.end = Déconnecter
        page.devices.endOthers = Déconnecter tous les autres
        page.devices.endBack = On peut s’y connecter de nouveau.
        page.devices.alone = Aucun autre appareil n’est connecté.
        page.passkeys.title = Clés d’accès
        page.passkeys.why = Un doigt, un visage ou le code PIN d’un appareil te connecte, sans code par
            e-mail.
        page.passkeys.none = Tu n’en as pas.
        page.passkeys.add = Ajouter une clé d’accès
        page.passkeys.backedUp = Dans un gestionnaire de mots de passe
        page.passkeys.failed = Ça n’a pas marché. Réessaie, ou choisis un autre moyen.
        page.passkeys.known = Cet appareil a déjà une clé d’accès pour toi.
        page.devices.lost = Téléphone perdu ? Déconnecte-le ici : il oubliera ton calendrier dès qu’il aura
            du réseau.
        page.me.title = Moi
        page.me.account = Mon compte
        page.me.profile = Nom, photo et ce que voient les autres
        page.me.sign = Adresses e-mail et mot de passe
        page.me.ringing = Cloche et rappels
        page.me.bellWhy = Comment ça sonne : quels appareils, combien de temps avant, heures calmes
        page.me.remindersWhy = Ce qui va sonner, et ce qui a sonné
        page.me.changesWhy = Ce que les sources ont changé, et ta dernière action, pour l’annuler
        page.me.calendar = Mon calendrier
        page.me.privacy = Vie privée
        page.me.leave = Appareils et déconnexion
        page.me.name = Nom que voient tes amis
        page.me.handle = Pseudo
        page.me.handleWhy = Un nom court pour te trouver, comme @amira. Minuscules, chiffres, points, tirets.
        page.me.addresses = Adresses
        page.me.addressesWhy = Pour les codes et les rappels. Personne d’autre ne les voit.
        page.me.add = Ajouter une adresse
        page.me.remove = Retirer
        page.me.prove = C’est la mienne
        page.me.noPassword = Tu n’en as pas : le code par e-mail suffit.
        page.me.newPassword = Nouveau mot de passe
        page.me.passwordWhy = Huit caractères ou plus. Une phrase, c’est bien.
        page.me.setPassword = Définir
        page.me.changePassword = Changer
        page.me.signOut = Se déconnecter
        page.me.signOutWhy = Rien de toi ne reste sur cet appareil.
        page.me.look = Langue et apparence
        page.me.moreLook = Couleurs, horloge, fuseau horaire, unités
        page.me.language = Langue
        page.me.view = Affichage
        page.me.theme = Couleurs
        page.me.clock = Horloge
        page.me.weekStart = Les semaines commencent le
        page.clock.usual = comme ici d’habitude
        page.clock.12 = 12 heures
        page.clock.24 = 24 heures
        page.me.zone = Fuseau horaire
        page.me.units = Eau en
        page.me.bio = À propos de moi
        page.me.bioWhy = Ce que les autres lisent sur ta page : ce que tu étudies, ce que tu aimes.
        page.me.birthday = Anniversaire
        page.me.birthdayWhy = Montré selon ton choix ci-dessous.
        page.me.birthdayTo = Qui le voit
        page.birthday.nobody = Personne
        page.birthday.day = Les autres, sans l’année
        page.birthday.date = Les autres, avec l’année
        page.picture.title = Photo
        page.picture.why = Un JPEG, PNG, WebP ou GIF de 8 Mio au plus. L’image est recadrée en carré et réduite ; le lieu et la date de prise de vue sont retirés.
        page.picture.choose = Choisir une image
        page.picture.send = Afficher cette image
        page.picture.remove = Retirer l’image
        page.me.classmates = Camarades
        page.me.visible = Qui suit un module avec toi voit ton nom sur la page du module et dans ses rappels.
        page.me.invisible = Personne qui suit un module avec toi ne voit que tu le suis.
        page.me.hide = Me cacher aux camarades
        page.me.show = Me montrer aux camarades
        page.me.data = Mes données
        page.me.dataWhy = Tout ce qui est ici de toi : à emporter dans un fichier, ou à effacer.
        page.me.export = Tout télécharger
        page.me.erase = Effacer mon compte
        page.me.stay = Rester finalement
        page.erase.question = Effacer ton compte ?
        page.erase.after = Ce sera fait dans deux semaines. D’ici là, rien ne change, et tu peux changer d’avis sur la première page et sur la tienne.
        page.erase.all = Ensuite, ton calendrier, tes notes, tes boissons, tes amis et tes rappels disparaissent, et
            personne ne peut les récupérer.
        page.erase.bell = Ensuite plus rien ne sonne, sur aucun appareil.
        page.erase.export = Tu peux tout télécharger avant.
        page.erase.contributions = Ce que tu as écrit pour les autres
        page.erase.remove = disparaît aussi : les commentaires, et les événements que tu publies
        page.erase.keep = reste, sans ton nom
        page.units.ml = millilitres
        page.units.oz = onces liquides
        page.view.usual = Habituel
        page.view.large = Grand
        page.view.largeWhy = La même chose, avec un texte et des boutons plus grands
        page.view.simple = Simple
        page.view.simpleWhy = Cinq grands boutons, une chose par page, l’aide toujours en bas
        page.simple.title = Que veux-tu faire ?
        page.simple.here = Tu es ici :
        page.simple.where = Où dois-je aller ensuite ?
        page.simple.today = Qu’y a-t-il aujourd’hui ?
        page.simple.drink = J’ai bu un verre
        page.simple.friends = Mes amis
        page.simple.leave = Retour à l’affichage habituel
        page.simple.take = L’affichage simple : cinq grands boutons
        page.simple.home = Accueil
        page.simple.more = Tout le reste
        page.simple.week = Ma semaine
        page.simple.month = Mon mois
        page.simple.me = Moi et mes réglages
        page.simple.change = Modifier
        page.simple.drop = Annuler ce rendez-vous
        page.simple.all = Tout savoir
        page.theme.system = Comme l’appareil
        page.theme.light = Clair
        page.theme.dark = Sombre

        # Quand quelque chose se passe mal
        page.error.back = Là d’où je viens
        page.error.request = Pour qui va réparer :
        page.error.unauthenticated = Ta session est terminée
        page.error.unauthenticatedText = Reconnecte-toi et tu reviendras ici.
        page.error.forbidden = Cette page n’est pas pour toi
        page.error.forbiddenText = C’est à quelqu’un d’autre, ou tu n’y as plus droit.
        page.error.missing = Cette page n’existe pas
        page.error.missingText = L’adresse est mal tapée, ou ce qui était ici a disparu. Ton calendrier, lui,
            n’a pas bougé.
        page.error.tooMany = Un peu trop souvent
        page.error.tooManyText = Rien n’a changé, et rien n’est perdu.
        page.error.fault = C’est de notre faute
        page.error.faultText = Quelque chose s’est cassé ici. Ce que tu avais enregistré est à l’abri ;
            réessaie.
        page.error.busy = Trop de choses à la fois
        page.error.busyText = Il y a beaucoup de monde en ce moment. Rien n’est perdu ; attends un instant.
        page.error.offline = Pas de réseau
        page.error.offlineText = Cette page n’est pas gardée sur l’appareil. Aujourd’hui et cette semaine, si.
        page.help.hotline = Appelle-nous
        page.help.start = La première minute
        page.help.start1 = Colle l’adresse de ton emploi du temps, ou choisis tes modules.
        page.help.start2 = Touche « Sonner sur cet appareil » pour qu’il sonne avant chaque cours.
        page.help.start3 = Ajoute Belltower à l’écran d’accueil : il s’ouvre même sans réseau.
        page.help.bell = Ça ne sonne pas
        page.help.bellText = Sur la page Cloche, active cet appareil, puis fais-le sonner une fois pour essayer. Si
            rien ne vient, autorise les notifications dans les réglages du navigateur. Sur un iPhone :
        page.help.wrong = Un cours est faux ou manquant
        page.help.wrongText = Regarde les sources : tu y vois quand chacune a été lue et ce qu’elle a
            répondu. Masque ce que tu ne suis pas sur sa propre page ; rien de ce que tu fais ici ne change
            l’emploi du temps du campus.
        page.help.offline = Sans réseau
        page.help.offlineText = Les pages que tu as ouvertes restent sur l’appareil, avec leur heure. Boissons, entrées
            personnelles, participations et sourdines partent dès que le réseau revient. Le reste a besoin du
            réseau.
        page.help.keys = Raccourcis clavier
        page.help.keysText = Avec un clavier :
        page.help.keysOn = Activer les raccourcis
        page.help.keysOff = Désactiver les raccourcis
        page.help.keyNext = élément suivant et précédent
        page.help.keyMove = d’un élément et d’un jour à l’autre, dans la semaine et le mois
        page.help.keyTurn = tourner les pages du calendrier
        page.help.keyHelp = cette liste
        page.help.privacy = Ce que Belltower garde
        page.help.privacyText = Tes adresses, ton calendrier et ce que tu y fais, sur le serveur de ce campus
            et nulle part ailleurs. Pas de publicité, pas de traceurs, pas de tiers.

        # What one hid
        page.hidden.title = Masqué
        page.hidden.none = Rien n’est masqué
        page.hidden.noneWhy = Ce que tu masques de ton calendrier se trouve ici, pour être affiché à nouveau.
        page.hidden.why = Absent de ton calendrier, de sa recherche et des rappels, jusqu’à ce que tu l’affiches à nouveau.
        page.hidden.whole = toute la série
        page.hidden.show = Afficher à nouveau
        """#
}
