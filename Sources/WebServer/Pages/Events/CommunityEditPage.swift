import Campus
import Operations
import Words

/// A community that one founds, or whose words one changes.
enum CommunityEditPage {
    static var routes: [PageRoute] {
        [
            .look("/communities/new") { request, desks in try newPage(request, desks, nil) },
            .form("/communities/new", found, refused: newPage),
            .look("/communities/{id}/edit") { request, desks in
                try editPage(request, desks, nil)
            },
            .form("/communities/{id}/edit", change, refused: editPage),
        ]
    }

    // MARK: - Pages

    @Sendable private static func newPage(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        guard desks.communities.mayFound else {
            throw Refusal(.forbidden, "refusal.operator.communities")
        }
        let form = refusal == nil ? CommunityForm() : CommunityForm(request)
        return try page(form, nil, refusal, request, desks)
    }

    @Sendable private static func editPage(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        let card = try desks.communities.edited(numbered: request.places["id"] ?? "")
        let form = refusal == nil ? CommunityForm(card.community) : CommunityForm(request)
        return try page(form, card, refusal, request, desks)
    }

    private static func page(
        _ form: CommunityForm, _ card: CommunityCard?, _ refusal: Refusal?,
        _ request: PageRequest, _ desks: Desks
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .events)
        let topics = try desks.communities.list().topics
        var model: [String: Any] = [
            "form": form.model(
                card, refusal, mayName: desks.communities.mayFound, topics, frame)
        ]
        if let refusal {
            model["problem"] = frame.problem(
                refusal, besideField: CommunityForm.field(of: refusal) != nil)
        }
        let back = card.map { CommunityModel.address($0.community) } ?? "/communities"
        let heading = Heading(
            frame.words(
                card == nil ? "page.events.newCommunity" : "page.events.editCommunity"),
            back: (back, frame.words("page.title.back")))
        return frame.page("community-form", heading, model)
    }

    // MARK: - Acts

    private static func found(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .events)
        let form = CommunityForm(request)
        let card = try desks.communities.create(form.name, form.draft)
        return FormOutcome(
            frame.said("told.events.did.founded", card.community.name),
            next: CommunityModel.address(card.community))
    }

    private static func change(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .events)
        let former = try desks.communities.edited(numbered: request.places["id"] ?? "").community
        let draft = CommunityForm(request)
            .draft(changing: former, mayRename: desks.communities.mayFound)
        let card = try desks.communities.edit(former.name, draft)
        return FormOutcome(
            frame.said("told.did.changed", card.community.name),
            next: CommunityModel.address(card.community))
    }
}
