/// What `undo` would take back, and what it would pass over.
package struct LastActs: Hashable, Sendable {
    /// The act's, in the journal.
    package var number: ActID?
    /// The last act that can be taken back; nil for none on record.
    package var act: PersonalAct?
    /// What the person did after it, that cannot be.
    package var newer: PersonalAct?

    package init(number: ActID? = nil, act: PersonalAct? = nil, newer: PersonalAct? = nil) {
        self.number = number
        self.act = act
        self.newer = newer
    }
}
