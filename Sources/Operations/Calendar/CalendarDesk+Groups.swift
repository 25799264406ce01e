import Campus
import Scheduling
import Storage

extension CalendarDesk {
    /// The parallel groups in a person's calendar, and those they chose.
    func groups(of viewer: Person, in transaction: Transaction) throws -> ParallelGroups {
        var names: [ParallelGroups.Key: Set<String>] = [:]
        for group in try transaction.groups(of: viewer) {
            names[.init(group.module, group.kind), default: []].insert(group.name)
        }
        guard !names.isEmpty else { return ParallelGroups() }
        let choices = try transaction.groupChoices(of: viewer).map { group in
            (ParallelGroups.Key(group.module, group.kind), group.name)
        }
        return ParallelGroups(names: names, choices: Dictionary(choices) { first, _ in first })
    }
}
