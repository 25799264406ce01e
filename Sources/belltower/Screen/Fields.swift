import Campus

/// Names and what they stand for, a line each, those without a value left out.
struct Fields {
    private let fields: [(name: String, value: String)]

    init(_ fields: [(String, String?)]) {
        self.fields = fields.compactMap { name, value in
            value.map { (name, $0.harmless.oneLine) }
        }
    }

    func lines(on screen: Screen, indent: Int = 2) -> [String] {
        let width = fields.map(\.name.displayWidth).max() ?? 0
        let margin = String(repeating: " ", count: indent)
        return fields.flatMap { name, value in
            screen.lines(value, after: "\(margin)\(name.fitted(to: width))  ")
        }
    }
}
