/// What is said of reports, decisions and appeals.
extension English {
    static let reports: StaticString = #"""
        # What is kept of reports and decisions: rows name these keys too
        kept.thing.comment = comment
        kept.thing.event = event
        kept.thing.profile = profile
        kept.thing.picture = picture
        kept.thing.community-picture = picture of a community
        kept.thing.page = page
        kept.thing.account = account
        kept.ground.spam = spam or advertising
        kept.ground.harassment = harassment or threats
        kept.ground.hate = hatred of a group of people
        kept.ground.sexual = sexual content
        kept.ground.violence = violence
        kept.ground.selfHarm = somebody may harm themselves
        kept.ground.privacy = it shows what is private of somebody
        kept.ground.deception = it deceives, or pretends to be somebody
        kept.ground.illegal = it is against the law
        kept.ground.other = another reason
        kept.moderation.reported = reported ({thing}): {ground}
        kept.moderation.appealed = somebody appeals against a decision ({thing})
        kept.moderation.hidden = something of yours ({thing}) is hidden until somebody has decided on it, since several people
            reported it
        kept.moderation.own.keep = something of yours ({thing}) was looked at: it stays
        kept.moderation.own.remove = something of yours ({thing}) was removed: {ground}
        kept.moderation.own.warn = a warning for something of yours ({thing}): {ground}
        kept.moderation.own.suspend = something of yours ({thing}) was removed, and you are suspended: {ground}
        kept.moderation.own.suspendUntil = something of yours ({thing}) was removed, and you are suspended until {date}: {ground}
        kept.moderation.account.keep = your suspension was looked at: it is lifted
        kept.moderation.account.restored = you are not suspended any more: you may act again
        kept.moderation.account.warn = a warning: {ground}
        kept.moderation.account.suspend = you are suspended: {ground}
        kept.moderation.account.suspendUntil = you are suspended until {date}: {ground}
        kept.moderation.told.keep = what you reported ({thing}) was looked at: it stays
        kept.moderation.told.warn = what you reported ({thing}) was looked at: its author was warned
        kept.moderation.told.remove = what you reported ({thing}) was removed
        news.case.page = it waits for a decision: {page}
        news.case.how = it waits for a decision: belltower reports
        news.moderation.page = why, and what you can do: {page}
        news.moderation.how = why, and what you can do: belltower reports --mine

        report.outcome.keep = keep
        report.outcome.remove = remove
        report.outcome.warn = warn
        report.outcome.suspend = suspend
        report.part.module = module
        report.part.text = text
        report.part.title = title
        report.part.description = description
        report.part.location = place
        report.part.start = time
        report.part.end = until
        report.part.repetition = repeats
        report.part.capacity = places
        report.part.hashtag = hashtag
        report.part.handle = handle
        report.part.name = name
        report.part.bio = about them
        report.part.address = address
        report.act.reported = as it was reported
        report.act.edited = as its author changed it
        report.act.deleted = as it was when its author deleted it
        report.act.erased = as it was when its author left

        refusal.report.own = it is your own: change or delete it instead
        refusal.report.many = you have reported {most} things within a day: that is as many as are taken; tell an operator
            if it is urgent
        refusal.report.decided = it was decided on since you reported it, and it has not changed: you may appeal
        refusal.report.removed = somebody has looked at it as it is, and it has not changed since: thank you for looking out
        refusal.report.gone = it is not there any more
        refusal.report.unknown = no report {report} of yours
        refusal.case.unknown = no case {case} that is yours to see
        refusal.case.steward = only operators and organisers see what was reported
        refusal.case.reporter = another steward decides on case {case}: you wrote or reported it
        refusal.case.decider = another steward decides on case {case}: you decided before
        refusal.case.decided = case {case} is decided already
        refusal.case.operators = an operator decides on case {case}: its author is suspended
        refusal.case.waits = case {case} waits for a decision: decide on it
        refusal.case.kept = nothing of case {case} is to be taken back: it was kept
        refusal.case.account = an account is kept, warned or suspended: nothing of it is removed
        refusal.operator.reopen = only an operator may take back what was decided: ask one
        refusal.comment.case = comment {comment} is reported or decided on: decide on case {case}
        refusal.comment.own = comment {comment} is yours: another operator decides on it
        refusal.case.until = only a suspension has an end
        refusal.case.authorless = whoever wrote it is not here any more: there is nobody to suspend
        refusal.decision.unknown = no decision {decision} that concerns you
        refusal.appeal.newer = it was decided anew since: appeal against that
        refusal.appeal.twice = you have appealed already
        refusal.appeal.won = it was decided as you wished: there is nothing to appeal against
        refusal.appeal.late = six months have passed since: it stays so
        refusal.notice.address = {text} is no address of this site: copy it from your browser
        refusal.notice.faith = say that what you write is true as far as you know

        mail.notice.subject = Your notice at {site}
        mail.notice.body = Your notice came, and a person will look at it. You will be written what was decided.
        mail.notice.decided.subject = What was decided on your notice at {site}
        mail.notice.decided.keep = Somebody looked at what you gave notice of: it stays.
        mail.notice.decided.remove = What you gave notice of was removed.
        mail.notice.decided.warn = Somebody looked at what you gave notice of: it stays, and its author was warned.
        mail.notice.decided.ground = The ground: {ground}.
        mail.notice.decided.human = A person decided, no program.
        mail.notice.decided.redress = If you disagree, answer this letter within six months, or turn to a court or a certified body for settling
            disputes.
        """#
}
