import Campus
import Crawling
import Fetching

/// What a crawled source is fetched from again: a definition, its start pages and its parameters.
///
/// It is kept where a feed's address is: `crawl:banner8 start=https://… set=term=202609`.
struct CrawlAddress: Hashable, Sendable {
    /// A shipped definition's name, or a file's absolute path.
    var definition: String
    /// None: the definition's own.
    var start: [String] = []
    var settings: [String: String] = [:]
    /// In which its classes were read first, so that whoever imports them next reads them so too.
    var zone: String?

    init(
        definition: String, start: [String], settings: [String: String], zone: String? = nil
    ) {
        self.definition = definition
        self.start = start
        self.settings = settings
        self.zone = zone
    }

    /// Whether the two mean the same pages, in whatever zone.
    func isSame(as other: CrawlAddress) -> Bool {
        definition == other.definition && start == other.start && settings == other.settings
    }

    /// Whether the two mean the same pages and differ in week 1 alone: one of them is wrong.
    func differsInWeekOne(from other: CrawlAddress) -> Bool {
        let key = CrawlerDefinition.weekOneParameter
        var (one, two) = (self, other)
        (one.settings[key], two.settings[key]) = (nil, nil)
        return !isSame(as: other) && one.isSame(as: two)
    }

    /// Tells it from all others, in whatever zone.
    var digest: String {
        var pages = self
        pages.zone = nil
        return String(UIDKey(of: pages.secret.revealed).bits, radix: 16)
    }

    /// Nil for the address of a feed.
    init?(_ address: SecretAddress) {
        guard address.revealed.hasPrefix(Source.crawlPrefix) else { return nil }
        let words = address.revealed.dropFirst(Source.crawlPrefix.count).split(separator: " ")
            .map { Self.decoded($0) }
        guard let first = words.first else { return nil }
        definition = first
        for word in words.dropFirst() {
            if word.hasPrefix("zone=") { zone = String(word.dropFirst(5)) }
            if word.hasPrefix("start=") { start.append(String(word.dropFirst(6))) }
            guard word.hasPrefix("set="), let sign = word.dropFirst(4).firstIndex(of: "=") else {
                continue
            }
            settings[String(word.dropFirst(4)[..<sign])] = String(word[word.index(after: sign)...])
        }
    }

    var secret: SecretAddress {
        let words =
            [definition] + start.map { "start=\($0)" }
            + (zone.map { ["zone=\($0)"] } ?? [])
            + settings.sorted { $0.key < $1.key }.map { "set=\($0.key)=\($0.value)" }
        return SecretAddress(
            Source.crawlPrefix + words.map { Self.encoded($0) }.joined(separator: " "))
    }

    private static func encoded(_ word: String) -> String {
        word.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
            .split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
    }

    private static func decoded(_ word: Substring) -> String {
        word.split(separator: "%20", omittingEmptySubsequences: false).joined(separator: " ")
            .split(separator: "%25", omittingEmptySubsequences: false).joined(separator: "%")
    }
}
