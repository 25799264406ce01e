/// What one person wants to be reminded of, and when.
public struct ReminderPreferences: Hashable, Sendable {
    public var leads: Leads
    /// The place from which one comes to the day's first class, as the campus profile names places.
    ///
    /// The default is `home`.
    public var home: String
    /// When the day's digest rings.
    ///
    /// The default is nil: never.
    public var digest: TimeOfDay?
    public var importance: Importance
    public var mutes: Mutes
    /// Series of which nothing rings any more, not even what is important.
    public var dismissed: Set<MeetingID>

    public init(
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
public struct Importance: Hashable, Sendable {
    public var kinds: Set<Reminder.Kind>
    public var modules: Set<ModuleCode>

    public init(kinds: Set<Reminder.Kind> = [], modules: Set<ModuleCode> = []) {
        self.kinds = kinds
        self.modules = modules
    }

    public func covers(_ kind: Reminder.Kind, _ module: ModuleCode?) -> Bool {
        kinds.contains(kind) || module.map(modules.contains) ?? false
    }
}

/// What a person does not want to hear of.
public struct Mutes: Hashable, Sendable {
    public var modules: Set<ModuleCode>
    /// By name.
    public var communities: Set<String>

    public init(modules: Set<ModuleCode> = [], communities: Set<String> = []) {
        self.modules = modules
        self.communities = communities
    }

    /// Whether an item is of something muted.
    public func covers(_ item: AgendaItem) -> Bool {
        item.module.map(modules.contains) ?? false
            || (item.kind == .event && communities.contains(item.source))
    }
}
