package import Campus
import Storage

extension PersonalDesk {
    /// What `undo` would take back, and what the person did since that it does not.
    package func lastActs() throws(Refusal) -> LastActs {
        try looking { transaction, viewer in try transaction.lastActs(of: viewer) }
    }

    /// Takes back the last thing the person did to their entries or to their view of an item.
    ///
    /// - Parameter passingOver: even when they did something else since, which then stays done.
    /// - Throws: `Refusal.invalid`, with what is newer, unless that may be passed over.
    package func undo(passingOver: Bool = false) throws(Refusal) -> PersonalAct {
        // Whoever undoes acts, and notes nothing: what is taken back is no newer act.
        try acting(reaching: .calendar) { transaction, actor in
            let acts = try transaction.lastActs(of: actor)
            guard let act = acts.act else { throw Self.nothingToUndo(but: acts.newer) }
            if let newer = acts.newer, !passingOver {
                throw Refusal(
                    .invalid,
                    "the last thing you did was \(newer.named), which undo does not take back"
                        + "\(newer.remedyWords): say --yes to undo \(act.named), done before it")
            }
            let moved =
                act.kind == .edit ? movesBack(try transaction.touched(by: acts)) : nil
            try transaction.undo(acts, of: actor, moved: moved)
            return act
        }
    }

    private static func nothingToUndo(but newer: PersonalAct?) -> Refusal {
        let last = newer.map { "; the last thing you did was \($0.named)\($0.remedyWords)" } ?? ""
        return Refusal(
            .missing, "there is nothing to undo: add, edit, delete and item can be undone\(last)")
    }
}

extension PersonalAct {
    /// As in `edit Dentist`.
    package var named: String {
        summary.isEmpty ? kind.rawValue : "\(kind.rawValue) \(summary.shortened)"
    }

    /// What takes it back, where something does.
    package var remedyWords: String {
        kind.remedy.map { " (`belltower \($0)` does)" } ?? ""
    }
}
