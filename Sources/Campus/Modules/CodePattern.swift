/// What a campus's module codes look like, in a small language of regular expressions.
///
/// Letters, digits, `\d`, `\.` and other escaped signs, `[A-Z0-9]`, `( )`, `|`, `?`, `*`, `+`,
/// `{2}`, `{2,4}`; capitals and small letters are the same. It runs as Thompson's automaton, all
/// states side by side: every engine at hand (Swift's Regex, ICU's) goes back and tries again, so a
/// pattern such as `(A+)+\d` never ends on a hostile text. Here a byte costs at most one look at
/// each state, a pattern has at most 512 of them, and a word at most 32 bytes.
package struct CodePattern: Hashable, Sendable {
    /// Why a pattern cannot be used.
    package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        package var description: String

        init(_ description: String) { self.description = description }
    }

    /// As it was written.
    package let text: String
    private let states: [State]

    enum State: Hashable, Sendable {
        /// Takes one byte of the set, then goes to the next state.
        case take(ByteSet)
        /// Goes on in both places.
        case fork(Int, Int)
        case jump(Int)
        case end
    }

    static let mostStates = 512
    static let longestWord = 32

    /// - Throws: `Problem` when it is not of the language, too large, or matches nothing at all.
    package init(_ text: String) throws(Problem) {
        var compiler = PatternCompiler(text)
        states = try compiler.compile()
        self.text = text
        guard longestMatch(in: [], from: 0) == nil else {
            throw Problem("it matches the empty text")
        }
    }

    /// The words of a text that match: the longest at each place, none inside another.
    ///
    /// Where it begins and ends, no letter or digit goes on, nor a number behind a point.
    package func words(in text: String) -> [String] {
        let bytes = Array(text.utf8.prefix(CodeScanner.longest)).map(\.uppercased)
        var words: [String] = []
        var place = 0
        while place < bytes.count {
            guard place == 0 || !bytes[place - 1].isWordPart,
                let end = longestMatch(in: bytes, from: place)
            else {
                place += 1
                continue
            }
            words.append(String(decoding: bytes[place..<end], as: UTF8.self))
            place = end
        }
        return words
    }

    /// The end of the longest match that begins at a place.
    private func longestMatch(in bytes: [UInt8], from start: Int) -> Int? {
        var active = [Bool](repeating: false, count: states.count)
        activate(0, in: &active)
        var found: Int?
        var place = start
        while true {
            if active[states.count - 1], isBorder(place, in: bytes) { found = place }
            guard place < bytes.count, place - start < Self.longestWord else { return found }
            var next = [Bool](repeating: false, count: states.count)
            var isAlive = false
            for (index, state) in states.enumerated() where active[index] {
                guard case .take(let set) = state, set.contains(bytes[place]) else { continue }
                activate(index + 1, in: &next)
                isAlive = true
            }
            guard isAlive else { return found }
            active = next
            place += 1
        }
    }

    private func activate(_ state: Int, in active: inout [Bool]) {
        var waiting = [state]
        while let index = waiting.popLast() {
            guard !active[index] else { continue }
            active[index] = true
            switch states[index] {
            case .take, .end: break
            case .jump(let target): waiting.append(target)
            case .fork(let first, let second): waiting += [second, first]
            }
        }
    }

    private func isBorder(_ place: Int, in bytes: [UInt8]) -> Bool {
        guard place < bytes.count else { return true }
        guard !bytes[place].isWordPart else { return false }
        return !(bytes[place] == 0x2e && place + 1 < bytes.count && bytes[place + 1].isDigit)
    }
}

/// Some of the 128 ASCII bytes.
struct ByteSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }

    func contains(_ byte: UInt8) -> Bool {
        guard byte < 128 else { return false }
        return byte < 64 ? low >> UInt64(byte) & 1 == 1 : high >> UInt64(byte - 64) & 1 == 1
    }
}
