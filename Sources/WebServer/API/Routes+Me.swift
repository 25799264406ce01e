import Campus
import Credentials
import HTTPTypes
import Operations
import Wire
import Words

/// One's own account, and what one set.
extension RouteTable {
    static var ofMe: [Route] {
        [
            show, edit, erase, departure, leave, stay, archive.costly, setPassword, addAddress,
            confirmAddress,
            removeAddress,
            settings, set,
        ] + ofHours
    }

    private static var show: Route {
        .look("/me", summary: "Who you are here.", of: "me") { _, desks in try account(desks) }
    }

    private static var edit: Route {
        .act(
            .patch, "/me", summary: "Change your profile.", of: "me",
            takes: [
                .text("name", most: 80, "Your name.").clearable,
                .text("birthday", most: 10, "A date.").clearable,
                .choice(
                    "birthdayShown", of: ShownBirthday.Choice.allCases.map(\.rawValue),
                    "To others: not at all, without the year, or with it."),
                .text("gender", most: 40, "In your words.").clearable,
                .text("bio", most: 1_000, "What you tell of yourself.").clearable,
                .choice("units", of: Profile.Units.allCases.map(\.rawValue), "Of amounts."),
                .text("zone", most: 64, "An IANA name; the home's without one.").clearable,
                .choice("fontSize", of: Profile.FontSize.allCases.map(\.rawValue), "Of pages."),
                .choice("colours", of: Profile.Colours.allCases.map(\.rawValue), "Of pages."),
            ]
        ) { request, desks in
            let body = request.body
            var edit = ProfileEdit()
            (edit.name, edit.birthday) = (body.edit("name"), body.edit("birthday"))
            edit.birthdayShown = body.text("birthdayShown")
            (edit.gender, edit.bio) = (body.edit("gender"), body.edit("bio"))
            (edit.units, edit.zone) = (body.text("units"), body.edit("zone"))
            (edit.fontSize, edit.colours) = (body.text("fontSize"), body.text("colours"))
            _ = try desks.people.edit(nil, edit, role: nil)
            return try account(desks)
        }
    }

    private static var erase: Route {
        var route = Route.done(
            .delete, "/me", summary: "Be gone, with every trace; wants a fresh proof.", of: "me",
            query: [
                .choice(
                    "contributions", of: ["remove", "keep"],
                    "What you wrote for others: removed without it, or kept without your name.")
            ]
        ) { request, desks in
            let report = try desks.people.erase(
                desks.person.handle.text,
                request.query.text("contributions") == "keep" ? .anonymous : .removed)
            request.site.tell(report)
            // Which files they are is for those who run the home.
            guard report.failure == nil else { throw Refusal(.incomplete, "refusal.erase.own") }
        }
        route.isUnrepeatable = true
        return route
    }

    private static var departure: Route {
        .look("/me/departure", summary: "When you are to be erased; 404 where you stay.", of: "me")
        {
            _, desks in
            DepartureShape(
                try desks.account.departure().orThrow(Refusal(.missing, "refusal.departure.none")),
                in: desks.zone)
        }
    }

    private static var leave: Route {
        .act(
            .put, "/me/departure",
            summary: "Be erased in two weeks; until then all is as it was. Wants a fresh proof.",
            of: "me",
            takes: [
                .choice(
                    "contributions", of: ["remove", "keep"],
                    "What you wrote for others: removed without it, or kept without your name.")
            ]
        ) { request, desks in
            let departure = try desks.account.leave(
                keepsContributions: request.body.text("contributions") == "keep")
            request.site.mail(
                try desks.account.letters(of: departure), in: try request.words(desks).language,
                at: desks.now)
            return DepartureShape(departure, in: desks.zone)
        }
    }

    private static var stay: Route {
        .done(.delete, "/me/departure", summary: "Stay after all.", of: "me") { _, desks in
            try desks.account.stay()
        }
    }

    private static var archive: Route {
        Route(
            method: .get, path: "/me/export",
            summary: "All that is here of you: JSON, and the calendar as iCalendar.", subject: "me",
            answer: Route.Outcome(mediaType: "application/zip")
        ) { request in
            try await request.site.lanes.look(as: try request.signedIn()) { desks in
                try Reply.everything(of: desks)
            }
        }
    }

