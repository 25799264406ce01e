extension Spanish {
    /// What pages say of acts: what was done, and what cannot be.
    static let done: StaticString = #"""
        told.did.settings = Tus ajustes están guardados.
        told.did.profile = Tu nombre y tu perfil están guardados.
        told.did.bell = Tus recordatorios están guardados.
        told.did.goal = Tu objetivo de agua está guardado.
        told.did.picture = La imagen ya se muestra.
        told.did.noPicture = La imagen se ha quitado.
        told.did.added = Añadido: {name}
        told.did.changed = Cambiado: {name}
        told.did.item = {name}, {when}
        told.did.rings = {subject, select, it {{how, select, none {No suena} other {Suena {lead}}}} other {{name}
            {how, select, none {no suena} other {suena {lead}}}}}
        told.did.byLetter = Por correo, pues ningún dispositivo tuyo avisa.
        told.did.past = Ese momento ya pasó.
        told.did.pastOnce = Ese momento ya pasó para {day, select, today {hoy} other {esta vez}}; vale a partir de la
            próxima vez.
        told.did.deleted = Borrado: {name}
        told.did.hidden = Oculto: {name}
        told.did.shown = Visible otra vez: {name}
        told.did.back = {name} ha vuelto.
        told.did.undone = Cambio deshecho: {name}
        told.did.unmade = {name} se ha quitado de nuevo.
        told.did.withdrawn = Retirado: {name}
        told.quoted = «{text}»
        told.did.subscribed = {name} está en tu calendario: {count, plural, =0 {aún nada} one {# entrada}
            other {# entradas}}
        told.did.known = {name} ya estaba.
        told.did.read = {name}: {count, plural, =0 {nada nuevo} one {# cambio} other {# cambios}}
        told.did.kept = Se queda tu copia de {name}.
        told.did.removed = Quitado: {name}
        told.did.signedOut = Has cerrado la sesión.
        told.did.ended = Sesión cerrada: {name}
        told.did.endedOthers = {count, plural, =0 {No había ningún otro dispositivo.} one {Sesión cerrada en
            # dispositivo.} other {Sesión cerrada en # dispositivos.}}
        told.did.dismissed = {name} no suena.
        told.did.tested = Ha sonado: {name}
        told.did.enrolled = {count, plural, =0 {Ya los tenías todos.} one {# módulo más.} other {# módulos
            más.}}
        told.did.password = Tu contraseña está puesta; los demás dispositivos ya no tienen la sesión abierta.

        told.more.plus = +{count} más
        told.more.names = {count} más: {names}
        told.lead.after = {length} después de empezar
        told.lead.start = cuando empieza
        told.lead.usual = como siempre, {lead}
        told.copy = Copia buena de {time}, se pregunta cada {length}, {count, plural, one {# entrada}
            other {# entradas}}
        told.file = Subido {time}, {count, plural, one {# entrada} other {# entradas}}
        told.unread = Aún sin leer
        told.stopped = {reason} {count, plural, one {Se queda tu # entrada} other {Se quedan tus #
            entradas}}.
        told.password = Puesta {day}.
        told.coming = lo próximo: {time}
        refusal.entry.version = ha cambiado en otro sitio mientras tanto: míralo otra vez y luego guarda
        refusal.handle.fixed = el alias sigue siendo {handle}: otros lo tienen apuntado así
        """#
}
