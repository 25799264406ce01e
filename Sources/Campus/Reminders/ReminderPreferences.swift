/// What one person wants to be reminded of, and when.
package struct ReminderPreferences: Hashable, Sendable {
    package var leads: Leads
    /// The place from which one comes to the day's first class, as the campus profile names places.
    ///
    /// The default is `home`.
    package var home: String
    /// When the day's digest rings.
    ///
    /// The default is nil: never.
    package var digest: TimeOfDay?
    package var importance: Importance
    package var mutes: Mutes
    /// Series of which nothing rings any more, not even what is important.
    package var dismissed: Set<MeetingID>

    package init(
        leads: Leads = .standard, home: String = "home", digest: TimeOfDay? = nil,
        importance: Importance = Importance(), mutes: Mutes = Mutes(),
        dismissed: Set<MeetingID> = []
    ) {
        self.leads = leads
        self.home = home
        self.digest = digest
        self.importance = importance
        self.mutes = mutes
        self.dismissed = dismissed
    }
}

/// What a person marked as important: it rings in quiet hours, through a mute and beyond a limit.
package struct Importance: Hashable, Sendable {
    package var kinds: Set<Reminder.Kind>
    package var modules: Set<ModuleCode>

    package init(kinds: Set<Reminder.Kind> = [], modules: Set<ModuleCode> = []) {
        self.kinds = kinds
        self.modules = modules
    }

    package func covers(_ kind: Reminder.Kind, _ module: ModuleCode?) -> Bool {
        kinds.contains(kind) || module.map(modules.contains) ?? false
    }
}

/// What a person does not want to hear of.
package struct Mutes: Hashable, Sendable {
    package var modules: Set<ModuleCode>
    /// By name.
    package var communities: Set<String>

    package init(modules: Set<ModuleCode> = [], communities: Set<String> = []) {
        self.modules = modules
        self.communities = communities
    }

    /// Whether an item is of something muted.
    package func covers(_ item: AgendaItem) -> Bool {
        item.module.map(modules.contains) ?? false
            || (item.kind == .event && communities.contains(item.source))
    }
}

/// How long before an item its reminders ring, by kind, in seconds.
package struct Leads: Hashable, Sendable {
    /// Of each kind, the longest first; empty for none.
    package var byKind: [ItemKind: [Int64]]

    package init(_ byKind: [ItemKind: [Int64]]) { self.byKind = byKind }

    /// What holds for somebody who never set one.
    package static let standard = Leads([
        .class: [15 * 60], .exam: [86_400, 3_600], .event: [3_600], .personal: [15 * 60],
        .hydration: [0],
    ])

    /// The longest lead of any item: further ahead nothing rings.
    package static let longest: Int64 = 28 * 86_400

    /// Those of an item: its own, when the person set them for it, else its source's alarms.
    package func leads(of item: AgendaItem) -> [Int64] {
        item.leads ?? item.alarms ?? byKind[item.kind] ?? []
    }
}
