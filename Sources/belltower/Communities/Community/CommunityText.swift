import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

/// Communities in words.
enum CommunityText {
    static func say(_ card: CommunityCard, _ what: String, _ common: CommonOptions) {
        if common.json {
            Console.say(CommunityShape(card))
        } else {
            Console.tell("\(card.community.name.harmless): \(what)")
        }
    }

    static func lines(_ cards: [CommunityCard]) -> [String] {
        let parts = [
            ("Yours", cards.filter(\.isJoined)), ("Others", cards.filter { !$0.isJoined }),
        ].filter { !$0.1.isEmpty }
        return parts.flatMap { title, cards in
            [Console.styled(title, .bold)]
                + table(cards).lines(on: .standard)
        }
    }

    private static func table(_ cards: [CommunityCard]) -> Table {
        var table = Table([.cut, .number, .text], indent: 2)
        for card in cards {
            table.add([
                .init(card.community.name.harmless.oneLine), .init(members(card)),
                .init(card.unread > 0 ? "\(card.unread) new" : "", .bold),
            ])
        }
        return table
    }

    static func members(_ card: CommunityCard) -> String {
        card.community.members == 1 ? "1 member" : "\(card.community.members) members"
    }
}
