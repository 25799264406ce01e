import Campus
import Operations
import Recurrence
import Words

/// An event that one publishes: a new one, a change of it, its end.
enum EventEditPage {
    static var routes: [PageRoute] {
        [
            .look("/events/new") { try newPage($0) },
            .look("/events/{id}/edit") { try editPage($0) },
            .slowForm("/events", publish, refused: newPage).on("/events/new"),
            .slowForm("/events/{id}", change, refused: editPage),
        ] + PageRoute.asking("/events/{id}/cancel", page: askCancel, act: cancel)
            + PageRoute.asking("/events/{id}/delete", page: askDelete, act: delete)
    }

    // MARK: - Pages

    @Sendable private static func newPage(
        _ visit: Visit, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let day = visit.request.query("date").flatMap { Timestamp.date($0) }
        let form =
            refusal == nil
            ? EventForm(
                on: day ?? visit.desks.zone.wall(at: visit.desks.now).date.adding(days: 1),
                in: visit.request.query("community"))
            : EventForm(visit.request)
        return try page(visit, form, of: nil, refused: refusal)
    }

    @Sendable private static func editPage(
        _ visit: Visit, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let card = try visit.desks.events.managed(visit.place("id"))
        var form = refusal == nil ? EventForm(card, in: visit.desks.zone) : EventForm(visit.request)
        // Who was told that it was changed meanwhile has seen what to.
        if refusal?.message.key == "refusal.entry.version" {
            form.version = EventDesk.version(of: card)
        }
        return try page(visit, form, of: card, refused: refusal)
    }

    private static func page(
        _ visit: Visit, _ form: EventForm, of card: EventCard?, refused refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let homes =
            card == nil
            ? try visit.desks.communities.list().filter(visit.desks.events.mayPublish(in:)) : []
        var model: [String: Any] = [
            "form": form.model(frame, of: card, refused: refusal, homes: homes)
        ]
        if let refusal {
            model["problem"] = frame.problem(
                refusal, besideField: EventForm.field(of: refusal) != nil)
        }
        let back = card.map { PageAddress.of($0.event) } ?? "/events"
        let heading = Heading(
            frame.words(card == nil ? "page.events.new" : "page.events.edit"),
            back: (back, frame.words("page.title.back")))
        return frame.page("event-form", heading, with: model)
    }

    // MARK: - Acts

    private static func publish(_ request: PageRequest) async throws -> FormOutcome {
        let (site, caller, form) = (request.site, try request.signedIn(), EventForm(request))
        var draft = try form.draft()
        draft.password = try await site.hashing.prepare(draft.password, by: caller.person.id)
        return try await site.lanes.act(as: caller) { [draft] desks in
            let frame = try Frame(Visit(request: request, desks: desks), tab: .events)
            try mustBeTitled(form, besides: nil, desks)
            let home =
                try form.community.isEmpty
                ? nil : desks.communities.card(numbered: form.community).community.name
            let card = try desks.events.publish(draft, in: home)
            return FormOutcome(
                frame.said("told.events.did.published", card.event.plan.title),
                next: PageAddress.of(card.event))
        }
    }

    private static func change(_ request: PageRequest) async throws -> FormOutcome {
        let (site, caller, form) = (request.site, try request.signedIn(), EventForm(request))
        let id = request.places["id"] ?? ""
        let card = try await site.lanes.look(as: caller) { desks in try desks.events.managed(id) }
        var draft = try form.draft(changing: EventForm(card, in: caller.zone))
        draft.password = try await site.hashing.prepare(draft.password, by: caller.person.id)
        return try await site.lanes.act(as: caller) { [draft] desks in
            let frame = try Frame(Visit(request: request, desks: desks), tab: .events)
            let now = try desks.events.managed(id)
            try desks.events.check(now, is: form.version ?? EventDesk.version(of: card))
            if draft.title != nil { try mustBeTitled(form, besides: now.event.id, desks) }
            let changed = try desks.events.edit(id, draft)
            return FormOutcome(
                frame.said("told.did.changed", changed.event.plan.title),
                next: PageAddress.of(changed.event))
        }
    }

    /// Two events may have one title; whoever does not mean that is warned.
    private static func mustBeTitled(
        _ form: EventForm, besides other: EventID?, _ desks: Desks
    ) throws(Refusal) {
        guard !form.keepsTitle,
            let taken = try desks.events.events(called: form.title, besides: other).first
        else { return }
        throw Refusal(
            .conflict, "refusal.event.titleTaken",
            with: [
                "event": "\(taken.event.name)",
                "title": .text(String(form.title.harmless.oneLine.prefix(80))),
            ])
    }

    private static func askCancel(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let event = try visit.desks.events.managed(visit.place("id")).event
        return Question(
            text: frame.words(
                "told.events.cancel", ["name": .text(event.plan.title.harmless.oneLine)]),
            effects: [
                frame.words("page.events.cancelEffect"), frame.words("page.events.cancelFinal"),
            ],
            action: "\(PageAddress.of(event))/cancel",
            button: frame.words("page.events.cancel"), back: PageAddress.of(event),
            reason: (frame.words("page.events.reason"), visit.request.filled("reason"))
        ).page(frame, refused: refusal)
    }

    private static func cancel(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.events.cancel(
            visit.place("id"), reason: visit.request.filled("reason"))
        return FormOutcome(
            frame.said("told.events.did.cancelled", card.event.plan.title),
            next: PageAddress.of(card.event))
    }

    private static func askDelete(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let event = try visit.desks.events.removable(visit.place("id")).event
        return Question(
            text: frame.words(
                "told.events.delete", ["name": .text(event.plan.title.harmless.oneLine)]),
            effects: [frame.words("page.events.deleteEffect")],
            action: "\(PageAddress.of(event))/delete",
            button: frame.words("page.events.delete"), back: PageAddress.of(event)
        ).page(frame, refused: refusal)
    }

    private static func delete(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let event = try visit.desks.events.removable(visit.place("id")).event
        try visit.desks.events.remove(event.name)
        return FormOutcome(frame.said("told.did.deleted", event.plan.title), next: "/events")
    }
}
