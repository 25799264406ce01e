import Campus
import Foundation
package import Operations
import Recurrence
import Words

extension DrinkNotation {
    /// A JSON list, one object a drink.
    ///
    /// `id` and `at` must be there. `amount` is as entered (`12 oz`); without it the category's word
    /// stands for one, or `ml` or `oz` say it. `deleted` is when the drink was taken back.
    package static let json = DrinkNotation(
        read: { bytes throws(Misreading) in try records(in: Data(bytes)) },
        write: { ListShape($0, as: DrinkRecordShape.init).bytes })

    /// What `json` reads and writes has, one drink each.
    package static let schema: Schema = [
        "id": .text, "at": .text, "category": .sometimes(.words(Drink.Category.self)),
        "amount": .sometimes(.text), "ml": .sometimes(.number), "oz": .sometimes(.number),
        "deleted": .sometimes(.optional(.text)),
    ]

    private static func records(in data: Data) throws(Misreading) -> [DrinkRecord] {
        let entries: [DrinkEntry]
        do {
            entries = try JSONDecoder().decode([DrinkEntry].self, from: data)
        } catch let error as DecodingError {
            throw Misreading(Message(verbatim: error.place))
        } catch {
            throw Misreading(Message("refusal.drinks.notJSON"))
        }
        guard entries.count <= mostDrinks else {
            throw Misreading(
                Message(
                    "refusal.drinks.many",
                    ["count": .number(entries.count), "most": .number(mostDrinks)]))
        }
        var records: [DrinkRecord] = []
        records.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() {
            do {
                records.append(try entry.record())
            } catch {
                throw Misreading(
                    Message(
                        "refusal.drinks.entry",
                        ["number": .number(index + 1), "problem": .message(error.message)]))
            }
        }
        return records
    }
}

/// A drink as devices hand it to each other: the amount as entered, and when it was taken back.
struct DrinkRecordShape: Shape {
    private let record: DrinkRecord

    init(_ record: DrinkRecord) { self.record = record }

    static var usualBytes: Int { 192 }

    static var schema: Schema {
        DrinkFields.schema.and(["amount": .text, "deleted": .optional(.instant)])
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            DrinkFields(drink: record.drink, zone: .utc).write(to: &json)
            json.field("amount", record.drink.amount.description)
            json.field("deleted", record.deleted, in: .utc)
        }
    }
}

/// One drink of a file, as it is written there.
private struct DrinkEntry: Decodable {
    typealias Misreading = DrinkNotation.Misreading

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

    func record() throws(Misreading) -> DrinkRecord {
        guard let id = DrinkID(id) else { throw Misreading(Message("refusal.drinks.id")) }
        let category = try readCategory()
        let at = try Self.instant(at, "at")
        guard let amount = readAmount(category) else {
            throw Misreading(Message("refusal.drinks.amount"))
        }
        let drink = Drink(id: id, category: category, amount: amount, at: at)
        switch deleted {
        case nil, .flag(false): return DrinkRecord(drink)
        case .flag(true): return DrinkRecord(drink, deleted: at)
        case .instant(let text):
            return DrinkRecord(drink, deleted: try Self.instant(text, "deleted"))
        }
    }

    private func readCategory() throws(Misreading) -> Drink.Category {
        guard let category else { return .custom }
        guard let known = Drink.Category(rawValue: category) else {
            throw Misreading(Message("refusal.drinks.category"))
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

    private static func instant(_ text: String, _ name: String) throws(Misreading) -> Instant {
        guard text.utf8.count <= 64, let instant = Timestamp.instant(text),
            WaterDesk.drinkTimes.contains(instant)
        else {
            throw Misreading(Message("refusal.drinks.instant", ["field": .text(name)]))
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
