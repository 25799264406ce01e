package import Campus
import Foundation

/// Why a catalogue's file cannot be read; nothing of it is taken then.
package struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Of a CSV file, from 1; nil in JSON, where the message says which entry.
    package var line: Int?
    package var message: String

    init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    package var description: String { line.map { "line \($0): \(message)" } ?? message }
}

/// Reads modules and programmes from JSON or CSV, with the field names of the catalogue's own JSON.
///
/// In CSV `staff` and a programme's `modules` are parted by semicolons.
package struct CatalogueReader: Sendable {
    private let defaultYear: AcademicYear

    /// - Parameter defaultYear: of what names no year.
    package init(defaultYear: AcademicYear) { self.defaultYear = defaultYear }

    package func modules(_ bytes: [UInt8]) throws(CatalogueError) -> [Module] {
        var seen: [String: String] = [:]
        var modules: [Module] = []
        try read(bytes, fields: Self.moduleFields, required: "code") {
            entry throws(CatalogueError) in
            let module = try module(entry)
            let key = "\(module.code) \(module.year)"
            if let other = seen[key] { throw entry.error("\(key) stands in \(other) already") }
            guard modules.count < Self.mostEntries else { throw entry.tooMany(Self.mostEntries) }
            seen[key] = entry.place
            modules.append(module)
        }
        return modules
    }

    package func programmes(_ bytes: [UInt8]) throws(CatalogueError) -> [Programme] {
        let fields = ["name", "year", "modules"]
        var programmes: [Programme] = []
        try read(bytes, fields: fields, required: "name") { entry throws(CatalogueError) in
            guard programmes.count < Self.mostEntries else {
                throw entry.tooMany(Self.mostEntries)
            }
            guard let name = try entry.text("name") else { throw entry.error("`name` is missing") }
            guard name.count <= 200 else { throw entry.error("`name` is too long") }
            let codes = try entry.list("modules").map { text throws(CatalogueError) in
                guard let code = ModuleCode(text) else {
                    throw entry.error("\(text.prefix(60)) is no module code")
                }
                return code
            }
            guard !codes.isEmpty else { throw entry.error("`modules` is empty") }
            programmes.append(Programme(name: name, year: try year(entry), codes: codes))
        }
        return programmes
    }

    /// No campus has as many; each is held until the last is read.
    private static let mostEntries = 100_000

    private static let moduleFields = [
        "code", "title", "year", "credits", "level", "department", "period", "staff",
        "description", "prerequisites", "url", "source",
    ]

    private func module(_ entry: CatalogueEntry) throws(CatalogueError) -> Module {
        guard let text = try entry.text("code") else { throw entry.error("`code` is missing") }
        guard let code = ModuleCode(text) else {
            throw entry.error(
                "\(text.prefix(60)) is no module code: it has letters and digits, as CM50123")
        }
        var module = Module(code: code, year: try year(entry))
        module.title = try entry.text("title")
        module.credits = try entry.number("credits")
        module.level = try entry.text("level")
        module.department = try entry.text("department")
        module.period = try entry.text("period")
        module.staff = try entry.list("staff")
        module.details = try entry.text("description")
        module.prerequisites = try entry.text("prerequisites")
        module.url = try entry.text("url")
        // What a file lists is in the catalogue, whether or not it says whence it has it.
        module.source = try entry.text("source") ?? "file"
        return module
    }

    private func year(_ entry: CatalogueEntry) throws(CatalogueError) -> AcademicYear {
        guard let text = try entry.text("year") else { return defaultYear }
        guard let year = AcademicYear(text) else {
            throw entry.error("\(text.prefix(40)) is no academic year: write it as 2026/27")
        }
        return year
    }

    /// JSON begins with a bracket; all else is CSV.
    private func read(
        _ bytes: [UInt8], fields: [String], required: String,
        _ take: (CatalogueEntry) throws(CatalogueError) -> Void
    ) throws(CatalogueError) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw CatalogueError("it is not UTF-8 text: save it as UTF-8")
        }
        let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].contains($0) }
        guard first != nil else { throw CatalogueError("it is empty") }
        if first == 0x5b || first == 0x7b {
            try CatalogueEntry.readJSON(bytes, fields: fields, take)
        } else {
            try CatalogueEntry.readCSV(bytes, fields: fields, required: required, take)
        }
    }
}

extension CatalogueEntry {
    fileprivate func tooMany(_ most: Int) -> CatalogueError {
        error("the file has more than \(most) entries: load it in parts")
    }
}
