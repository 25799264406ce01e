import Campus
import Credentials
import HTTPTypes
import Operations
import Wire
import Words

/// Passkeys: what a browser is to sign, and those that are kept.
extension RouteTable {
    static var ofPasskeys: [Route] { [request, offer, list, add, rename, remove] }

    private static var request: Route {
        Route(
            method: .post, path: "/passkeys/challenges/request",
            summary:
                "What a browser signs with a passkey, to sign in or to prove anew who you are: "
                + "`publicKey` of `navigator.credentials.get`, as JSON.",
            subject: "proof", access: .anybody,
            answer: Route.Outcome(status: .created, schema: PasskeyRequestShape.component),
            isUnrepeatable: true
        ) { request in
            let (site, context, now) = (request.site, request.context, request.now)
            try site.limits.passkey(
                of: context.caller?.person.handle.text, from: context.network, at: now)
            let (home, party) = (site.home, try site.party())
            let person = context.caller?.person.id
            let asked = try await site.lanes.act {
                try home.signIn(at: now).passkeyRequest(at: party, of: person)
            }
            return .json(PasskeyRequestShape(asked), status: .created)
        }
    }

    private static var offer: Route {
        var route = Route.act(
            .post, "/passkeys/challenges/creation",
            summary:
                "What a browser makes a passkey of: `publicKey` of `navigator.credentials.create`, as "
                + "JSON. Wants a fresh proof.",
            of: "proof", status: .created
        ) { request, desks in
            PasskeyOfferShape(try desks.account.offerPasskey(at: request.site.party()))
        }
        route.isUnrepeatable = true
        return route
    }

    private static var list: Route {
        .list("/passkeys", summary: "Your passkeys.", of: "proof") { _, desks in
            try desks.account.passkeys().map { PasskeyShape($0, in: desks.zone) }
        }
    }

    private static var add: Route {
        var route = Route.act(
            .post, "/passkeys",
            summary: "Add a passkey that the browser has made. Wants a fresh proof.",
            of: "proof",
            takes: [
                .text("name", most: 80, "What to call it; the browser's name without it."),
                .object("credential", as: NewPasskeyAnswer.schema, "What the browser answered.")
                    .needed,
            ], status: .created
        ) { request, desks in
            let json = try request.body.object("credential").orThrow(
                Refusal(.invalid, "refusal.field.missing", with: ["field": "credential"]))
            let made = try desks.account.addPasskey(
                NewPasskeyAnswer(json), at: request.site.party(),
                name: request.body.text("name") ?? request.context.device)
            return PasskeyShape(made, in: desks.zone)
        }
        route.isUnrepeatable = true
        return route
    }

    private static var rename: Route {
        .act(
            .patch, "/passkeys/{id}", summary: "Call a passkey otherwise.", of: "proof",
            takes: [.text("name", most: 80, "What to call it.").needed]
        ) { request, desks in
            let passkey = try desks.account.renamePasskey(
                RowID(request.number("id")), to: request.body.needed("name"))
            return PasskeyShape(passkey, in: desks.zone)
        }
    }

    private static var remove: Route {
        .done(
            .delete, "/passkeys/{id}", summary: "Let a passkey in no more. Wants a fresh proof.",
            of: "proof"
        ) { request, desks in
            try desks.account.removePasskey(RowID(request.number("id")))
        }
    }
}
