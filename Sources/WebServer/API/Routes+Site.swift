import Campus
import HTTPTypes
import Operations
import Wire

/// Settings of the site, for operators.
extension RouteTable {
    static var ofSite: [Route] { [showSite, setSite, undoSite] }

    private static var showSite: Route {
        .look(
            "/operator/settings",
            summary:
                "What the site is called, who may sign up, who helps: for operators. What config.yaml "
                + "sets is locked.",
            of: "operator"
        ) { _, desks in try shape(desks) }
    }

    private static var setSite: Route {
        .act(
            .patch, "/operator/settings",
            summary:
                "Set some of them; null puts one back to how it comes. For operators; wants a fresh "
                + "proof.",
            of: "operator",
            takes: [
                .text("name", most: 60, "What the site calls itself.").clearable,
                .choice(
                    "signUp", of: Configuration.Site.SignUp.allCases.map(\.rawValue),
                    "Who may make an account."
                ).clearable,
                .text("domains", "Domains of e-mail addresses, with commas between them.")
                    .clearable,
                .text("hotline", most: 60, "A telephone number that helps.").clearable,
            ]
        ) { request, desks in
            let given = request.body.names.map { ($0, request.body.edit($0) ?? "") }
            _ = try desks.site.set(Dictionary(given) { first, _ in first })
            return try shape(desks)
        }
    }

    private static var undoSite: Route {
        .act(
            .post, "/operator/settings/undo",
            summary:
                "Take a change back: the newest, or one that is the newest of its key. For operators; "
                + "wants a fresh proof.",
            of: "operator", takes: [.number("id", in: 1...(1 << 52), "Its number.")]
        ) { request, desks in
            _ = try desks.site.undo(
                request.body.number("id").map { SiteChangeID(Int64($0)) })
            return try shape(desks)
        }
    }

    private static func shape(_ desks: Desks) throws -> SiteSettingsShape {
        SiteSettingsShape(try desks.site.list(), try desks.site.history(), in: desks.zone)
    }
}
