import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// Signing up, a step a page: an address or an invitation, the code, a name.
enum SignUpPage {
    static var routes: [PageRoute] {
        [
            .open(.get, "/sign-up") { request in
                var state = State(request)
                state.invitation = request.query("invitation")
                return page(state, request)
            },
            .open(.post, "/sign-up/code", handle: sendCode),
            .open(.post, "/sign-up/confirm", handle: confirm),
            .open(.post, "/sign-up/invitation", handle: invited),
            .open(.post, "/sign-up", handle: join),
        ]
    }

    private struct State {
        enum Step: Int { case address = 1, code, name }

        var step = Step.address
        /// Where whoever has signed up goes on to.
        let nextAddress: String
        var address: String?
        var letter = CodeLetter.earlier
        var code: String?
        var invitation: String?
        var name: String?
        var handle: String?
        /// What is wrong, by the field: `addressProblem`.
        var problems: [String: String] = [:]
        var problem: String?

        init(_ request: PageRequest) { nextAddress = request.next }

        /// Where the page leads.
        var ways: [String: Any] {
            [
                "nextAddress": nextAddress,
                "againAddress": PageAddress.of("/sign-up", next: nextAddress),
                "signInAddress": PageAddress.of("/sign-in", next: nextAddress),
            ]
        }
    }

    private static func page(_ state: State, _ request: PageRequest) -> Reply {
        let frame = Frame(request)
        let settings = request.site.home.site
        let isOpen = settings.signUp == .open || settings.signUp == .domains
        let isFirst = state.step == .address
        let stepText = frame.words(
            "told.step", ["step": .number(state.step.rawValue), "steps": .number(3)])
        var step: [String: Any] = [
            "isAddress": isFirst && isOpen, "isCode": state.step == .code,
            "isName": state.step == .name,
            "isInvited": isFirst && (settings.signUp != .closed || state.invitation != nil),
            "isClosed": isFirst && settings.signUp == .closed && state.invitation == nil,
            "number": "\(state.step.rawValue)", "stepText": stepText,
        ]
        step.merge(state.ways) { _, new in new }
        step["address"] = state.address
        step["code"] = state.code
        step["invitation"] = state.invitation
        step["name"] = state.name
        step["handle"] = state.handle
        if settings.signUp == .domains {
            step["domainsText"] = frame.words(
                "told.domains", ["domains": .choice(settings.domains)])
        }
        if state.step == .code, let address = state.address {
            step["sentText"] = state.letter.text(address, frame)
        }
        step.merge(state.problems) { _, new in new }
        var model: [String: Any] = ["step": step]
        if let problem = state.problem { model["problem"] = ["problemText": problem] }
        let isClosed = step["isClosed"] as? Bool ?? false
        let window = frame.words(
            "told.signUp.window",
            [
                "step": .number(state.step.rawValue), "steps": .number(3),
                "name": .text("\(state.step)"),
            ])
        let heading = Heading(
            frame.words("page.title.signUp"), window: isClosed ? nil : window, note: stepText)
        var reply = frame.page("sign-up", heading, with: model)
        if state.problem != nil || !state.problems.isEmpty { reply.status = .unprocessableContent }
        return reply
    }

    private static func sendCode(_ request: PageRequest) async throws -> Reply {
        var state = State(request)
        state.address = request["address"]
        do {
            let isSent = try await request.site.sendCode(
                to: state.address ?? "", from: request.context.network, at: request.now,
                in: request.context.language)
            (state.step, state.letter) = (.code, isSent ? .sent : .tooSoon)
        } catch let refusal as Refusal {
            let text = Frame(request).sentence(refusal)
            if refusal.reason == .invalid {
                state.problems["addressProblem"] = text
            } else {
                state.problem = text
            }
        }
        return page(state, request)
    }

    /// Looks whether the code is right, without taking it: a name is asked for first.
    private static func confirm(_ request: PageRequest) async throws -> Reply {
        var state = State(request)
        state.step = .code
        state.address = request["address"]
        state.code = request["code"]
        var form = SignInForm()
        (form.address, form.code) = (state.address ?? "", state.code ?? "")
        do {
            guard try await SignInPage.isNew(form, request) else {
                let opened = try await request.site.begin(
                    form, request.context.asking(at: request.now))
                return SignInPage.entered(opened, request, next: request.next)
            }
            state.step = .name
        } catch let refusal as Refusal {
            state.problems["codeProblem"] = Frame(request).sentence(refusal)
        }
        return page(state, request)
    }

    /// The page that asks for a name, with a code that is right and still to be taken.
    static func naming(_ form: SignInForm, _ request: PageRequest) -> Reply {
        var state = State(request)
        (state.step, state.address, state.code) = (.name, form.address, form.code)
        return page(state, request)
    }

    private static func invited(_ request: PageRequest) async throws -> Reply {
        var state = State(request)
        state.invitation = request["invitation"]
        let invitation = state.invitation ?? ""
        let (home, now) = (request.site.home, request.now)
        do {
            let tried = try request.site.limits.code(from: request.context.network, at: now)
            let isNew = try await request.site.lanes.look {
                try home.signIn(at: now).isNew(invitation: invitation)
            }
            request.site.limits.codeWasRight(tried, at: now)
            guard isNew else {
                var form = SignInForm()
                form.code = invitation
                let opened = try await request.site.begin(
                    form, request.context.asking(at: request.now))
                return SignInPage.entered(opened, request, next: request.next)
            }
            state.step = .name
        } catch let refusal as Refusal {
            state.problems["invitationProblem"] = Frame(request).sentence(refusal)
        }
        return page(state, request)
    }

    private static func join(_ request: PageRequest) async throws -> Reply {
        var form = SignInForm()
        let invitation = request["invitation"].flatMap { $0.isEmpty ? nil : $0 }
        form.address = invitation == nil ? request["address"] : nil
        form.code = invitation ?? request["code"]
        form.name = request["name"]
        form.handle = request["handle"]
        do {
            let opened = try await request.site.begin(form, request.context.asking(at: request.now))
            return SignInPage.entered(opened, request, next: request.next)
        } catch let refusal as Refusal {
            var state = State(request)
            state.step = .name
            (state.address, state.code, state.invitation) = (
                form.address, request["code"], invitation
            )
            (state.name, state.handle) = (form.name, form.handle)
            let text = Frame(request).sentence(refusal)
            let isOfHandle = [.conflict, .invalid].contains(refusal.reason)
            if isOfHandle { state.problems["handleProblem"] = text } else { state.problem = text }
            return page(state, request)
        }
    }
}
