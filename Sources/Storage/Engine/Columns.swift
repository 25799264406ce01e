/// The columns of a statement by their names.
///
/// Each name that the program reads is looked up once a statement: after that the address of the
/// name in the program leads to its column, so that to read by name costs what reading by place does.
///
/// To be used where its connection is, by one thread at a time.
package final class Columns {
    package let count: Int
    let damage: Damage
    private let indices: [String: Int]
    private var slots: [Slot]
    private var used = 0
    private var parts: [String: Columns] = [:]

    private struct Slot {
        var address: UInt
        var index: Int
    }

    /// - Parameter damage: of the connection.
    package convenience init(_ names: [String], _ damage: Damage) {
        self.init(
            count: names.count, damage,
            Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first })
    }

    private init(count: Int, _ damage: Damage, _ indices: [String: Int]) {
        self.count = count
        self.damage = damage
        self.indices = indices
        slots = Self.empty(64)
    }

    /// The place of a column that the statement has.
    func index(of name: StaticString) -> Int {
        let address = UInt(bitPattern: name.utf8Start)
        var place = Self.place(of: address, in: slots.count)
        while slots[place].address != 0 {
            if slots[place].address == address { return slots[place].index }
            place = (place + 1) & (slots.count - 1)
        }
        guard let index = indices[name.description] else {
            preconditionFailure("the statement has no column \(name), but \(indices.keys.sorted())")
        }
        remember(Slot(address: address, index: index))
        return index
    }

    func index(named name: String) -> Int? { indices[name] }

    /// The columns called `name.…`, by the rest of their names.
    func part(_ name: StaticString) -> Columns {
        let name = name.description
        if let known = parts[name] { return known }
        let prefix = name + "."
        let own = indices.compactMap { column, index in
            column.hasPrefix(prefix) ? (String(column.dropFirst(prefix.count)), index) : nil
        }
        let part = Columns(count: count, damage, Dictionary(own) { first, _ in first })
        parts[name] = part
        return part
    }

    private func remember(_ slot: Slot) {
        used += 1
        if used * 2 > slots.count {
            let former = slots.filter { $0.address != 0 }
            slots = Self.empty(slots.count * 2)
            former.forEach(place)
        }
        place(slot)
    }

    private func place(_ slot: Slot) {
        var place = Self.place(of: slot.address, in: slots.count)
        while slots[place].address != 0 { place = (place + 1) & (slots.count - 1) }
        slots[place] = slot
    }

    /// - Parameter count: a power of two.
    private static func place(of address: UInt, in count: Int) -> Int {
        Int((address &* 0x9e37_79b9_7f4a_7c15) >> 32) & (count - 1)
    }

    private static func empty(_ count: Int) -> [Slot] {
        Array(repeating: Slot(address: 0, index: 0), count: count)
    }
}
