import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One occasion: when, where and what of it, and what one sets for oneself.
enum ItemPage {
    static var routes: [PageRoute] {
        [
            .look("/item/{id}") { try page($0, isBrief: true) },
            .look("/item/{id}/all") { try page($0) },
            .form("/item/{id}", change) { try page($0, refused: $1) },
            .form("/item/{id}/correction", correct) { try page($0, refused: $1) },
            .act("/mutes", mute),
        ]
    }

    /// - Parameters:
    ///   - isBrief: whether the simple view has what, when and where alone, its forms on a page of their own.
    ///   - refusal: why what was typed cannot be; nil where nothing was.
    private static func page(
        _ visit: Visit, isBrief: Bool = false, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let view = try CalendarView(visit)
        let item = try visit.desks.items.item(visit.place("id"))
        let day =
            item.allDay ? item.start.wall.date : view.frame.zone.wall(at: item.start.instant).date
        let all = try view.items(in: day..<day.adding(days: 1))
        let page = try ItemDetails(ItemModel(item, among: all, view), among: all, view)
        var model = try page.model
        guard !(isBrief && view.frame.isSimple) else {
            model["noteText"] = item.note?.harmless.oneLine
            // When it is stands below its name, large.
            var heading = heading(page, back: "/agenda/day/\(day)", view.frame)
            heading.note = nil
            return view.frame.page("item-simple", heading, with: model)
        }
        let form = try ItemForm(item, view)
        var mine = try form.model(typed: refusal == nil ? nil : visit.request)
        mine?["deaf"] = try BellDevices.deaf(view.desks, view.frame)
        mine?["stopped"] = try form.stopped()
        model["mine"] = mine
        model["correction"] = try CorrectionForm(item, view)?.model(
            typed: refusal == nil ? nil : visit.request)
        if let refusal { model["problem"] = view.frame.problem(refusal) }
        let back = view.frame.isSimple ? PageAddress.of(item.id) : "/agenda/day/\(day)"
        return view.frame.page("item", heading(page, back: back, view.frame), with: model)
    }

    private static func heading(
        _ page: ItemDetails, back address: String, _ frame: Frame
    ) -> Heading {
        let when = page.shortWhen
        return Heading(
            page.kind, window: "\(page.title), \(when)", note: when.beginningLarge,
            back: (address, frame.words("page.title.back")), isSheet: true)
    }

    private static func change(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let item = try visit.desks.items.item(visit.place("id"))
        let next = visit.request.next(else: PageAddress.of(item.id))
        let isSeries = visit.request["series"] == "true"
        let edit = try ItemForm.edit(visit, of: item, isSeries: isSeries)
        guard !edit.isEmpty else { return FormOutcome(next: next) }
        // Of what was sent on for a series, what is another on the occasion that was looked at.
        let seen = try ItemForm.edit(visit, of: item, isSeries: false)
        let changed = try visit.desks.items.change(item.id.description, edit, isSeries: isSeries)
        let text = try said(of: changed, seen, visit, frame)
        return FormOutcome(Flash(text, undo: .act), next: next)
    }

    private static func said(
        of item: AgendaItem, _ edit: ItemEdit, _ visit: Visit, _ frame: Frame
    ) throws -> String {
        let isSeries = visit.request["series"] == "true"
        let said = ItemSaid(
            item: item, frame: frame, isSeries: isSeries, hasTime: !isSeries,
            isDeaf: try BellDevices.isDeaf(visit.desks))
        let key: String? =
            switch edit.isHidden {
            case true?: "told.did.hidden"
            case false?: "told.did.shown"
            case nil: edit.isRingAlone ? nil : "told.did.changed"
            }
        let usual = edit.leads == nil ? nil : try visit.desks.settings.leads(of: item.kind)
        return said.text(key, usual: usual)
    }

    private static func correct(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let item = try visit.desks.items.item(visit.place("id"))
        let next = visit.request.next(else: PageAddress.of(item.id))
        let title = ItemTitle.text(item, in: frame.words)
        if visit.request["takeBack"] == "true" {
            try visit.desks.corrections.takeBack(item.id.description)
            let act = frame.words("told.did.corrected", ["name": .text(title)])
            return FormOutcome(frame.said("told.did.withdrawn", act), next: next)
        }
        let standing = try visit.desks.corrections.say(
            item.id.description, isIn: visit.request["place"] ?? "")
        return FormOutcome(Flash(CorrectionForm.text(standing, frame) ?? ""), next: next)
    }

    private static func mute(_ visit: Visit) throws -> Flash? {
        let frame = try Frame(visit, tab: .calendar)
        let isMuted = visit.request["muted"] == "true"
        let name = try visit.desks.reminders.mute(visit.request["subject"] ?? "", isMuted: isMuted)
        return frame.said(isMuted ? "mute.on" : "mute.off", name)
    }
}
