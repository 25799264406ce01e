import Campus
import Storage

extension SourceDesk {
    /// Whether the campus has sources of its own, from which classes come by enrolling.
    package func hasCampusSources() throws(Refusal) -> Bool { try !campusSources().isEmpty }

    /// The person's own sources that can be brought up to date.
    func ownSources() throws(Refusal) -> [Source] {
        let (store, person) = (store, person)
        return try translating { () throws(StorageError) in
            try store.look { try $0.sources(of: person) }.filter { !$0.isPersonal }
        }
    }

    /// All of the campus's.
    func campusSources() throws(Refusal) -> [Source] {
        try looking { transaction, _ in try transaction.campusSources() }
    }

    /// The campus's that tell of what the person takes.
    func reachingSources() throws(Refusal) -> [Source] {
        try looking { transaction, viewer in try transaction.campusSources(reaching: viewer) }
    }

    /// The person's own, and for operators the campus's.
    func keptSources() throws(Refusal) -> [Source] {
        try ownSources() + (isOperator() ? campusSources() : [])
    }

    /// Everybody's and the campus's.
    func everySource() throws(Refusal) -> [Source] {
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { try $0.sources(of: nil) }.filter { !$0.isPersonal }
        }
    }

    func isOperator() throws(Refusal) -> Bool {
        try looking { _, viewer in viewer.role == .operator }
    }

    /// Lets only operators give the campus a source.
    func passCampusGate(_ kind: ItemKind) throws(Refusal) {
        try passGate()
        try looking { _, viewer in try viewer.mustBeOperator(else: "refusal.operator.subscribe") }
        guard kind == .class else {
            throw Refusal(.invalid, "refusal.source.campusKind")
        }
    }

    /// Lets nobody who is suspended decide what a source may lose, and operators alone what the
    /// campus's may.
    func passCampusGate(_ way: ImportWay, _ sources: [Source]) throws(Refusal) {
        guard way != .guarded else { return }
        try passGate()
        guard let source = sources.first(where: \.isCampus), try !isOperator() else { return }
        throw Refusal(
            .forbidden, "refusal.source.campusLoss", with: ["source": "\(source.name.harmless)"])
    }

    /// Keeps the campus's sources when the operator who subscribed goes or gives up the role.
    @discardableResult
    func handOverCampusSources(
        of person: Person, in transaction: Transaction
    ) throws -> [HandedSource] {
        guard let handed = try transaction.handOverCampusSources(of: person) else {
            throw Refusal(.forbidden, "refusal.source.keeper", with: ["handle": "\(person.handle)"])
        }
        return handed
    }

    /// How many meetings of a campus source nobody sees; nil for other sources, and when it is none.
    func unreached(by source: Source) throws(Refusal) -> String? {
        guard source.isCampus else { return nil }
        let count = try looking { transaction, _ in try transaction.unreachedMeetings(of: source) }
        guard count > 0 else { return nil }
        let what = count == 1 ? "1 meeting names" : "\(count) meetings name"
        return "\(what) no module for certain, so nobody sees \(count == 1 ? "it" : "them")"
    }
}

extension Desk {
    /// Puts on record what an operator does to a source of the campus.
    func audit(
        _ act: AuditedAct, of source: Source, by actor: Person, in transaction: Transaction
    ) throws(StorageError) {
        guard source.isCampus else { return }
        try transaction.audit(act, by: actor, source.name, at: now)
    }
}
