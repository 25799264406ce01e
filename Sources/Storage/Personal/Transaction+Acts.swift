package import Campus

extension Transaction {
    /// Notes an act that cannot be taken back.
    package func note(_ act: PersonalAct, of person: Person) throws(StorageError) {
        try run { try PersonalJournal(self, person: person).note(act) }
    }

    /// Notes an act on how a person sees an item, with how that is now, so that it can be taken back.
    ///
    /// - Parameter group: whose group the act chooses too.
    package func note(
        _ act: PersonalAct, of person: Person, on item: ItemID,
        group: (module: ModuleCode, kind: MeetingKind?)?
    ) throws(StorageError) {
        try run {
            let journal = PersonalJournal(self, person: person)
            let number = try journal.begin(act)
            try journal.keep(viewOf: item, before: number)
            if let group {
                try journal.keep(groupOf: group.module, group.kind, before: number)
            }
            try journal.forgetOld()
        }
    }

    package func lastActs(of person: Person) throws(StorageError) -> LastActs {
        try run { try PersonalJournal(self, person: person).last() }
    }

    /// Puts back what an act touched; it and what came after it are forgotten.
    ///
    /// - Parameter moved: where the occurrences are again that the act moved.
    package func undo(
        _ acts: LastActs, of person: Person, moved: MovedSeries?
    ) throws(StorageError) {
        guard let number = acts.number else { return }
        if let moved { try carry(moved) }
        try run { try PersonalJournal(self, person: person).undo(number) }
    }
}
