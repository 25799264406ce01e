import Campus

/// Counts as a drawing: bars with what they stand for beside them, told apart by shape, never by colour.
///
/// `partials/plot` draws it. The width is a phone's, in units of a CSS pixel there; wider it is scaled.
struct Plot {
    struct Bar {
        var label: String
        var count: ShownCount
    }

    /// Of the drawing's parts; one of its own on the page.
    let id: String
    let title: String
    /// What the drawing says, for who does not see it.
    let text: String
    let bars: [Bar]
    /// `<5`.
    let few: String

    private static let width = 340.0
    private static let textSize = 12.0
    /// What few are, and what is withheld, is as high as this, whatever it may be.
    private static let least = 6.0

    private var most: Int { bars.compactMap(\.count.value).max() ?? 0 }

    /// The end of the axis: the next of 10, 20, 50, 100, and so on.
    private var top: Int {
        var step = 1
        while true {
            for factor in [1, 2, 5] where step * factor * 10 >= most { return step * factor * 10 }
            step *= 10
        }
    }

    /// What the template takes of a part that every drawing has.
    private func model(height: Double, _ parts: Parts) -> [String: Any] {
        [
            "plotID": id, "plotTitle": title, "plotText": text,
            "plotWidth": Self.written(Self.width),
            "plotHeight": Self.written(height), "lines": parts.lines, "marks": parts.marks,
            "words": parts.words,
        ]
    }

    /// A number as SVG has it.
    fileprivate static func written(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

/// What a drawing is made of, in the form of the template.
private struct Parts {
    var lines: [[String: Any]] = []
    var marks: [[String: Any]] = []
    var words: [[String: Any]] = []

    mutating func line(_ x: Double, _ y: Double, to end: Double) {
        lines.append(["linePath": "M\(Plot.written(x)) \(Plot.written(y))H\(Plot.written(end))"])
    }

    /// A bar: full, hatched where it is of few, an outline where it is withheld.
    mutating func bar(
        _ count: ShownCount, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) {
        marks.append([
            "x": Plot.written(x), "y": Plot.written(y), "width": Plot.written(width),
            "height": Plot.written(height), "isFull": count.value != nil, "isFew": count == .few,
            "isWithheld": count == .withheld,
        ])
    }

    /// - Parameter anchor: `start`, `middle` or `end`.
    mutating func word(_ text: String, _ x: Double, _ y: Double, _ anchor: String) {
        words.append([
            "x": Plot.written(x), "y": Plot.written(y), "anchor": anchor, "word": text,
        ])
    }
}

// MARK: - Days and weeks, from left to right

extension Plot {
    private static let height = 150.0
    /// More bars than these have no count above each.
    private static let mostCounted = 9

    /// An upright bar for each, in the order of time.
    var columns: [String: Any] {
        var parts = Parts()
        let (left, right) = (40.0, Self.width - 4)
        let (ceiling, floor) = (Self.textSize + 6, Self.height - Self.textSize - 8)
        func y(_ count: Int) -> Double {
            floor - (floor - ceiling) * Double(count) / Double(top)
        }
        for count in [0, top / 2, top] {
            parts.line(left, y(count), to: right)
            parts.word("\(count)", left - 4, y(count) + Self.textSize / 3, "end")
        }
        let step = (right - left) / Double(max(1, bars.count))
        for (number, bar) in bars.enumerated() {
            let x = left + step * Double(number)
            let begin = bar.count.value.map(y) ?? floor - Self.least
            parts.bar(bar.count, x + step * 0.15, begin, step * 0.7, floor - begin)
            if bars.count <= Self.mostCounted {
                parts.word(sign(bar.count), x + step / 2, begin - 3, "middle")
            }
        }
        nameDays(&parts, from: left, step)
        return model(height: Self.height, parts)
    }

    /// The first, and as many others as there is room for.
    private func nameDays(_ parts: inout Parts, from left: Double, _ step: Double) {
        let room = 58.0
        let every = max(1, Int((room / step).rounded(.up)))
        for number in stride(from: 0, to: bars.count, by: every) {
            let x = left + step * Double(number)
            guard x + room <= Self.width + 8 else { break }
            parts.word(bars[number].label, x, Self.height - 4, "start")
        }
    }

    private func sign(_ count: ShownCount) -> String {
        switch count {
        case .count(let count): "\(count)"
        case .few: few
        case .withheld: "–"
        }
    }
}

// MARK: - Things, one below the other

extension Plot {
    private static let row = 24.0
    /// Letters that have room before a bar.
    private static let mostLetters = 17

    /// A bar that lies for each, its name before it and its count behind.
    var rows: [String: Any] {
        var parts = Parts()
        let (left, right) = (118.0, Self.width - 48)
        for (number, bar) in bars.enumerated() {
            let y = Self.row * Double(number) + 4
            let length =
                bar.count.value.map { (right - left) * Double($0) / Double(max(1, most)) }
                ?? Self.least
            let isLong = bar.label.count > Self.mostLetters
            parts.word(
                isLong ? "\(bar.label.prefix(Self.mostLetters - 1))…" : bar.label, 0,
                y + Self.textSize, "start")
            parts.bar(bar.count, left, y, max(length, 1), Self.row - 8)
            parts.word(sign(bar.count), left + length + 5, y + Self.textSize, "start")
        }
        return model(height: Self.row * Double(max(1, bars.count)), parts)
    }
}
