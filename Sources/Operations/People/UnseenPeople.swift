import Campus
import Storage

/// What somebody reported of others, and is not shown therefore.
struct UnseenPeople {
    let profiles: Set<PersonID>
    let pictures: Set<PersonID>

    init(of viewer: Person, _ transaction: Transaction) throws(StorageError) {
        profiles = Set(try transaction.reported(.profile, by: viewer.id).map { PersonID($0) })
        pictures = Set(try transaction.reported(.picture, by: viewer.id).map { PersonID($0) })
    }

    func hiding(_ card: PersonCard) -> PersonCard {
        var card = card
        if profiles.contains(card.person.id) { card.hideWords() }
        if pictures.contains(card.person.id) { card.person.picture = nil }
        return card
    }
}
