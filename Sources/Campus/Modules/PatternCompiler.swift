/// Makes the states of a `CodePattern`, by recursive descent.
struct PatternCompiler {
    private typealias Problem = CodePattern.Problem
    private typealias State = CodePattern.State

    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func compile() throws(CodePattern.Problem) -> [CodePattern.State] {
        guard (1...256).contains(bytes.count) else {
            throw Problem("it must have 1 to 256 characters")
        }
        let states = try choice()
        guard place == bytes.count else { throw Problem("there is a `)` too many") }
        return states + [.end]
    }

    /// `a|b`: states that fall through to what follows them, as all parts here.
    private mutating func choice() throws(CodePattern.Problem) -> [CodePattern.State] {
        let first = try sequence()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "|") else { return first }
        place += 1
        let second = try choice()
        return [.fork(1, first.count + 2)] + first.moved(by: 1)
            + [.jump(first.count + 2 + second.count)] + second.moved(by: first.count + 2)
    }

    private mutating func sequence() throws(CodePattern.Problem) -> [CodePattern.State] {
        var states: [State] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: "|"),
            bytes[place] != UInt8(ascii: ")")
        {
            let atom = try atom()
            let repeated = try repetition(of: atom)
            states += repeated.moved(by: states.count)
            guard states.count < CodePattern.mostStates else {
                throw Problem("it is too large: fewer or smaller repetitions")
            }
        }
        return states
    }

    private mutating func repetition(
        of atom: [CodePattern.State]
    ) throws(CodePattern.Problem) -> [CodePattern.State] {
        guard place < bytes.count else { return atom }
        switch bytes[place] {
        case UInt8(ascii: "?"):
            place += 1
            return optional(atom)
        case UInt8(ascii: "*"):
            place += 1
            return optional(oneOrMore(atom))
        case UInt8(ascii: "+"):
            place += 1
            return oneOrMore(atom)
        case UInt8(ascii: "{"):
            let (least, most) = try bounds()
            guard atom.count * most < CodePattern.mostStates else {
                throw Problem("it is too large: fewer or smaller repetitions")
            }
            var states: [State] = []
            for _ in 0..<least { states += atom.moved(by: states.count) }
            var rest: [State] = []
            for _ in least..<most { rest = optional(atom + rest.moved(by: atom.count)) }
            return states + rest.moved(by: states.count)
        default: return atom
        }
    }

    private func optional(_ states: [CodePattern.State]) -> [CodePattern.State] {
        [.fork(1, states.count + 1)] + states.moved(by: 1)
    }

    private func oneOrMore(_ states: [CodePattern.State]) -> [CodePattern.State] {
        states + [.fork(0, states.count + 1)]
    }

    /// `{2}` or `{2,4}`.
    private mutating func bounds() throws(CodePattern.Problem) -> (Int, Int) {
        let problem = Problem("a repetition is written {2} or {2,4}, up to 32")
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "}")) else { throw problem }
        let parts = bytes[place + 1..<end].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == parts.count, (1...2).contains(numbers.count),
            let least = numbers.first, let most = numbers.last, 0 <= least, least <= most,
            (1...CodePattern.longestWord).contains(most)
        else { throw problem }
        place = end + 1
        return (least, most)
    }

    private mutating func atom() throws(CodePattern.Problem) -> [CodePattern.State] {
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "("): return try group()
        case UInt8(ascii: "["): return [.take(try byteClass())]
        case UInt8(ascii: "\\"): return [.take(try escape())]
        case UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "?"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: "]"):
            throw Problem(
                "`\(Character(Unicode.Scalar(byte)))` has no meaning there: write \\ before it "
                    + "if the code has it")
        default:
            guard byte < 0x80 else { throw Problem("only ASCII letters make a code") }
            return [.take(set(byte))]
        }
    }

    private mutating func group() throws(CodePattern.Problem) -> [CodePattern.State] {
        depth += 1
        guard depth <= 16 else { throw Problem("its brackets are nested too deeply") }
        defer { depth -= 1 }
        if bytes[place...].starts(with: "?:".utf8) { place += 2 }
        let states = try choice()
        guard place < bytes.count else { throw Problem("a `(` is not closed") }
        place += 1
        return states
    }

    private mutating func escape() throws(CodePattern.Problem) -> ByteSet {
        guard place < bytes.count else { throw Problem("nothing follows its last \\") }
        let byte = bytes[place]
        place += 1
        if byte == UInt8(ascii: "d") { return set(UInt8(ascii: "0")...UInt8(ascii: "9")) }
        guard byte < 0x80, !byte.isLetterOrDigit else {
            throw Problem("`\\\(Character(Unicode.Scalar(byte)))` is not known: known is \\d")
        }
        return set(byte)
    }

    private mutating func byteClass() throws(CodePattern.Problem) -> ByteSet {
        var set = ByteSet()
        var isEmpty = true
        while place < bytes.count, bytes[place] != UInt8(ascii: "]") {
            let first = try classByte()
            guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "-"),
                bytes[place + 1] != UInt8(ascii: "]")
            else {
                insert(first...first, into: &set)
                isEmpty = false
                continue
            }
            place += 1
            let last = try classByte()
            guard first <= last else { throw Problem("a range in [ ] runs backwards") }
            insert(first...last, into: &set)
            isEmpty = false
        }
        guard place < bytes.count else { throw Problem("a `[` is not closed") }
        guard !isEmpty else { throw Problem("`[]` matches nothing") }
        place += 1
        return set
    }

    private mutating func classByte() throws(CodePattern.Problem) -> UInt8 {
        var byte = bytes[place]
        place += 1
        guard byte != UInt8(ascii: "^") else {
            throw Problem("`[^ ]` is not known: name what the code may have")
        }
        if byte == UInt8(ascii: "\\") {
            guard place < bytes.count, !bytes[place].isLetterOrDigit else {
                throw Problem("in [ ] write 0-9 for \\d")
            }
            byte = bytes[place]
            place += 1
        }
        guard byte < 0x80 else { throw Problem("only ASCII letters make a code") }
        return byte
    }

    private func set(_ byte: UInt8) -> ByteSet { set(byte...byte) }

    private func set(_ range: ClosedRange<UInt8>) -> ByteSet {
        var set = ByteSet()
        insert(range, into: &set)
        return set
    }

    /// Texts are compared in capitals.
    private func insert(_ range: ClosedRange<UInt8>, into set: inout ByteSet) {
        for byte in range { set.insert(byte.uppercased) }
    }
}

extension [CodePattern.State] {
    /// The same states, to stand so many places further on.
    fileprivate func moved(by offset: Int) -> Self {
        map { state in
            switch state {
            case .fork(let first, let second): .fork(first + offset, second + offset)
            case .jump(let target): .jump(target + offset)
            case .take, .end: state
            }
        }
    }
}
