/// What is said of reports, decisions and appeals.
extension Spanish {
    static let reports: StaticString = #"""
        # Lo que se guarda de avisos y decisiones: también hay filas que nombran estas claves
        kept.thing.comment = comentario
        kept.thing.event = evento
        kept.thing.profile = perfil
        kept.thing.picture = foto
        kept.thing.community-picture = foto de una comunidad
        kept.thing.page = página
        kept.thing.account = cuenta
        kept.ground.spam = spam o publicidad
        kept.ground.harassment = acoso o amenazas
        kept.ground.hate = odio a un grupo de personas
        kept.ground.sexual = contenido sexual
        kept.ground.violence = violencia
        kept.ground.selfHarm = alguien podría hacerse daño
        kept.ground.privacy = muestra algo privado de alguien
        kept.ground.deception = engaña o se hace pasar por alguien
        kept.ground.illegal = va contra la ley
        kept.ground.other = otro motivo
        kept.moderation.reported = denunciado ({thing}): {ground}
        kept.moderation.appealed = alguien recurre una decisión ({thing})
        kept.moderation.hidden = algo tuyo ({thing}) está oculto hasta que alguien decida, porque varias personas lo
            denunciaron
        kept.moderation.own.keep = algo tuyo ({thing}) se revisó: se queda
        kept.moderation.own.remove = algo tuyo ({thing}) se retiró: {ground}
        kept.moderation.own.warn = una advertencia por algo tuyo ({thing}): {ground}
        kept.moderation.own.suspend = algo tuyo ({thing}) se retiró y tu cuenta está suspendida: {ground}
        kept.moderation.own.suspendUntil = algo tuyo ({thing}) se retiró y tu cuenta está suspendida hasta el {date}: {ground}
        kept.moderation.account.keep = tu suspensión se revisó: queda levantada
        kept.moderation.account.restored = tu cuenta ya no está suspendida: puedes volver a actuar
        kept.moderation.account.warn = una advertencia: {ground}
        kept.moderation.account.suspend = tu cuenta está suspendida: {ground}
        kept.moderation.account.suspendUntil = tu cuenta está suspendida hasta el {date}: {ground}
        kept.moderation.told.keep = lo que denunciaste ({thing}) se revisó: se queda
        kept.moderation.told.warn = lo que denunciaste ({thing}) se revisó: se advirtió a su autor
        kept.moderation.told.remove = lo que denunciaste ({thing}) se retiró
        news.case.page = espera una decisión: {page}
        news.case.how = espera una decisión: belltower reports
        news.moderation.page = por qué, y qué puedes hacer: {page}
        news.moderation.how = por qué, y qué puedes hacer: belltower reports --mine

        report.outcome.keep = dejar
        report.outcome.remove = retirar
        report.outcome.warn = advertir
        report.outcome.suspend = suspender
        report.part.module = módulo
        report.part.text = texto
        report.part.title = título
        report.part.description = descripción
        report.part.location = lugar
        report.part.start = hora
        report.part.end = hasta
        report.part.repetition = repetición
        report.part.capacity = plazas
        report.part.hashtag = etiqueta
        report.part.handle = alias
        report.part.name = nombre
        report.part.bio = sobre la persona
        report.part.address = dirección
        report.act.reported = como se denunció
        report.act.edited = como se cambió después
        report.act.deleted = como era cuando se borró
        report.act.erased = como era cuando su autor se fue

        refusal.report.own = es tuyo: mejor cámbialo o bórralo
        refusal.report.many = denunciaste {most} cosas en un día: no se aceptan más; si es urgente, avisa a un
            operador
        refusal.report.decided = se decidió desde que lo denunciaste y no ha cambiado: puedes recurrir
        refusal.report.removed = alguien ya lo revisó y no ha cambiado desde entonces: gracias por estar pendiente
        refusal.report.gone = ya no está
        refusal.report.unknown = ninguna denuncia {report} tuya
        refusal.case.unknown = ningún caso {case} que puedas ver
        refusal.case.steward = solo los operadores y organizadores ven lo denunciado
        refusal.case.reporter = otra persona decide el caso {case}: tú lo escribiste o lo denunciaste
        refusal.case.decider = otra persona decide el caso {case}: tú ya decidiste
        refusal.case.decided = el caso {case} ya está decidido
        refusal.case.operators = un operador decide el caso {case}: su autor está suspendido
        refusal.case.waits = el caso {case} espera una decisión: decídelo
        refusal.case.kept = en el caso {case} no hay nada que retirar: se quedó
        refusal.case.account = una cuenta se deja, se advierte o se suspende: no se retira nada de ella
        refusal.operator.reopen = solo un operador puede anular una decisión: pídeselo a uno
        refusal.comment.case = el comentario {comment} está denunciado o decidido: decide el caso {case}
        refusal.comment.own = el comentario {comment} es tuyo: decide otro operador
        refusal.case.until = solo una suspensión tiene final
        refusal.case.authorless = quien lo escribió ya no está: no hay a quién suspender
        refusal.decision.unknown = ninguna decisión {decision} que te afecte
        refusal.appeal.newer = se decidió de nuevo desde entonces: recurre esa decisión
        refusal.appeal.twice = ya has recurrido
        refusal.appeal.won = se decidió como querías: no hay nada que recurrir
        refusal.appeal.late = pasaron seis meses: se queda así
        refusal.notice.address = {text} no es una dirección de este sitio: cópiala del navegador
        refusal.notice.faith = confirma que es verdad hasta donde sabes

        mail.notice.subject = Tu aviso en {site}
        mail.notice.body = Tu aviso llegó y una persona lo verá. Te escribiremos qué se decidió.
        mail.notice.decided.subject = Qué se decidió sobre tu aviso en {site}
        mail.notice.decided.keep = Alguien revisó lo que avisaste: se queda.
        mail.notice.decided.remove = Lo que avisaste se retiró.
        mail.notice.decided.warn = Alguien revisó lo que avisaste: se queda, y se advirtió a su autor.
        mail.notice.decided.ground = El motivo: {ground}.
        mail.notice.decided.human = Decidió una persona, no un programa.
        mail.notice.decided.redress = Si no estás de acuerdo, responde a este correo en seis meses, o acude a un tribunal o a un órgano certificado
            de resolución de litigios.
        """#
}
