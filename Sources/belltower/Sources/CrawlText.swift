import Campus
import Crawling
import Foundation
import Operations
import Locks
import Wire
import Words

/// A crawl in words.
enum CrawlText {
    static func tell(_ report: CrawlReport) {
        let words = Speech.words
        let said: [String: Message.Argument] = [
            "source": .text(report.crawler), "reason": .text(report.reason ?? ""),
        ]
        switch report.status {
        case .failed: Console.complain(words("import.failed", said))
        case .refused: Console.complain(words("import.refused", said))
        case .unchanged where report.failure != nil:
            Console.complain(words("import.postponed", said))
        case .imported, .unchanged:
            Console.say(lines(report))
        }
        for issue in report.issues.prefix(10) {
            Console.complain("\(issue.severity.rawValue): \(issue.message.harmless)")
        }
        if report.issues.count > 10 {
            Console.complain(
                words("crawl.issues.more", ["count": .number(report.issues.count - 10)]))
        }
    }

    /// What was read, and what came of it, kind by kind.
    static func lines(_ report: CrawlReport, on screen: Screen = .standard) -> [String] {
        let words = Speech.words
        let head = words(
            report.source == nil ? "crawl.done" : "crawl.done.into",
            [
                "crawler": .text(report.crawler),
                "state": .text(words("import.state.\(report.status)")),
                "count": .number(report.pages),
                "source": .text(report.source?.harmless.oneLine ?? ""),
            ])
        var table = Table([.text, .number, .number], indent: 2)
        table.head(["", words("crawl.head.modules"), words("crawl.head.classes")])
        let (modules, classes) = (report.modules, report.meetings)
        for (name, modules, classes) in [
            ("added", modules.added, classes.added), ("changed", modules.changed, classes.changed),
            ("removed", modules.removed, classes.removed),
            ("unchanged", modules.unchanged, classes.unchanged),
        ] {
            table.add([.init(words("crawl.row.\(name)")), .init("\(modules)"), .init("\(classes)")])
        }
        return screen.lines(head) + table.lines(on: screen)
    }

    static func tell(_ crawlers: [CrawlerCard], _ common: CommonOptions) {
        if common.json {
            return Console.say(ListShape(crawlers, as: CrawlerShape.init))
        }
        let screen = Screen.standard
        let words = Speech.words
        if crawlers.isEmpty { Console.say(words("crawl.none")) }
        for crawler in crawlers {
            if let problem = crawler.problem {
                Console.say(
                    screen.warning(
                        words("crawl.unusable", ["problem": .text(problem)]),
                        after: crawler.name + "  "))
                continue
            }
            let names = crawler.parameters.map { parameter in
                parameter.value.map { "\(parameter.name)=\($0)" } ?? parameter.name
            }
            Console.say(
                screen.styled(crawler.name, .bold)
                    + (crawler.isProven ? "" : "  (\(words("crawl.unproven")))"))
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
        let line = Speech.words(
            progress.waiting > 0 ? "crawl.progress.left" : "crawl.progress",
            [
                "done": .number(progress.done), "all": .number(progress.done + progress.waiting),
                "rate": .text(shown), "seconds": .number(left),
            ])
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
