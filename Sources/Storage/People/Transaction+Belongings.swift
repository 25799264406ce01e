package import Campus
package import Recurrence

/// The rows of one table that belong to a person, as they are told.
package struct Belongings: Sendable {
    package enum Value: Hashable, Sendable {
        case null, number(Int64), text(String), flag(Bool), instant(Instant), volume(Volume)
    }

    /// What the rows are called, as a key of JSON.
    package var name: String
    package var rows: [[(name: String, value: Value)]]
}

extension Transaction {
    /// Everything of a person, table by table; empty ones are left out.
    package func belongings(of person: Person) throws(StorageError) -> [Belongings] {
        try run {
            let names = try Names(self)
            return try BelongingShape.all.compactMap { shape in
                let rows = try rows(
                    "SELECT * FROM \"\(shape.table)\" WHERE \(shape.owner) ORDER BY {age}",
                    [person.id])
                guard !rows.isEmpty else { return nil }
                return Belongings(
                    name: shape.name,
                    rows: rows.map { row in
                        shape.fields.map { column, name, field in
                            (name, field.value(in: row, at: column, names))
                        }
                    })
            }
        }
    }
}

/// What the numbers in foreign keys stand for.
private struct Names {
    let people: [PersonID: String]
    let communities: [CommunityID: String]
    let modules: [ModuleID: String]

    init(_ transaction: Transaction) throws {
        func names<Rows>(_ sql: String) throws -> [RowID<Rows>: String] {
            Dictionary(
                try transaction.rows(sql).map { ($0["id"], $0["name"]) }
            ) { first, _ in first }
        }
        people = try names("SELECT id, handle AS name FROM person")
        communities = try names("SELECT id, name FROM community")
        modules = try names("SELECT id, code AS name FROM module")
    }
}

extension BelongingShape.Field {
    /// What a row tells in a column.
    fileprivate func value(in row: Row, at column: String, _ names: Names) -> Belongings.Value {
        let value = row[column: column]
        if value == .null {
            if case .flag = self { return .flag(false) }
            return .null
        }
        let text = value.text
        guard let number = Int64(stored: value) else { return plain(text) }
        switch self {
        case .text: return .text(text)
        case .number: return .number(number)
        case .flag: return .flag(number != 0)
        case .instant: return .instant(Instant(seconds: number))
        case .day: return .text(CivilDate(dayNumber: Int(number)).description)
        case .timeOfDay: return .text(TimeOfDay(minute: Int(number))?.description ?? text)
        case .length: return .text(DurationText.text(number))
        case .wall:
            let wall = WallTime(seconds: number)
            return .text("\(wall.date) \(wall.clockText)")
        case .amount(let unit):
            let unit = String(stored: row[column: unit]).flatMap(Volume.Unit.init(rawValue:))
            return unit.flatMap { Amount(thousandths: number, unit: $0) }.map { .volume($0.volume) }
                ?? .null
        case .person: return names.people[PersonID(number)].map { .text($0) } ?? .null
        case .community: return names.communities[CommunityID(number)].map { .text($0) } ?? .null
        case .module: return names.modules[ModuleID(number)].map { .text($0) } ?? .null
        case .event: return .text("e\(number)")
        case .item(let original):
            let start = original.flatMap { Int64(stored: row[column: $0]) }.map {
                WallTime(seconds: $0)
            }
            return .text(ItemID(meeting: MeetingID(number), original: start).description)
        }
    }

    private func plain(_ text: String) -> Belongings.Value {
        switch self {
        case .flag: return .flag(true)
        case .length:
            let lengths = text.split(separator: ",").compactMap { Int64($0) }
            return .text(lengths.map(DurationText.text).joined(separator: ","))
        default: return .text(text)
        }
    }
}
