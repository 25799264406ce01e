import Campus
import HTTPTypes
import Operations
import Scheduling
import Wire
import Words

/// The agenda.
extension RouteTable {
    static var ofCalendar: [Route] { [agenda, next] }

    private static var agenda: Route {
        Route(
            method: .get, path: "/agenda",
            summary:
                "The items of a window, in order of start, end and summary; today's by itself.",
            subject: "agenda", query: window + listing,
            answer: Route.Answer(schema: .page(of: .named("AgendaItem")))
        ) { request in
            let caller = try request.signedIn()
            let part = try request.part()
            return try await request.site.lanes.look(as: caller) { desks in
                let kinds = try request.query.texts("kind").map(ItemKind.kinds)
                let window = try desks.calendar.window(
                    .day, date: nil, from: request.query.text("from"),
                    to: request.query.text("to"))
                let items = try desks.calendar.agenda(
                    AgendaQuery(
                        window: window, includesCancelled: request.query.flag("cancelled"),
                        kinds: kinds ?? Set(ItemKind.allCases)))
                return .json(part.page(items.map(AgendaItemShape.init)))
            }
        }
    }

    private static var next: Route {
        .look(
            "/agenda/next", "What is on now, and what is next.", of: "agenda",
            answers: .named("NowAndNext")
        ) { _, desks in .json(NowAndNextShape(try desks.calendar.nowAndNext(nil))) }
    }

    private static let window: [Field] = [
        .text("from", most: 40, "An instant or a date; today without it."),
        .text("to", most: 40, "An instant or a date, exclusive; a day after `from` without it."),
        .texts("kind", "class, exam, event, personal, hydration; all without it."),
        .flag("cancelled", "What was cancelled too."),
    ]

    /// For all lists.
    static let listing: [Field] = [
        .number("limit", 1...1_000, "How many at most; 200 without it."),
        .text("after", most: 20, "What `next` said."),
    ]
}

extension ItemKind {
    /// - Throws: `Refusal.invalid` for a word that names none.
    static func kinds(_ words: [String]) throws(Refusal) -> Set<ItemKind> {
        var kinds: Set<ItemKind> = []
        for word in words {
            guard let kind = ItemKind(rawValue: word) else {
                throw Refusal(.invalid, "refusal.field.wrong", with: ["field": "kind"])
            }
            kinds.insert(kind)
        }
        return kinds
    }
}

/// Which part of a list is asked for.
struct ListPart: Sendable {
    var limit: Int
    var after: Int

    func page<Each: Shape>(_ shapes: [Each]) -> PageShape<Each> {
        PageShape(shapes, limit: limit, after: after)
    }
}

extension APIRequest {
    /// - Throws: `Refusal.invalid` for an `after` that no answer said.
    func part() throws(Refusal) -> ListPart {
        let after = query.text("after").map(Int.init) ?? .some(0)
        guard let after, after >= 0 else {
            throw Refusal(.invalid, "refusal.field.wrong", with: ["field": "after"])
        }
        return ListPart(limit: query.number("limit") ?? 200, after: after)
    }
}
