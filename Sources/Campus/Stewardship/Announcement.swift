package import Recurrence

/// A notice by staff that stands on everybody's Today.
package struct Announcement: Hashable, Sendable, Identifiable {
    package var id: AnnouncementID
    package var text: String
    /// Nil of who was erased since.
    package var author: Person?
    package var at: Instant
    /// The last day on which it stands, on the home's clock.
    package var lastDay: CivilDate
    /// When it was taken down before its time; nil where it was not.
    package var ended: Instant?

    package init(
        id: AnnouncementID, text: String, author: Person?, at: Instant, lastDay: CivilDate,
        ended: Instant? = nil
    ) {
        self.id = id
        self.text = text
        self.author = author
        self.at = at
        self.lastDay = lastDay
        self.ended = ended
    }

    /// Whether its time is not over on a day.
    package func stands(on day: CivilDate) -> Bool { ended == nil && day <= lastDay }
}
