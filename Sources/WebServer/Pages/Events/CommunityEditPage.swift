import Campus
import Operations
import Words

/// A community that one founds, or whose words one changes.
enum CommunityEditPage {
    static var routes: [PageRoute] {
        [
            .look("/communities/new") { try newPage($0) },
            .form("/communities/new", found, refused: newPage),
            .look("/communities/{id}/edit") { try editPage($0) },
            .form("/communities/{id}/edit", change, refused: editPage),
        ]
            + PageRoute.picture(
                "/communities/{id}/picture", on: "/communities"
            ) { visit in
                _ = try visit.desks.communities.edited(numbered: visit.place("id"))
            } set: { visit, picture in
                let card = try visit.desks.communities.edited(numbered: visit.place("id"))
                try visit.desks.pictures.set(picture, ofCommunity: card.community.name)
                return "\(PageAddress.of(card.community))/edit#\(Portrait.place)"
            } refused: {
                try editPage($0, refused: $1)
            }
    }

    // MARK: - Pages

    @Sendable private static func newPage(
        _ visit: Visit, refused refusal: Refusal? = nil
    ) throws -> Reply {
        guard visit.desks.communities.mayFound else {
            throw Refusal(.forbidden, "refusal.operator.communities")
        }
        let form = refusal == nil ? CommunityForm() : CommunityForm(visit.request)
        return try page(visit, form, of: nil, refused: refusal)
    }

    @Sendable private static func editPage(
        _ visit: Visit, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let card = try visit.desks.communities.edited(numbered: visit.place("id"))
        let isOfPicture = !visit.request.path.hasSuffix("/edit")
        let form =
            refusal == nil || isOfPicture
            ? CommunityForm(card.community) : CommunityForm(visit.request)
        return try page(visit, form, of: card, refused: refusal)
    }

    private static func page(
        _ visit: Visit, _ form: CommunityForm, of card: CommunityCard?, refused refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let topics = try visit.desks.communities.list().topics
        let isOfPicture = card != nil && !visit.request.path.hasSuffix("/edit")
        var model: [String: Any] = [
            "form": form.model(
                frame, of: card, refused: isOfPicture ? nil : refusal,
                mayName: visit.desks.communities.mayFound, topics: topics)
        ]
        if let card {
            let address = PageAddress.of(card.community)
            model["portrait"] = Portrait(
                name: card.community.name.harmless.oneLine, digest: card.community.picture,
                action: "\(address)/picture"
            ).model(frame, refused: isOfPicture ? refusal : nil)
        }
        if let refusal, !isOfPicture {
            model["problem"] = frame.problem(
                refusal, besideField: CommunityForm.field(of: refusal) != nil)
        }
        let back = card.map { PageAddress.of($0.community) } ?? "/communities"
        let heading = Heading(
            frame.words(
                card == nil ? "page.events.newCommunity" : "page.events.editCommunity"),
            back: (back, frame.words("page.title.back")))
        return frame.page("community-form", heading, with: model)
    }

    // MARK: - Acts

    private static func found(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let form = CommunityForm(visit.request)
        let card = try visit.desks.communities.create(form.name, form.draft)
        return FormOutcome(
            frame.said("told.events.did.founded", card.community.name),
            next: PageAddress.of(card.community))
    }

    private static func change(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let former = try visit.desks.communities.edited(numbered: visit.place("id")).community
        let draft = CommunityForm(visit.request)
            .draft(changing: former, mayRename: visit.desks.communities.mayFound)
        let card = try visit.desks.communities.edit(former.name, draft)
        return FormOutcome(
            frame.said("told.did.changed", card.community.name),
            next: PageAddress.of(card.community))
    }
}
