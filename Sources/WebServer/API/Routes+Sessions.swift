import Campus
import Credentials
import HTTPTypes
import Operations
import Recurrence
import Wire
import Words

/// Proof: codes and sessions.
extension RouteTable {
    static var ofSessions: [Route] {
        [codes, begin, list, prove, end]
    }

    private static var codes: Route {
        Route(
            method: .post, path: "/codes",
            summary: "Have a code mailed to an address, to sign in or up with.", subject: "proof",
            access: .anybody,
            body: .fields([.text("address", most: 254, "An e-mail address.").needed]),
            answer: Route.Outcome(status: .accepted, schema: nil)
        ) { request in
            _ = try await request.site.sendCode(
                to: request.body.needed("address"), from: request.context.network,
                at: request.now, in: request.context.language)
            return Reply(status: .accepted, bytes: [])
        }
    }

    private static var begin: Route {
        Route(
            method: .post, path: "/sessions",
            summary: "Sign in: with a code and its address, an invitation as the code, a passkey's "
                + "answer, or a name and a password.",
            subject: "proof", access: .anybody,
            body: .fields([
                .text("address", most: 254, "To which the code was mailed."),
                .text("code", most: 200, "Eight digits, or an invitation."),
                .text("device", most: 80, "What to call the session."),
                .text("handle", most: 32, "Of somebody new."),
                .text(
                    "name", most: 254, "Of somebody new; or the handle or address of a password."),
                .text("password", most: 1_000, "Instead of a code."),
                .object("passkey", as: PasskeyAnswer.schema, "Instead of a code."),
            ]),
            answer: Route.Outcome(status: .created, schema: NewSessionShape.component),
            isUnrepeatable: true
        ) { request in
            let opened = try await request.site.begin(
                SignInForm(request.body), request.context.asking(at: request.now))
            return .json(NewSessionShape(opened), status: .created)
        }
    }

    private static var list: Route {
        .list("/sessions", summary: "The devices on which you are signed in.", of: "proof") {
            _, desks in
            try desks.account.sessions().map {
                SessionShape($0, in: desks.zone, current: desks.caller.session)
            }
        }
    }

    private static var prove: Route {
        Route(
            method: .post, path: "/sessions/{id}/proof",
            summary: "Prove anew who you are, before you change how you do so.", subject: "proof",
            body: .fields([
                .text("address", most: 254, "One of yours, to which a code was mailed."),
                .text("code", most: 200, "Eight digits."),
                .text("password", most: 1_000, "Instead of a code."),
                .object("passkey", as: PasskeyAnswer.schema, "Instead of a code."),
            ]),
            answer: Route.Outcome(status: .noContent, schema: nil), isUnrepeatable: true
        ) { request in
            // Of another device nobody proves anything here.
            guard request["id"] == "current" else {
                throw Refusal(.missing, "refusal.session.unknown")
            }
            try await request.site.prove(
                SignInForm(request.body), request.context.asking(at: request.now))
            return .nothing
        }
    }

    private static var end: Route {
        .done(
            .delete, "/sessions/{id}",
            summary: "End a session: by its number, `current`, or `others` for all but this one.",
            of: "proof"
        ) { request, desks in
            switch request["id"] {
            case "others": try desks.account.endOtherSessions()
            case "current":
                if let session = desks.caller.session { try desks.account.endSession(session) }
            default: try desks.account.endSession(SessionID(request.number("id")))
            }
        }
    }
}

extension SignInForm {
    /// - Throws: `Refusal.invalid` for a passkey's answer that is none.
    fileprivate init(_ fields: Fields) throws(Refusal) {
        self.init()
        address = fields.text("address")
        code = fields.text("code")
        device = fields.text("device")
        handle = fields.text("handle")
        name = fields.text("name")
        password = fields.text("password")
        passkey = try fields.object("passkey").map { json throws(Refusal) in
            try PasskeyAnswer(json)
        }
    }
}
