import Campus
import Recurrence
import Storage
import Words

/// Tells a campus that changed its catalogue from one that changed its pages.
///
/// A redesign takes a fact from every module, or half of the modules at once; a campus hardly does.
struct CatalogueGuard {
    let transaction: Transaction
    let crawler: String
    /// Which of its crawls it is.
    let crawl: String

    /// Below this many, chance decides.
    private static let fewest = 5

    /// What is so much that it is not believed; nil when all may be taken.
    func doubt(about modules: [Module]) throws -> Message? {
        for year in Set(modules.map(\.year)).sorted(by: { $0.first < $1.first }) {
            let known = try transaction.modules(listedBy: crawl, from: crawler, year: year)
            guard known.count >= Self.fewest else { continue }
            let listed = Dictionary(
                modules.filter { $0.year == year }.map { ($0.code, $0) },
                uniquingKeysWith: { first, _ in first })
            let gone = known.count { listed[$0.code] == nil }
            if gone * 2 > known.count {
                return Message(
                    "refusal.crawl.gone",
                    ["gone": .number(gone), "all": .number(known.count), "year": "\(year)"])
            }
            if let doubt = emptied(known, listed: listed, in: year) { return doubt }
        }
        return nil
    }

    /// The fact that most modules that had it would lose.
    private func emptied(
        _ known: [Module], listed: [ModuleCode: Module], in year: AcademicYear
    ) -> Message? {
        var (had, lost): ([String: Int], [String: Int]) = ([:], [:])
        for old in known {
            guard let new = listed[old.code] else { continue }
            for fact in old.facts where fact.value != nil { had[fact.name, default: 0] += 1 }
            for change in new.changes(since: old, at: Instant(seconds: 0)) where change.after == nil
            {
                lost[change.fact ?? "", default: 0] += 1
            }
        }
        for (name, count) in lost.sorted(by: { $0.key < $1.key }) {
            let all = had[name] ?? 0
            if all >= Self.fewest, count * 2 > all {
                return Message(
                    "refusal.crawl.emptied",
                    [
                        "fact": "\(name)", "count": .number(count), "all": .number(all),
                        "year": "\(year)",
                    ])
            }
        }
        return nil
    }
}
