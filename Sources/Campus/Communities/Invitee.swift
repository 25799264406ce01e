/// Somebody who was invited to an event.
package struct Invitee: Hashable, Sendable {
    package enum Answer: String, Hashable, Sendable, CaseIterable { case accepted, declined, none }

    package let person: Person
    package let answer: Answer

    package init(person: Person, answer: Answer) { (self.person, self.answer) = (person, answer) }
}
