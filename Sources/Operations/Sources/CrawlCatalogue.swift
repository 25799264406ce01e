import Campus
import Crawling
import Recurrence
import Storage
import Words

/// Takes what a crawl found into the catalogue.
///
/// One definition reads many departments and terms: only what the same crawl listed before, and no
/// other one lists, can be gone.
struct CrawlCatalogue {
    let transaction: Transaction
    let crawler: String
    /// Which of its crawls it is: `CrawlAddress.digest`.
    let crawl: String
    let now: Instant

    /// - Parameters:
    ///   - isWhole: everything was read, so what is missing is gone.
    ///   - isGuarded: what looks like a redesign of the pages is not taken.
    /// - Throws: `Refusal.guarded` for that.
    func take(
        _ harvest: CrawlHarvest, isWhole: Bool, isGuarded: Bool
    ) throws -> (modules: CrawlReport.Counts, programmes: CrawlReport.Counts) {
        if isWhole, isGuarded,
            let doubt = try CatalogueGuard(
                transaction: transaction, crawler: crawler, crawl: crawl
            ).doubt(about: harvest.modules)
        {
            throw Refusal(.guarded, "refusal.crawl.removals", with: ["doubt": .message(doubt)])
        }
        var writer = CatalogueWriter(transaction, now: now, crawl: crawl)
        for module in harvest.modules { try writer.save(try completed(module, isWhole)) }
        var modules = CrawlReport.Counts()
        modules.count(writer.report)
        if isWhole, !harvest.modules.isEmpty {
            modules.removed = try forgetMissing(harvest.modules)
        }
        var programmes = CrawlReport.Counts()
        for programme in harvest.programmes { programmes.count(try take(programme)) }
        return (modules, programmes)
    }

    /// A programme's page knows little of a module, and so does a crawl of a few pages, or of others
    /// than those that told of it: what else was said of it stays.
    private func completed(_ module: Module, _ isWhole: Bool) throws -> Module {
        guard
            let known = try transaction.modules(module.code).first(where: { $0.year == module.year }
            ),
            try !isWhole || known.source != crawler
                || transaction.isListed(known, besides: crawl)
        else { return module }
        return module.filled(from: known)
    }

    /// A module that its crawler lists no more stays, with all that hangs on it, as one that only
    /// timetables name.
    private func forgetMissing(_ listed: [Module]) throws -> Int {
        let known = Set(listed.map { "\($0.code) \($0.year)" })
        var removed = 0
        for year in Set(listed.map(\.year)) {
            for module in try transaction.modules(listedBy: crawl, from: crawler, year: year)
            where !known.contains("\(module.code) \(module.year)") {
                try transaction.unlist(module, by: crawl)
                guard try !transaction.isListed(module, besides: crawl) else { continue }
                try transaction.disown(module)
                if let id = module.id {
                    try transaction.record([ModuleChange(.removed, of: module, at: now)], of: id)
                }
                removed += 1
            }
        }
        return removed
    }

    /// Its modules that the catalogue lacks are added by their code alone.
    private func take(_ programme: Programme) throws -> CatalogueReport {
        var modules: [Module] = []
        for code in programme.codes {
            let known = try transaction.modules(code).first { $0.year == programme.year }
            if let known {
                modules.append(known)
            } else {
                var module = Module(code: code, year: programme.year)
                module.id = try transaction.save(module).id
                modules.append(module)
            }
        }
        var report = CatalogueReport()
        report.count(try transaction.save(programme, modules: modules))
        return report
    }
}
