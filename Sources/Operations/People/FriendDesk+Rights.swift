import Campus
import Storage

extension FriendDesk {
    /// The numbers of a person's friends.
    func friends(of person: Person, in transaction: Transaction) throws -> Set<PersonID> {
        Set(try transaction.friends(of: person).map(\.id))
    }
}
