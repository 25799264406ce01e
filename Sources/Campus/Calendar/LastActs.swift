/// What `undo` would take back, and what it would pass over.
public struct LastActs: Hashable, Sendable {
    /// The act's, in the journal.
    public var number: Int64?
    /// The last act that can be taken back; nil for none on record.
    public var act: PersonalAct?
    /// What the person did after it, that cannot be.
    public var newer: PersonalAct?

    public init(number: Int64? = nil, act: PersonalAct? = nil, newer: PersonalAct? = nil) {
        self.number = number
        self.act = act
        self.newer = newer
    }
}
