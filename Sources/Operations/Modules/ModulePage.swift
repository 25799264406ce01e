package import Campus

/// A module's page, as one person sees it.
package struct ModulePage: Sendable {
    package var module: Module
    /// Those of the academic year that the person's own sources and the campus's tell of, in order of the start.
    package var meetings: [AgendaItem]
    /// Friends first; none unless the person takes the module.
    package var classmates: [Classmate]
    /// The newest first.
    package var comments: [Comment]
    /// What the catalogue came to say otherwise; the newest first.
    package var changes: [ModuleChange]
    package var isEnrolled: Bool
    /// Whether the person may write on it.
    package var mayComment = false

    /// How many comments a page shows.
    static let mostComments = 200
    static let mostChanges = 10
}
