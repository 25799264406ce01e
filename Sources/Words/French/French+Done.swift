extension French {
    /// What pages say of acts: what was done, and what cannot be.
    static let done: StaticString = #"""
        told.did.settings = Tes réglages sont enregistrés.
        told.did.profile = Ton nom et ton profil sont enregistrés.
        told.did.bell = Tes rappels sont réglés.
        told.did.goal = Ton objectif d’eau est enregistré.
        told.did.picture = L’image est affichée.
        told.did.noPicture = L’image est retirée.
        told.did.added = Ajouté : {name}
        told.did.changed = Modifié : {name}
        told.did.item = {name}, {when}
        told.did.rings = {subject, select, it {Cela} other {{name}}} {how, select, none {ne sonnera pas} other
            {sonnera {lead}}}
        told.did.byLetter = Par e-mail, car aucun de tes appareils ne sonne.
        told.did.past = Ce moment est déjà passé.
        told.did.pastOnce = Ce moment est déjà passé pour {day, select, today {aujourd’hui} other {cette fois}} ; il
            vaudra à partir de la prochaine fois.
        told.did.deleted = Supprimé : {name}
        told.did.hidden = Masqué : {name}
        told.did.shown = De nouveau affiché : {name}
        told.did.back = {name} est de retour.
        told.did.undone = Modification annulée : {name}
        told.did.unmade = {name} est de nouveau retiré.
        told.did.withdrawn = Retiré : {name}
        told.quoted = « {text} »
        told.did.subscribed = {name} est dans ton calendrier : {count, plural, =0 {encore rien} one {# élément}
            other {# éléments}}
        told.did.known = {name} y était déjà.
        told.did.read = {name} : {count, plural, =0 {rien de neuf} one {# changement} other {# changements}}
        told.did.kept = On garde ta copie de {name}.
        told.did.removed = Retiré : {name}
        told.did.signedOut = Ta session est fermée.
        told.did.ended = Déconnecté : {name}
        told.did.endedOthers = {count, plural, =0 {Il n’y avait pas d’autre appareil.} one {# appareil
            déconnecté.} other {# appareils déconnectés.}}
        told.did.dismissed = {name} ne sonnera pas.
        told.did.tested = A sonné : {name}
        told.did.enrolled = {count, plural, =0 {Tu les avais tous.} one {# module de plus.} other {# modules
            de plus.}}
        told.did.password = Ton mot de passe est défini ; les autres appareils sont déconnectés.

        told.more.plus = +{count} de plus
        told.more.names = {count} de plus : {names}
        told.lead.after = {length} après le début
        told.lead.start = au début
        told.lead.usual = comme d’habitude, {lead}
        told.copy = Bonne copie ({time}), relue à {length} d’intervalle, {count, plural, one {# élément}
            other {# éléments}}
        told.file = Importé : {time}, {count, plural, one {# élément} other {# éléments}}
        told.unread = Pas encore lue
        told.stopped = {reason} {count, plural, one {Ton élément reste} other {Tes # éléments restent}}.
        told.password = Défini {day}
        told.coming = prochain : {time}
        refusal.entry.version = ça a été modifié ailleurs entre-temps : regarde à nouveau, puis enregistre
        refusal.handle.fixed = le pseudo reste {handle} : c’est celui que les autres ont noté
        """#
}
