extension French {
    /// What pages say of modules, of programmes, of other people, and of what a search finds.
    static let classes: StaticString = #"""
        # A module's page
        page.class.open = Camarades et commentaires
        page.class.title = Cours
        page.class.take = Suivre ce cours
        page.class.takeWhy = Ses séances seront dans ton calendrier, et tu verras qui d’autre le suit.
        page.class.taken = Tu le suis
        page.class.leave = Quitter ce cours
        page.class.mute = Mettre en sourdine
        page.class.unmute = Sonner à nouveau
        page.class.muted = En sourdine
        page.class.meetings = Prochaines séances
        page.class.noMeetings = Aucune séance n’est encore connue.
        page.class.about = De quoi il s’agit
        page.class.facts = En bref
        page.class.needs = Prérequis
        page.class.year = Année
        page.class.credits = Crédits
        page.class.level = Niveau
        page.class.department = Département
        page.class.staff = Enseignants
        page.class.page = Page web
        page.class.mates = Camarades
        page.class.noMates = Personne d’autre pour l’instant.
        page.class.outside = Qui suit ce cours voit qui d’autre le suit.
        page.class.friend = Parmi tes amis
        page.class.member = Enseigne ici
        page.class.talk = Commentaires
        page.class.talkWhy = les plus récents d’abord
        page.class.silence = Personne n’a encore rien écrit. Demande ici ce que tu demanderais avant le cours.
        page.class.edited = modifié
        page.class.say = Ton commentaire
        page.class.sayWhy = Toute personne qui regarde ce cours le voit, avec ton nom.
        page.class.post = Publier le commentaire
        page.class.posted = Ton commentaire est publié.
        page.class.change = Modifier
        page.class.changed = Ton commentaire est modifié.
        page.class.changeTitle = Modifier ton commentaire
        page.class.delete = Supprimer
        told.comment.mine = ton commentaire de {time}
        told.comment.of = commentaire de {name}, {time}
        page.class.deleteTitle = Supprimer ton commentaire ?
        page.class.deleteWhy = Plus personne ne le verra.
        page.class.deleted = Ton commentaire est supprimé.
        page.class.more = Autres modules
        page.class.leaveWhy = Ses séances du campus quittent ton calendrier ; celles de ton propre flux restent.
        page.class.leaveMates = Tes camarades ne t’y voient plus, et toi non plus tu ne les vois plus.
        page.class.leaveBack = Tu peux t’y remettre quand tu veux.

