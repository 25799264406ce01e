import Operations
import Words

/// Taking away one of the things that one's account has, after a second look.
struct Removal<Thing: Sendable>: Sendable {
    /// Before the thing's id and `/delete`.
    let path: String
    /// Where one comes from, and back to.
    let page: String
    /// Whether it can be added again, as is said then.
    var isReversible = false
    /// Whether `undo` brings back what is lost, as the effects say then.
    var isUndoable: @Sendable (Thing) -> Bool = { _ in false }
    /// Whether a proof of the last minutes is wanted.
    var isGuarded = true
    /// The thing of an id.
    let find: @Sendable (_ id: String, Desks) throws -> Thing
    let name: @Sendable (Thing) -> String
    /// What is asked, and what becomes of it.
    let question: @Sendable (Thing, Frame) -> (text: String, effects: [String])
    let remove: @Sendable (Thing, Desks) throws -> Void

    var routes: [PageRoute] {
        PageRoute.asking("\(path)/{id}/delete") { [self] visit, refusal in
            // Asked now, so that nobody has to say twice that they mean it.
            if isGuarded { try visit.desks.account.mustBeFresh() }
            let frame = try Frame(visit, tab: .me)
            let id = visit.place("id")
            let thing = try find(id, visit.desks)
            let (text, effects) = question(thing, frame)
            let back = isReversible ? [frame.words("page.confirm.again")] : []
            return Question(
                text: text, effects: effects + back,
                action: "\(path)/\(FormText.encoded(id))/delete",
                button: frame.words("page.me.remove"), back: page,
                isReversible: isReversible || isUndoable(thing)
            ).page(frame, refused: refusal)
        } act: { [self] visit in
            let frame = try Frame(visit, tab: .me)
            let thing = try find(visit.place("id"), visit.desks)
            try remove(thing, visit.desks)
            return FormOutcome(
                frame.said("told.did.removed", name(thing), isUndoable: isUndoable(thing)),
                next: page)
        }
    }
}
