package import Campus

/// The parallel groups of modules, and which of them a person is in.
///
/// Two lectures a week are both to be attended; of `Seminar, Group 1` and `Seminar, Group 2` one
/// is. Which is which only the groups' names tell, so what names no group is no alternative.
package struct ParallelGroups: Sendable {
    /// What has groups: a kind of a module's meetings.
    package struct Key: Hashable, Sendable {
        package var module: ModuleCode
        package var kind: MeetingKind?

        package init(_ module: ModuleCode, _ kind: MeetingKind?) {
            self.module = module
            self.kind = kind
        }
    }

    package private(set) var names: [Key: Set<String>]
    private let choices: [Key: String]

    /// - Parameters:
    ///   - names: all that the person's sources tell of, not only in some window: an alternative
    ///     today is one tomorrow.
    ///   - choices: what the person chose.
    package init(names: [Key: Set<String>] = [:], choices: [Key: String] = [:]) {
        self.names = names
        self.choices = choices
    }

    /// With the groups of some meetings too.
    func adding(_ meetings: [SourcedMeeting]) -> ParallelGroups {
        var groups = self
        for case let label? in meetings.map(\.label) {
            guard let name = label.group, let module = label.codes.first else { continue }
            groups.names[Key(module, label.kind), default: []].insert(name)
        }
        return groups
    }

    /// The group that the person is in; nil while none is chosen, or the one chosen is gone.
    package func choice(_ key: Key) -> String? {
        choices[key].flatMap { names[key]?.contains($0) == true ? $0 : nil }
    }

    /// Marks items that are one of several groups, and hides those of groups not chosen.
    func mark(_ items: inout [AgendaItem]) {
        guard names.values.contains(where: { $0.count > 1 }) else { return }
        for index in items.indices {
            guard let key = items[index].groupKey, let group = items[index].group,
                let all = names[key], all.count > 1
            else { continue }
            if let choice = choice(key) {
                if choice != group { items[index].isHidden = true }
            } else {
                items[index].isAlternative = true
            }
        }
    }
}

extension AgendaItem {
    /// What it is one of the groups of; nil when it names none.
    package var groupKey: ParallelGroups.Key? {
        guard kind.isTaught, group != nil else { return nil }
        return module.map { ParallelGroups.Key($0, meetingKind) }
    }
}
