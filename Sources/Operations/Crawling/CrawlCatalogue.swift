import Crawling
import Campus
import Storage

/// Takes what a crawl found into the catalogue.
struct CrawlCatalogue {
    let transaction: Transaction
    let crawler: String

    /// - Parameter isWhole: everything was read, so what is missing is gone.
    func take(
        _ harvest: CrawlHarvest, isWhole: Bool
    ) throws -> (modules: CrawlReport.Counts, programmes: CrawlReport.Counts) {
        var report = CatalogueReport()
        for module in harvest.modules { report.count(try transaction.save(module).change) }
        var modules = CrawlReport.Counts()
        modules.count(report)
        if isWhole, !harvest.modules.isEmpty {
            modules.removed = try forgetMissing(harvest.modules)
        }
        var programmes = CrawlReport.Counts()
        for programme in harvest.programmes { programmes.count(try take(programme)) }
        return (modules, programmes)
    }

    /// A module that its crawler lists no more stays, with all that hangs on it, as one that only
    /// timetables name.
    private func forgetMissing(_ listed: [Module]) throws -> Int {
        let known = Set(listed.map { "\($0.code) \($0.year)" })
        var removed = 0
        for year in Set(listed.map(\.year)) {
            for module in try transaction.modules(from: crawler, year: year)
            where !known.contains("\(module.code) \(module.year)") {
                try transaction.disown(module)
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
