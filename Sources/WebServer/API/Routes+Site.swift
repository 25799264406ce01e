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
                "What operators set for the site: what config.yaml sets of it is locked, and what it alone "
                + "sets is listed. Of a secret no more than a host is told.",
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
                .text(
                    "events.offerHours", most: 10,
                    "Hours that a freed place is kept for the first of a waiting list."
                ).clearable,
                .text("alerts.email", "Addresses that alerts are mailed to.").clearable,
                .text("alerts.ntfy", "Topics of ntfy, or their URLs, that alerts are posted to.")
                    .clearable,
                .text("alerts.webhook", "URLs that get each alert as JSON.").clearable,
                .choice(
                    "alerts.backups", of: BackupMaker.allCases.map(\.rawValue),
                    "Who makes backups: only those made here are missed."
                ).clearable,
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
        SiteSettingsShape(
            try desks.site.list(), try desks.site.fileSettings(), try desks.site.history(),
            in: desks.zone)
    }
}
