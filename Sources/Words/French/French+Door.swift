extension French {
    /// What is said at the door of an event.
    static let door: StaticString = #"""
        # À la porte d’un événement
        page.door.title = À la porte
        page.door.open = Code QR à la porte
        page.door.why = Un code à scanner, dès une demi-heure avant le début. Seuls les organisateurs
            savent qui était là.
        page.door.scan = Scanne-le avec l’appareil photo de ton téléphone, ou tape le code sur la page de
            l’événement.
        page.door.qr = Code QR de la page où tu dis que tu es là
        page.door.changes = Il change toutes les trente secondes.
        page.door.names = Qui est venu
        page.door.nobody = Personne ne participe encore.
        page.door.missing = pas encore là
        page.door.shut = La porte est fermée
        page.door.arrive = Tu es là ?
        page.door.type = Code à la porte
        page.door.typeWhy = Six chiffres qui changent toutes les trente secondes.
        page.door.here = Je suis là
        page.door.isHere = Tu es là.
        page.door.camera = Scanner avec l’appareil photo
        page.door.stop = Éteindre l’appareil photo
        page.door.noCamera = L’appareil photo ne peut pas servir. Tape le code.
        page.door.event = Vers l’événement
        told.door.count = {present} sur {joined} sont là
        told.door.opens = Ouverte à partir de {time}.
        told.door.came = là depuis {time}
        told.door.did = Tu es là : {title}
        refusal.door.code = ce n’est pas le code affiché à la porte : regarde encore, il change toutes les
            trente secondes
        refusal.door.tries = trop de codes faux : réessaie dans une heure
        refusal.door.early = la porte de {event} ouvre une demi-heure avant le début
        refusal.door.full = {event} est complet, et aucune place n’est libre à la porte
        event.door.code = code {code}, encore {seconds, plural, one {# seconde} other {# secondes}}
        event.door.shut = la porte est fermée : elle est ouverte d’une demi-heure avant le début jusqu’à
            la fin
        event.door.count = {present} sur {joined} sont là
        event.door.missing = pas encore là
        event.done.here = tu es là
        """#
}
