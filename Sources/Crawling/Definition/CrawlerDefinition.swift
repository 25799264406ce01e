import Campus
package import CheckedYAML
import Markup
import Recurrence

/// How one system's pages are crawled: what a file of `Crawlers/` says.
package struct CrawlerDefinition: Sendable {
    package struct Parameter: Hashable, Sendable {
        package var name: String
        /// Nil for one that has to be given.
        package var value: String?
    }

    package var name: String
    package var about: String
    /// Whether saved pages of a real campus show that it works.
    package var isProven = false
    package var parameters: [Parameter] = []
    var start: [Template] = []
    var follow: [LinkRule] = []
    var rules: [RecordRule] = []
    var notation = Notation()
    package var manners = Manners()
    package var expectations = Expectations()
    package var examples: [Example] = []
    /// What to say of a page that scripts would fill; nil for the usual words.
    var file = ""

    package static let yearParameter = "year"
    package static let weekOneParameter = "week1"
    package static let zoneParameter = "zone"
}

extension CrawlerDefinition {
    /// Reads a definition, strictly: nothing in it may be unknown, and every selector and regular
    /// expression is compiled.
    ///
    /// - Parameter file: its path, for errors.
    package init(yaml text: String, file: String) throws(YAMLError) {
        guard let section = try YAMLSection(yaml: text, file: file) else {
            throw YAMLText(text, file: file).error(
                at: YAMLPlace(line: 1, column: 1), "the file is empty")
        }
        try section.allow([
            "name", "about", "proven", "parameters", "start", "follow", "modules", "meetings",
            "programmes", "notation", "expect", "manners", "examples",
        ])
        name = try section.required("name")
        guard name.utf8.count <= 40, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
        else { throw section.error("name", "letters, digits and hyphens, 40 at most") }
        about = try section.required("about")
        isProven = try section.bool("proven") ?? false
        self.file = file
        parameters = try section.pairs("parameters").map { pair in
            Parameter(name: pair.key, value: pair.value.isEmpty ? nil : pair.value)
        }
        try checkDefaults(section)
        notation = try Notation(section.section("notation"))
        manners = try Manners(section.section("manners"))
        let expected = try section.section("expect")
        expectations = try Expectations(expected)
        let shapes = try FieldShape.all(in: expected)
        examples = try section.sections("examples").map { part throws(YAMLError) in
            try Example(part)
        }
        try readStart(section)
        follow = try section.sections("follow").map { part throws(YAMLError) in
            try LinkRule(part)
        }
        let reader = RecordReader(parameters: Set(parameters.map(\.name)), shapes: shapes)
        for kind in [RecordRule.Kind.modules, .meetings, .programmes] {
            for (index, part) in try section.sections(kind.rawValue).enumerated() {
                rules.append(
                    try reader.rule(part, kind, label: "\(kind.rawValue) \(index + 1)", outer: []))
            }
        }
        guard !rules.isEmpty else {
            throw section.source.error(
                section.whole, "it reads nothing: give `modules`, `meetings` or `programmes`")
        }
        try FieldShape.check(shapes, against: rules, in: expected)
    }

    /// The defaults of parameters that mean something by themselves.
    private func checkDefaults(_ section: YAMLSection) throws(YAMLError) {
        guard let part = try section.section("parameters") else { return }
        func check(
            _ name: String, is form: String, _ isRight: (String) -> Bool
        ) throws(YAMLError) {
            guard let text = try part.text(name), !isRight(text) else { return }
            throw part.error(name, "`\(text)` is wrong: write \(form)")
        }
        try check(Self.weekOneParameter, is: "a date, as 2026-09-21") { CivilDate(iso: $0) != nil }
        try check(Self.yearParameter, is: "an academic year, as 2026/27") {
            AcademicYear($0) != nil
        }
    }

    private mutating func readStart(_ section: YAMLSection) throws(YAMLError) {
        let known = Set(parameters.map(\.name))
        for text in try section.texts("start") {
            guard let template = Template(text) else {
                throw section.error("start", "a `{` does not end")
            }
            if let unknown = template.names.first(where: { !known.contains($0) }) {
                throw section.error("start", "there is no parameter `\(unknown)`")
            }
            start.append(template)
        }
    }
}

extension LinkRule {
    fileprivate init(_ section: YAMLSection) throws(YAMLError) {
        try section.allow(["links", "attribute", "url", "depth", "pagination"])
        guard let selector = try section.selector("links") else {
            throw section.error("links", "give the selector of the links")
        }
        links = selector
        attribute = try section.text("attribute") ?? attribute
        url = try section.pattern("url")
        depth = try section.number("depth", in: 1...20) ?? depth
        isPagination = try section.bool("pagination") ?? false
    }
}

extension Manners {
    fileprivate init(_ section: YAMLSection?) throws(YAMLError) {
        self.init()
        guard let section else { return }
        try section.allow(["delay", "pages", "hosts", "queries"])
        if let text = try section.text("delay") {
            guard let seconds = Double(text), (0...600).contains(seconds) else {
                throw section.error("delay", "seconds, from 0 to 600")
            }
            delay = seconds
        }
        pages = try section.number("pages", in: 1...100_000) ?? pages
        hosts = try section.texts("hosts").map { $0.lowercased() }
        queries = try section.number("queries", in: 1...100_000) ?? queries
    }
}

extension Expectations {
    fileprivate init(_ section: YAMLSection?) throws(YAMLError) {
        self.init()
        guard let section else { return }
        try section.allow(["modules", "meetings", "programmes", "pages", "titles", "shapes"])
        modules = try section.number("modules", in: 0...1_000_000) ?? 0
        meetings = try section.number("meetings", in: 0...1_000_000) ?? 0
        programmes = try section.number("programmes", in: 0...1_000_000) ?? 0
        pages = try section.number("pages", in: 0...100_000) ?? 1
        titles = try section.number("titles", in: 0...100) ?? 0
    }
}

extension Example {
    fileprivate init(_ section: YAMLSection) throws(YAMLError) {
        try section.allow(["page", "result", "set"])
        self.init(
            page: try section.required("page"), result: try section.required("result"),
            settings: Dictionary(
                try section.pairs("set").map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    }
}
