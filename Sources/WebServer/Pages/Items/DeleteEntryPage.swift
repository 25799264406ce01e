import Campus
import Operations
import Words

/// Deletes an entry of one's own.
enum DeleteEntryPage {
    static var routes: [PageRoute] {
        PageRoute.asking("/item/{id}/delete") { visit, refusal in
            let frame = try Frame(visit, tab: .calendar)
            let draft = try visit.desks.personal.draft(visit.place("id"))
            let name = draft.item.summary.harmless.oneLine
            var question = Question(
                text: frame.words("told.delete.entry", ["name": .text(name)]),
                effects: [ItemWhen(item: draft.item, frame: frame, day: frame.named).text],
                action: "\(PageAddress.of(draft.item.id))/delete",
                button: frame.words("page.item.delete"), back: PageAddress.of(draft.item.id),
                isUndoable: true, version: draft.version)
            if draft.isInSeries { question.askScope(frame) }
            return question.page(frame, refused: refusal)
        } act: { visit in
            let frame = try Frame(visit, tab: .calendar)
            let draft = try visit.desks.personal.draft(visit.place("id"))
            try visit.desks.personal.check(draft, is: visit.request.filled("version"))
            let part = visit.request["scope"].flatMap(SeriesPart.init)
            let item = try visit.desks.personal.delete(draft.item.id.description, part)
            return FormOutcome(
                frame.said("told.did.deleted", item.summary, isUndoable: true),
                next: EntryPage.day(of: item, frame))
        }
    }
}
