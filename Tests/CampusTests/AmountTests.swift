import Campus
import Testing

@Suite("Amounts of water")
struct AmountTests {
    @Test(
        "an amount reads as it is meant, and says itself again",
        arguments: [
            ("250ml", "250 ml", 250), ("12oz", "12 oz", 355), ("12 fl oz", "12 oz", 355),
            ("0.5l", "0.5 l", 500), ("1.5 l", "1.5 l", 1_500), ("1.005L", "1.005 l", 1_005),
            ("20l", "20 l", 20_000), ("2 litres", "2 l", 2_000), ("1 Liter", "1 l", 1_000),
        ] as [(String, String, Int64)])
    func reads(_ text: String, _ said: String, _ millilitres: Int64) throws {
        let amount = try #require(Amount(text))
        #expect(amount.description == said)
        #expect(amount.volume.millilitres == millilitres)
    }

    @Test(
        "what is not an amount is refused",
        arguments: [
            "-3ml", "0", "0ml", "0.000l", "1e9l", "1000000000l", "20.001l", "nan", "infml", "glas",
            "", "ml", ".", ".5l", "5.l", "1.2.3l", "250", "1.2345l", "٣ml", "+3ml",
            String(repeating: "9", count: 10_000) + "l",
        ])
    func refuses(_ text: String) { #expect(Amount(text) == nil) }

    @Test("eight glasses are 64 oz exactly, and 1893 ml")
    func doesNotDrift() throws {
        let glass = try #require(Amount("8oz")).volume
        let sum = (0..<8).reduce(Volume.zero) { sum, _ in sum + glass }
        #expect(sum == Amount("64 oz")?.volume)
        #expect(sum.millilitres == 1_893)
        #expect(sum.ounces == 64)
    }

    @Test("what remains is never less than nothing")
    func remains() throws {
        let glass = try #require(Amount("8oz")).volume
        #expect(Volume.zero.remaining(after: glass) == .zero)
        #expect((glass + glass).remaining(after: glass) == glass)
    }
}
