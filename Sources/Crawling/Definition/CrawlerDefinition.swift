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