        # The catalogue and programmes
        page.modules.title = Modules
        page.modules.mine = Les tiens
        page.modules.catalogue = Au catalogue
        told.found = {more, select, yes {Plus de } other {}}{count, plural, =0 {Aucun résultat} one {# résultat}
            other {# résultats}} pour « {text} »
        page.modules.none = Tu ne suis encore aucun module
        page.modules.noneWhy = Cherches-en un ci-dessus, ou prends toute une formation d’un coup.
        page.modules.bare = Le catalogue de ce campus est encore vide
        page.modules.bareWhy = En attendant, tes horaires de cours peuvent venir d’un flux.
        page.modules.take = Suivre
        page.modules.taken = Suivi
        page.modules.programmes = Formations entières
        page.modules.more = En voir plus
        page.programmes.title = Formations
        page.programmes.q = Nom d’une formation
        page.programmes.none = Aucune formation n’est définie ici
        page.programmes.noneWhy = Cherche tes modules un par un.
        page.programmes.all = Toutes les formations
        page.programmes.adds = Ce qui s’ajouterait
        page.programmes.overlaps = Au même moment
        page.programmes.complete = Tu en suis déjà tout.

        # Somebody
        page.person.title = Personne
        page.person.ask = Demander en ami
        page.person.accept = Accepter
        page.person.decline = Refuser
        page.person.withdraw = Retirer ta demande
        page.person.remove = Mettre fin à l’amitié
        page.person.block = Bloquer
        page.person.unblock = Débloquer
        page.person.friends = Vous êtes amis.
        page.person.free = Heures libres
        page.person.find = Trouver un moment ensemble
        page.person.notNow = Pas maintenant
        page.person.asked = Ta demande d’ami est envoyée. Pas encore de réponse.
        page.person.wasAsked = Te demande en ami.
        page.person.blocked = Tu as bloqué cette personne : elle ne peut rien te demander.
        page.person.me = C’est toi, comme les autres te voient.
        page.person.change = Changer ce que voient les autres
        page.person.about = À propos
        page.person.gender = Genre
        page.person.classes = Vos cours en commun
        page.person.noClasses = Aucun cours en commun que vous montriez l’un et l’autre.
        page.person.less = Garder ses distances
        page.person.removeWhy = Aucun de vous deux ne verra plus quand l’autre est libre. Personne n’est prévenu.
        page.person.blockWhy = Cette personne ne pourra pas te demander en ami, et aucun de vous deux ne verra ce que
            l’autre écrit. Elle n’est pas prévenue.
        page.person.blockEnd = Si vous êtes amis, ça s’arrête.
        page.person.blockBack = Tu pourras revenir là-dessus quand tu veux.

        # A search
        page.search.title = Recherche
        page.search.q = Mots de modules, de personnes, d’événements, de communautés et de tes propres entrées
        page.search.example = optique, Amal ou échecs
        page.search.go = Chercher
        page.search.modules = Modules
        page.search.people = Personnes
        page.search.events = Événements
        page.search.communities = Communautés
        page.search.items = Dans ton calendrier
        page.search.places = Pages et réglages
        told.place.bell = minutes avant, canaux, heures calmes, ne pas déranger, push, résumé
        told.place.reminders = ce qui va sonner, ce qui a sonné, reporter, ignorer
        told.place.feeds = s’abonner, Apple, Google, Outlook, webcal, iCalendar
        told.place.sources = adresse de l’emploi du temps, importer, mettre à jour
        told.place.water = boissons, objectif, verre, gobelets
        told.place.look = couleurs, sombre, horloge, semaine, fuseau horaire, unités
        told.place.profile = nom, photo, présentation, anniversaire
        told.place.account = adresses e-mail, mot de passe, clés d’accès
        told.place.me = langue, affichage simple, grandes lettres, exporter, supprimer le compte, visible
            par les camarades
        told.place.devices = connecté, se déconnecter, mots de passe d’application, clés d’accès
        told.place.hours = minutes devant Belltower, diagramme
        told.place.hidden = afficher de nouveau
        told.place.changes = salle changée, déplacé, annulé, historique
        told.place.programmes = diplôme, année, tous les modules à la fois
        told.place.free = temps libre commun, se voir, amis
        told.place.help = touches, raccourcis, contact, assistance
        page.search.more = Plus
        page.search.bare = Que cherches-tu ?
        page.search.bareWhy = Le début des mots suffit, dans n’importe quel ordre.
        page.search.noneWhy = Vérifie l’orthographe, ou mets moins de mots.

        told.class.times = Voir {count, plural, one {# séance} other {les # séances}}
        told.class.comments = Voir {count, plural, one {# commentaire} other {les # commentaires}}
        told.class.mates = Voir {count, plural, one {# camarade} other {les # camarades}}
        told.class.next = Prochaine séance : {when}
        told.class.leave = Quitter {name} ?
        told.class.left = Tu as quitté {name}.
        told.class.enrolled = Tu suis {name}.
        told.class.clashes = Tu suis {name}. {count, plural, one {# séance chevauche} other {# séances chevauchent}}
            autre chose.
        told.programme.size = {count, plural, one {# module} other {# modules}}, {year}
        told.programme.take = {count, plural, one {Suivre ce module} other {Suivre les # modules}}
        told.programme.overlap = {first} et {second} : {count, plural, one {une fois} other {# fois}}, d’abord {when}
        told.person.asked = Tu as demandé {name} en ami.
        told.person.friends = {name} et toi, vous voilà amis.
        told.person.declined = Tu as refusé la demande de {name}.
        told.person.ended = C’est fini avec {name}.
        told.person.blocked = Tu as bloqué {name}.
        told.person.unblocked = Tu ne bloques plus {name}.
        told.person.remove = Mettre fin à ton amitié avec {name} ?
        told.person.block = Bloquer {name} ?
        """#
}
