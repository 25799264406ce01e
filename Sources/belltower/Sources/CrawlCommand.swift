import ArgumentParser
import Campus
import Crawling
import Operations
import Wire
import Words

struct CrawlCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "crawl",
        abstract: "Read modules and class times from a campus's web pages.",
        discussion: """
            A crawler is a YAML file that says how one system's pages are read; docs/crawlers.md \
            teaches how to write one. Modules and programmes go into the catalogue, classes into \
            a source of yours, which belltower import refreshes.

            Modules and programmes are taken when an operator crawls. With --limit, to try a \
            crawler, nothing that an earlier crawl brought is taken away.

            robots.txt is obeyed, and a host is asked at most once a second. A crawl that is \
            broken off goes on where it stopped when it is run again.

            Examples:
              belltower crawl --list
              belltower crawl banner8 --set base=https://banner.example.edu/pls/prod --set term=202609
              belltower crawl syllabusplus-list --start timetable.html --set week1=2026-09-21
              belltower crawl Crawlers/mine.yaml --start saved.html --print
              belltower crawl Crawlers/mine.yaml --check
            """)

    @Argument(help: "A crawler's name, or its file.", completion: .file())
    var definition: String?

    @Option(
        help: ArgumentHelp("Begin here instead: URLs, or saved pages.", valueName: "url"),
        completion: .file())
    var start: [String] = []

    @Option(help: ArgumentHelp("Give a parameter of the crawler.", valueName: "key=value"))
    var set: [String] = []

    @Option(help: ArgumentHelp("Read so many pages at most.", valueName: "pages"))
    var limit: Int?

    @Flag(help: "Ask for every page anew.")
    var fresh = false

    @Flag(help: "Make its classes the campus's: they reach people by module. For operators.")
    var forEveryone = false

    @Flag(help: "Let modules, facts and classes go, however many.")
    var acceptRemovals = false

    @Flag(help: "Read the crawler's own example pages and compare.")
    var check = false

    @Flag(help: "Print what the start pages bring, as an example's result has it; store nothing.")
    var print = false

    @Flag(help: "List the crawlers there are.")
    var list = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if list == (definition != nil) {
            throw ValidationError("Name a crawler, or list them all: belltower crawl --list")
        }
        guard !(check && print), !(list && (check || print)) else {
            throw ValidationError("Give one of --check, --print and --list.")
        }
        if let limit, !(1...100_000).contains(limit) {
            throw ValidationError("--limit is a number from 1 to 100000.")
        }
        for pair in set where !pair.dropFirst().contains("=") {
            throw ValidationError("Write --set as KEY=VALUE, as: --set week1=2026-09-21")
        }
    }

    func run() async throws {
        let desks = try common.desks()
        guard let definition else { return CrawlText.tell(desks.crawls.list(), common) }
        if check {
            return try tellCheck(try desks.crawls.examples(definition) { HarvestShape($0).bytes })
        }
        var wish = CrawlWish(definition: definition)
        wish.start = start
        wish.limit = limit
        wish.isFresh = fresh
        wish.isForEveryone = forEveryone
        wish.acceptsRemovals = acceptRemovals
        for pair in set {
            guard let sign = pair.firstIndex(of: "=") else { continue }
            wish.settings[String(pair[..<sign])] = String(pair[pair.index(after: sign)...])
        }
        if print { return tellPrinted(try await desks.crawls.printedCrawl(wish)) }
        let bar = CrawlBar()
        let report: CrawlReport
        do {
            report = try await desks.crawls.crawl(wish) { bar.show($0) }
            bar.clear()
        } catch {
            bar.clear()
            throw error
        }
        if common.json {
            Console.say(CrawlShape(report))
        } else {
            CrawlText.tell(report)
        }
        if let failure = report.failure { throw failure.reason.exitCode }
    }

    private func tellPrinted(_ harvest: CrawlHarvest) {
        Console.say(HarvestShape(harvest))
        for issue in harvest.issues.prefix(10) {
            Console.complain("\(issue.severity.rawValue): \(issue.message.harmless)")
        }
    }

    private func tellCheck(_ examples: [CrawlExample]) throws {
        if common.json {
            Console.say(ListShape(examples, as: CrawlExampleShape.init))
        } else {
            for example in examples {
                for difference in example.differences {
                    Console.complain("\(example.page): \(difference.harmless)")
                }
                if example.differences.isEmpty {
                    Console.say(
                        Speech.words("crawl.example.well", ["page": .text(example.page)]))
                }
            }
        }
        if examples.contains(where: { !$0.differences.isEmpty }) { throw ExitCode(1) }
    }
}
