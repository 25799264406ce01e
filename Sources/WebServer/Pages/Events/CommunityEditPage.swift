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
            + PageRoute.picture(
                "/communities/{id}/picture", on: "/communities"
            ) { request, desks in
                _ = try desks.communities.edited(numbered: request.places["id"] ?? "")
            } set: { request, desks, picture in
                let card = try desks.communities.edited(numbered: request.places["id"] ?? "")
                try desks.pictures.set(picture, ofCommunity: card.community.name)
                return "\(CommunityModel.address(card.community))/edit"
            } refused: {
                try editPage($0, $1, $2)
            }
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
        let isOfPicture = !request.path.hasSuffix("/edit")
        let form =
            refusal == nil || isOfPicture ? CommunityForm(card.community) : CommunityForm(request)
        return try page(form, card, refusal, request, desks)
    }

    private static func page(
        _ form: CommunityForm, _ card: CommunityCard?, _ refusal: Refusal?,
        _ request: PageRequest, _ desks: Desks
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .events)
        let topics = try desks.communities.list().topics
        let isOfPicture = card != nil && !request.path.hasSuffix("/edit")
        var model: [String: Any] = [
            "form": form.model(
                card, isOfPicture ? nil : refusal, mayName: desks.communities.mayFound, topics,
                frame)
        ]
        if let card {
            let address = CommunityModel.address(card.community)
            model["portrait"] = Portrait(
                name: card.community.name.harmless.oneLine, digest: card.community.picture,
                action: "\(address)/picture"
            ).model(frame, isOfPicture ? refusal : nil)
        }
        if let refusal, !isOfPicture {
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
