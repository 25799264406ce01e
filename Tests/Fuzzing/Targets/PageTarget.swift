import Campus
import CheckedYAML
import Crawling
import Fetching
import Foundation
import Markup
import Recurrence
import TestSupport

extension FuzzTarget {
    /// A page's bytes, read by every shipped definition.
    static let pages = FuzzTarget(
        name: "pages",
        run: { bytes in
            guard let page = try? Page(bytes) else { return }
            for reader in try Definitions.shipped.get() {
                let harvest = reader.harvest(page, at: Definitions.address)
                try check(harvest)
                guard !page.isSpent else { return }
                try promise(
                    "a page read again says the same",
                    saysTheSame(reader.harvest(page, at: Definitions.address), as: harvest)
                        || page.isSpent)
            }
        },
        seeds: { try Seeds.pages() })

    /// A definition's text; what can be read as one reads the example pages.
    static let definitions = FuzzTarget(
        name: "definitions",
        run: { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let definition: CrawlerDefinition
            do throws(YAMLError) {
                definition = try CrawlerDefinition(yaml: text, file: "x.yaml")
            } catch {
                try checkPlace(of: error)
                return
            }
            guard let settings = Definitions.settings(of: definition) else { return }
            let reader = PageReader(definition, settings)
            for bytes in try Definitions.pages.get() {
                guard let page = try? Page(bytes) else { continue }
                try check(reader.harvest(page, at: Definitions.address))
            }
        },
        seeds: { try Seeds.definitions() })

    private static func checkPlace(of error: YAMLError) throws {
        try promise("an error names its line", error.line >= 1 && error.column >= 1)
        try promise(
            "the caret stands in the line or at its end", error.column <= error.text.count + 1)
    }

    private static func check(_ harvest: CrawlHarvest) throws {
        for module in harvest.modules {
            try promise("a title is one line", module.title?.contains("\n") != true)
            let texts = [module.title, module.details, module.url].compactMap(\.self)
            try promise("no text steers a terminal", texts.allSatisfy { $0 == $0.harmless })
        }
        for meeting in harvest.meetings {
            try promise("a class is on some day", !meeting.dates.isEmpty)
            try promise(
                "its dates are in order, each once",
                zip(meeting.dates, meeting.dates.dropFirst()).allSatisfy { $0 < $1 })
            try promise(
                "it begins on that day", (0...86_400).contains(meeting.start) && meeting.end >= 0)
            _ = meeting.meeting(zone: "Europe/London")
        }
        let merged = harvest.merged()
        try promise("what is merged stays so", saysTheSame(merged.merged(), as: merged))
    }

    private static func saysTheSame(_ one: CrawlHarvest, as other: CrawlHarvest) -> Bool {
        one.modules == other.modules && one.meetings == other.meetings
            && one.programmes == other.programmes && one.unscheduled == other.unscheduled
    }
}

/// The shipped definitions, ready to read.
private enum Definitions {
    static let address = PageAddress("https://harbour.example/units?page=1")

    static let shipped = Result { () throws -> [PageReader] in
        try Seeds.definitionFiles().compactMap { file in
            let definition = try CrawlerDefinition(
                yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
            return settings(of: definition).map { PageReader(definition, $0) }
        }
    }

    static let pages = Result { () throws -> [[UInt8]] in
        try Seeds.pages().filter { $0.count <= 4_000 }
    }

    static func settings(of definition: CrawlerDefinition) -> CrawlSettings? {
        let known = Set(definition.parameters.map(\.name))
        let given = ["year": "2026/27", "week1": "2026-09-21"].filter { known.contains($0.key) }
        return try? CrawlSettings(
            of: definition, given: given, year: AcademicYear(beginning: 2026),
            zone: SystemZone.london, zones: SystemZone.find)
    }
}
