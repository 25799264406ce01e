/// A taught unit in one academic year, as the catalogue has it.
package struct Module: Hashable, Sendable {
    /// Known to the store; nil until stored.
    package var id: Int64?
    package var code: ModuleCode
    package var year: AcademicYear
    package var title: String?
    package var credits: Double?
    package var level: String?
    package var department: String?
    /// When in the year it is taught, in the campus's words.
    package var period: String?
    package var staff: [String] = []
    package var details: String?
    package var prerequisites: String?
    package var url: String?
    /// Where the catalogue has it from; nil when only a timetable names it.
    package var source: String?

    package init(id: Int64? = nil, code: ModuleCode, year: AcademicYear) {
        self.id = id
        self.code = code
        self.year = year
    }

    /// Writes the module as JSON.
    package func write(to json: inout JSONWriter) {
        json.object { writeFields(to: &$0) }
    }

    /// The contract's fields, into an object that is open.
    package func writeFields(to json: inout JSONWriter) {
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
    package static func text(ofCredits credits: Double) -> String {
        Int(exactly: credits).map(String.init) ?? String(credits)
    }
}

/// Modules that are taken together: a year of a degree.
package struct Programme: Hashable, Sendable {
    package var name: String
    package var year: AcademicYear
    package var codes: [ModuleCode]

    package init(name: String, year: AcademicYear, codes: [ModuleCode]) {
        self.name = name
        self.year = year
        self.codes = codes
    }
}
