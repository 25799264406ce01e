package import Campus
package import Recurrence

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

    /// How many comments a page shows.
    static let mostComments = 200
    static let mostChanges = 10
}

extension ModulePage {
    /// The module's fields with what hangs on it.
    ///
    /// - Parameter zone: on whose clock times of comments are written.
    package func write(to json: inout JSONWriter, in zone: Zone) {
        json.object { json in
            module.writeFields(to: &json)
            json.key("meetings")
            json.array(meetings) { $1.write(to: &$0) }
            json.key("classmates")
            json.array(classmates) { $1.write(to: &$0) }
            json.key("comments")
            json.array(comments) { $1.write(to: &$0, in: zone) }
            json.field("enrolled", isEnrolled)
        }
    }
}