    /// Hashing takes long: not in the lane.
    private static var setPassword: Route {
        Route(
            method: .put, path: "/me/password",
            summary: "Set a password, or have none with null; all other sessions end. Wants a "
                + "fresh proof.",
            subject: "me",
            body: .fields([.text("password", most: 1_000, "8 to 256 characters.").clearable.needed]
            ),
            answer: Route.Outcome(status: .noContent), isUnrepeatable: true
        ) { request in
            let caller = try request.signedIn()
            let lanes = request.site.lanes
            guard let password = request.body.text("password") else {
                try await lanes.act(as: caller) { try $0.account.setPassword(nil) }
                return .nothing
            }
            try await lanes.look(as: caller) { try $0.account.check(password: password) }
            let hash = try await request.site.hashing
                .hash(password, of: caller.person.id)
            try await lanes.act(as: caller) { try $0.account.setPassword(hash) }
            return .nothing
        }
    }

    private static var addAddress: Route {
        Route(
            method: .post, path: "/me/addresses",
            summary: "Have a code mailed to an address that you want to add. Wants a fresh proof.",
            subject: "me",
            body: .fields([.text("address", most: 254, "An e-mail address.").needed]),
            answer: Route.Outcome(status: .accepted), isUnrepeatable: true
        ) { request in
            let (caller, site) = (try request.signedIn(), request.site)
            let address = request.body.needed("address")
            let gate = try site.letterGate(of: caller, at: request.now)
            let asked = try await site.lanes.act(as: caller) {
                try $0.account.requestAddress(address, ifLetterMayGo: gate)
            }
            if let letter = asked?.letter {
                site.send(letter, in: request.context.language, at: request.now)
            }
            return Reply(status: .accepted, bytes: [])
        }
    }

    private static var confirmAddress: Route {
        var route = Route.act(
            .post, "/me/addresses/confirm",
            summary: "Add an address, by the code that was mailed there.",
            of: "me",
            takes: [
                .text("address", most: 254, "The address.").needed,
                .text("code", most: 200, "Eight digits.").needed,
            ]
        ) { request, desks in
            _ = try desks.account.confirmAddress(
                request.body.needed("address"), code: request.body.needed("code"))
            return try account(desks)
        }
        route.isUnrepeatable = true
        return route
    }

    private static var removeAddress: Route {
        .done(
            .delete, "/me/addresses/{id}", summary: "Remove an address. Wants a fresh proof.",
            of: "me"
        ) { request, desks in
            try desks.account.removeAddress(RowID(request.number("id")))
        }
    }

    private static var settings: Route {
        .list("/settings", summary: "What you set, and what holds as long as you do not.", of: "me")
        {
            try $1.settings.list().map { SettingShape($0, isRevealed: false) }
        }
    }

    private static var set: Route {
        .act(
            .patch, "/settings", summary: "Change settings, all or none; null puts one back.",
            of: "me",
            takes: SettingDesk.forms.map { .text($0.name, most: 4_000, $0.form).clearable }
        ) { request, desks in
            var texts: [String: String] = [:]
            for form in SettingDesk.forms {
                texts[form.name] = request.body.edit(form.name).map { $0.isEmpty ? "usual" : $0 }
            }
            if !texts.isEmpty { _ = try desks.settings.set(texts) }
            return PageShape(try desks.settings.list().map { SettingShape($0, isRevealed: false) })
        }
    }

    static func account(_ desks: Desks) throws -> AccountShape {
        AccountShape(
            try desks.people.card(nil), addresses: try desks.account.addresses(),
            hasPassword: try desks.account.hasPassword(), in: desks.zone)
    }
}

extension Reply {
    /// All that is here of somebody, as a file to be kept.
    static func everything(of desks: Desks) throws -> Reply {
        let zip = try desks.people.exportZip { PersonArchiveShape($0).bytes }
        var reply = Reply(status: .ok, bytes: zip, mediaType: "application/zip")
        reply.fields[.contentDisposition] = "attachment; filename=\"belltower.zip\""
        return reply
    }
}
