import Campus
import Operations
import Words

/// What one asks of somebody, answers them, or wants no more: the forms of their page, and of the friends'.
enum PersonForms {
    static var routes: [PageRoute] {
        [
            form("request") { desks, handle in
                switch try desks.friends.request(handle) {
                case .friends: "told.person.friends"
                case .asked, .unsaid: "told.person.asked"
                }
            },
            form("accept") { desks, handle in
                try desks.friends.accept(handle)
                return "told.person.friends"
            },
            form("decline") { desks, handle in
                try desks.friends.decline(handle)
                return "told.person.declined"
            },
            form("sharing") { desks, handle in
                try desks.friends.askToShare(handle)
                return "told.sharing.did"
            },
            form("unblock") { desks, handle in
                try desks.friends.unblock(handle)
                return "told.person.unblocked"
            },
            form("remove") { desks, handle in
                try desks.friends.end(handle)
                return "told.person.ended"
            },
            form("block") { desks, handle in
                try desks.friends.block(handle)
                return "told.person.blocked"
            },
            asking(
                "remove", question: "told.person.remove", button: "page.person.remove",
                effects: ["page.person.removeWhy"]),
            asking(
                "block", question: "told.person.block", button: "page.person.block",
                effects: ["page.person.blockWhy", "page.person.blockEnd", "page.person.blockBack"]),
        ]
    }

    /// - Parameter act: gives the key of what is said then.
    private static func form(
        _ name: String, _ act: @escaping @Sendable (Desks, String) throws -> String
    ) -> PageRoute {
        .form("/people/{handle}/\(name)") { visit in
            let frame = try Frame(visit, tab: .friends)
            // A handle is meant, never an address: of those nothing is said.
            let card = try visit.desks.people.card(visit.place("handle"))
            let key = try act(visit.desks, card.person.handle.text)
            return FormOutcome(
                frame.said(key, card.person.shownName), next: next(of: visit.request, else: card))
        } refused: { visit, refusal in
            try PersonPage.page(visit, refused: refusal)
        }
    }

    /// A second look before an end.
    private static func asking(
        _ name: String, question: String, button: String, effects: [String]
    ) -> PageRoute {
        .look("/people/{handle}/\(name)") { visit in
            let frame = try Frame(visit, tab: .friends)
            let card = try visit.desks.people.card(visit.place("handle"))
            let address = PageAddress.of(card.person.handle)
            let next = next(of: visit.request, else: card)
            return Question(
                text: frame.words(question, ["name": .text(card.person.shownName)]),
                effects: effects.map { frame.words($0) },
                action: "\(address)/\(name)?next=\(FormText.encoded(next))",
                button: frame.words(button),
                back: next, isReversible: true
            ).page(frame)
        }
    }

    /// Where it goes on: where the form or its address says, else to the person's page.
    private static func next(of request: PageRequest, else card: PersonCard) -> String {
        guard let next = request["next"] ?? request.query("next") else {
            return PageAddress.of(card.person.handle)
        }
        return PageRequest.ownPath(next)
    }
}
