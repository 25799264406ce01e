/// What a program says of itself in `User-Agent`.
struct UserAgent: Sendable {
    let text: String

    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Mac OS", "Mac"),
        ("Windows", "Windows"), ("Linux", "Linux"),
    ]
    private static let browsers = [
        ("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ]

    /// A browser and its system, as far as they are named; else the program's first word.
    var device: String {
        let names = [first(of: Self.browsers), system].compactMap { $0 }
        let plain = text.prefix { $0 != "/" && $0 != " " }.prefix(40)
        return names.isEmpty ? String(plain) : names.joined(separator: ", ")
    }

    /// `iPhone`, `Android`; nil where none is named.
    var system: String? { first(of: Self.systems) }

    private func first(of list: [(mark: String, name: String)]) -> String? {
        list.first { text.contains($0.mark) }?.name
    }
}
