import Campus
import Fetching
import Markup

/// A page as it came, and what a definition finds on it.
struct PageReading {
    let page: Page
    /// Where it was found.
    let address: PageAddress
    let harvest: CrawlHarvest
    let tallies: [RuleTally]
    /// How much it tells of each kind; classes without a time or days are classes.
    private let counts: [RecordRule.Kind: Int]
    /// What a rule calls empty: its `when` is there, and `least: 0` says that no record may follow.
    private let emptied: Set<RecordRule.Kind>
    private let isClosed: Bool

    init(_ body: PageBody, at address: PageAddress, _ crawl: Crawl) throws(PageError) {
        page = try Page(body.bytes, contentType: body.contentType, limits: crawl.pageLimits)
        self.address = address
        (harvest, tallies) = PageReader(crawl.definition, crawl.settings).read(page, at: address)
        counts = [
            .modules: harvest.modules.count,
            .meetings: harvest.meetings.count + harvest.unscheduled,
            .programmes: harvest.programmes.count,
        ]
        let rules = crawl.definition.rules(under: crawl.settings.parameters)
        emptied = Set(
            zip(rules, tallies).filter { rule, tally in
                rule.condition != nil && rule.least == 0 && tally.isMeant && !tally.isBroken
                    && tally.records == 0
            }.map(\.0.kind))
        isClosed = body.bytes.hasHTMLEnd
    }

    /// It tells of something.
    var tells: Bool { counts.values.contains { $0 > 0 } }

    /// Why it is not what became of a page that was accepted; nil when it may be.
    ///
    /// One that is found where it was looked for has nothing to keep of where another led to.
    ///
    /// - Parameter asked: where both were looked for.
    func lapse(from former: PageReading, of asked: PageAddress) -> Lapse? {
        guard address != asked || former.address == asked else { return nil }
        let kinds: [RecordRule.Kind] = [.modules, .meetings, .programmes]
        let lost = kinds.first { kind in
            former.counts[kind, default: 0] > 0 && counts[kind, default: 0] == 0
                && !emptied.contains(kind)
        }
        if lost != nil, asksPassword, !former.asksPassword {
            return Lapse(told: "is a page to log in on", isDoubtful: false)
        }
        if former.isClosed, !isClosed {
            return Lapse(told: "ends before its </html>", isDoubtful: true, isCutShort: true)
        }
        return lost.map { Lapse(told: "has none of its \($0.rawValue) any more", isDoubtful: true) }
    }

    private var asksPassword: Bool { PageDiagnosis.asksPassword(page.root) }
}

/// Why a page is taken as it was when its crawl was last accepted.
struct Lapse {
    /// With the page before it, a sentence.
    var told: String
    /// It may be that the page is right: it is believed once it has been so for long.
    ///
    /// Else it is one that could not be had.
    var isDoubtful: Bool
    /// Of a page its end is missing, which files can lack too.
    var isCutShort = false
}

/// What was sent for a page, or what is kept of it.
struct PageBody {
    enum Currency {
        /// Had in this crawl.
        case now
        /// As it was: it could not be had.
        case former
        /// As it was: there is no such page any more, it is said.
        case gone
    }

    var bytes: [UInt8]
    var contentType: String?
    /// Where it was found; nil for where it was looked for.
    var address: String?
    var currency = Currency.now

    init(bytes: [UInt8], contentType: String? = nil, address: String? = nil) {
        self.bytes = bytes
        self.contentType = contentType
        self.address = address
    }

    init(_ kept: PageCache.Kept, _ currency: Currency) {
        self.init(bytes: kept.bytes, contentType: kept.contentType, address: kept.address)
        self.currency = currency
    }
}

extension [UInt8] {
    /// Whether the end tag of `html` is there; of a page cut short it is not.
    fileprivate var hasHTMLEnd: Bool {
        let tag = Array("</html".utf8)
        guard count >= tag.count else { return false }
        return stride(from: count - tag.count, through: 0, by: -1).contains { start in
            tag.indices.allSatisfy { self[start + $0] | 0x20 == tag[$0] | 0x20 }
        }
    }
}
