import Campus
import Storage

extension Registrar {
    /// The gate that every act goes through: one transaction, and who acts must be allowed to.
    func acting<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Failure) -> Value {
        try translatingAny {
            try store.transaction { transaction in
                let actor = try viewer(in: transaction)
                guard !isSuspended(actor) else {
                    throw Failure(.notAllowed, "\(actor.handle) is suspended: ask an operator")
                }
                return try body(transaction, actor)
            }
        }
    }

    /// Looks without acting: open to the suspended too.
    func looking<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Failure) -> Value {
        try translatingAny {
            try store.reading { try body($0, try viewer(in: $0)) }
        }
    }

    private func isSuspended(_ person: Person) -> Bool { false }

    private func viewer(in transaction: Transaction) throws(Failure) -> Person {
        let id = person.id
        return try translating { () throws(StorageError) in try transaction.person(id) }
            .orThrow(Failure(.missing, "\(person.handle) is no longer in this home"))
    }

    private func translatingAny<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
        do {
            return try body()
        } catch let failure as Failure {
            throw failure
        } catch let error as StorageError {
            throw Failure(error)
        } catch {
            throw Failure(.inputOutput, "\(error)")
        }
    }

    /// The numbers of a person's friends.
    func friends(of person: Person, in transaction: Transaction) throws -> Set<Int64> { [] }
}

extension Person {
    /// Whether they teach here, or run this home.
    var isStaff: Bool { role == .operator }

    /// Refuses all but operators.
    ///
    /// - Parameter what: what only they may do: `load a catalogue`.
    func mustBeOperator(to what: String) throws(Failure) {
        guard role == .operator else {
            throw Failure(.notAllowed, "only an operator may \(what): ask one")
        }
    }
}
