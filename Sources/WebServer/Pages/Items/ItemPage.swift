import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One occasion: when, where and what of it, and what one sets for oneself.
enum ItemPage {
    static var routes: [PageRoute] {
        [
            .look("/item/{id}") { request, desks in try page(request, desks) },
            .form("/item/{id}", change) { request, desks, refusal in
                try page(request, desks, refusal)
            },
            .form("/item/{id}/correction", correct) { request, desks, refusal in
                try page(request, desks, refusal)
            },
            .act("/mutes", mute),
        ]
    }

    static func address(_ id: ItemID) -> String { "/item/\(id)" }

    /// - Parameter refusal: why what was typed cannot be; nil where nothing was.
    private static func page(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal? = nil
    ) throws -> Reply {
        let view = try CalendarView(request, desks)
        let item = try desks.items.item(request.places["id"] ?? "")
        let day =
            item.allDay ? item.start.wall.date : view.frame.zone.wall(at: item.start.instant).date
        let all = try view.items(in: day..<day.adding(days: 1))
        let page = try ItemDetails(ItemModel(item, among: all, view), view, all)
        var model = try page.model
        let mine = try ItemForm(item, view).model(typed: refusal == nil ? nil : request)
        model["mine"] = mine
        model["correction"] = try CorrectionForm(item, view)?.model(
            typed: refusal == nil ? nil : request)
        if let refusal { model["problem"] = view.frame.problem(refusal) }
        let when = page.shortWhen
        let heading = Heading(
            page.kind, window: "\(page.title), \(when)", note: when.beginningLarge,
            back: ("/agenda/day/\(day)", view.frame.words("page.title.back")), isSheet: true)
        return view.frame.page("item", heading, model)
    }

    private static func change(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .calendar)
        let item = try desks.items.item(request.places["id"] ?? "")
        let next = request.next(else: address(item.id))
        let isSeries = request["series"] == "true"
        let edit = try ItemForm.edit(request, item, desks, isSeries: isSeries)
        guard !edit.isEmpty else { return FormOutcome(next: next) }
        let changed = try desks.items.change(item.id.description, edit, isSeries: isSeries)
        let key =
            switch edit.isHidden {
            case true?: "told.did.hidden"
            case false?: "told.did.shown"
            case nil: "told.did.changed"
            }
        let title = ItemTitle.text(changed, in: frame.words)
        return FormOutcome(frame.said(key, title, isUndoable: true), next: next)
    }

    private static func correct(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .calendar)
        let item = try desks.items.item(request.places["id"] ?? "")
        let next = request.next(else: address(item.id))
        let title = ItemTitle.text(item, in: frame.words)
        if request["takeBack"] == "true" {
            try desks.corrections.takeBack(item.id.description)
            return FormOutcome(frame.said("told.did.undone", title), next: next)
        }
        _ = try desks.corrections.say(item.id.description, isIn: request["place"] ?? "")
        return FormOutcome(frame.said("told.did.corrected", title), next: next)
    }

    private static func mute(_ request: PageRequest, _ desks: Desks) throws -> Flash? {
        let frame = try Frame(request, desks, tab: .calendar)
        let isMuted = request["muted"] == "true"
        let name = try desks.reminders.mute(request["subject"] ?? "", isMuted: isMuted)
        return frame.said(isMuted ? "mute.on" : "mute.off", name)
    }
}
