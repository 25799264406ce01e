import Campus
import Reminding
import Storage

extension Registrar {
    /// Tells the daemon that something was written, if one runs; after the commit.
    func poke() { Poke(home: home.path).send() }

    /// The gate that every act goes through: one transaction, and who acts must be allowed to.
    ///
    /// The person is looked up again in that transaction, so that a suspension or a new role
    /// counts from the moment it is given. What the body throws undoes everything. Whoever acts is
    /// planned anew: their act may alter what rings for them.
    func acting<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Failure) -> Value {
        try translatingAny {
            let value = try store.transaction { transaction in
                let actor = try actor(in: transaction)
                try transaction.mark(actor, at: now)
                return try body(transaction, actor)
            }
            poke()
            return value
        }
    }

    /// As `acting`, but what is deleted is overwritten on the disk.
    func erasing<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Failure) -> Value {
        try translatingAny {
            let value = try store.erasing { transaction in
                let actor = try actor(in: transaction)
                try transaction.mark(actor, at: now)
                return try body(transaction, actor)
            }
            poke()
            return value
        }
    }

    /// Looks without acting: open to the suspended too.
    func looking<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Failure) -> Value {
        try translatingAny {
            try store.reading { transaction in
                try body(transaction, try viewer(in: transaction))
            }
        }
    }

    /// What the program does by itself, whoever runs it.
    func system<Value>(_ body: (Transaction) throws -> Value) throws(Failure) -> Value {
        try translatingAny {
            let value = try store.transaction(body)
            poke()
            return value
        }
    }

    /// Refuses a suspended person, for acts that run in transactions of their own.
    func passGate() throws(Failure) {
        _ = try looking { transaction, _ in try actor(in: transaction) }
    }

    private func actor(in transaction: Transaction) throws(Failure) -> Person {
        let person = try viewer(in: transaction)
        guard !person.isSuspended else {
            throw Failure(.notAllowed, "\(person.handle) is suspended: ask an operator")
        }
        return person
    }

    private func viewer(in transaction: Transaction) throws(Failure) -> Person {
        let id = person.id
        return try translating { () throws(StorageError) in try transaction.person(id) }
            .orThrow(Failure(.missing, "\(person.handle) is no longer in this home"))
    }
}

extension Person {
    /// Refuses all but operators.
    ///
    /// - Parameter what: what only they may do: `give roles`.
    func mustBeOperator(to what: String) throws(Failure) {
        guard role == .operator else {
            throw Failure(.notAllowed, "only an operator may \(what): ask one")
        }
    }
}
