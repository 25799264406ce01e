/// How one system's pages are crawled: what a file of `Crawlers/` says.
public struct CrawlerDefinition: Sendable {
    public struct Parameter: Hashable, Sendable {
        public var name: String
        /// Nil for one that has to be given.
        public var value: String?
    }

    public var name: String
    public var about: String
    /// Whether saved pages of a real campus show that it works.
    public var isProven = false
    public var parameters: [Parameter] = []
    var start: [Template] = []
    var follow: [LinkRule] = []
    var rules: [RecordRule] = []
    var notation = Notation()
    public var manners = Manners()
    public var expectations = Expectations()
    public var examples: [Example] = []
    /// What to say of a page that scripts would fill; nil for the usual words.
    var file = ""

    public static let yearParameter = "year"
    public static let weekOneParameter = "week1"
    public static let zoneParameter = "zone"
}
