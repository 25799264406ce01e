import Campus
import Recurrence
import Storage

/// A thing that can be reported, as it is now.
struct ReportedThing {
    var subject: ReportSubject
    /// Whose it is; nil of who was erased, and of what nobody wrote.
    var author: Person?
    /// Whose organisers decide on it beside operators.
    var community: CommunityID?
    /// What it says, as it is sealed.
    var parts: [SealedCopy.Part]
    var picture: (digest: String, large: [UInt8])?
    /// Whether nobody else sees it.
    var isHidden = false

    /// Whether it is still what was copied.
    func isSame(as copy: SealedCopy) -> Bool {
        copy.parts == parts && copy.picture == picture?.digest
    }

    func copy(_ act: SealedCopy.Act, at now: Instant) -> SealedCopy {
        SealedCopy(at: now, act: act, parts: parts, picture: picture?.digest)
    }
}

/// What a kind of thing has to say for itself: a new one is one value more.
struct SubjectRules: Sendable {
    /// The number of what somebody names, as they see it.
    ///
    /// - Throws: what its page would say of what is not there, or not theirs to see.
    var number: @Sendable (_ name: String, _ viewer: Person, Desks, Transaction) throws -> Int64
    /// Nil where it is gone.
    var thing: @Sendable (_ number: Int64, Transaction) throws -> ReportedThing?
    /// Hides it from everybody else, or shows it again.
    var hide: @Sendable (_ number: Int64, _ hidden: Instant?, Transaction) throws -> Void
    /// What it is called on pages and command lines: `12`, `e12`, `ann`; nil where it is gone.
    var name: @Sendable (_ number: Int64, Transaction) throws -> String?
}

extension ReportSubject.Kind {
    var rules: SubjectRules {
        switch self {
        case .comment: .comment
        case .event: .event
        case .profile: .profile
        case .picture: .picture
        case .communityPicture: .communityPicture
        case .page: .page
        case .account: .account
        }
    }
}

extension ReportSubject {
    func thing(in transaction: Transaction) throws -> ReportedThing? {
        try kind.rules.thing(number, transaction)
    }

    func hide(_ hidden: Instant?, in transaction: Transaction) throws {
        try kind.rules.hide(number, hidden, transaction)
    }
}

extension Person {
    /// Whether they are shown what is hidden, and what the suspended wrote: those who decide on it are.
    fileprivate var seesHidden: Bool { role == .operator && !isSuspended }
}

extension SubjectRules {
    static let comment = SubjectRules(
        number: { name, viewer, _, transaction in
            let missing = Refusal(
                .missing, "refusal.comment.unknown", with: ["comment": "\(name.shortened)"])
            let id = try Int64(name).map { CommentID($0) }.orThrow(missing)
            let comment = try transaction.comment(id).orThrow(missing)
            if let author = comment.authorID, author != viewer.id {
                guard try !transaction.peopleApart(from: viewer).contains(author) else {
                    throw missing
                }
            }
            let isSuspended = try comment.authorID.flatMap { try transaction.person($0) }?
                .isSuspended
            guard viewer.seesHidden || !comment.isHidden && isSuspended != true else {
                throw missing
            }
            return comment.id.number
        },
        thing: { number, transaction in
            guard let comment = try transaction.comment(CommentID(number)) else { return nil }
            let code = try transaction.module(comment.moduleID)?.code.text
            return ReportedThing(
                subject: ReportSubject(.comment, number),
                author: try comment.authorID.flatMap { try transaction.person($0) },
                parts: [SealedCopy.Part(.text, comment.text)]
                    + (code.map { [SealedCopy.Part(.module, $0)] } ?? []),
                isHidden: comment.isHidden)
        },
        hide: { number, hidden, transaction in
            guard let comment = try transaction.comment(CommentID(number)) else { return }
            if let hidden {
                try transaction.hide(comment, at: hidden)
            } else {
                try transaction.unhide(comment)
            }
        },
        name: { number, transaction in
            try transaction.comment(CommentID(number)).map { "\($0.id)" }
        })

    static let event = SubjectRules(
        number: { name, viewer, desks, transaction in
            let event = try desks.events.event(named: name, for: viewer, in: transaction)
            // What they reported they may say anew of.
            let asking = try Viewer(viewer, transaction, seesReported: true)
            guard desks.events.isVisible(event, to: asking) else { throw EventDesk.noEvent(name) }
            return event.id.number
        },
        thing: { number, transaction in
            guard let event = try transaction.event(EventID(number)) else { return nil }
            let plan = event.plan
            let said: [(SealedCopy.Part.Name, String?)] = [
                (.title, plan.title), (.start, plan.start.plainText),
                (.end, plan.start.adding(seconds: plan.length).plainText),
                (.repetition, plan.rule?.text), (.location, plan.location),
                (.description, plan.description), (.hashtag, plan.hashtag?.description),
                (.capacity, plan.capacity.map { "\($0)" }),
            ]
            return ReportedThing(
                subject: ReportSubject(.event, number), author: event.organiser,
                community: event.communityID,
                parts: said.compactMap { name, text in
                    text.map { SealedCopy.Part(name, $0) }
                }, isHidden: event.isHidden)
        },
        hide: { number, hidden, transaction in
            guard let event = try transaction.event(EventID(number)),
                event.isHidden != (hidden != nil)
            else { return }
            try transaction.setHidden(hidden, event: event.id)
            // Where it is shown again, `EventDesk.showAgain` does that, and tells them.
            if let hidden { try transaction.markAttendants(of: event.id, at: hidden) }
        },
        name: { number, transaction in try transaction.event(EventID(number))?.name })

