package import Recurrence

/// That a class is in another room than the timetable says: the word of one who takes its module.
///
/// A class has another number in each person's feed; what all of them have in common is its module and
/// when it begins, and its kind and group where a feed names them.
package struct Correction: Hashable, Sendable {
    package var person: PersonID
    package var module: ModuleCode
    package var start: Instant
    package var kind: MeetingKind?
    package var group: String?
    /// As it was written.
    package var place: String
    /// When it was said.
    package var at: Instant
    /// By what they are counted, however many accounts they have; nil for the account itself.
    package var voice: String?

    package init(
        person: PersonID, module: ModuleCode, start: Instant, kind: MeetingKind?, group: String?,
        place: String, at: Instant
    ) {
        self.person = person
        self.module = module
        self.start = start
        self.kind = kind
        self.group = group
        self.place = place
        self.at = at
    }
}
