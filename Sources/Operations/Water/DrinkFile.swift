import Campus
import Fetching
import Foundation
import Recurrence
import Words

/// A list of drinks as devices hand it to each other: JSON, one object a drink.
///
/// `id` and `at` must be there. `amount` is as entered (`12 oz`); without it the category's word
/// stands for one, or `ml` or `oz` say it. `deleted` is when the drink was taken back.
struct DrinkFile {
    let path: String

    /// More is no list of what one person drinks.
    static let mostBytes = 64 << 20
    static let mostDrinks = 200_000

    /// The records in the file; none when there is no file yet.
    ///
    /// Copies of one drink are merged.
    func read() throws(Refusal) -> [DrinkID: DrinkRecord] {
        guard let data = try contents() else { return [:] }
        var records: [DrinkID: DrinkRecord] = [:]
        for (index, entry) in try entries(in: data).enumerated() {
            do {
                DrinkRecord.merge([try entry.record()], into: &records)
            } catch {
                throw unreadable(
                    Message(
                        "refusal.drinks.entry",
                        ["number": .number(index + 1), "problem": "\(error.message)"]))
            }
        }
        return records
    }

    /// The file's bytes for some records, in order of time.
    static func bytes(_ records: some Collection<DrinkRecord>) -> [UInt8] {
        var json = JSONWriter(reserving: records.count * 192 + 16)
        json.array(
            records.sorted {
                ($0.drink.at, $0.drink.id) < ($1.drink.at, $1.drink.id)
            }
        ) { $1.write(to: &$0) }
        return json.bytes + [0x0a]
    }

    private func contents() throws(Refusal) -> Data? {
        do {
            return Data(try FileReader(limit: Self.mostBytes).read(path))
        } catch {
            switch error.reason {
            case .noSuchFile: return nil
            case .isDirectory, .isNoFile: throw unreadable(Message("refusal.drinks.noFile"))
            case .tooLarge(let limit):
                throw unreadable(Message("refusal.drinks.large", ["size": .number(limit >> 20)]))
            case .unreadable(let why): throw unreadable(Message(verbatim: why))
            default: throw unreadable(Message("refusal.drinks.closed"))
            }
        }
    }

    private func entries(in data: Data) throws(Refusal) -> [DrinkEntry] {
        let entries: [DrinkEntry]
        do {
            entries = try JSONDecoder().decode([DrinkEntry].self, from: data)
        } catch let error as DecodingError {
            throw unreadable(Message(verbatim: error.place))
        } catch {
            throw unreadable(Message("refusal.drinks.notJSON"))
        }
        guard entries.count <= Self.mostDrinks else {
            throw unreadable(
                Message(
                    "refusal.drinks.many",
                    ["count": .number(entries.count), "most": .number(Self.mostDrinks)]))
        }
        return entries
    }

    private func unreadable(_ what: Message) -> Refusal {
        Refusal(
            .unreadable, "refusal.drinks.unreadable",
            with: [
                "path": "\(path)", "problem": .message(what.mapping { $0.harmless.oneLine }),
            ])
    }
}

/// One drink of a file, as it is written there.
private struct DrinkEntry: Decodable {
    /// Why an entry is no drink.
    struct Problem: Error {
        var message: String
    }

    /// When a drink was taken back, or only that it was.
    enum Deletion: Decodable {
        case instant(String)
        case flag(Bool)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let flag = try? value.decode(Bool.self) {
                self = .flag(flag)
            } else {
                self = .instant(try value.decode(String.self))
            }
        }
    }

    var id: String
    var at: String
    var category: String?
    var amount: String?
    var ml: Double?
    var oz: Double?
    var deleted: Deletion?

    func record() throws(Problem) -> DrinkRecord {
        guard let id = DrinkID(id) else { throw Problem(message: "`id` is not a UUID") }
        let category = try readCategory()
        let at = try Self.instant(at, "at")
        guard let amount = readAmount(category) else {
            throw Problem(message: "it has no amount up to 20 litres, as \"amount\":\"250 ml\"")
        }
        let drink = Drink(id: id, category: category, amount: amount, at: at)
        switch deleted {
        case nil, .flag(false): return DrinkRecord(drink)
        case .flag(true): return DrinkRecord(drink, deleted: at)
        case .instant(let text):
            return DrinkRecord(drink, deleted: try Self.instant(text, "deleted"))
        }
    }

    private func readCategory() throws(Problem) -> Drink.Category {
        guard let category else { return .custom }
        guard let known = Drink.Category(rawValue: category) else {
            throw Problem(message: "`category` is not drink, glass, bottle or custom")
        }
        return known
    }

    /// What is written first, then what the category says unless other fields contradict it.
    private func readAmount(_ category: Drink.Category) -> Amount? {
        if let amount { return Amount(amount) }
        if let known = category.amount, ml == nil || ml == Double(known.volume.millilitres) {
            return known
        }
        if let ml { return Self.amount(ml, .millilitre) }
        return oz.flatMap { Self.amount($0, .ounce) }
    }

    private static func amount(_ number: Double, _ unit: Volume.Unit) -> Amount? {
        guard number > 0, number <= 20_000 else { return nil }
        return Amount(thousandths: Int64((number * 1_000).rounded()), unit: unit)
    }

    private static func instant(_ text: String, _ name: String) throws(Problem) -> Instant {
        guard text.utf8.count <= 64, let instant = Timestamp.instant(text),
            WaterDesk.drinkTimes.contains(instant)
        else {
            throw Problem(message: "`\(name)` is not an instant, as 2026-10-05T09:15:00+01:00")
        }
        return instant
    }
}

extension DecodingError {
    /// Where in a list of drinks what is not as it should be.
    fileprivate var place: String {
        let (context, what): (Context, String) =
            switch self {
            case .typeMismatch(_, let context): (context, "is of another type")
            case .valueNotFound(_, let context): (context, "is null")
            case .keyNotFound(let key, let context): (context, "has no `\(key.stringValue)`")
            case .dataCorrupted(let context): (context, "is not JSON")
            @unknown default: (Context(codingPath: [], debugDescription: ""), "cannot be read")
            }
        let keys = context.codingPath.map { key in
            key.intValue.map { "drink \($0 + 1)" } ?? "`\(key.stringValue)`"
        }
        return keys.isEmpty ? "it \(what)" : "\(keys.joined(separator: ", ")) \(what)"
    }
}
