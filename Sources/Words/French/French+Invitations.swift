extension French {
    /// Friends who are asked to come to an event.
    static let invitations: StaticString = #"""
        # Invitations à des événements
        news.somebody = quelqu’un
        news.invited = {who} te demande de venir
        news.invited.when = {who} te demande de venir {date} à {time}
        news.invited.place = {who} te demande de venir {date} à {time}, {place}
        news.invited.how = {asked} : belltower event join {event}, ou drop {event}
        news.invited.how.page = {asked} : {page}
        news.accepted = {who} vient
        news.declined = {who} ne peut pas venir
        page.invite.title = Demander à des amis de venir
        page.invite.whom = Tu demandes à
        page.invite.ask = Leur demander
        page.invite.why = Seuls ceux à qui l’on demande, et qui leur demande, le voient.
        page.invite.waiting = On te demande de venir
        page.invite.accept = Je viens
        page.invite.decline = Je ne peux pas
        page.invite.tag = Sur invitation
        page.invite.accepted = vient
        page.invite.declined = ne peut pas
        page.invite.none = pas encore de réponse
        told.invite.did = Invitation envoyée à {names} : {title}
        told.invite.blind = Tu ne vois pas les heures libres de {names} : celle-ci ne convient peut-être pas.
        told.invite.declined = Tu ne viens pas : {title}
        refusal.invite.many = on peut inviter au plus {most} personnes à un événement
        refusal.invite.friend = {handle} n’est pas parmi tes amis : on ne peut inviter que des amis
        refusal.invite.alone = un événement auquel des amis sont invités n’a ni communauté, ni mot-dièse, ni mot
            de passe
        refusal.free.none = un tel moment n’existe pas : essaie plus court, plus de jours ou moins d’amis
        event.field.invited = invités
        event.mine.invited = on te demande de venir : join ou drop
        event.invited.accepted = {who} (vient)
        event.invited.declined = {who} (ne peut pas)
        event.invited.none = {who} (pas encore de réponse)
        """#
}
