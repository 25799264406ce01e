extension French {
    /// What stands on pages.
    ///
    /// What templates name as `say.…` begins with `page.` and knows no arguments; what a page's model
    /// says with some begins with `told.`. A length in braces here is filled in by the page's script,
    /// which counts down.
    static let pages: StaticString = #"""
        # Autour de chaque page
        page.frame.skip = Aller au contenu
        page.frame.main = Navigation principale
        page.frame.today = Aujourd’hui
        page.frame.calendar = Calendrier
        page.frame.events = Events
        page.frame.friends = Amis
        page.frame.me = Moi
        page.frame.search = Chercher
        page.frame.add = Ajouter une entrée
        page.frame.help = Aide
        page.frame.undo = Annuler
        page.frame.save = Enregistrer
        page.frame.leave = Laisser tel quel
        page.frame.cancel = Annuler
        page.frame.again = Réessayer
        page.frame.network = Réseau
        page.frame.stale = Pas de réseau.
        page.frame.updated = La page vient d’être mise à jour.
        page.frame.unsent = Pas de réponse : rien n’a été envoyé. Ce que tu as écrit est toujours là.
        page.waits.title = Pas encore envoyé
        page.waits.refused = Pas fait :
        page.waits.kept = C’est gardé ici et envoyé dès qu’il y a du réseau.
        page.waits.drop = Abandonner
        page.manifest.about = Tes cours, tes événements et ton eau dans un seul calendrier qui sonne à temps.
        page.title.signIn = Connexion
        page.title.proof = Montre que c’est bien toi
        page.title.signUp = Créer un compte
        page.title.firstRun = Ton emploi du temps
        page.title.firstRunThere = Ton emploi du temps est là
        page.title.add = Nouvelle entrée
        page.title.edit = Modifier l’entrée
        page.title.back = Retour

        # Qui est là
        page.signIn.byMail = Avec un code par e-mail
        page.signIn.proof = Encore un code : toi seul peux faire cela
        page.signIn.proofWhy = On envoie huit chiffres à ton adresse.
        page.signIn.where = L’envoyer à
        page.signIn.address = Adresse e-mail
        page.signIn.addressWhy = On y envoie huit chiffres. Personne d’autre ne la voit.
        page.signIn.send = Recevoir le code
        page.signIn.codeTitle = Regarde tes e-mails
        page.signIn.code = Les huit chiffres de l’e-mail
        page.signIn.go = Continuer
        page.signIn.again = Renvoyer le code
        page.signIn.other = Autre adresse
        page.signIn.noMail = Rien après une minute ? Regarde dans les indésirables, puis renvoie le code.
        page.signIn.orPassword = Ou avec nom et mot de passe
        page.signIn.proofPassword = Ou avec ton mot de passe
        page.signIn.name = Nom ou adresse e-mail
        page.signIn.password = Mot de passe
        page.signIn.passkey = Se connecter avec une clé d’accès
        page.signIn.passkeyProof = Confirmer avec une clé d’accès
        page.signIn.noAccount = Je n’ai pas encore de compte
        page.signUp.address = Ton adresse
        page.signUp.why = Trois petites étapes, une minute environ.
        page.signUp.invitation = Invitation
        page.signUp.invited = Avec une invitation
        page.signUp.steps = Étapes terminées
        page.signUp.who = Comment tes amis te trouvent
        page.signUp.handleWhy = Un nom court pour te trouver, comme @amira : minuscules, chiffres, points,
            tirets. Si tu le laisses vide, on en fait un de ton nom.
        page.signUp.done = Ouvrir mon calendrier
        page.signUp.closed = Impossible de créer un compte ici
        page.signUp.closedWhy = Ici, c’est le campus qui crée les comptes. Demande le tien à son assistance.
        page.signUp.haveAccount = J’ai déjà un compte
        page.signUp.privacy = Ce que Belltower garde sur moi

        # Le début
        page.firstRun.why = D’où viennent tes horaires de cours ? Un seul moyen suffit ; tu pourras en ajouter
            d’autres plus tard.
        page.firstRun.programme = Ou choisis ta formation
        page.firstRun.programmeName = Formation et année
        page.firstRun.showModules = Voir ses modules
        page.firstRun.modules = Ou cherche des modules
        page.firstRun.q = Code ou titre
        page.firstRun.example = CM50123 ou optique
        page.firstRun.search = Chercher
        page.firstRun.which = Lesquels sont les tiens ?
        page.firstRun.take = Ce sont les miens
        page.firstRun.skip = Passer, je veux seulement des événements et mes propres entrées
        page.firstRun.large = De grands boutons et une chose par page ?
        page.firstRun.simple = Choisir la vue simple
        page.firstRun.there = Le voilà
        page.firstRun.week = Voir la semaine

        # La sonnerie
        page.zone.says = Heures de {here}.
        page.zone.turn = Passer à l’heure de {there}
        page.zone.keep = Garder
        page.zone.title = Fuseau horaire
        page.zone.typed = Les heures sont à
        page.zone.of = l’heure de {place}
        page.push.title = Préviens-moi
        page.push.why = Avant chaque cours, avec la salle, et quand quelque chose change. Tu peux fixer des
            heures calmes.
        page.push.on = Sonner sur cet appareil
        page.push.off = Arrêter
        page.push.test = Sonner une fois pour essayer
        page.push.scriptless = Les scripts sont coupés dans ce navigateur, et sans eux il ne sonne pas.
            L’e-mail, si : choisis-le sous « Dans cet ordre ».
        page.push.none = Aucun appareil ne sonne encore.
        page.push.asking = On demande au navigateur…
        page.push.done = Cet appareil sonne maintenant.
        page.push.denied = Ce navigateur ne nous laisse pas sonner. Autorise les notifications de cette page dans ses
            réglages, puis réessaie.
        page.push.failed = Ça n’a pas marché : ce navigateur n’atteint pas son service de push. Réessaie plus tard, ou
            sur un autre appareil.
        page.push.iPhone = Sur un iPhone ou un iPad
        page.push.iPhone1 = Touche Partager, le carré avec la flèche.
        page.push.iPhone2 = Touche « Sur l’écran d’accueil ».
        page.push.iPhone3 = Ouvre Belltower depuis l’écran d’accueil, connecte-toi, puis touche « Sonner sur
            cet appareil ».

        # Aujourd’hui
        page.today.now = Maintenant
        page.today.next = Ensuite
        page.today.free = Plus rien aujourd’hui
        page.today.after = Après ça
        page.today.nothing = Plus rien après ça aujourd’hui.
        page.today.progress = Où ça en est
        page.today.left = encore {length}
        page.today.leave = Pars {length}
        page.today.leaveNow = Pars maintenant
        page.today.begins = commence {length}
        page.today.water = Eau
        page.today.drink = Noter un verre
        page.today.whole = Toute la journée
        page.today.aside = Changements et demain
        page.today.changes = Changements
        page.today.allChanges = Tous les changements
        page.today.tomorrow = Demain
        page.today.deafDo = Régler la cloche
        page.today.bare = Ton calendrier est encore vide
        page.today.bareWhy = Dis-nous d’où viennent tes horaires de cours, et ta semaine s’affiche ici.
        page.today.bareDo = Importer mon emploi du temps

        # Jour et semaine
        page.agenda.view = Affichage
        page.agenda.day = Jour
        page.agenda.week = Semaine
        page.agenda.thisWeek = Cette semaine
        page.agenda.days = Jours de cette semaine
        page.agenda.whole = Toute la journée
        page.agenda.now = Il est
        page.agenda.to = à
        page.agenda.free = Rien
        page.agenda.goto = Aller à un jour
        page.agenda.go = Y aller
        page.agenda.emptyWeek = Rien cette semaine.
        page.agenda.inWords = La semaine en toutes lettres
        page.agenda.modules = Modules de la semaine
        page.agenda.code = Code
        page.agenda.module = Module
        page.agenda.who = Qui
        page.agenda.news = Modifié ou annulé
        page.place.was = avant
        page.place.now = maintenant

        # Un élément
        page.item.off = Annulé
        page.item.offLong = Ça n’aura pas lieu.
        page.item.moved = Déplacé
        page.item.clash = Chevauchement
        page.item.clashes = Au même moment
        page.item.isHidden = Tu l’as masqué. Il n’apparaît dans aucune liste et ne sonne plus.
        page.item.where = Où
        page.item.about = De quoi il s’agit
        page.item.people = Qui y est
        page.item.nameless = Ton emploi du temps ne dit pas de quel module il s’agit. On ne peut donc pas montrer
            qui le suit aussi, et personne ne peut signaler une autre salle.
        page.item.changes = Ce qui a changé
        page.item.mine = Pour toi seulement
        page.item.lead = Sonner
        page.item.note = Ma note
        page.item.name = Mon nom à moi
        page.item.colour = Couleur
        page.item.series = Toute la série, pas seulement cette fois-ci
        page.item.change = Modifier
        page.item.delete = Supprimer
        page.item.less = En voir moins
        page.item.lessWhy = Ce qui est masqué n’apparaît dans aucune liste ; ce qui est en sourdine reste
            affiché mais ne sonne pas. Les deux peuvent s’annuler.
        page.item.lessOwn = Ce qui est masqué n’apparaît dans aucune liste. On peut revenir en arrière.
        page.item.mute = Mettre en sourdine
        page.item.unmute = Sonner à nouveau :
        page.item.hide = Masquer
        page.item.hideSeries = Masquer toute la série
        page.item.show = Afficher à nouveau
        page.item.showSeries = Afficher toute la série
        page.item.facts = En bref
        page.item.also = Ailleurs
        page.item.entry = Entrée
        page.item.kicker = Ton entrée, personne d’autre ne la voit
        page.fact.staff = Enseignants
        page.fact.page = Page web
        page.fact.group = Groupe
        page.fact.source = Source
        page.lead.usual = comme d’habitude
        page.lead.none = pas du tout
        page.lead.program = par le programme de calendrier qui a réglé l’alarme
        page.colour.usual = celle du module
        page.colour.red = rouge
        page.colour.orange = orange
        page.colour.yellow = jaune
        page.colour.green = vert
        page.colour.teal = turquoise
        page.colour.blue = bleu
        page.colour.purple = violet
        page.colour.grey = gris

        # Une entrée à soi
        page.add.leave = Ne pas enregistrer
        page.add.only = Personne d’autre ne la voit.
        page.add.what = Quoi
        page.add.day = Jour
        page.add.from = De
        page.add.to = À
        page.add.wholeWhy = Dans ce cas, pas besoin d’heures.
        page.add.where = Où
        page.add.more = Répétition, plusieurs jours, note
        page.add.last = Dernier jour, s’il y en a plusieurs
        page.add.repeat = Répétition
        page.add.until = Jusqu’au
        page.add.scope = Lesquelles ?
        page.add.this = Seulement celle-ci
        page.add.following = Celle-ci et les suivantes
        page.add.all = Toutes
        page.add.unsaved = Rien n’est encore enregistré.
        page.add.typed = Ce que tu as écrit est toujours là.
        page.add.both = Ta version et celle de maintenant
        page.add.now = Maintenant
        page.add.mine = La tienne
        page.add.bothWhy = Ce que tu enregistres l’emporte. Pour laisser tel quel, reviens en arrière.
        page.repeat.never = une seule fois
        page.repeat.daily = tous les jours
        page.repeat.weekly = toutes les semaines
        page.repeat.fortnightly = toutes les deux semaines
        page.repeat.monthly = tous les mois
        page.repeat.yearly = tous les ans
        page.confirm.final = C’est définitif.
        page.confirm.undoable = « Annuler » sur la page suivante le défait.
        page.confirm.again = Tu peux l’ajouter de nouveau quand tu veux.
        """#
}
