import Glibc

@testable import Fetching

extension PublicAddress {
    /// Judges an address as one writes it; nil when it is none.
    static func isPublic(_ text: String) -> Bool? {
        let isSix = text.contains(":")
        var bytes = [UInt8](repeating: 0, count: isSix ? 16 : 4)
        guard inet_pton(isSix ? AF_INET6 : AF_INET, text, &bytes) == 1 else { return nil }
        return contains(bytes)
    }
}
