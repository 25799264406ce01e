import Campus
import Operations
import Words

/// The sources that the campus depends on, communities' feeds among them, for operators.
enum SharedSourcesPage {
    static let address = "/operator/sources"

    static var routes: [PageRoute] {
        [
            .look(address) { try page($0) },
            .slowForm(address, add, refused: page),
            .slowForm("\(address)/{id}/import", { try await ask($0, .guarded) }, refused: page)
                .on(address),
            .slowForm(
                "\(address)/{id}/accept", { try await ask($0, .acceptingRemovals) }, refused: page
            ).on(address),
            PageRoute.form("\(address)/{id}/undo", undo, refused: page).on(address),
        ]
    }

    /// Of what an answer that is held back would alter, so many lines are shown.
    private static let mostChanges = 10

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let (health, now) = (visit.desks.health, visit.desks.now)
        let sources = try health.sources()
        let words = SourceHealthWords(frame.words, at: now, in: frame.zone)
        var model: [String: Any] = [
            "hasShared": !sources.isEmpty,
            "shared": try sources.map { source in
                try line(source, words, canUndo: health.canUndo(source), frame)
            },
            "ownText": words.text(try health.ownSources()),
        ]
        model["typedAddress"] = visit.request.filled("address")
        if let refusal {
            if visit.request.path == address {
                model["addressProblem"] = frame.sentence(refusal)
            } else {
                model["problem"] = frame.problem(refusal)
            }
        }
        let heading = Heading(
            frame.words("page.shared.title"),
            back: (OperatorPage.address, frame.words("page.title.back")))
        return frame.page("operator-sources", heading, with: model)
    }

    private static func line(
        _ source: SourceHealth, _ words: SourceHealthWords, canUndo: Bool, _ frame: Frame
    ) -> [String: Any] {
        let isWell = source.state == .healthy
        let changes =
            source.state == .held
            ? source.status.held.prefix(mostChanges).map {
                ["heldText": ChangeList.text($0, frame)]
            }
            : []
        var line: [String: Any] = [
            "sharedID": source.status.source.id.description, "sharedName": words.name(source),
            "sharedText": words.text(source), "sharedState": words.state(isWell ? .well : .wrong),
            "isSharedWell": isWell,
            "isSharedHeld": source.state == .held || source.state == .undone,
            "changes": changes, "hasHeld": !changes.isEmpty, "isUndoable": canUndo,
        ]
        // Not all that is held back is kept as a line.
        let more = max(source.status.held.count, source.losses) - changes.count
        if !changes.isEmpty, more > 0 {
            line["moreText"] = frame.words("month.more", ["count": .number(more)])
        }
        return line
    }

    // MARK: - Acts

    private static func add(_ request: PageRequest) async throws -> FormOutcome {
        let text = request["address"] ?? ""
        return try await request.site.lanes.errand(as: request.signedIn()) { desks in
            let report = try await desks.sources.subscribe(
                Subscription(address: text, every: 3_600, isForEveryone: true))
            let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
            return FormOutcome(frame.said("told.shared.added", report.source), next: address)
        }
    }

    /// Asks for the feed now; what is held back stands on the page then.
    private static func ask(_ request: PageRequest, _ way: ImportWay) async throws -> FormOutcome {
        let id = try number(request.places["id"])
        return try await request.site.lanes.errand(as: request.signedIn()) { desks in
            let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
            let report = try await desks.imports.run(shared: id, way)
            if let failure = report.failure {
                guard failure.reason == .guarded else { throw failure }
                return FormOutcome(
                    frame.said("told.shared.held", report.source), next: "\(address)#source-\(id)")
            }
            let counts = report.counts
            let text = frame.words(
                "told.did.read",
                [
                    "name": .text(report.source.harmless.oneLine),
                    "count": .number(counts.added + counts.changed + counts.removed),
                ])
            return FormOutcome(Flash(text), next: address)
        }
    }

    private static func undo(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let report = try visit.desks.imports.undo(shared: try number(visit.place("id")))
        return FormOutcome(frame.said("told.shared.undone", report.source), next: address)
    }

    private static func number(_ text: String?) throws(Refusal) -> SourceID {
        guard let number = text.flatMap({ Int64($0) }) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        return SourceID(number)
    }
}
