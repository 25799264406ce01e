import Campus
import CheckedYAML
import Patterns
import Words

extension CampusProfile {
    /// Reads a profile: `name`, `moduleCode: {pattern, examples}`, `academicYear`, `walks`,
    /// `words: {exam, cancelled}`.
    ///
    /// Each example is a meeting's summary with the code that is in it (several parted by spaces,
    /// `""` for none), and is tried at once, so that a pattern which does not do what its author
    /// meant is found on the first day.
    /// - Throws: `Refusal.misconfigured`, naming the key and its line.
    init(yaml text: String, path: String) throws(Refusal) {
        self.init()
        do {
            guard let section = try YAMLSection(yaml: text, file: path, isDiscreet: true) else {
                return
            }
            try read(section)
        } catch {
            throw Refusal(
                .misconfigured, "refusal.yaml.line",
                with: [
                    "file": "\(error.file)", "line": .number(error.line),
                    "problem": "\(error.message)",
                ])
        }
    }

    private mutating func read(_ section: YAMLSection) throws(YAMLError) {
        try section.allow(["name", "moduleCode", "academicYear", "walks", "words"])
        _ = try section.text("name", mayBeEmpty: false)
        if let year = try section.section("academicYear") {
            if let begins = try year.text("begins", mayBeEmpty: false) {
                yearStart = try AcademicYear.Start(begins).orThrow(
                    year.error("begins", "write the month and the day, as 08-01"))
            }
            calendar = try AcademicCalendar(year)
        }
        if let walks = try section.section("walks") { self.walks = try WalkingTimes(walks) }
        if let words = try section.section("words") {
            try words.allow(["exam", "cancelled"])
            self.words = CampusWords(
                exams: try words.texts("exam"), cancelled: try words.texts("cancelled"))
        }
        if let code = try section.section("moduleCode") {
            try code.allow(["pattern", "examples"])
            if let pattern = try code.text("pattern", mayBeEmpty: false) {
                do {
                    codePattern = try CodePattern(pattern)
                } catch {
                    throw code.error("pattern", error.message)
                }
            }
            try checkExamples(code)
        }
    }

    private func checkExamples(_ section: YAMLSection) throws(YAMLError) {
        let reader = CodeReader(pattern: codePattern)
        for (summary, expected) in try section.pairs("examples") {
            let found = reader.read(
                summary: summary, details: nil, categories: nil, location: nil
            ).codes.map(\.text).joined(separator: " ")
            guard found == expected else {
                throw section.error(
                    "examples",
                    "in \"\(summary.harmless)\" the pattern finds \"\(found)\", not \"\(expected)\""
                )
            }
        }
    }
}

extension CampusProfile {
    /// How a home's campus writes; the usual way when `config.yaml` names no campus.
    init(for configuration: Configuration, in home: HomeFolder) throws(Refusal) {
        guard let name = configuration.campus else {
            self.init()
            return
        }
        let folder = CrawlerFolder(home: home)
        let known = folder.names(in: "campus")
        guard !name.contains("/"), known.contains(name) else {
            throw Refusal(
                .misconfigured, "refusal.campus.unknown",
                with: Nearest.orAll(name, among: known).merging(
                    ["path": "\(home.configuration)", "name": "\(name)"]
                ) { $1 })
        }
        let (path, text) = try folder.text(of: "campus/\(name).yaml")
        try self.init(yaml: text, path: path)
    }

    /// The files that a configuration's profile may be read from, the first that is there.
    static func files(for configuration: Configuration, in home: HomeFolder) -> [String] {
        guard let name = configuration.campus, !name.contains("/") else { return [] }
        return CrawlerFolder(home: home).paths.map { "\($0)/campus/\(name).yaml" }
    }
}

extension Nearest {
    /// The near names, or without one all that there are and how many.
    static func orAll(_ name: String, among known: [String]) -> [String: Message.Argument] {
        [
            "near": choice(name, among: known), "count": .number(known.count),
            "known": "\(known.joined(separator: ", "))",
        ]
    }
}
