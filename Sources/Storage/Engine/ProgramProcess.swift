import Glibc

/// A process of this program on some machine, by the name under which others read of it.
package struct ProgramProcess: Hashable, Sendable, CustomStringConvertible {
    /// The machine's name.
    package var host: String
    package var number: Int32

    /// The one that asks.
    package static var own: Self {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let host = String(
            decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return Self(host: String(host.prefix(longest)), number: getpid())
    }

    /// A server cuts what a connection is called at 63 bytes.
    private static let longest = 40

    private init(host: String, number: Int32) {
        self.host = host
        self.number = number
    }

    /// Reads `text`, whatever words stand behind it; nil for what is none.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count >= 2, let number = Int32(words[1]) else { return nil }
        self.init(host: String(words[0]), number: number)
    }

    package var text: String { "\(host) \(number)" }

    /// For people: `app2 (process 4711)`.
    package var description: String { "\(host) (process \(number))" }
}
