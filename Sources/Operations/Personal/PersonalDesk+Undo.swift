package import Campus
import Words
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
                var said = newer.said
                said["older"] = "\(act.named)"
                throw Refusal(.invalid, "refusal.undo.newer", with: said)
            }
            let moved =
                act.kind == .edit ? movesBack(try transaction.touched(by: acts)) : nil
            try transaction.undo(acts, of: actor, moved: moved)
            return act
        }
    }

    private static func nothingToUndo(but newer: PersonalAct?) -> Refusal {
        guard let newer else { return Refusal(.missing, "refusal.undo.nothing") }
        return Refusal(.missing, "refusal.undo.nothing.but", with: newer.said)
    }
}

extension PersonalAct {
    /// What it was and what takes it back, for a sentence.
    fileprivate var said: [String: Message.Argument] {
        ["act": "\(named)", "remedy": "\(kind.remedy ?? "none")"]
    }

    /// As in `edit Dentist`.
    package var named: String {
        summary.isEmpty ? kind.rawValue : "\(kind.rawValue) \(summary.shortened)"
    }
}
