import Campus
import Recurrence
import Testing

@Suite("Drinks")
struct DrinkTests {
    static func record(
        _ at: Int64, _ amount: String = "8oz", deleted: Int64? = nil
    ) throws -> DrinkRecord {
        let id = try #require(DrinkID("0f8fad5b-d9cb-469f-a165-70867728950e"))
        let amount = try #require(Amount(amount))
        return DrinkRecord(
            Drink(id: id, category: .custom, amount: amount, at: Instant(seconds: at)),
            deleted: deleted.map { Instant(seconds: $0) })
    }

    @Test(
        "the words stand for amounts",
        arguments: [(.drink, "4 oz"), (.glass, "8 oz"), (.bottle, "16 oz"), (.custom, nil)]
            as [(Drink.Category, String?)])
    func words(category: Drink.Category, amount: String?) {
        #expect(category.amount?.description == amount)
    }

    @Test("a UUID is the same in upper and lower case, and a new one is one")
    func ids() {
        let upper = DrinkID("0F8FAD5B-D9CB-469F-A165-70867728950E")
        #expect(upper?.text == "0f8fad5b-d9cb-469f-a165-70867728950e")
        var generator = SystemRandomNumberGenerator()
        let new = DrinkID.random(using: &generator)
        #expect(DrinkID(new.text) == new && new.text.dropFirst(14).first == "4")
        #expect(new != DrinkID.random(using: &generator))
    }

    @Test(
        "what is no UUID is refused",
        arguments: [
            "", "1", "0f8fad5bd9cb469fa16570867728950e", "0f8fad5b-d9cb-469f-a165-70867728950g",
            "0f8fad5b-d9cb-469f-a165-70867728950e ", "٠f8fad5b-d9cb-469f-a165-7086772895e",
        ])
    func noIDs(text: String) { #expect(DrinkID(text) == nil) }

    @Test("of two records the greater content counts, and the earlier deletion")
    func merges() throws {
        let (early, late) = (try Self.record(1, "12oz"), try Self.record(2, "8oz"))
        #expect(early.merged(with: late).drink.at.seconds == 2)
        let (first, second) = (try Self.record(1, deleted: 5), try Self.record(3, deleted: 9))
        let merged = first.merged(with: second)
        #expect(merged == second.merged(with: first))
        #expect(merged.deleted?.seconds == 5 && merged.drink.at.seconds == 3)
        #expect(late.merged(with: first).deleted?.seconds == 5)
    }

    @Test(
        "a time of day reads as it is meant",
        arguments: [
            ("9", 540), ("09:00", 540), ("9:05", 545), ("0:00", 0), ("24:00", 1_440), ("24", 1_440),
            ("24:01", nil), ("25", nil), ("9:60", nil), ("9:5", nil), ("", nil), (":", nil),
            ("9:00:00", nil), ("-1", nil), ("٩:00", nil), ("999:00", nil),
        ] as [(String, Int?)])
    func times(text: String, minute: Int?) { #expect(TimeOfDay(text)?.minute == minute) }

    @Test("sums that would overflow stay at the most there is")
    func overflow() {
        let most = Volume(tenths: .max)
        #expect(most + Volume(tenths: 1) == most)
        #expect(most.millilitres > 0 && most.ounces > 0)
    }
}
