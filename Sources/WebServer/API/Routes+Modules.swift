import Campus
import HTTPTypes
import Operations
import Wire

/// The catalogue, and what one takes of it.
extension RouteTable {
    static var ofModules: [Route] {
        [search, page, enrol, leave, classmates, changes, programmes, enrolInProgramme]
    }

    static let year = Field.text("year", most: 10, "As 2026/27; the current one without it.")

    private static var search: Route {
        .list(
            "/modules",
            summary: "Modules by the beginnings of words in code, title, description and staff.",
            of: "modules",
            query: [
                .text("q", most: 200, "What to look for; all without it."),
                .flag("mine", "Those that you take."),
            ]
        ) { request, desks in
            let modules =
                try request.query.flag("mine")
                ? desks.enrolment.titledEnrolments()
                : desks.modules.search(request.query.text("q"), atMost: 10_000)
            return modules.map(ModuleShape.init)
        }
    }

    private static var page: Route {
        .look(
            "/modules/{code}", summary: "A module: facts, meetings, classmates, comments.",
            of: "modules",
            query: [year]
        ) { request, desks in
            ModulePageShape(
                try desks.modules.page(request["code"], year: request.query.text("year")),
                in: desks.zone)
        }
    }

    private static var enrol: Route {
        .act(
            .put, "/modules/{code}/enrolment", summary: "Take a module.", of: "modules",
            query: [year],
            takes: [.flag("invisible", "Whether you are hidden from classmates in it.")]
        ) { request, desks in
            EnrolmentShape(
                try desks.enrolment.enrol(
                    [request["code"]], year: request.query.text("year"),
                    isInvisible: request.body.optionalFlag("invisible")))
        }
    }

    private static var leave: Route {
        .done(
            .delete, "/modules/{code}/enrolment", summary: "Leave a module.", of: "modules",
            query: [year]
        ) { request, desks in
            _ = try desks.enrolment.leave(request["code"], year: request.query.text("year"))
        }
    }

    private static var classmates: Route {
        .list(
            "/modules/{code}/classmates", summary: "Who takes a module with you, friends first.",
            of: "modules", query: [year]
        ) { request, desks in
            try desks.enrolment.classmates(request["code"], year: request.query.text("year"))
                .map(ClassmateShape.init)
        }
    }

    private static var changes: Route {
        .list(
            "/modules/changes",
            summary: "What crawls and files came to say otherwise, the newest first.",
            of: "modules",
            query: [.text("since", most: 40, "An instant or a date; all on record without it.")]
        ) { request, desks in
            try desks.modules.changes(since: request.query.text("since"), atMost: 10_000)
                .map { ModuleChangeShape($0, in: desks.zone) }
        }
    }

    private static var programmes: Route {
        .list("/programmes", summary: "Modules that are taken together.", of: "modules") {
            _, desks in
            try desks.enrolment.programmes().map(ProgrammeShape.init)
        }
    }

    private static var enrolInProgramme: Route {
        .act(
            .put, "/programmes/{name}/enrolment", summary: "Take all modules of a programme.",
            of: "modules", query: [year]
        ) { request, desks in
            let plan = try desks.enrolment.programmePlan(
                request["name"], year: request.query.text("year"))
            _ = try desks.enrolment.enrol(in: plan)
            return ProgrammeEnrolmentShape(plan)
        }
    }
}
