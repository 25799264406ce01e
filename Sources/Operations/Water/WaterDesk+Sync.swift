import Campus
import Foundation
import Storage

/// What a synchronisation brought.
package struct DrinkSyncReport: Hashable, Sendable {
    /// Drinks that were new here, or known otherwise.
    package var received: Int
    /// Drinks that were new in the file, or known otherwise there.
    package var sent: Int

    package init(received: Int, sent: Int) {
        self.received = received
        self.sent = sent
    }
}

extension WaterDesk {
    /// Merges the drinks of a file with those here; both have the same afterwards.
    ///
    /// In any order and any number of times, all devices come to the same: see `DrinkRecord`.
    /// - Parameters:
    ///   - path: made when it is missing; replaced at once when it changes.
    ///   - notation: how drinks are written there.
    package func sync(
        with path: String, as notation: DrinkNotation
    ) throws(Refusal) -> DrinkSyncReport {
        let target = realpath(path, nil).map { resolved in
            defer { free(resolved) }
            return String(cString: resolved)
        }
        let file = DrinkFile(path: target ?? path, notation: notation)
        let theirs = try file.read()
        let (merged, received) = try receive(theirs)
        let sent = merged.count { theirs[$0.key] != $0.value }
        if sent > 0 || target == nil {
            let document = ExportDocument(bytes: file.bytes(merged.values), events: 0)
            try desks.exports.save(document, as: file.path)
        }
        return DrinkSyncReport(received: received, sent: sent)
    }

    /// Merges what a device sent with what is here.
    ///
    /// - Returns: the whole, for the device.
    /// - Throws: `Refusal.invalid` for what is no list of drinks.
    package func sync(_ bytes: [UInt8], as notation: DrinkNotation) throws(Refusal) -> [UInt8] {
        let theirs: [DrinkRecord]
        do throws(DrinkNotation.Misreading) {
            theirs = try notation.read(bytes)
        } catch {
            throw Refusal(.invalid, error.message)
        }
        var known: [DrinkID: DrinkRecord] = [:]
        DrinkRecord.merge(theirs, into: &known)
        let merged = try receive(known).0
        return notation.write(
            merged.values.sorted {
                ($0.drink.at, $0.drink.id.text) < ($1.drink.at, $1.drink.id.text)
            })
    }

    private func receive(
        _ theirs: [DrinkID: DrinkRecord]
    ) throws(Refusal) -> ([DrinkID: DrinkRecord], Int) {
        try acting(reaching: .rings) { transaction, actor in
            let mine = Dictionary(
                try transaction.drinkRecords(of: actor).map { ($0.drink.id, $0) }
            ) { first, _ in first }
            var merged = mine
            DrinkRecord.merge(theirs.values, into: &merged)
            guard merged.count <= DrinkNotation.mostDrinks else {
                throw Refusal(
                    .unreadable, "refusal.drinks.sum",
                    with: ["count": "\(merged.count)", "most": "\(DrinkNotation.mostDrinks)"])
            }
            var received = 0
            for (id, record) in merged where mine[id] != record {
                try transaction.keep(record, of: actor)
                received += 1
            }
            return (merged, received)
        }
    }
}
