import Campus
import HTTPTypes
import Operations
import Scheduling
import Wire

/// Single items, entries of one's own, and taking an act back.
extension RouteTable {
    static var ofEntries: [Route] { [item, change, add, edit, delete, undo] }

    private static var item: Route {
        .look("/items/{id}", summary: "An item of the agenda.", of: "agenda") { request, desks in
            try chosen(try desks.items.item(request["id"]), desks)
        }
    }

    private static var change: Route {
        .act(
            .patch, "/items/{id}", summary: "Change how you see an item, whatever its source says.",
            of: "agenda",
            query: [.flag("series", "For all of its series, instead of the one occurrence.")],
            takes: [
                .flag("hidden", "Whether it is shown and rings."),
                .text("group", most: 80, "Of its module's parallel groups, the one you are in.")
                    .clearable,
                .text("name", most: 200, "What you call it.").clearable,
                .text("note", most: 4_000, "A note of your own.").clearable,
                .choice("colour", of: Colour.allCases.map(\.rawValue), "How it is drawn.")
                    .clearable,
                .text("leads", most: 200, "Ring so long before, as `1d,30m`; `none`.").clearable,
            ], matching: version
        ) { request, desks in
            let body = request.body
            let edit = ItemEdit(
                isHidden: body.optionalFlag("hidden"),
                group: body.edit("group").map { $0.isEmpty ? "all" : $0 }, name: body.edit("name"),
                note: body.edit("note"), colour: body.edit("colour"),
                leads: body.edit("leads").map { $0.isEmpty ? "usual" : $0 })
            let isSeries = request.query.flag("series")
            return try chosen(
                edit.isEmpty
                    ? desks.items.item(request["id"])
                    : desks.items.change(request["id"], edit, isSeries: isSeries), desks)
        }
    }

    private static var add: Route {
        .act(
            .post, "/entries", summary: "Add an entry of your own.", of: "agenda",
            takes: [words[0].needed, words[1].needed]
                + words[2...].map { field in
                    var field = field
                    field.isClearable = false
                    return field
                } + [.text("leads", most: 200, "Ring so long before, as `1d,30m`; `none`.")],
            status: .created
        ) { request, desks in
            EntryShape(
                try desks.calendar.tellingClashes(isNew: true) { () throws(Refusal) in
                    try desks.personal.add(
                        request.words, leads: request.body.text("leads"))
                })
        }
    }

    private static var edit: Route {
        .act(
            .patch, "/entries/{id}", summary: "Alter an entry of your own.", of: "agenda",
            query: [scope],
            takes: words, matching: version
        ) { request, desks in
            EntryShape(
                try desks.calendar.tellingClashes(isNew: false) { () throws(Refusal) in
                    try desks.personal.edit(request["id"], part: request.scope, request.words)
                })
        }
    }

    private static var delete: Route {
        .done(
            .delete, "/entries/{id}", summary: "Delete an entry of your own.", of: "agenda",
            query: [scope],
            matching: version
        ) { request, desks in
            _ = try desks.personal.delete(request["id"], request.scope)
        }
    }

    private static var undo: Route {
        .act(
            .post, "/undo", summary: "Take back what you last did to entries and items.",
            of: "agenda",
            takes: [.flag("passOver", "Though you did something else since.")]
        ) { request, desks in
            UndoneActShape(
                try desks.personal.undo(passingOver: request.body.flag("passOver")))
        }
    }

    private static let scope = Field.choice(
        "scope", of: SeriesPart.allCases.map(\.rawValue), "Of a series, which part.")

    private static let words: [Field] = [
        .text("summary", most: 200, "What it is."),
        .text("start", most: 80, "RFC 3339, a date for a whole day, or words as `fri 14:00`."),
        .text("end", most: 80, "The same; of whole days, the last one."),
        .text("length", most: 32, "In place of an end, as `1h30`."),
        .text("location", most: 200, "Where it is.").clearable,
        .text("repeat", most: 500, "An RRULE, or words as `weekly, 10 times`.").clearable,
    ]

    private static let version: Route.Version = { request, desks in
        .json(try chosen(try desks.items.item(request["id"]), desks))
    }

    private static func chosen(_ item: AgendaItem, _ desks: Desks) throws -> ChosenItemShape {
        let groups =
            try item.isAlternative
            ? desks.calendar.groupStandings().filter { $0.key == item.groupKey } : []
        return ChosenItemShape(item, groups: groups)
    }
}

extension APIRequest {
    fileprivate var words: PersonalWords {
        PersonalWords(
            summary: body.text("summary"), start: body.text("start"), end: body.text("end"),
            length: body.text("length"), place: body.edit("location"),
            repeats: body.edit("repeat"))
    }

    fileprivate var scope: SeriesPart? { query.text("scope").flatMap(SeriesPart.init) }
}
