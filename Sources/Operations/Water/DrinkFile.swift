package import Campus
import Fetching
package import Words

/// How a list of drinks is written where devices hand it to each other.
package struct DrinkNotation: Sendable {
    /// Why bytes are no such list.
    package struct Misreading: Error {
        package var message: Message

        package init(_ message: Message) { self.message = message }
    }

    /// More is no list of what one person drinks.
    package static let mostDrinks = 200_000

    package var read: @Sendable ([UInt8]) throws(Misreading) -> [DrinkRecord]
    package var write: @Sendable ([DrinkRecord]) -> [UInt8]

    package init(
        read: @escaping @Sendable ([UInt8]) throws(Misreading) -> [DrinkRecord],
        write: @escaping @Sendable ([DrinkRecord]) -> [UInt8]
    ) {
        self.read = read
        self.write = write
    }
}

/// The file by which devices hand each other their drinks.
struct DrinkFile {
    let path: String
    let notation: DrinkNotation

    /// More is no list of what one person drinks.
    static let mostBytes = 64 << 20

    /// The records in the file; none when there is no file yet.
    ///
    /// Copies of one drink are merged.
    func read() throws(Refusal) -> [DrinkID: DrinkRecord] {
        guard let bytes = try contents() else { return [:] }
        var records: [DrinkID: DrinkRecord] = [:]
        do {
            DrinkRecord.merge(try notation.read(bytes), into: &records)
        } catch {
            throw unreadable(error.message)
        }
        return records
    }

    /// The file's bytes for some records, in order of time.
    func bytes(_ records: some Collection<DrinkRecord>) -> [UInt8] {
        notation.write(
            records.sorted { ($0.drink.at, $0.drink.id) < ($1.drink.at, $1.drink.id) }) + [0x0a]
    }

    private func contents() throws(Refusal) -> [UInt8]? {
        do {
            return try FileReader(limit: Self.mostBytes).read(path)
        } catch {
            switch error.reason {
            case .noSuchFile: return nil
            case .isDirectory, .isNoFile: throw unreadable(Message("refusal.drinks.noFile"))
            case .tooLarge(let limit):
                throw unreadable(Message("refusal.drinks.large", ["size": .number(limit >> 20)]))
            case .unreadable(let why): throw unreadable(Message(verbatim: why))
            default: throw unreadable(Message("refusal.drinks.closed"))
            }
        }
    }

    private func unreadable(_ what: Message) -> Refusal {
        Refusal(
            .unreadable, "refusal.drinks.unreadable",
            with: [
                "path": "\(path)", "problem": .message(what.mapping { $0.harmless.oneLine }),
            ])
    }
}
