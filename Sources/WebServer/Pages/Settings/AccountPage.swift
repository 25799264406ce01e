import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// The addresses and the password by which one signs in.
enum AccountPage {
    private static let path = "/me/account"

    static var routes: [PageRoute] {
        [
            .look(path) { try page($0) }, sendCode.on(path),
            .form("/me/addresses/confirm", confirm, refused: { try page($0, refused: $1) }).on(
                path),
            .slowForm("/me/password", setPassword, refused: { try page($0, refused: $1) }).on(path),
        ] + addressRemoval.routes
    }

    /// - Parameters:
    ///   - refusal: what is wrong with what was typed; nil where nothing is.
    ///   - letter: what became of the one to an address that is to be added; nil where none was asked for.
    private static func page(
        _ visit: Visit, refused refusal: Refusal? = nil, letter: CodeLetter? = nil
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let typed = refusal == nil ? nil : visit.request.path
        var model: [String: Any] = [:]
        var adding = adding(
            frame, step: letter == nil ? typed : "/me/addresses/confirm", letter ?? .earlier)
        var password = try password(visit.desks, frame)
        password["isStale"] = (try? visit.desks.account.mustBeFreshToAdd()) == nil
        password["isWanted"] = visit.request.isProved && adding["newAddress"] == nil
        if let refusal {
            let sentence = frame.sentence(refusal)
            switch (typed, refusal.reason) {
            case ("/me/addresses", _): adding["newAddressProblem"] = sentence
            case ("/me/addresses/confirm", _): adding["codeProblem"] = sentence
            case ("/me/password", .invalid): password["passwordProblem"] = sentence
            default: model["problem"] = frame.problem(refusal)
            }
        }
        model["adding"] = adding
        model["password"] = password
        model["addresses"] = try addresses(visit.desks, frame)
        return frame.page("account", MePage.heading("page.me.sign", frame), with: model)
    }

    private static func addresses(_ desks: Desks, _ frame: Frame) throws -> [[String: Any]] {
        let addresses = try desks.account.addresses()
        return addresses.map { address in
            [
                "addressID": address.id.description, "addressText": address.text,
                "addressNote": frame.words(
                    "told.proved", ["day": .text(frame.onDay(address.at))]),
                "mayGo": addresses.count > 1,
            ]
        }
    }

    /// - Parameter step: the form that was refused, or whose answer it is.
    private static func adding(
        _ frame: Frame, step: String?, _ letter: CodeLetter
    ) -> [String: Any] {
        let request = frame.request
        let isCode = step == "/me/addresses/confirm"
        let address = request.typed("address").flatMap { $0.isEmpty ? nil : $0 }
        var adding: [String: Any] = [
            "isCode": isCode, "isOpen": step != nil || request.isProved && address != nil,
            "isProved": request.isProved,
        ]
        adding["newAddress"] = address
        if isCode, let address {
            adding["sentText"] = letter.text(address, frame)
        }
        return adding
    }

    private static func password(_ desks: Desks, _ frame: Frame) throws -> [String: Any] {
        let handle = desks.person.handle.text
        guard let time = try desks.account.passwordTime() else {
            return ["isSet": false, "handle": handle]
        }
        return [
            "isSet": true, "handle": handle,
            "passwordNote": frame.words("told.password", ["day": .text(frame.onDay(time))]),
        ]
    }
}

// MARK: - Acts

extension AccountPage {
    /// Answers with the page itself, which asks for the code then.
    private static var sendCode: PageRoute {
        PageRoute(method: .post, path: "/me/addresses", isOwn: true) { request in
            let (site, caller) = (request.site, try request.signedIn())
            let address = request["address"] ?? ""
            do {
                let gate = try site.letterGate(of: caller, at: request.now)
                let (asked, language) = try await site.lanes.act(as: caller) { desks in
                    (
                        try desks.account.requestAddress(address, ifLetterMayGo: gate),
                        try Frame(Visit(request: request, desks: desks), tab: .me).words.language
                    )
                }
                if let letter = asked?.letter { site.send(letter, in: language, at: request.now) }
                let became = asked == nil ? CodeLetter.tooSoon : .sent
                return try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), letter: became)
                }
            } catch let refusal as Refusal where !refusal.wantsProof {
                var reply = try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), refused: refusal)
                }
                reply.status = .unprocessableContent
                return reply
            }
        }
    }

    private static func confirm(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let address = visit.request["address"] ?? ""
        _ = try visit.desks.account.confirmAddress(address, code: visit.request["code"] ?? "")
        return FormOutcome(frame.said("told.did.added", address), next: path)
    }

    private static func setPassword(_ request: PageRequest) async throws -> FormOutcome {
        let (site, caller) = (request.site, try request.signedIn())
        let password = request["password"] ?? ""
        try await site.lanes.look(as: caller) { desks in
            try desks.account.mustBeFreshToAdd()
            try desks.account.check(password: password)
        }
        let hash = try await site.hashing.hash(password, of: caller.person.id)
        return try await site.lanes.act(as: caller) { desks in
            try desks.account.setPassword(hash)
            let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
            return FormOutcome(Flash(frame.words("told.did.password")), next: path)
        }
    }

    private static let addressRemoval = Removal<ProvenAddress>(
        path: "/me/addresses", page: "/me/account", isReversible: true
    ) { id, desks in
        try desks.account.addresses().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.address.unknown"))
    } name: {
        $0.text
    } question: { address, frame in
        (frame.words("told.delete.address", ["address": .text(address.text)]), [])
    } remove: { address, desks in
        try desks.account.removeAddress(address.id)
    }
}
