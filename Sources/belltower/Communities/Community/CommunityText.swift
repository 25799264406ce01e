import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

/// Communities in words.
enum CommunityText {
    /// - Parameter what: what was done: its key.
    static func say(
        _ card: CommunityCard, as what: String, _ common: CommonOptions, former: String = ""
    ) {
        if common.json {
            Console.say(CommunityShape(card))
        } else {
            Console.tell(
                Speech.words(
                    "community.\(what)",
                    [
                        "community": .text(card.community.name.harmless),
                        "former": .text(former.harmless),
                    ]))
        }
    }

    static func lines(_ cards: [CommunityCard]) -> [String] {
        let parts = [
            ("community.list.own", cards.filter(\.isJoined)),
            ("community.list.others", cards.filter { !$0.isJoined }),
        ].filter { !$0.1.isEmpty }
        return parts.flatMap { title, cards in
            [Console.styled(Speech.words(title), .bold)]
                + table(cards).lines(on: .standard)
        }
    }

    private static func table(_ cards: [CommunityCard]) -> Table {
        var table = Table([.cut, .number, .text, .text], indent: 2)
        for card in cards {
            table.add([
                .init(card.community.name.harmless.oneLine), .init(members(card)),
                .init(card.community.topic?.harmless.oneLine ?? ""),
                .init(
                    card.unread > 0
                        ? Speech.words("community.unread", ["count": .number(card.unread)]) : "",
                    .bold),
            ])
        }
        return table
    }

    /// What it says of itself, a line a field; nothing where nobody wrote anything.
    static func details(_ community: Community) -> [String] {
        Fields([
            (Speech.words("community.field.topic"), community.topic),
            (Speech.words("event.field.about"), community.description),
        ]).lines(on: .standard)
    }

    static func members(_ card: CommunityCard) -> String {
        Speech.words("community.members", ["count": .number(card.community.members)])
    }
}
