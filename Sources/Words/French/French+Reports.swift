/// What is said of reports, decisions and appeals.
extension French {
    static let reports: StaticString = #"""
        # Ce qui est gardé des signalements et des décisions : des lignes nomment aussi ces clés
        kept.thing.comment = commentaire
        kept.thing.event = événement
        kept.thing.profile = profil
        kept.thing.picture = photo
        kept.thing.community-picture = photo d’une communauté
        kept.thing.page = page
        kept.thing.account = compte
        kept.ground.spam = spam ou publicité
        kept.ground.harassment = harcèlement ou menaces
        kept.ground.hate = haine d’un groupe de personnes
        kept.ground.sexual = contenu sexuel
        kept.ground.violence = violence
        kept.ground.selfHarm = quelqu’un pourrait se faire du mal
        kept.ground.privacy = cela montre la vie privée de quelqu’un
        kept.ground.deception = cela trompe, ou se fait passer pour quelqu’un
        kept.ground.illegal = c’est contraire à la loi
        kept.ground.other = une autre raison
        kept.moderation.reported = signalé ({thing}) : {ground}
        kept.moderation.appealed = quelqu’un conteste une décision ({thing})
        kept.moderation.hidden = quelque chose de toi ({thing}) est masqué jusqu’à une décision, car plusieurs personnes l’ont
            signalé
        kept.moderation.own.keep = quelque chose de toi ({thing}) a été examiné : cela reste
        kept.moderation.own.remove = quelque chose de toi ({thing}) a été retiré : {ground}
        kept.moderation.own.warn = un avertissement pour quelque chose de toi ({thing}) : {ground}
        kept.moderation.own.suspend = quelque chose de toi ({thing}) a été retiré, et ton compte est suspendu : {ground}
        kept.moderation.own.suspendUntil = quelque chose de toi ({thing}) a été retiré, et ton compte est suspendu jusqu’au {date} : {ground}
        kept.moderation.account.keep = ta suspension a été examinée : elle est levée
        kept.moderation.account.restored = ton compte n’est plus suspendu : tu peux de nouveau agir
        kept.moderation.account.warn = un avertissement : {ground}
        kept.moderation.account.suspend = ton compte est suspendu : {ground}
        kept.moderation.account.suspendUntil = ton compte est suspendu jusqu’au {date} : {ground}
        kept.moderation.told.keep = ce que tu as signalé ({thing}) a été examiné : cela reste
        kept.moderation.told.warn = ce que tu as signalé ({thing}) a été examiné : son auteur a reçu un avertissement
        kept.moderation.told.remove = ce que tu as signalé ({thing}) a été retiré
        news.case.page = une décision est attendue : {page}
        news.case.how = une décision est attendue : belltower reports
        news.moderation.page = pourquoi, et ce que tu peux faire : {page}
        news.moderation.how = pourquoi, et ce que tu peux faire : belltower reports --mine

        report.outcome.keep = garder
        report.outcome.remove = retirer
        report.outcome.warn = avertir
        report.outcome.suspend = suspendre
        report.part.module = module
        report.part.text = texte
        report.part.title = titre
        report.part.description = description
        report.part.location = lieu
        report.part.start = heure
        report.part.end = jusqu’à
        report.part.repetition = répétition
        report.part.capacity = places
        report.part.hashtag = mot-dièse
        report.part.handle = identifiant
        report.part.name = nom
        report.part.bio = à propos
        report.part.address = adresse
        report.act.reported = tel qu’il a été signalé
        report.act.edited = tel qu’il a été modifié ensuite
        report.act.deleted = tel qu’il était quand il a été supprimé
        report.act.erased = tel qu’il était au départ de son auteur

        refusal.report.own = c’est à toi : modifie-le ou supprime-le plutôt
        refusal.report.many = tu as signalé {most} choses en un jour : c’est le maximum ; si c’est urgent, préviens un
            opérateur
        refusal.report.decided = une décision a été prise depuis ton signalement, et rien n’a changé : tu peux la contester
        refusal.report.removed = quelqu’un l’a déjà examiné, et rien n’a changé depuis : merci de ta vigilance
        refusal.report.gone = cela n’est plus là
        refusal.report.unknown = aucun signalement {report} de ta part
        refusal.case.unknown = aucun dossier {case} que tu puisses voir
        refusal.case.steward = seuls les opérateurs et les organisateurs voient les signalements
        refusal.case.reporter = quelqu’un d’autre décide du dossier {case} : tu l’as écrit ou signalé
        refusal.case.decider = quelqu’un d’autre décide du dossier {case} : tu as déjà décidé
        refusal.case.decided = le dossier {case} est déjà décidé
        refusal.case.operators = un opérateur décide du dossier {case} : son auteur est suspendu
        refusal.case.waits = le dossier {case} attend une décision : décide-le
        refusal.case.kept = rien n’est à annuler dans le dossier {case} : cela est resté
        refusal.case.account = un compte est gardé, averti ou suspendu : rien n’en est retiré
        refusal.operator.reopen = seul un opérateur peut annuler une décision : demande-lui
        refusal.comment.case = le commentaire {comment} est signalé ou décidé : décide du dossier {case}
        refusal.comment.own = le commentaire {comment} est à toi : un autre opérateur en décide
        refusal.case.until = seule une suspension a une fin
        refusal.case.authorless = son auteur n’est plus ici : il n’y a personne à suspendre
        refusal.decision.unknown = aucune décision {decision} qui te concerne
        refusal.appeal.newer = une nouvelle décision a été prise depuis : conteste celle-là
        refusal.appeal.twice = tu as déjà contesté
        refusal.appeal.won = la décision est celle que tu souhaitais : il n’y a rien à contester
        refusal.appeal.late = six mois ont passé : la décision reste
        refusal.notice.address = {text} n’est pas une adresse de ce site : copie-la depuis ton navigateur
        refusal.notice.faith = confirme que c’est vrai à ta connaissance

        mail.notice.subject = Ton signalement sur {site}
        mail.notice.body = Ton signalement est arrivé, et une personne va l’examiner. La décision te sera écrite.
        mail.notice.decided.subject = Ce qui a été décidé sur ton signalement sur {site}
        mail.notice.decided.keep = Quelqu’un a examiné ce que tu as signalé : cela reste.
        mail.notice.decided.remove = Ce que tu as signalé a été retiré.
        mail.notice.decided.warn = Quelqu’un a examiné ce que tu as signalé : cela reste, et son auteur a reçu un avertissement.
        mail.notice.decided.ground = Le motif : {ground}.
        mail.notice.decided.human = Une personne a décidé, pas un programme.
        mail.notice.decided.redress = Si tu n’es pas d’accord, réponds à cet e-mail dans les six mois, ou adresse-toi à un tribunal ou à un
            organisme certifié de règlement des litiges.
        """#
}
