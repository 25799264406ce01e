package import Campus
package import Foundation

/// What a cell of a table holds.
package enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// What can be kept in a cell as it is.
package protocol Storable {
    var stored: Value { get }

    /// Nil where the cell holds nothing, or nothing of that kind.
    init?(stored: Value)

    /// What stands for what cannot be read: 0, or without content.
    static var nothing: Self { get }
}

extension Int64: Storable {
    package var stored: Value { .integer(self) }
    package static var nothing: Int64 { 0 }

    package init?(stored: Value) {
        switch stored {
        case .integer(let number): self = number
        case .real(let number):
            guard let whole = Int64(exactly: number) else { return nil }
            self = whole
        case .null, .text, .blob: return nil
        }
    }
}

extension RowID: Storable {
    package var stored: Value { .integer(number) }
    package static var nothing: RowID { RowID(0) }

    package init?(stored: Value) {
        guard let number = Int64(stored: stored) else { return nil }
        self.init(number)
    }
}

extension Int: Storable {
    package var stored: Value { .integer(Int64(self)) }
    package static var nothing: Int { 0 }

    package init?(stored: Value) {
        guard let number = Int64(stored: stored) else { return nil }
        self.init(exactly: number)
    }
}

extension Bool: Storable {
    package var stored: Value { .integer(self ? 1 : 0) }
    package static var nothing: Bool { false }

    package init?(stored: Value) {
        guard let number = Int64(stored: stored) else { return nil }
        self = number != 0
    }
}

extension Double: Storable {
    package var stored: Value { .real(self) }
    package static var nothing: Double { 0 }

    package init?(stored: Value) {
        switch stored {
        case .integer(let number): self = Double(number)
        case .real(let number): self = number
        case .null, .text, .blob: return nil
        }
    }
}

extension String: Storable {
    package var stored: Value { .text(self) }
    package static var nothing: String { "" }

    package init?(stored: Value) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }
}

extension Data: Storable {
    package var stored: Value { .blob(self) }
    package static var nothing: Data { Data() }

    package init?(stored: Value) {
        guard case .blob(let bytes) = stored else { return nil }
        self = bytes
    }
}

/// What stands for the parameters of a statement, in their order.
package struct Values: ExpressibleByArrayLiteral {
    package var list: [Value]

    package init(arrayLiteral elements: (any Storable)?...) {
        list = elements.map { $0?.stored ?? .null }
    }
}

extension Value {
    /// In words, whatever it is.
    var text: String {
        switch self {
        case .null: ""
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text
        case .blob(let bytes): "\(bytes)"
        }
    }
}

extension Values {
    static func + (one: Values, other: Values) -> Values {
        var both = one
        both.list += other.list
        return both
    }
}
