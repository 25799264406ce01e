package import Campus
import Recurrence
import Storage
import Words

/// What people have against what others show, and what became of it (docs/decisions/0046).
package struct ReportDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var reports: ReportDesk { ReportDesk(desks: self) }
}

extension ReportDesk {
    /// So many reporters of standing hide a thing until it is decided on.
    package static let enoughToHide = 3
    /// Who has been here for so many days is of standing.
    package static let daysOfStanding: Int64 = 3
    /// So much one person reports a day.
    package static let mostADay = 20
    /// Letters of what is said beside the reason.
    package static let mostWords = 500

    /// Reports a thing, which whoever reports it no longer sees: once a person and case; the last they said counts.
    ///
    /// - Parameters:
    ///   - name: a comment's number, an event as it is named elsewhere, a person's handle, a community's name or number.
    ///   - words: nil for none.
    /// - Throws: `Refusal.invalid` for what is one's own, `.conflict` for what was decided on since one reported it,
    ///   or removed, and is the same still, `.tooMany` after twenty a day.
    @discardableResult
    package func report(
        _ kind: ReportSubject.Kind, _ name: String, for reason: ReportReason,
        _ words: String? = nil
    ) throws(Refusal) -> ReportID {
        try report(kind, name, for: reason, words, as: .report)
    }

    func report(
        _ kind: ReportSubject.Kind, _ name: String, for reason: ReportReason, _ words: String?,
        as act: PersonalAct.Kind
    ) throws(Refusal) -> ReportID {
        var kept: String?
        try WrittenText.set(&kept, to: words, as: "text.reason", atMost: Self.mostWords)
        return try acting(act) { transaction, actor in
            let subject = ReportSubject(
                kind, try kind.rules.number(name, actor, desks, transaction))
            let thing = try subject.thing(in: transaction).orThrow(
                Refusal(.missing, "refusal.report.gone"))
            guard thing.author?.id != actor.id else {
                throw Refusal(.invalid, "refusal.report.own")
            }
            let former = try transaction.openCase(of: subject)
            let isKnown = try former.map {
                try transaction.reports(of: $0.id).contains { $0.reporterID == actor.id }
            }
            if isKnown != true {
                try mustBeFew(by: actor, in: transaction)
                try mustNotBeSettled(thing, for: actor, in: transaction)
            }
            let opening = CaseOpening(transaction: transaction, now: now)
            let open = try opening.openCase(of: thing, for: reason, by: actor)
            let id = try transaction.addReport(
                of: subject, in: open.id, by: actor.id, for: reason, kept, at: now)
            try opening.hideWhereMany(open, thing)
            return id
        }
    }

    private func mustBeFew(by actor: Person, in transaction: Transaction) throws {
        let count = try transaction.reportCount(
            by: actor.id, since: now.adding(seconds: -86_400))
        guard count < Self.mostADay else {
            throw Refusal(
                .tooMany, "refusal.report.many", with: ["most": .number(Self.mostADay)])
        }
    }

    /// Refuses to have a thing decided on twice that has not changed.
    ///
    /// Who reported it before it was decided on may appeal; to report it again would be to ask until somebody
    /// says yes. What is removed already stays so.
    private func mustNotBeSettled(
        _ thing: ReportedThing, for actor: Person, in transaction: Transaction
    ) throws {
        guard try CaseOpening(transaction: transaction, now: now).removal(of: thing) == nil else {
            throw Refusal(.conflict, "refusal.report.removed")
        }
        guard let former = try transaction.decidedCase(of: thing.subject), former.hidden == nil,
            try transaction.reports(of: former.id).contains(where: { $0.reporterID == actor.id }),
            let last = try transaction.lastSealedCopy(of: former.id), thing.isSame(as: last)
        else { return }
        throw Refusal(.conflict, "refusal.report.decided")
    }

    /// Takes a report back: whoever takes it back sees the thing again, and their word counts no more.
    package func withdraw(_ id: ReportID) throws(Refusal) {
        try acting(.withdrawReport) { transaction, actor in
            let report = try transaction.report(id)
            guard let report, report.reporterID == actor.id, report.withdrawn == nil else {
                throw Refusal(
                    .missing, "refusal.report.unknown", with: ["report": "\(id)"])
            }
            try transaction.withdraw(report, at: now)
        }
    }

    /// A thing that the person means to report, as they see it: for the page that asks why.
    ///
    /// What they reported already and see no more is told as it was then.
    /// - Throws: what `report` would.
    package func asked(
        _ kind: ReportSubject.Kind, _ name: String
    ) throws(Refusal) -> SealedCopy {
        try looking { transaction, viewer in
            let number = try kind.rules.number(name, viewer, desks, transaction)
            let thing = try ReportSubject(kind, number).thing(in: transaction).orThrow(
                Refusal(.missing, "refusal.report.gone"))
            guard thing.author?.id != viewer.id else {
                throw Refusal(.invalid, "refusal.report.own")
            }
            let former = try transaction.reports(by: viewer.id).first {
                $0.subject == thing.subject && $0.withdrawn == nil
            }
            guard let former else { return thing.copy(.reported, at: now) }
            return try transaction.sealedCopy(of: former.caseID, at: former.at)
                ?? SealedCopy(at: former.at, act: .reported, parts: [])
        }
    }

    /// Alters a thing so that how it was stays with its case, where one waits for a decision, or may be
    /// appealed against with the thing hidden.
    func sealing<Value>(
        _ subject: ReportSubject, in transaction: Transaction, _ change: () throws -> Value
    ) throws -> Value {
        guard let sealed = try sealedCase(of: subject, in: transaction) else {
            return try change()
        }
        // The case is another one for who decides on it.
        try transaction.touch(.campus)
        let opening = CaseOpening(transaction: transaction, now: now)
        let before = try subject.thing(in: transaction)
        if let before { try opening.sealBefore(before, in: sealed) }
        let value = try change()
        if let after = try subject.thing(in: transaction) {
            try opening.seal(after, as: .edited, in: sealed)
        } else if let before {
            try opening.seal(before, as: .deleted, in: sealed)
        }
        return value
    }

    /// The case that a thing's changes are sealed with; nil for none.
    private func sealedCase(
        of subject: ReportSubject, in transaction: Transaction
    ) throws -> CaseID? {
        if let waiting = try transaction.waitingCase(of: subject) { return waiting.id }
        // Another picture is none that was decided on, and is shown.
        guard !subject.kind.isPicture, let former = try transaction.decidedCase(of: subject),
            former.hidden != nil
        else { return nil }
        return former.id
    }

    /// Seals what of somebody waits for a decision before they are erased, without their name.
    func sealAll(of person: Person, in transaction: Transaction) throws {
        let opening = CaseOpening(transaction: transaction, now: now)
        for waiting in try transaction.waitingCases(ofAuthor: person.id) {
            guard let thing = try waiting.subject.thing(in: transaction) else { continue }
            try opening.seal(thing, as: .erased, in: waiting.id)
        }
        for former in try transaction.cases(ofAuthor: person.id) {
            try transaction.forgetAuthor(inCopiesOf: former.id)
        }
    }
}
