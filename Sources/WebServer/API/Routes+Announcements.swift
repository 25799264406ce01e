import Campus
import HTTPTypes
import Operations
import Wire

/// Notices by staff that stand on everybody's Today.
extension RouteTable {
    static var ofAnnouncements: [Route] { [listAnnouncements, announce, endAnnouncement] }

    private static var listAnnouncements: Route {
        .list(
            "/announcements", summary: "Notices by staff that stand today, the newest first.",
            of: "all",
            query: [.flag("all", "Those that are over as well: for staff and operators.")]
        ) { request, desks in
            let desk = desks.announcements
            return try (request.query.flag("all") ? desk.list() : desk.standing()).map {
                AnnouncementShape($0, in: desks.zone)
            }
        }
    }

    private static var announce: Route {
        .act(
            .post, "/announcements",
            summary: "Put a notice on everybody's Today: for staff and operators.", of: "all",
            takes: [
                .text("text", "What it says, in at most 500 characters.").needed,
                .text("until", most: 40, "The last day on which it stands, at most 60 days ahead.")
                    .needed,
            ], status: .created
        ) { request, desks in
            AnnouncementShape(
                try desks.announcements.add(
                    request.body.needed("text"), until: request.body.needed("until")),
                in: desks.zone)
        }
    }

    private static var endAnnouncement: Route {
        .done(
            .delete, "/announcements/{id}",
            summary: "Take down a notice of yours before its time; as an operator any.", of: "all"
        ) { request, desks in
            _ = try desks.announcements.end(AnnouncementID(request.number("id")))
        }
    }
}
