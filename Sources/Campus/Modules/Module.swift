/// A taught unit in one academic year, as the catalogue has it.
public struct Module: Hashable, Sendable {
    /// Known to the store; nil until stored.
    public var id: Int64?
    public var code: ModuleCode
    public var year: AcademicYear
    public var title: String?
    public var credits: Double?
    public var level: String?
    public var department: String?
    /// When in the year it is taught, in the campus's words.
    public var period: String?
    public var staff: [String] = []
    public var details: String?
    public var prerequisites: String?
    public var url: String?
    /// Where the catalogue has it from; nil when only a timetable names it.
    public var source: String?

    public init(id: Int64? = nil, code: ModuleCode, year: AcademicYear) {
        self.id = id
        self.code = code
        self.year = year
    }

    /// Writes the module as JSON.
    public func write(to json: inout JSONWriter) {
        json.object { writeFields(to: &$0) }
    }

    /// The contract's fields, into an object that is open.
    public func writeFields(to json: inout JSONWriter) {
        json.field("code", code.text)
        json.field("title", title)
        json.field("year", year.description)
        json.key("credits")
        if let credits { json.raw(Self.text(ofCredits: credits)) } else { json.null() }
        json.field("level", level)
        json.field("department", department)
        json.field("period", period)
        json.key("staff")
        json.array(staff) { $0.string($1) }
        json.field("description", details)
        json.field("prerequisites", prerequisites)
        json.field("url", url)
        json.field("source", source)
    }

    /// `6` or `7.5`.
    public static func text(ofCredits credits: Double) -> String {
        Int(exactly: credits).map(String.init) ?? String(credits)
    }
}

/// Modules that are taken together: a year of a degree.
public struct Programme: Hashable, Sendable {
    public var name: String
    public var year: AcademicYear
    public var codes: [ModuleCode]

    public init(name: String, year: AcademicYear, codes: [ModuleCode]) {
        self.name = name
        self.year = year
        self.codes = codes
    }
}
