import Campus
import Recurrence
import Storage

/// What becomes of a thing when it is reported.
struct CaseOpening {
    let transaction: Transaction
    let now: Instant

    /// The open case of a thing, which is opened where there is none; the thing is sealed as it is.
    ///
    /// - Parameter actor: who reports it, and is not told of it; nil for who has no account.
    func openCase(
        of thing: ReportedThing, for reason: ReportReason, by actor: Person?
    ) throws -> ModerationCase {
        if let open = try transaction.openCase(of: thing.subject) {
            try seal(thing, as: .reported, in: open.id)
            return open
        }
        let open = try newCase(of: thing)
        try tellStewards(of: open, ModerationNews(open, at: now).reported(for: reason), but: actor)
        return open
    }

    /// Another case of a thing, of which nobody is told yet.
    ///
    /// What a former one hid, and is another since, is hidden until this one is decided.
    func newCase(of thing: ReportedThing) throws -> ModerationCase {
        let id = try transaction.openCase(
            thing.subject, of: thing.author?.id, in: thing.community, at: now)
        if thing.isHidden { try transaction.setHidden(now, of: id) }
        try seal(thing, as: .reported, in: id)
        return try transaction.moderationCase(id).orThrow(CaseDesk.noCase(id))
    }

    /// The case by which a thing was removed as it is; nil where it is shown, or another since.
    func removal(of thing: ReportedThing) throws -> ModerationCase? {
        guard thing.isHidden, let former = try transaction.decidedCase(of: thing.subject),
            former.hidden != nil, let decided = former.decided
        else { return nil }
        // Its author's changes since are sealed with it as well.
        let known = try transaction.sealedCopies(of: former.id)
            .filter { $0.act == .reported || $0.at < decided }
        return known.contains(where: thing.isSame(as:)) ? former : nil
    }

    /// Seals a thing as it is, unless it was sealed so already: an edit that somebody reports is no mere edit
    /// any more, and stays as what was reported does.
    func seal(_ thing: ReportedThing, as act: SealedCopy.Act, in id: CaseID) throws {
        if act == .reported || act == .edited,
            let last = try transaction.lastSealedCopy(of: id), thing.isSame(as: last)
        {
            if act == .reported, last.act == .edited { try transaction.setReportedLast(in: id) }
            return
        }
        try transaction.seal(thing.copy(act, at: now), picture: thing.picture?.large, in: id)
    }

    /// Seals a thing before it is altered, where it is otherwise than it was sealed: of a case without a copy
    /// it is what was reported.
    func sealBefore(_ thing: ReportedThing, in id: CaseID) throws {
        let isFirst = try transaction.lastSealedCopy(of: id) == nil
        try seal(thing, as: isFirst ? .reported : .edited, in: id)
    }

    /// Hides what is reported by as many as it takes, until somebody decides: also what its author showed in its place.
    func hideWhereMany(_ open: ModerationCase, _ thing: ReportedThing) throws {
        guard !thing.isHidden else { return }
        let day: Int64 = 86_400
        let count = try transaction.reportersOfStanding(
            in: open.id, joinedBefore: now.adding(seconds: -ReportDesk.daysOfStanding * day),
            judgedSince: now.adding(seconds: -90 * day))
        guard count >= ReportDesk.enoughToHide, try !wasKept(thing) else { return }
        try thing.subject.hide(now, in: transaction)
        try transaction.setHidden(now, of: open.id)
        try transaction.setTold(open.id, at: now)
        if let author = thing.author {
            try transaction.tell(
                [author], as: .moderation, of: nil,
                saying: ModerationNews(open, at: now).hidden, onCase: open.id, at: now)
        }
    }

    /// Whether a steward saw it as it is, and found nothing: no number of people hides it then.
    private func wasKept(_ thing: ReportedThing) throws -> Bool {
        guard let former = try transaction.decidedCase(of: thing.subject),
            try transaction.decisions(of: former.id).last?.outcome == .keep,
            let last = try transaction.lastSealedCopy(of: former.id)
        else { return false }
        return thing.isSame(as: last)
    }

    /// Tells those who may decide on a case.
    ///
    /// - Parameter actor: who knows already.
    func tellStewards(
        of open: ModerationCase, _ sentence: KeptSentence, but actor: Person?
    ) throws {
        let stewards = try CaseStewards(open, transaction).whoMayDecide
            .filter { $0.id != actor?.id }
        try transaction.tell(stewards, as: .moderation, of: nil, saying: sentence, at: now)
    }
}

/// Who may decide on a case: nobody on what they wrote, reported or decided themselves, and operators alone whether
/// somebody stays suspended.
struct CaseStewards {
    private let open: ModerationCase
    private let stewards: [Person]
    private let reporters: Set<PersonID>
    private let deciders: Set<PersonID>
    private let suspends: Bool

    init(_ open: ModerationCase, _ transaction: Transaction) throws {
        self.open = open
        stewards = try transaction.stewards(of: open.communityID)
        reporters = Set(try transaction.reports(of: open.id).compactMap(\.reporterID))
        let decisions = try transaction.decisions(of: open.id)
        deciders = Set(decisions.compactMap(\.stewardID))
        suspends = decisions.last?.outcome == .suspend
    }

    var whoMayDecide: [Person] { stewards.filter { obstacle(to: $0) == nil } }

    /// Whether somebody may see the case at all: of what they wrote themselves not even an operator does, who
    /// would read who reported it.
    func sees(_ person: Person) -> Bool {
        open.authorID != person.id && stewards.contains { $0.id == person.id }
    }

    /// Why somebody who sees the case may not decide on it; nil where they may.
    func obstacle(to person: Person) -> Refusal? {
        if let partiality = partiality(of: person) { return partiality }
        if deciders.contains(person.id) {
            return Refusal(.forbidden, "refusal.case.decider", with: ["case": "\(open.id)"])
        }
        if suspends, person.role != .operator {
            return Refusal(.forbidden, "refusal.case.operators", with: ["case": "\(open.id)"])
        }
        return nil
    }

    /// Why somebody may not even take back what was decided on it: it is theirs, or they have something against it.
    func partiality(of person: Person) -> Refusal? {
        guard open.authorID == person.id || reporters.contains(person.id) else { return nil }
        return Refusal(.forbidden, "refusal.case.reporter", with: ["case": "\(open.id)"])
    }
}
