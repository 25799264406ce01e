import Testing

@testable import Credentials

@Suite("Passwords, as they are kept")
struct PasswordHashTests {
    static let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)

    @Test("a hash matches its password and no other, and is never the same twice")
    func matching() throws {
        let hash = try PasswordHash(of: "open sesame", cost: Self.cheap)
        #expect(try hash.matches("open sesame"))
        #expect(try !hash.matches("open sesam") && !hash.matches(""))
        #expect(try PasswordHash(of: "open sesame", cost: Self.cheap) != hash)
        #expect(hash.text.hasPrefix("$scrypt$ln=4,r=8,p=1$"))
    }

    /// Vector of RFC 7914, section 12, with its first 32 bytes.
    @Test("scrypt is the one of RFC 7914")
    func vector() throws {
        let hash = PasswordHash(
            text: "$scrypt$ln=10,r=8,p=16$TmFDbA==$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI=")
        #expect(try hash.matches("password"))
    }

    @Test(
        "a damaged hash is an error, whatever it asks for",
        arguments: [
            "", "x", "$scrypt$ln=4,r=8,p=1$AAAA", "$bcrypt$ln=4,r=8,p=1$AAAA$AAAA",
            "$scrypt$ln=40,r=8,p=1$AAAA$AAAA", "$scrypt$ln=4,r=0,p=1$AAAA$AAAA",
            "$scrypt$ln=4,r=8,p=99$AAAA$AAAA", "$scrypt$r=8,ln=4,p=1$AAAA$AAAA",
            "$scrypt$ln=4,r=8,p=1$?$AAAA",
        ])
    func damaged(text: String) {
        #expect(throws: PasswordHash.Problem.self) { try PasswordHash(text: text).matches("x") }
    }
}
