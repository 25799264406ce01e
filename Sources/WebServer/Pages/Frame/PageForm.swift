import Campus
import Foundation
import HTTPTypes
import Operations
import Words

/// What came of a form: what is to be said, and where that is.
struct FormOutcome: Sendable {
    var flash: Flash?
    /// A page of this site; nil for where the form says.
    var next: String?
    /// Whether it is there that what was done is seen: in the simple view other forms lead home.
    var isSeenThere: Bool

    init(_ flash: Flash? = nil, next: String? = nil, isSeenThere: Bool = false) {
        self.flash = flash
        self.next = next
        self.isSeenThere = isSeenThere
    }
}

extension PageRoute {
    /// A form of a page: where it cannot be done, the page again with what was typed and what is wrong.
    ///
    /// - Parameter refused: the page; made where it was looked at, not where it was acted.
    static func form(
        _ path: String, _ act: @escaping @Sendable (Visit) throws -> FormOutcome,
        refused: @escaping @Sendable (Visit, Refusal) throws -> Reply
    ) -> PageRoute {
        slowForm(path, { try await $0.act(act) }, refused: refused)
    }

    /// The same of what waits for other machines, or for a password's hash.
    static func slowForm(
        _ path: String, _ act: @escaping @Sendable (PageRequest) async throws -> FormOutcome,
        refused: @escaping @Sendable (Visit, Refusal) throws -> Reply
    ) -> PageRoute {
        PageRoute(method: .post, path: path, isOwn: true) { request in
            do {
                return await request.reply(to: try await act(request))
            } catch let refusal as Refusal {
                if refusal.wantsProof || request.hasWaited { throw refusal }
                let caller = try request.signedIn()
                var reply = try await request.site.lanes.look(as: caller) {
                    try refused(Visit(request: request, desks: $0), refusal)
                }
                // Nothing is wrong with what was typed where the disk is full: it may be sent again.
                if reply.status == .ok {
                    reply.status =
                        refusal.reason == .full ? refusal.reason.status : .unprocessableContent
                }
                return reply
            }
        }
    }
}

extension PageRoute {
    /// The same form as it stands on a page of another address.
    func on(_ page: String) -> PageRoute {
        var route = self
        route.page = page
        return route
    }
}

extension PageRequest {
    /// Does what a form asks, in its turn; one that waited and comes again does nothing, and says the same.
    func act(
        _ body: @escaping @Sendable (Visit) throws -> FormOutcome
    ) async throws -> FormOutcome {
        let (caller, key) = (try signedIn(), try key())
        return try await site.lanes.act(as: caller) { desks in
            var desks = desks
            desks.request = key
            return try desks.requests.once {
                try body(Visit(request: self, desks: desks))
            } answer: { outcome in
                AnsweredRequest.Answer(status: 200, body: Data((outcome.flash?.text ?? "").utf8))
            } again: { answer in
                FormOutcome(Flash(String(decoding: answer.body, as: UTF8.self)))
            }
        }
    }

    /// The way on after a form, with what is to be said there.
    func reply(to outcome: FormOutcome) async -> Reply {
        guard !hasWaited else {
            return .text(outcome.flash?.text ?? "", as: "text/plain; charset=utf-8")
        }
        let page = await leadsHome(outcome) ? "/" : outcome.next ?? next
        var reply = Reply.seeOther(Self.ownPath(page))
        if let flash = outcome.flash { reply.cookies.append(flash.cookie(at: site)) }
        return reply
    }

    /// Whether a form leads home, where it is said what was done: in the simple view each does that has no
    /// page of its own to go on to.
    private func leadsHome(_ outcome: FormOutcome) async -> Bool {
        guard outcome.flash != nil, !outcome.isSeenThere, self["next"] == nil,
            let caller = context.caller
        else { return false }
        // What was done is done, whether or not the view is known.
        let view = try? await site.lanes.look(as: caller) { try $0.settings.pageChoices().view }
        return view == .simple
    }

    /// Where a form goes on to; another page than the first one without a word of it.
    func next(else page: String) -> String { self["next"] == nil ? page : next }

    /// What a form says; nil where it was left empty too.
    func filled(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}

extension Refusal {
    /// Whether it is not done before the person has proved anew who they are.
    var wantsProof: Bool { message.key == "refusal.account.stale" }
}

extension Frame {
    /// What stands in the way, as a sentence of its own.
    func sentence(_ refusal: Refusal) -> String { words.text(refusal.message).asSentence }

    /// What is wrong with all of a page's form.
    func problem(_ refusal: Refusal) -> [String: Any] { ["problemText": sentence(refusal)] }

    /// The same of a form that keeps what was typed.
    ///
    /// - Parameter besideField: whether the sentence stands beside a field already.
    func problem(_ refusal: Refusal, besideField: Bool) -> [String: Any] {
        [
            "problemText": besideField ? words("page.add.unsaved") : sentence(refusal),
            "problemHint": words("page.add.typed"),
        ]
    }

    /// `did.changed`, of something by its name.
    func said(_ key: String, _ name: String, isUndoable: Bool = false) -> Flash {
        let short = name.harmless.oneLine.prefix(80)
        return Flash(words(key, ["name": .text(String(short))]), undo: isUndoable ? .act : nil)
    }
}

extension String {
    /// With a capital letter at its beginning, unless an address begins it.
    var beginningLarge: String {
        prefix { $0 != " " }.contains("://") ? self : prefix(1).uppercased() + dropFirst()
    }

    /// With a capital letter and a full stop.
    var asSentence: String {
        let text = beginningLarge
        return text.last.map { ".!?…".contains($0) } ?? true ? text : text + "."
    }
}
