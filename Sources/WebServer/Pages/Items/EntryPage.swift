import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// An entry of one's own: a new one, or a change of one that is there; and taking an act back.
enum EntryPage {
    static var routes: [PageRoute] {
        [
            .look("/add") { try newPage($0) },
            .look("/item/{id}/edit") { try editPage($0) },
            .form("/entries", add, refused: newPage),
            .form("/entries/{id}", change, refused: editPage),
            .act("/undo", undo),
        ]
    }

    // MARK: - Pages

    private static func newPage(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let now = visit.desks.zone.wall(at: visit.desks.now)
        let day = visit.request.query("date").flatMap { Timestamp.date($0) } ?? now.date
        var form = refusal == nil ? EntryForm(on: day, at: now) : EntryForm(visit.request)
        if refusal == nil { form.fill(from: visit.request) }
        return try page(visit, form, of: nil, refused: refusal)
    }

    private static func editPage(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let draft = try visit.desks.personal.draft(visit.place("id"))
        var form =
            refusal == nil ? EntryForm(draft, in: visit.desks.zone) : EntryForm(visit.request)
        guard refusal?.message.key == "refusal.entry.version" else {
            return try page(visit, form, of: draft, refused: refusal)
        }
        // Who has seen both saves knowing what goes.
        form.version = draft.version
        return try page(
            visit, form, of: draft, refused: refusal, now: EntryForm(draft, in: visit.desks.zone))
    }

    /// - Parameter now: what was made of it elsewhere meanwhile; nil where nothing was.
    private static func page(
        _ visit: Visit, _ form: EntryForm, of draft: EntryDraft?, refused refusal: Refusal?,
        now: EntryForm? = nil
    ) throws -> Reply {
        let view = try CalendarView(visit)
        let words = view.frame.words
        var model: [String: Any] = ["form": try form.model(view, of: draft, refused: refusal)]
        if let refusal {
            model["problem"] = view.frame.problem(
                refusal, besideField: EntryForm.field(of: refusal) != nil)
        }
        if let now {
            let rows = EntryConflict(now: now, typed: form, frame: view.frame).rows
            if !rows.isEmpty { model["conflict"] = ["conflictRows": rows] }
        }
        if let day = Timestamp.date(form.date) { model["around"] = try around(day, view) }
        let title = words(draft == nil ? "page.title.add" : "page.title.edit")
        let back = draft.map { PageAddress.of($0.item.id) } ?? "/"
        return view.frame.page(
            "add", Heading(title, back: (back, words("page.title.back"))), with: model)
    }

    /// What else is on the day; nil for nothing.
    private static func around(_ day: CivilDate, _ view: CalendarView) throws -> [String: Any]? {
        guard (1_970...2_200).contains(day.year) else { return nil }
        let items = try view.items(in: day..<day.adding(days: 1)).filter {
            !$0.allDay && $0.kind != .hydration
        }
        guard !items.isEmpty else { return nil }
        return [
            "aroundTitle": view.named(day),
            "rows": view.rows.rows(items, among: items, hasClock: false),
        ]
    }

    // MARK: - Acts

    private static func add(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let form = EntryForm(visit.request)
        let words = try form.words()
        let report = try visit.desks.calendar.tellingClashes(isNew: true) { () throws(Refusal) in
            try form.desks(visit).personal.add(
                words, leads: form.lead, note: form.note.isEmpty ? nil : form.note)
        }
        // With what was set on it.
        let item = try visit.desks.items.item(report.item.id.description)
        let said = ItemSaid(
            item: item, frame: frame, isSeries: item.recurrenceID != nil,
            clashes: ClashWords(frame: frame).sentences(report),
            isDeaf: try BellDevices.isDeaf(visit.desks))
        let usual = form.lead == "usual" ? nil : try visit.desks.settings.leads(of: .personal)
        return FormOutcome(
            Flash(said.text("told.did.added", usual: usual), undo: .act), next: day(of: item, frame)
        )
    }

    private static func change(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let draft = try visit.desks.personal.draft(visit.place("id"))
        try visit.desks.personal.check(draft, is: visit.request.filled("version"))
        let (form, former) = (EntryForm(visit.request), EntryForm(draft, in: visit.desks.zone))
        let words = try form.words(changing: former)
        var item = draft.item
        var acts = 0
        var clashes: String?
        if !words.isEmpty {
            let id = item.id.description
            let report = try visit.desks.calendar.tellingClashes(isNew: false) {
                () throws(Refusal) in
                try form.desks(visit).personal.edit(id, part: form.scope, words)
            }
            (item, clashes) = (report.item, ClashWords(frame: frame).sentences(report))
            acts += 1
        }
        var own = ItemEdit()
        if form.lead != former.lead { own.leads = form.lead }
        if form.note != former.note { own.note = form.note }
        let isSeries = draft.isInSeries && form.scope != .this
        if !own.isEmpty {
            item = try visit.desks.items.change(item.id.description, own, isSeries: isSeries)
            acts += 1
        }
        guard acts > 0 else { return FormOutcome(next: PageAddress.of(item.id)) }
        // With what was set on it.
        item = try visit.desks.items.item(item.id.description)
        // Undo takes back one act: of two it would leave half.
        let said = ItemSaid(
            item: item, frame: frame, isSeries: isSeries, clashes: clashes,
            isDeaf: try BellDevices.isDeaf(visit.desks))
        let isRingAlone = words.isEmpty && own.note == nil
        let isRingOwn = own.leads != nil || item.leads != nil
        let usual = isRingOwn ? try visit.desks.settings.leads(of: .personal) : nil
        return FormOutcome(
            Flash(
                said.text(isRingAlone ? nil : "told.did.changed", usual: usual),
                undo: acts == 1 ? .act : nil),
            next: day(of: item, frame))
    }

    /// Where an entry stands: the day's page stays when the entry is taken back.
    static func day(of item: AgendaItem, _ frame: Frame) -> String {
        let date = item.allDay ? item.start.wall.date : frame.zone.wall(at: item.start.instant).date
        return "/agenda/day/\(date)"
    }

    private static func undo(_ visit: Visit) throws -> Flash? {
        let frame = try Frame(visit, tab: .today)
        let act = try visit.desks.personal.undo(passingOver: visit.request["passOver"] == "true")
        let key =
            switch act.kind {
            case .add: "told.did.unmade"
            case .delete: "told.did.back"
            default: "told.did.undone"
            }
        return frame.said(key, act.summary)
    }
}
