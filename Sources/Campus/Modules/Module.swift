/// A taught unit in one academic year, as the catalogue has it.
package struct Module: Hashable, Sendable {
    /// Known to the store; nil until stored.
    package var id: ModuleID?
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

    package init(id: ModuleID? = nil, code: ModuleCode, year: AcademicYear) {
        self.id = id
        self.code = code
        self.year = year
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
