import Campus
import Storage
import Words

/// How much of the disk a person's sources may take.
struct SourceRoom {
    /// In bytes, with what is kept of former imports: some hundred times what a student's take.
    static let most = 100 << 20

    private let person: PersonID
    private let before: Int

    /// - Returns: nil for the campus's, which operators look after.
    init?(of source: Source, in transaction: Transaction) throws(StorageError) {
        guard !source.isCampus else { return nil }
        person = source.personID
        before = try transaction.sourceBytes(of: person)
    }

    /// Refuses what was written if it made too much of it.
    ///
    /// - Throws: `Refusal.conflict`.
    func check(in transaction: Transaction) throws {
        let after = try transaction.sourceBytes(of: person)
        guard after > before, after > Self.most else { return }
        throw Refusal(
            .conflict, "refusal.source.room",
            with: ["size": .number(after >> 20), "most": .number(Self.most >> 20)])
    }
}

extension Home {
    /// So many bytes of the disk, or this part of a small one, are kept for what people do; what is large is refused.
    private static let (kept, keptPart) = (512 << 20, 20)

    /// Refuses calendars and pictures while there is little room left on the disk: small acts go on.
    ///
    /// - Throws: `Refusal.full`.
    func mustHaveRoom() throws(Refusal) {
        let isLow =
            store.room.isFull
            || DiskRoom(at: folder.path).map { room in
                room.free < min(Self.kept, room.total / Self.keptPart)
            } ?? false
        guard !isLow else { throw Refusal(.full, "refusal.storage.low") }
    }
}

extension [Source] {
    /// The same, of each person one in turn: who has a hundred keeps nobody waiting longer than who has one.
    var inTurns: [Source] {
        var turns: [PersonID?: Int] = [:]
        let numbered = enumerated().map { index, source in
            // The campus's are all its own.
            let whose = source.isCampus ? nil : source.personID
            let turn = turns[whose, default: 0]
            turns[whose] = source.isCampus ? 0 : turn + 1
            return (source: source, turn: turn, index: index)
        }
        return numbered.sorted { ($0.turn, $0.index) < ($1.turn, $1.index) }.map(\.source)
    }
}
