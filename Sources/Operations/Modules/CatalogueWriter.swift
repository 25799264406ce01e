import Campus
import Recurrence
import Storage

/// Saves modules, counts what became of them, and puts on record what is otherwise than before.
struct CatalogueWriter {
    private let transaction: Transaction
    private let now: Instant
    /// The crawl that lists the modules; nil for a file.
    private let crawl: String?
    /// Whether a year had modules of a place before: the first ones are no changes.
    private var hadModules: [Key: Bool] = [:]
    private(set) var report = CatalogueReport()

    private struct Key: Hashable {
        var source: String?
        var year: AcademicYear
    }

    init(_ transaction: Transaction, now: Instant, crawl: String? = nil) {
        self.transaction = transaction
        self.now = now
        self.crawl = crawl
    }

    mutating func save(_ module: Module) throws {
        let isTold = try hadModules(like: module)
        let (id, saving) = try transaction.save(module)
        report.count(saving)
        if let crawl { try transaction.list(id, by: crawl) }
        switch saving {
        case .unchanged: break
        case .changed(let old) where old.source != nil:
            try transaction.record(module.changes(since: old, at: now), of: id)
        case .added, .changed:
            guard isTold else { return }
            try transaction.record([ModuleChange(.added, of: module, at: now)], of: id)
        }
    }

    private mutating func hadModules(like module: Module) throws -> Bool {
        let key = Key(source: module.source, year: module.year)
        if let known = hadModules[key] { return known }
        let found =
            try crawl.map { try transaction.hasListings(by: $0, year: module.year) }
            ?? transaction.hasModules(from: module.source, year: module.year)
        hadModules[key] = found
        return found
    }
}
