import Campus
import Operations
import Recurrence
import Words

/// One source: how it is doing, what it brought, and what one chose for it.
enum SourcePage {
    static var routes: [PageRoute] {
        [
            .look("/sources/{id}") { try page($0) },
            .form("/sources/{id}", change, refused: page),
            .slowForm("/sources/{id}/import", { try await ask($0, .guarded) }, refused: page),
            .slowForm(
                "/sources/{id}/accept", { try await ask($0, .acceptingRemovals) }, refused: page),
            .form("/sources/{id}/keep", keep, refused: page),
            .form("/sources/{id}/undo", undo, refused: page),
        ] + PageRoute.asking("/sources/{id}/delete", page: askDelete, act: delete)
    }

    private static let mostHistory = 20

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let status = try visit.desks.sources.status(numbered: visit.place("id"))
        let model = SourceModel(status: status, frame: frame)
        let history = status.isKept ? try visit.desks.sources.history(of: status.source.name) : []
        var source: [String: Any] = [
            "id": model.id, "name": visit.request.filled("name") ?? status.source.name,
            "stateText": model.stateText, "isMine": status.isKept,
            "ringsAlarms": status.source.ringsAlarms,
            // What it holds is read once, when it is added.
            "kinds": [
                [
                    "kindValue": status.source.kind.rawValue,
                    "kindText": frame.words("page.kind.\(status.source.kind.rawValue)"),
                    "isChosenKind": true,
                ]
            ],
        ]
        source.merge(model.flags) { _, new in new }
        source["brokenText"] = model.brokenText(since: history.map(\.fetch))
        var page: [String: Any] = [
            "history": lines(history, frame), "issues": model.unread,
            "hasIssues": !status.unread.isEmpty,
        ]
        if let refusal {
            if visit.request.path == model.address, refusal.reason == .invalid {
                source["nameProblem"] = frame.sentence(refusal)
            } else {
                page["problem"] = frame.problem(refusal)
            }
        }
        page["source"] = source
        let heading = Heading(
            model.name, note: model.host,
            back: ("/sources", frame.words("page.title.back")))
        return frame.page("source", heading, with: page)
    }

    /// The attempts, those that brought nothing new told once.
    private static func lines(
        _ history: [(fetch: FetchRecord, isKept: Bool)], _ frame: Frame
    ) -> [[String: Any]] {
        let kept = history.filter(\.isKept).map(\.fetch)
        // What is held now is the newest that is kept; what stands before it is gone back to.
        let undoable = kept.count > 1 ? kept.first : nil
        var lines: [[String: Any]] = []
        var rest = history[...]
        while let (fetch, _) = rest.popFirst(), lines.count < mostHistory {
            var alike = 1
            while fetch.outcome == .unchanged, rest.first?.fetch.outcome == .unchanged {
                rest.removeFirst()
                alike += 1
            }
            lines.append([
                "whenTime": frame.timestamp(fetch.at), "whenText": frame.moment(fetch.at),
                "whatText": what(fetch, alike: alike, frame.words), "entryID": entry(fetch),
                "isUndoable": fetch == undoable && fetch.outcome == .imported,
            ])
        }
        return lines
    }

    private static func entry(_ fetch: FetchRecord) -> String { "\(fetch.at.seconds)" }

    private static func what(_ fetch: FetchRecord, alike: Int, _ words: Catalogue) -> String {
        let state = words("import.state.\(fetch.outcome.rawValue)").beginningLarge
        var arguments: [String: Message.Argument] = ["state": .text(state)]
        switch fetch.outcome {
        case .unchanged where alike > 1:
            arguments["count"] = .number(alike)
            return words("history.alike", arguments)
        case .unchanged: return state
        case .imported, .undone:
            arguments["added"] = .number(fetch.counts.added)
            arguments["changed"] = .number(fetch.counts.changed)
            arguments["removed"] = .number(fetch.counts.removed)
            arguments["held"] = .number(fetch.counts.events)
            return words("history.counts", arguments)
        // Its record says what to type.
        case .refused: return words("page.sources.isHeld")
        case .failed:
            let reason = fetch.reason?.harmless.oneLine ?? words("import.reasonless")
            arguments["reason"] = .text(reason)
            return words("history.reason", arguments)
        }
    }
}

// MARK: - Acts

extension SourcePage {
    private static func change(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let source = try visit.desks.sources.kept(numbered: visit.place("id"))
        let changed = try visit.desks.sources.configure(source.name) { source in
            source.name = visit.request["name"] ?? source.name
            source.ringsAlarms = visit.request["alarms"] == "true"
        }
        return FormOutcome(
            frame.said("told.did.changed", changed.name),
            next: visit.request.next(else: visit.request.path))
    }

    /// Asks for the feed; what is held back stands on the page of all sources then.
    private static func ask(_ request: PageRequest, _ way: ImportWay) async throws -> FormOutcome {
        let caller = try request.signedIn()
        return try await request.site.lanes.errand(as: caller) { desks in
            let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
            let source = try desks.sources.kept(numbered: request.places["id"] ?? "")
            let reports = try await desks.imports.run(
                .named([source.name]), way, isNarrowed: true)
            let report = try reports.first.orThrow(Refusal(.missing, "refusal.path.unknown"))
            if let failure = report.failure {
                guard failure.reason == .guarded else { throw failure }
                return FormOutcome(next: "/sources#held-\(source.id)")
            }
            let counts = report.counts
            let text = frame.words(
                "told.did.read",
                [
                    "name": .text(report.source.harmless.oneLine),
                    "count": .number(counts.added + counts.changed + counts.removed),
                ])
            return FormOutcome(Flash(text), next: request.next(else: "/sources"))
        }
    }

    /// Nothing has to be done: what is held back does not count unless it is accepted.
    private static func keep(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let source = try visit.desks.sources.kept(numbered: visit.place("id"))
        return FormOutcome(
            frame.said("told.did.kept", source.name), next: visit.request.next(else: "/sources"))
    }

    private static func undo(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let source = try visit.desks.sources.kept(numbered: visit.place("id"))
        let last = try visit.desks.sources.history(of: source.name).first(where: \.isKept)?.fetch
        guard let last, entry(last) == visit.request["import"] else {
            throw Refusal(.conflict, "refusal.entry.version")
        }
        _ = try visit.desks.imports.undo(of: source.name)
        return FormOutcome(
            frame.said("told.did.undone", source.name),
            next: visit.request.next(else: "/sources/\(source.id)"))
    }

    private static func askDelete(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let source = try visit.desks.sources.kept(numbered: visit.place("id"))
        let status = try visit.desks.sources.status(numbered: source.id.description)
        return Question(
            text: frame.words(
                "told.delete.source", ["name": .text(source.name.harmless.oneLine)]),
            effects: [
                frame.words("told.delete.source.effect", ["count": .number(status.meetings)])
            ],
            action: "/sources/\(source.id)/delete", button: frame.words("page.sources.delete"),
            back: "/sources/\(source.id)"
        ).page(frame, refused: refusal)
    }

    private static func delete(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let source = try visit.desks.sources.kept(numbered: visit.place("id"))
        try visit.desks.sources.unsubscribe(source.name)
        return FormOutcome(frame.said("told.did.removed", source.name), next: "/sources")
    }
}
