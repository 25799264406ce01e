extension Spanish {
    /// Friends who are asked to come to an event.
    static let invitations: StaticString = #"""
        # Invitaciones a eventos
        news.somebody = alguien
        news.invited = {who} te pide que vengas
        news.invited.when = {who} te pide que vengas {date} a las {time}
        news.invited.place = {who} te pide que vengas {date} a las {time}, {place}
        news.invited.how = {asked}: belltower event join {event}, o drop {event}
        news.invited.how.page = {asked}: {page}
        news.accepted = {who} viene
        news.declined = {who} no puede venir
        page.invite.title = Pedir a amigos que vengan
        page.invite.whom = Se lo pides a
        page.invite.ask = Pedírselo
        page.invite.why = Solo lo ven las personas a quienes se pide, y quien se lo pide.
        page.invite.waiting = Te piden que vengas
        page.invite.accept = Voy
        page.invite.decline = No puedo
        page.invite.tag = Por invitación
        page.invite.accepted = viene
        page.invite.declined = no puede
        page.invite.none = sin respuesta todavía
        told.invite.did = Invitación enviada a {names}: {title}
        told.invite.blind = No ves los ratos libres de {names}: puede que este no convenga.
        told.invite.declined = No vas: {title}
        refusal.invite.many = a un evento se puede invitar a {most} como mucho
        refusal.invite.friend = {handle} no está entre tus amigos: solo se puede invitar a amigos
        refusal.invite.alone = un evento al que se invita a amigos no tiene comunidad, etiqueta ni contraseña
        refusal.free.none = no hay ningún momento así: prueba uno más corto, más días o menos amigos
        event.field.invited = invitados
        event.mine.invited = te piden que vengas: join o drop
        event.invited.accepted = {who} (viene)
        event.invited.declined = {who} (no puede)
        event.invited.none = {who} (sin respuesta todavía)
        """#
}
