import Credentials
import Foundation
import TestSupport

extension FuzzTarget {
    /// What a browser hands over of a passkey: CBOR, an authenticator's data, a key, and what the browser
    /// says of itself.
    static let passkeys = FuzzTarget(
        name: "passkeys",
        run: { bytes in
            if let value = CBORReader.value(of: bytes) {
                try promise("what was read is written the same", written(value) == bytes)
            }
            guard let party = RelyingParty(url: "https://calendar.example.ac.uk") else { return }
            for data in [bytes, CBORReader.value(of: bytes)?["authData"]?.bytes ?? []] {
                guard let data = AuthenticatorData(data) else { continue }
                try promise("a site's digest has 32 bytes", data.site.count == 32)
                if let id = data.credential?.id {
                    try promise("an id has its length", (1...1_023).contains(id.count))
                }
            }
            let answer = NewPasskeyAnswer(
                clientData: Data(bytes), attestation: bytes, transports: [])
            if let made = party.made(answer) {
                try promise("what is kept can sign", PasskeyKey(made.key) != nil)
            }
            _ = PasskeyKey(bytes)
            _ = ClientData(Data(bytes), .signing, at: party)
            let text = String(decoding: bytes, as: UTF8.self)
            if let plain = Base64URL.bytes(text) {
                try promise(
                    "letters are bytes and letters again",
                    Base64URL.bytes(Base64URL.text(plain)) == plain)
            }
        },
        seeds: {
            guard let party = RelyingParty(url: "https://calendar.example.ac.uk") else { return [] }
            let device = SoftAuthenticator(handle: [1])
            let saying = SoftAuthenticator.Saying("c", at: party)
            let (made, signed) = (device.made(saying), try device.signed(saying))
            let authData = CBORReader.value(of: made.attestation)?["authData"]?.bytes ?? []
            return try [
                made.attestation, authData, signed.authenticatorData, Array(made.clientData),
                Array(authData.suffix(77)), Array(Base64URL.text(signed.signature).utf8),
                // Lists in lists, a map whose key is a list, lengths that are not there.
                [0x83, 0x81, 0x80, 0xf6, 0xf5], [0xa1, 0x80, 0x01],
                [0x9b] + [UInt8](repeating: 255, count: 8),
                [UInt8](repeating: 0x81, count: 700), [0xa2, 0x01, 0x02, 0x01, 0x02],
            ] + Seeds.passkeys()
        })

    /// A value in the shortest form, its keys in the order in which they stood.
    private static func written(_ value: CBOR) -> [UInt8] {
        switch value {
        case .unsigned(let number): head(0, number)
        case .negative(let number): head(1, number)
        case .bytes(let bytes): head(2, UInt64(bytes.count)) + bytes
        case .text(let text): head(3, UInt64(text.utf8.count)) + text.utf8
        case .list(let values): head(4, UInt64(values.count)) + values.flatMap(written)
        case .map(let entries):
            head(5, UInt64(entries.count)) + entries.flatMap { written($0.key) + written($0.value) }
        case .flag(let flag): [flag ? 0xf5 : 0xf4]
        case .null: [0xf6]
        }
    }

    private static func head(_ major: UInt8, _ number: UInt64) -> [UInt8] {
        let count =
            switch number {
            case ..<24: 0
            case ..<256: 1
            case ..<65_536: 2
            case ..<4_294_967_296: 4
            default: 8
            }
        guard count > 0 else { return [major << 5 | UInt8(number)] }
        let short: UInt8 = [1: 24, 2: 25, 4: 26, 8: 27][count] ?? 24
        let bytes = (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        return [major << 5 | short] + bytes
    }
}
