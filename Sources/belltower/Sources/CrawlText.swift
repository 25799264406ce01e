import Campus
import Crawling
import Foundation
import Operations
import Locks
import Wire

/// A crawl in words.
enum CrawlText {
    static func tell(_ report: CrawlReport) {
        switch report.status {
        case .failed, .refused:
            Console.complain("\(report.crawler): \(report.status.rawValue): \(report.reason ?? "")")
        case .unchanged where report.failure != nil:
            Console.complain("\(report.crawler): put off: \(report.reason ?? "")")
        case .imported, .unchanged:
            Console.say(lines(report))
        }
        for issue in report.issues.prefix(10) {
            Console.complain("\(issue.severity.rawValue): \(issue.message.harmless)")
        }
        if report.issues.count > 10 {
            Console.complain("and \(report.issues.count - 10) more: see --json")
        }
    }

    /// What was read, and what came of it, kind by kind.
    static func lines(_ report: CrawlReport, on screen: Screen = .standard) -> [String] {
        let pages = report.pages == 1 ? "1 page" : "\(report.pages) pages"
        let source = report.source.map { ", into source \($0.harmless.oneLine)" } ?? ""
        var table = Table([.text, .number, .number], indent: 2)
        table.head(["", "modules", "classes"])
        let (modules, classes) = (report.modules, report.meetings)
        for (name, modules, classes) in [
            ("added", modules.added, classes.added), ("changed", modules.changed, classes.changed),
            ("removed", modules.removed, classes.removed),
            ("unchanged", modules.unchanged, classes.unchanged),
        ] {
            table.add([.init(name), .init("\(modules)"), .init("\(classes)")])
        }
        return screen.lines("\(report.crawler): \(report.status.rawValue), \(pages)\(source)")
            + table.lines(on: screen)
    }

    static func tell(_ crawlers: [CrawlerCard], _ common: CommonOptions) {
        if common.json {
            return Console.say(ListShape(crawlers, as: CrawlerShape.init))
        }
        let screen = Screen.standard
        if crawlers.isEmpty { Console.say("No crawler is installed.") }
        for crawler in crawlers {
            guard crawler.problem == nil else {
                Console.say(
                    screen.warning(
                        "cannot be used: \(crawler.problem ?? "")", after: crawler.name + "  "))
                continue
            }
            let names = crawler.parameters.map { parameter in
                parameter.value.map { "\(parameter.name)=\($0)" } ?? parameter.name
            }
            Console.say(
                screen.styled(crawler.name, .bold) + (crawler.isProven ? "" : "  (unproven)"))
            Console.say(screen.lines(crawler.about.harmless.oneLine, after: "  "))
            if !names.isEmpty {
                Console.say(screen.lines(names.joined(separator: ", "), after: "  --set "))
            }
        }
    }
}

/// Pages read, how fast, and how many are left, on a terminal after the first second.
final class CrawlBar: Sendable {
    private let begun = ContinuousClock.now
    private let isShown = Console.hasTerminal
    /// What a host wishes is told once.
    private let told = Locked(false)

    func show(_ progress: CrawlProgress) {
        if let wish = progress.wish, isNews() {
            clear()
            Console.complain(wish)
        }
        let passed = ContinuousClock.now - begun
        let seconds =
            Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
        guard isShown, seconds > 1 else { return }
        let rate = Double(progress.done) / seconds
        let left = rate > 0 ? Int(Double(progress.waiting) / rate) : 0
        let shown = String(format: "%.1f", rate)
        let line =
            "\(progress.done) of \(progress.done + progress.waiting) pages, \(shown)/s"
            + (progress.waiting > 0 ? ", \(left) s left" : "")
        Console.write(Array("\r\(line)\u{1b}[K".utf8), to: 2)
    }

    /// Whether nothing was told yet; from now on it was.
    private func isNews() -> Bool {
        told.withLock { told in
            defer { told = true }
            return !told
        }
    }

    func clear() { if isShown { Console.write(Array("\r\u{1b}[K".utf8), to: 2) } }
}
