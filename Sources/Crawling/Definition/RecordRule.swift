import Markup
import Patterns

/// What one record is, and how its fields are read.
package struct RecordRule: Sendable {
    package enum Kind: String, Sendable { case modules, meetings, programmes }

    package var kind: Kind
    /// Its place among those of its kind, from 1, for messages: `modules 1`.
    package var label: String
    /// Only pages on which this finds something are read by it.
    var condition: Selector?
    /// Nil for a grid, and for a page that is one record.
    var records: Selector?
    var grid: GridRule?
    /// The cells of a record are named by a parameter.
    var order: OrderRule?
    /// Nil for records that are elements.
    var json: JSONRule?
    /// The record, or the one around it, is an object.
    var isOfObjects = false
    /// The heading row that `column` goes by, from the record's table; nil for its first row.
    var heading: Selector?
    var fields: [Shared<FieldRule>] = [] {
        didSet { places[fields.last?.name ?? ""] = fields.count - 1 }
    }
    /// The index of each field by its name.
    private(set) var places: [String: Int] = [:]
    /// A record whose field does not match is none.
    var conditions: [(field: Int, pattern: Pattern)] = []
    /// Records that a page has at least, on which the condition holds.
    var least = 1
    /// Fields whose texts are a record each, those of the same place together; one text counts for
    /// all.
    var parts: Set<String> = []
    /// The classes that stand inside a record.
    var meetings: [RecordRule] = []

    /// What required fields take from parameters, or from fields above.
    var neededNames: [String] {
        fields.filter(\.isRequired).flatMap { field in
            if case .value(let template) = field.origin, field.fallback == nil {
                return template.names
            }
            return field.fallback?.names ?? []
        } + meetings.flatMap(\.neededNames)
    }

    /// Whether a field says when a class is.
    func isOfSchedule(_ field: FieldRule) -> Bool {
        kind == .meetings && Self.scheduleFields.contains(field.name)
    }

    static let moduleFields = [
        "code", "title", "year", "credits", "level", "department", "period", "staff",
        "description", "prerequisites", "url", "cancelled",
    ]
    static let meetingFields = [
        "code", "title", "kind", "group", "weekdays", "time", "start", "end", "duration", "dates",
        "on", "year", "begins", "ends", "weeks", "room", "staff", "note", "url", "key",
        "cancelled",
    ]
    /// When a class is: a record that has none of it has lost what it is for.
    static let scheduleFields: Set = [
        "weekdays", "time", "start", "begins", "dates", "on", "weeks",
    ]
    static let programmeFields = ["name", "year", "modules"]

    static func fields(of kind: Kind) -> [String] {
        switch kind {
        case .modules: moduleFields
        case .meetings: meetingFields
        case .programmes: programmeFields
        }
    }
}

/// A week as a table: days by hours.
package struct GridRule: Sendable {
    package enum Days: String, Sendable { case rows, columns }

    var tables: Selector
    /// The cells that hold a class; nil for all that have a text and are no label.
    var cells: Selector?
    var days = Days.rows
}

/// Which links lead on.
package struct LinkRule: Sendable {
    var links: Selector
    var attribute = "href"
    /// The whole address must match.
    var url: Pattern?
    /// Steps from a start page to the page that the link is on, at most.
    var depth = 1
    /// A link to the next part of the same list: followed however far, and no step.
    var isPagination = false
}

/// What a crawl keeps to besides robots.txt.
package struct Manners: Hashable, Sendable {
    /// Seconds between two requests to a host; the default is 1.
    package var delay: Double = 1
    /// Pages in all; the default is 2,000.
    package var pages = 2_000
    /// Hosts beside those of the start pages that links may lead to.
    package var hosts: [String] = []
    /// Addresses of one path that differ in their query alone; the default is 1,000.
    ///
    /// Beyond it a calendar without end is taken for what it is.
    package var queries = 1_000
}

/// What a crawl brings at least; below it the site is taken for changed.
package struct Expectations: Hashable, Sendable {
    package var modules = 0
    package var meetings = 0
    package var programmes = 0
    package var pages = 1
    /// The percentage of modules that have a title.
    package var titles = 0
}

/// A saved page and what must come out of it.
package struct Example: Hashable, Sendable {
    /// Paths, relative to the definition's folder.
    package var page: String
    package var result: String
    package var settings: [String: String]
}
