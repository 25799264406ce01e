/// The fields of one record as they were read, and those of the record around it.
final class RecordValues {
    private let places: [String: Int]
    private var own: [[String]]
    private let outer: RecordValues?

    /// - Parameters:
    ///   - places: the index of each field by its name.
    ///   - own: as many as are read so far.
    init(places: [String: Int], own: [[String]] = [], outer: RecordValues? = nil) {
        self.places = places
        self.own = own
        self.outer = outer
        self.own.reserveCapacity(places.count)
    }

    /// Takes the next field's.
    func append(_ texts: [String]) { own.append(texts) }

    /// Of a field of the record, else of the one around it; nil when neither has such a field.
    subscript(name: String) -> [String]? { read(name) ?? outer?[name] }

    /// The first text of that name, the record's own before those around it.
    func first(_ name: String) -> String? { read(name)?.first ?? outer?.first(name) }

    private func read(_ name: String) -> [String]? {
        places[name].flatMap { $0 < own.count ? own[$0] : nil }
    }
}
