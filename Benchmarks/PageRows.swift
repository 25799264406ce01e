import CLibxml2
import Campus
import Crawling
import Foundation
import Markup
import TestSupport

/// Saved pages of campus systems, read by the definitions that are shipped.
///
/// With a corpus its own pages, each by the definition that finds most on it; without one Banner
/// class lists of the same shape, made here, and that is said in the table.
struct PageRows {
    let pages: [SavedPage]
    let rounds: Int

    /// A page and what reads it.
    struct SavedPage {
        var name: String
        var bytes: [UInt8]
        var reader: PageReader
        var records: Int
        /// Nil for one that is made here.
        var path: String?
    }

    /// - Parameter corpus: the folder that holds `html/`; nil for pages made here.
    init(corpus: String?, rounds: Int) throws {
        self.rounds = rounds
        let readers = try Self.readers()
        let saved = corpus.map(Self.saved) ?? []
        let files = saved.isEmpty ? GeneratedPages.classLists : saved
        pages = files.compactMap { file in Self.page(file.name, file.bytes, file.path, readers) }
    }

    private typealias File = (name: String, bytes: [UInt8], path: String?)

    private static func saved(_ corpus: String) -> [File] {
        let folder = corpus + "/html/"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".html") }.sorted().map { name in
            (
                name, Array(FileManager.default.contents(atPath: folder + name) ?? Data()),
                folder + name
            )
        }
    }

    private static func readers() throws -> [PageReader] {
        try FileManager.default.contentsOfDirectory(atPath: Fixtures.crawlers.path).sorted()
            .filter { $0.hasSuffix(".yaml") }.map { name in
                let file = Fixtures.crawlers.appendingPathComponent(name)
                let definition = try CrawlerDefinition(
                    yaml: try String(contentsOf: file, encoding: .utf8), file: file.path)
                let known = Set(definition.parameters.map(\.name))
                let given = [
                    "year": "2026/27", "week1": "2026-09-21",
                    "teaching": "2026-09-21 - 2026-12-11", "fall": "2026-09-21 - 2026-12-11",
                    "spring": "2027-01-11 - 2027-04-26",
                ].filter { known.contains($0.key) }
                let settings = try CrawlSettings(
                    of: definition, given: given, year: AcademicYear(beginning: 2026),
                    zone: SystemZone.london, zones: SystemZone.find)
                return PageReader(definition, settings)
            }
    }

    /// By the definition that finds most on the page; nil when none finds anything.
    private static func page(
        _ name: String, _ bytes: [UInt8], _ path: String?, _ readers: [PageReader]
    ) -> SavedPage? {
        var best: SavedPage?
        for reader in readers {
            let records = harvest(reader, bytes).map {
                $0.modules.count + $0.meetings.count + $0.unscheduled
            }
            guard let records, records > best?.records ?? 0 else { continue }
            best = SavedPage(
                name: name, bytes: bytes, reader: reader, records: records, path: path)
        }
        return best
    }

    /// All of it, from the bytes on.
    @inline(never)
    static func harvest(_ reader: PageReader, _ bytes: [UInt8]) -> CrawlHarvest? {
        (try? Page(bytes)).map { reader.harvest($0, at: nil) }
    }

    func rows() -> [Row] {
        let long = pages.filter { $0.records > 50 }
        return long.flatMap(row) + [memory()]
    }

    /// A page's extraction against the bare parse, taken in turn; and against parsel.
    private func row(_ page: SavedPage) -> [Row] {
        let batch = 20
        var ours: [Double] = []
        var theirs: [Double] = []
        for _ in 0..<rounds {
            ours.append(
                processor { for _ in 0..<batch { _ = Self.harvest(page.reader, page.bytes) } }
                    / Double(batch))
            theirs.append(
                processor { for _ in 0..<batch { BareParse.html(page.bytes) } } / Double(batch))
        }
        let median = Measure.median(ours)
        let ratio = median / Measure.median(theirs)
        let what = "\(page.name), \(page.records) records"
        let bare = Row(
            what: what, measured: Measure.text(median),
            yardstick: "libxml2's bare parse " + Measure.text(Measure.median(theirs)),
            ratio: String(format: "%.2f", ratio), promise: "at most 2.5", isKept: ratio <= 2.5)
        return [bare, Parsel.row(what, median, page.path)]
    }

    /// Milliseconds of one processor: both are work of one thread, which waits for nothing.
    private func processor(_ work: () -> Void) -> Double {
        let before = Measure.processor
        work()
        return Measure.processor - before
    }

    /// What a process grows by while it reads 10,000 pages, after it has read each once.
    private func memory() -> Row {
        for page in pages { _ = Self.harvest(page.reader, page.bytes) }
        let before = Self.mebibytes
        let small = pages.filter { $0.bytes.count < 300_000 }
        for index in 0..<10_000 {
            let page = small[index % small.count]
            _ = Self.harvest(page.reader, page.bytes)
        }
        let growth = Self.mebibytes - before
        return Row(
            what: "memory that 10,000 pages leave behind",
            measured: String(format: "%.1f MiB", growth), yardstick: "", ratio: "",
            promise: "at most 40 MiB", isKept: growth <= 40)
    }

    private static var mebibytes: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}

/// libxml2 alone, as a C program would call it.
enum BareParse {
    static func html(_ bytes: [UInt8]) {
        guard belltower_xml_is_there() != 0 else { return }
        bytes.withUnsafeBytes { bytes in
            belltower_free_document(
                belltower_read_html(
                    bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count)))
        }
    }
}

/// Scrapy's selectors, reading the same fields of the same page on one core.
enum Parsel {
    static func row(_ what: String, _ ours: Double, _ path: String?) -> Row {
        let theirs = path.flatMap(milliseconds)
        return Row(
            what: what, measured: Measure.text(ours),
            yardstick: theirs.map { "parsel " + Measure.text($0) } ?? "skipped: no parsel",
            ratio: theirs.map { String(format: "%.1f times", $0 / ours) } ?? "",
            promise: "at least 2 times", isKept: theirs.map { $0 >= 2 * ours })
    }

    /// `BELLTOWER_PARSEL` is the Python that has it; the script knows Banner's and YES's class lists.
    private static func milliseconds(_ page: String) -> Double? {
        guard let python = ProcessInfo.processInfo.environment["BELLTOWER_PARSEL"] else {
            return nil
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/taskset")
        let script = Fixtures.packageRoot.appendingPathComponent("Benchmarks/parsel_pages.py").path
        process.arguments = ["-c", "0", python, script, "25", page]
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] != "0" else { return nil }
        return Double(words[1]).map { $0 * 1_000 }
    }
}
