import Foundation
import Testing

@testable import Credentials

@Suite("Tokens and codes")
struct SecretTokenTests {
    private static let count = 2_000

    /// Of many that were made: at how many places which letters stand.
    private static func letters(_ make: () -> String) -> (distinct: Int, fewest: Int, length: Int) {
        let texts = (0..<count).map { _ in Array(make()) }
        let length = texts.map(\.count).min() ?? 0
        let varying = (0..<length).map { place in Set(texts.map { $0[place] }).count }
        return (
            Set(texts).count, varying.filter { $0 > 1 }.min() ?? 0,
            texts.allSatisfy { $0.count == length } ? length : 0
        )
    }

    /// How many letters a text of so many bits has in Base64 without `=`.
    @Test(
        "a token has all its bits, each letter of it by chance", arguments: [(256, 43), (160, 27)])
    func token(bits: Int, length: Int) {
        let found = Self.letters { SecretToken(bits: bits).text }
        #expect(found.length == length && found.distinct == Self.count)
        // The last letter stands for what is left: four bits.
        #expect(found.fewest == 16)
        #expect(Base64URL.bytes(SecretToken(bits: bits).text)?.count == bits / 8)
    }

    @Test("without a word a token has 256 bits")
    func standard() {
        #expect(Base64URL.bytes(SecretToken().text)?.count == 32)
    }

    @Test("one that is typed has sixteen letters of 31, in four groups")
    func typed() {
        let found = Self.letters { SecretToken.typed().text }
        #expect(found.length == 19 && found.distinct == Self.count)
        #expect(found.fewest == 31)
        #expect(SecretToken.typed().text.split(separator: "-").map(\.count) == [4, 4, 4, 4])
    }

    @Test("a code has eight digits, each by chance")
    func code() {
        let found = Self.letters { OneTimeCode().text }
        #expect(found.length == 8 && found.fewest == 10)
        #expect(found.distinct >= Self.count - 5)
        #expect(OneTimeCode().text.allSatisfy { $0.isNumber })
        #expect(OneTimeCode.lifetime <= 600)
    }

    @Test("what is kept is a SHA-256, and what is printed is nothing of it")
    func kept() {
        let (token, code) = (SecretToken(), OneTimeCode())
        // FIPS 180-2, B.1.
        #expect(
            SecretToken.digest(of: "abc").map { String(UInt16($0) | 0x100, radix: 16).suffix(2) }
                .joined() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(token.digest == SecretToken.digest(of: token.text))
        #expect(code.digest(for: "a@b.example").count == 32)
        #expect(code.digest(for: "a@b.example") != code.digest(for: "b@b.example"))
        for text in ["\(token)", String(reflecting: token), "\([token])"] {
            #expect(!text.contains(token.text), "\(text)")
        }
        for text in ["\(code)", String(reflecting: code), "\([code])"] {
            #expect(!text.contains(code.text), "\(text)")
        }
    }

    @Test("a password is hashed at the price that OWASP asks for, with a salt of 128 bits")
    func price() throws {
        let hash = try PasswordHash(of: "correct horse")
        #expect(hash.text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        let salt = hash.text.split(separator: "$")[2]
        #expect(Data(base64Encoded: String(salt))?.count == 16)
    }

    @Test("of a password no letter is altered before it is hashed")
    func exact() throws {
        let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
        let typed = "  Caf\u{e9} \u{ff11}Pass\tword  "
        let hash = try PasswordHash(of: typed, cost: cheap)
        #expect(try hash.matches(typed))
        let others = [
            typed.lowercased(), typed.uppercased(), typed.trimmingCharacters(in: .whitespaces),
            typed.decomposedStringWithCanonicalMapping,
            typed.replacing("\u{ff11}", with: "1"), typed.replacing("\t", with: " "),
        ]
        for other in others { #expect(try !hash.matches(other), "\(other)") }
    }

    @Test(
        "any characters make a password, eight of them or 256",
        arguments: [
            "\u{1f514}\u{1f514}\u{1f4da}\u{1f512}\u{1f511}\u{1f6aa}\u{1f3eb}\u{1f393}",
            "alllettersalike yes", "9 4 8 1 7 3 0", "        x",
            "\u{645}\u{631}\u{62d}\u{628}\u{627} \u{628}\u{643}",
            String(repeating: "ab", count: 128), String(repeating: "ab", count: 32),
        ])
    func any(_ password: String) {
        #expect(PasswordRule.problem(password, names: ["kim"]) == nil)
    }

    @Test("3,000 that are common are known, all of a length that may be one")
    func common() {
        #expect(CommonPasswords.all.count >= 3_000)
        for password in CommonPasswords.all where password.count >= 8 {
            #expect(PasswordRule.problem(password, names: []) == .common, "\(password)")
        }
        #expect(CommonPasswords.all.allSatisfy { $0.count >= 8 })
    }

    @Test(
        "what somebody is called is no password, however it is written",
        arguments: [
            "kimberley", "KIMBERLEY", "Kimberley Doe", "kimberley doe", "belltower", "BellTower",
        ])
    func names(_ password: String) {
        let names = ["kimberley", "Kimberley Doe", "belltower"]
        #expect(PasswordRule.problem(password, names: names) == .common)
    }
}