    static let profile = SubjectRules(
        number: { name, viewer, _, transaction in
            let person = try transaction.anybody(named: name, askedBy: viewer)
            // What they reported they may say anew of.
            guard
                try person.id == viewer.id || viewer.seesHidden
                    || !person.isSuspended && !transaction.isHidden(profileOf: person.id)
            else { throw Refusal(.missing, "refusal.report.gone") }
            return person.id.number
        },
        thing: { number, transaction in
            guard let person = try transaction.person(PersonID(number)) else { return nil }
            let profile = try transaction.profile(of: person)
            let said: [(SealedCopy.Part.Name, String?)] = [
                (.handle, person.handle.text), (.name, profile.name), (.bio, profile.bio),
            ]
            return ReportedThing(
                subject: ReportSubject(.profile, number), author: person,
                parts: said.compactMap { name, text in
                    text.map { SealedCopy.Part(name, $0) }
                }, isHidden: try transaction.isHidden(profileOf: person.id))
        },
        hide: { number, hidden, transaction in
            try transaction.setHidden(hidden, profileOf: PersonID(number))
        },
        name: { number, transaction in
            try transaction.person(PersonID(number))?.handle.text
        })

    static let picture = SubjectRules(
        number: { name, viewer, _, transaction in
            let person = try transaction.person(named: name, orSelf: viewer)
            guard try transaction.isShown(pictureOf: person.id),
                viewer.seesHidden || !person.isSuspended,
                try !transaction.peopleApart(from: viewer).contains(person.id)
            else {
                throw Refusal(.missing, "refusal.picture.unknown")
            }
            return person.id.number
        },
        thing: { number, transaction in
            guard let person = try transaction.person(PersonID(number)),
                let picture = try transaction.shownPicture(of: person.id)
            else { return nil }
            return ReportedThing(
                subject: ReportSubject(.picture, number), author: person,
                parts: [SealedCopy.Part(.handle, person.handle.text)], picture: picture,
                isHidden: try transaction.isHidden(pictureOf: person.id))
        },
        hide: { number, hidden, transaction in
            let owner = PersonID(number)
            guard let hidden else { return try transaction.settleHiding(ofPictureOf: owner) }
            try transaction.setHidden(hidden, pictureOf: owner)
        },
        name: profile.name)

    static let communityPicture = SubjectRules(
        number: { name, viewer, _, transaction in
            let missing = Refusal(.missing, "refusal.picture.unknown")
            // Pages name it by its number, people by its name.
            let numbered = Int64(name).map { CommunityID($0) }
            let id =
                try numbered.flatMap { try transaction.communityName($0) == nil ? nil : $0 }
                ?? transaction.community(named: name, seenBy: viewer)?.community.id
            guard let id, try transaction.isShown(pictureOf: id) else { throw missing }
            return id.number
        },
        thing: { number, transaction in
            let id = CommunityID(number)
            guard let picture = try transaction.shownPicture(of: id) else { return nil }
            return ReportedThing(
                subject: ReportSubject(.communityPicture, number),
                author: try picture.authorID.flatMap { try transaction.person($0) },
                community: id, parts: [SealedCopy.Part(.title, picture.community)],
                picture: (picture.digest, picture.large), isHidden: picture.isHidden)
        },
        hide: { number, hidden, transaction in
            let community = CommunityID(number)
            guard let hidden else {
                return try transaction.settleHiding(ofPictureOf: community)
            }
            try transaction.setHidden(hidden, pictureOf: community)
        },
        name: { number, transaction in try transaction.communityName(CommunityID(number)) })

    /// What only a notice names: a steward looks for themselves, and takes away by hand what is to go.
    static let page = SubjectRules(
        number: { name, _, _, _ in
            throw Refusal(.missing, "refusal.notice.address", with: ["text": "\(name.shortened)"])
        },
        thing: { _, _ in nil }, hide: { _, _, _ in }, name: { _, _ in nil })

    /// What operators decide on by themselves: nobody reports it, and nothing is hidden with it.
    static let account = SubjectRules(
        number: { _, _, _, _ in throw Refusal(.missing, "refusal.report.gone") },
        thing: { number, transaction in
            try transaction.person(PersonID(number)).map { person in
                ReportedThing(
                    subject: ReportSubject(.account, number), author: person,
                    parts: [SealedCopy.Part(.handle, person.handle.text)])
            }
        },
        hide: { _, _, _ in }, name: profile.name)
}
