import Campus
import HTTPTypes
import Operations
import Scheduling
import Wire

/// What those who take a module say of the room of a class.
extension RouteTable {
    static var ofCorrections: [Route] { [correction, correct, takeCorrectionBack] }

    private static var correction: Route {
        .look(
            "/items/{id}/correction",
            summary:
                "Which room you and your classmates say a class is in; 404 where nobody may say.",
            of: "agenda"
        ) { request, desks in
            let item = try desks.items.item(request["id"])
            return CorrectionShape(
                try desks.corrections.standing(of: item).orThrow(
                    Refusal(
                        .missing, "refusal.correction.none",
                        with: ["item": "\(item.summary.harmless.oneLine)"])))
        }
    }

    private static var correct: Route {
        .act(
            .put, "/items/{id}/correction",
            summary: "Say in which room a class is; others see it once three say the same.",
            of: "agenda",
            takes: [.text("place", most: 80, "The room, as the timetable would name it.").needed]
        ) { request, desks in
            CorrectionShape(
                try desks.corrections.say(request["id"], isIn: request.body.needed("place")))
        }
    }

    private static var takeCorrectionBack: Route {
        .done(
            .delete, "/items/{id}/correction", summary: "Take back what you said of its room.",
            of: "agenda"
        ) { request, desks in try desks.corrections.takeBack(request["id"]) }
    }
}
