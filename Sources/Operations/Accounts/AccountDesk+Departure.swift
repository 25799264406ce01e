package import Campus
import Recurrence
import Storage

/// Leaving for good, with time to think better of it.
extension AccountDesk {
    /// That the person leaves; nil where they stay.
    package func departure() throws(Refusal) -> Departure? {
        try looking { transaction, viewer in try transaction.departure(of: viewer.id) }
    }

    /// Lets the person be erased two weeks from now, by the home's nightly work; until then all is as it
    /// was.
    ///
    /// Who asks again gains and loses no time.
    ///
    /// - Parameter keepsContributions: whether what they wrote for others stays, without their name.
    /// - Throws: `Refusal.unauthenticated` without a fresh proof; `.forbidden` for the last operator.
    package func leave(keepsContributions: Bool) throws(Refusal) -> Departure {
        try proving { transaction, person in
            try desks.people.keepOperator(person, in: transaction)
            try transaction.setDeparture(
                Departure(
                    asked: now, due: now.adding(seconds: Self.patience),
                    keepsContributions: keepsContributions), of: person.id)
            return try transaction.departure(of: person.id).orThrow(
                Refusal(.missing, "refusal.departure.none"))
        }
    }

    /// What goes to each e-mail address of who asked to leave just now: nobody is erased unawares.
    ///
    /// Whoever had asked before was told then.
    package func letters(of departure: Departure) throws(Refusal) -> [AccountLetter] {
        guard departure.asked == now else { return [] }
        return try addresses().compactMap { EmailAddress($0.text) }.map {
            AccountLetter(to: $0, kind: .leaving(due: departure.due))
        }
    }

    /// Thinks better of it.
    ///
    /// - Throws: `Refusal.missing` for who never asked to leave.
    package func stay() throws(Refusal) {
        try securing { transaction, person in
            guard try transaction.setDeparture(nil, of: person.id) else {
                throw Refusal(.missing, "refusal.departure.none")
            }
        }
    }

    /// From asking to being gone, in seconds: two weeks.
    private static let patience: Int64 = 14 * 86_400
}
