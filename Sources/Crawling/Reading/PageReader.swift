import Campus
package import Fetching
package import Markup

/// Reads pages by a definition.
package struct PageReader: Sendable {
    private let definition: CrawlerDefinition
    private let settings: CrawlSettings

    package init(_ definition: CrawlerDefinition, _ settings: CrawlSettings) {
        self.definition = definition
        self.settings = settings
    }

    /// What a page brings; the same as it stands there, so that two records may be one module.
    ///
    /// Fields that look like others' are told of among its issues.
    package func harvest(_ page: Page, at address: PageAddress?) -> CrawlHarvest {
        var (harvest, tallies) = read(page, at: address)
        let misfits = tallies.flatMap { tally in
            tally.shapes.sorted { $0.key < $1.key }.compactMap(\.value.misfit)
        }
        harvest.issues += misfits.map { Issue(.warning, told(misfit: $0).harmless.oneLine) }
        return harvest
    }

    private func told(misfit: String) -> String {
        misfit + (definition.orderHint(under: settings.parameters).map { ": \($0)" } ?? "")
    }

    func read(
        _ page: Page, at address: PageAddress?
    ) -> (harvest: CrawlHarvest, tallies: [RuleTally]) {
        let context = PageContext(
            page, at: address, definition: definition, settings: settings)
        let tallies = context.readRules()
        return (page.isSpent ? spent(context) : context.harvest, tallies)
    }

    /// Of a page that would take too long: what was found of it may be any part.
    private func spent(_ context: PageContext) -> CrawlHarvest {
        var harvest = CrawlHarvest()
        harvest.issues.append(
            context.issue("the page would take too long to read, and is left out"))
        return harvest
    }
}
