import CPq
import Foundation
import Storage

/// Types by the numbers that every PostgreSQL has for them (pg_type.dat).
enum PostgresType {
    static let bool: Oid = 16
    static let bytes: Oid = 17
    static let int8: Oid = 20
    static let int2: Oid = 21
    static let int4: Oid = 23
    static let text: Oid = 25
    static let oid: Oid = 26
    static let float4: Oid = 700
    static let float8: Oid = 701
    static let numeric: Oid = 1700
}

extension Value {
    /// The type that holds it; 0, which leaves it to the server, for nothing.
    var type: Oid {
        switch self {
        case .null: 0
        case .integer: PostgresType.int8
        case .real: PostgresType.float8
        case .text: PostgresType.text
        case .blob: PostgresType.bytes
        }
    }

    init(binary bytes: UnsafeRawBufferPointer, _ type: Oid) {
        switch type {
        case PostgresType.int8:
            self = .integer(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
        case PostgresType.int4:
            self = .integer(Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))))
        case PostgresType.int2:
            self = .integer(Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self))))
        case PostgresType.oid:
            self = .integer(Int64(UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))))
        case PostgresType.bool: self = .integer(bytes.first == 0 ? 0 : 1)
        case PostgresType.float8:
            let bits = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
            self = .real(Double(bitPattern: bits))
        case PostgresType.float4:
            let bits = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
            self = .real(Double(Float(bitPattern: bits)))
        case PostgresType.numeric: self = Self.numeric(bytes)
        case PostgresType.bytes: self = .blob(Data(bytes))
        default: self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// What a sum of whole numbers is: groups of four digits, the highest first (numeric_send).
    private static func numeric(_ bytes: UnsafeRawBufferPointer) -> Value {
        func word(_ index: Int) -> Int {
            Int(Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: Int16.self)))
        }
        let (groups, weight, isNegative) = (word(0), word(1), word(2) == 0x4000)
        var amount = 0.0
        var whole: Int64? = 0
        for index in 0..<Swift.max(groups, weight + 1) {
            let group = index < groups ? word(4 + index) : 0
            amount += Double(group) * pow(10_000, Double(weight - index))
            whole = whole.flatMap { index <= weight || group == 0 ? $0 : nil }
            guard index <= weight, let known = whole else { continue }
            let (raised, isTooMuch) = known.multipliedReportingOverflow(by: 10_000)
            whole = isTooMuch ? nil : raised &+ Int64(group)
        }
        if let whole { return .integer(isNegative ? -whole : whole) }
        return .real(isNegative ? -amount : amount)
    }
}
