/// What an authenticator says and signs (WebAuthn, 6.1).
package struct AuthenticatorData: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Somebody touched it.
        package static let isPresent = Flags(rawValue: 0x01)
        /// It knows who: by a finger, a face, a PIN.
        package static let isVerified = Flags(rawValue: 0x04)
        /// The passkey may be kept elsewhere as well, as password managers do.
        package static let mayBeBackedUp = Flags(rawValue: 0x08)
        package static let isBackedUp = Flags(rawValue: 0x10)
        package static let hasCredential = Flags(rawValue: 0x40)
        package static let hasExtensions = Flags(rawValue: 0x80)
    }

    /// A passkey that was just made.
    package struct Credential: Hashable, Sendable {
        package let id: [UInt8]
        /// As COSE writes it.
        package let key: [UInt8]
    }

    /// The digest of the site's name.
    package let site: [UInt8]
    package let flags: Flags
    /// How many signatures there were; 0 where that is not counted.
    package let counter: UInt32
    package let credential: Credential?

    /// Nil where the bytes are not wholly such.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count >= 37 else { return nil }
        site = Array(bytes[..<32])
        flags = Flags(rawValue: bytes[32])
        counter = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
        // What is backed up may be so.
        guard !flags.contains(.isBackedUp) || flags.contains(.mayBeBackedUp) else { return nil }
        var end = 37
        if flags.contains(.hasCredential) {
            guard let (credential, after) = Self.credential(in: bytes, from: end) else {
                return nil
            }
            (self.credential, end) = (credential, after)
        } else {
            credential = nil
        }
        if flags.contains(.hasExtensions) {
            var reader = CBORReader(bytes, from: end)
            guard case .map? = reader.next() else { return nil }
            end = reader.position
        }
        guard end == bytes.count else { return nil }
    }

    /// 16 bytes of the make, which nobody asks for; two of the id's length; the id; the key.
    private static func credential(
        in bytes: [UInt8], from start: Int
    ) -> (Credential, end: Int)? {
        let begin = start + 18
        guard bytes.count >= begin else { return nil }
        let count = Int(bytes[begin - 2]) << 8 | Int(bytes[begin - 1])
        // WebAuthn, 7.1: at most 1,023.
        guard (1...1_023).contains(count), bytes.count >= begin + count else { return nil }
        var reader = CBORReader(bytes, from: begin + count)
        guard case .map? = reader.next() else { return nil }
        let key = Array(bytes[(begin + count)..<reader.position])
        return (
            Credential(id: Array(bytes[begin..<begin + count]), key: key), reader.position
        )
    }
}
