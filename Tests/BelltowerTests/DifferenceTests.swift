import Campus
import Operations
import Recurrence
import Testing

@testable import belltower

@Suite("What other sources say of an item")
struct DifferenceTests {
    static var page: AgendaPage { Week.page(nil) }

    static func item(
        _ differences: [AlsoFrom.Difference], _ status: ItemStatus = .confirmed
    ) -> AgendaItem {
        Week.item(1, "Networking", day: 0, from: (9, 15), to: (11, 5), at: "8W 2.1") {
            $0.status = status
            $0.alsoFrom = [AlsoFrom(id: Week.id(90), source: "Feed B", differences: differences)]
        }
    }

    @Test(
        "each is said with its value, on the viewer's clock",
        arguments: [
            ([.init(.location, "8W 1.2")], ["Feed B says 8W 1.2"]),
            ([.init(.summary, "Networks")], ["Feed B says \u{201c}Networks\u{201d}"]),
            ([.init(.meetingKind, "lab")], ["Feed B says lab"]),
            (
                [
                    .init(.start, "2026-10-05T11:15:00+02:00"),
                    .init(.end, "2026-10-05T12:05:00+01:00"), .init(.location, "8W 1.2"),
                ], ["Feed B says 10:15 to 12:05, 8W 1.2"]
            ),
            (
                [
                    .init(.start, "2026-10-06T09:15:00+01:00"),
                    .init(.end, "2026-10-06T11:05:00+01:00"),
                ], ["Feed B says Tue 6 Oct 09:15 to 11:05"]
            ),
            ([.init(.end, "2026-10-05T12:05:00+01:00")], ["Feed B says an end at 12:05"]),
            ([.init(.status, "tentative")], ["Feed B says it is tentative"]),
            ([.init(.status, "cancelled")], []), ([], []),
        ] as [([AlsoFrom.Difference], [String])])
    func said(differences: [AlsoFrom.Difference], lines: [String]) {
        #expect(DifferenceWords(zone: Self.page.zone).lines(Self.item(differences)) == lines)
    }

    @Test("an item that is cancelled in any source says so in every view, in words")
    func cancelled() {
        let item = Self.item([.init(.status, "cancelled"), .init(.location, "8W 1.2")])
        #expect(ItemWords.marks(item) == ["cancelled in Feed B"])
        for (width, isPlain) in [(nil, false), (80, false), (120, false), (80, true)]
            as [(Int?, Bool)]
        {
            let text = AgendaView(.week, columns: width, isPlain: isPlain)
                .text([item], in: Week.window, on: Week.page(width))
            let words = text.split { $0.isWhitespace || $0 == "┃" }.joined(separator: " ")
            #expect(words.lowercased().contains("cancelled in feed b"), "\(text)")
            #expect(words.contains("Feed B says 8W 1.2"), "\(text)")
        }
        let off = Self.item([.init(.status, "confirmed")], .cancelled)
        #expect(ItemWords.marks(off) == ["cancelled"])
        #expect(
            DifferenceWords(zone: Self.page.zone).lines(off) == ["Feed B says it takes place"])
    }
}
