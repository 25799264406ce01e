package import Campus

/// Who looks, and what they reported of others, which they are shown no more.
///
/// The one rule of whose name and picture somebody sees, in lists too: `Person.init(row:shownTo:)` applies it to all
/// that is read of people (docs/decisions/0046).
struct Viewing {
    /// The program for itself, to which people are as all others are shown them.
    static let program = Viewing()

    /// Nil for the program.
    private let viewer: PersonID?
    private let profiles: Set<PersonID>
    private let pictures: Set<PersonID>

    private init() { (viewer, profiles, pictures) = (nil, [], []) }

    fileprivate init(_ viewer: PersonID, _ transaction: Transaction) throws(StorageError) {
        self.viewer = viewer
        profiles = Set(try transaction.reported(.profile, by: viewer).map { PersonID($0) })
        pictures = Set(try transaction.reported(.picture, by: viewer).map { PersonID($0) })
    }

    /// Whoever reported nothing: nothing is looked up.
    fileprivate init(_ viewer: PersonID) {
        (self.viewer, profiles, pictures) = (viewer, [], [])
    }

    func isOwn(_ person: PersonID) -> Bool { viewer == person }

    func hidesProfile(of person: PersonID) -> Bool { profiles.contains(person) }

    func hidesPicture(of person: PersonID) -> Bool { pictures.contains(person) }

    /// Whether somebody, by their number, reported anything of the kind.
    fileprivate static let hasReported = """
        EXISTS (SELECT 1 FROM report WHERE reporter_id = person.id
            AND subject_kind IN ('profile', 'picture') AND withdrawn IS NULL)
        """
}

extension Transaction {
    /// Somebody who looks, and the transaction in which people are read as they are shown them; nil where nobody has
    /// that number.
    package func viewed(
        by id: PersonID
    ) throws(StorageError) -> (transaction: Transaction, viewer: Person)? {
        // Most have reported nothing, and it is asked at every look: no statement more for them.
        let row = try row(
            "SELECT \(Person.columns), \(Viewing.hasReported) AS reports FROM person WHERE id = ?",
            [id])
        guard let row else { return nil }
        let viewing = row["reports"] ? try Viewing(id, self) : Viewing(id)
        return Person(row: row, shownTo: viewing).map { (shown(to: viewing), $0) }
    }

    /// The transaction in which people are read as somebody is shown them.
    package func shown(to person: Person) throws(StorageError) -> Transaction {
        shown(to: try Viewing(person.id, self))
    }
}
