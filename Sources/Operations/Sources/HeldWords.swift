import Campus
import Recurrence
import Scheduling
import Words

/// What a harvest that is not believed says.
struct HeldWords {
    let source: Source
    let loss: AgendaLoss
    /// How many occurrences are to come.
    let total: Int

    /// `the feed says all 88 coming classes are cancelled`.
    private var claim: Message {
        let lost = loss.total
        guard lost > 0 else { return Message("refusal.held.nothing") }
        let ways = AgendaLoss.Way.allCases.filter { loss.counts[$0] != nil }
        let isOfWords = ways.allSatisfy(\.isOfWords)
        let scope = lost < total ? "some" : total == 1 ? "only" : "all"
        let what = Message.Argument.message(
            Message(
                "refusal.held.what",
                [
                    "scope": .text(scope), "kind": .text(source.kind.rawValue),
                    "lost": .number(lost), "total": .number(total),
                ]))
        if ways.count == 1 || isOfWords, let way = ways.first {
            return Message(
                "refusal.held.way",
                [
                    "what": what, "lost": .number(lost),
                    "way": .text(ways.count == 1 ? way.rawValue : "words"),
                ])
        }
        return Message("refusal.held.lost", ["what": what, "ways": parts(ways)])
    }

    /// `3 cancelled, 2 over`.
    private func parts(_ ways: [AgendaLoss.Way]) -> Message.Argument {
        let parts = ways.map { way in
            Message.Argument.message(
                Message(
                    "refusal.held.part",
                    ["count": .number(loss.counts[way] ?? 0), "way": .text(way.rawValue)]))
        }
        return parts.dropFirst().reduce(parts.first ?? "") { before, last in
            .message(Message("list.more", ["before": before, "last": last]))
        }
    }

    /// What is wrong; an edge says how to accept it all the same.
    ///
    /// - Parameter count: how often it was seen.
    func message(seen count: Int) -> Message {
        Message(
            "refusal.held",
            ["claim": .message(claim), "count": .number(count), "source": .text(quotedName)])
    }

    /// What people are told of it.
    func notice(at now: Instant) -> HeldHarvest.Notice {
        let said: [String: Message.Argument] = [
            "source": .text(source.name.harmless.oneLine), "claim": .message(claim),
        ]
        let quoted: [String: Message.Argument] = ["name": .text(quotedName)]
        return HeldHarvest.Notice(
            keeper: KeptSentence(
                Message("kept.held.keeper", said.merging(quoted) { own, _ in own }), at: now),
            others: KeptSentence(Message("kept.held", said), at: now))
    }

    private var quotedName: String {
        let name = source.name
        return name.contains { !$0.isLetter && !$0.isNumber } ? "'\(name)'" : name
    }
}
