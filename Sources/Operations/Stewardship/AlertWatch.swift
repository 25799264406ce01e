package import Campus
import Recurrence
import Reminding
import Storage
import Words

/// Calls operators: once when something begins to be wrong, and once when it is over.
///
/// Whoever runs looks each minute, be it a daemon or a server: what has begun is a row that only one of
/// them can make, and what is told is claimed first (docs/decisions/0046).
package struct AlertWatch: Desk {
    package let desks: Desks
    private let rules: AlertRules
    /// Writes an alert down for programs; the second is what is said of it.
    private let document: AlertDocument

    /// - Parameters:
    ///   - desks: whosever they are, at the instant of the look.
    ///   - disk: how much room there is; nil for the home's disk.
    package init(
        _ desks: Desks, disk: (@Sendable () -> DiskRoom?)? = nil,
        document: @escaping AlertDocument
    ) {
        self.desks = desks
        let path = desks.folder.path
        rules = AlertRules(desks: desks, disk: disk ?? { DiskRoom(at: path) })
        self.document = document
    }
}

/// Writes an alert down for programs: a document on one line.
///
/// The second argument is what is said of it.
package typealias AlertDocument = @Sendable (Alert, String) -> [UInt8]

extension AlertWatch {
    /// How long all has to be well before an alert is over: what comes and goes is told of once.
    static let calm: Int64 = 300
    /// How often it is written down that it is still so, and how long an alert is believed that nobody confirms.
    static let (confirming, patience): (Int64, Int64) = (3_600, 86_400)

    /// Looks once: writes down what begins and what is over, and tells what is still to be told.
    ///
    /// - Parameter errors: is told what could not be told.
    /// - Returns: how many notices were taken.
    @discardableResult
    package func round(countingIn errors: ErrorBook? = nil) async throws(Refusal) -> Int {
        try judge()
        return try await tell(countingIn: errors)
    }

    /// Writes down what begins and what is over.
    func judge() throws(Refusal) {
        let (store, now) = (store, now)
        let verdicts = try rules.verdicts()
        try translating { () throws(StorageError) in
            // Mostly nothing is otherwise than a minute ago: who looks keeps nobody from writing.
            let open = try store.look { try $0.openAlerts() }
            guard !Self.steps(verdicts, open, at: now).isEmpty else { return }
            try store.act { transaction in
                let open = try transaction.openAlerts()
                for step in Self.steps(verdicts, open, at: now) {
                    try step.run(in: transaction, at: now)
                }
            }
        }
    }

    /// What is to be written down of one thing.
    private enum Step {
        case open(AlertVerdict)
        case confirm(AlertID)
        case well(AlertID, since: Instant?)
        case end(AlertID)

        func run(in transaction: Transaction, at now: Instant) throws(StorageError) {
            switch self {
            case .open(let verdict):
                try transaction.openAlert(
                    verdict.kind, verdict.subject, detail: verdict.detail, at: now)
            case .confirm(let id): try transaction.confirmAlert(id, at: now)
            case .well(let id, let since): try transaction.setWell(since, of: id)
            case .end(let id): try transaction.endAlert(id, at: now)
            }
        }
    }

    private static func steps(
        _ verdicts: [AlertVerdict], _ open: [Alert], at now: Instant
    ) -> [Step] {
        func verdict(on alert: Alert) -> AlertVerdict? {
            verdicts.first { $0.kind == alert.kind && $0.subject == alert.subject }
        }
        let begun = verdicts.filter { verdict in
            !verdict.isWell
                && !open.contains { $0.kind == verdict.kind && $0.subject == verdict.subject }
        }
        return begun.map { .open($0) }
            + open.compactMap { alert in
                // A source that is gone fails no more; another machine's disk is for it to look at, as long
                // as there is such a machine.
                let isWell = verdict(on: alert)?.isWell ?? (alert.kind == .imports ? true : nil)
                let age = now - (alert.confirmed ?? alert.since)
                switch (isWell, alert.well) {
                case (nil, _): return age >= patience ? .end(alert.id) : nil
                case (false?, nil) where age >= confirming: return .confirm(alert.id)
                case (false?, _?): return .well(alert.id, since: nil)
                case (true?, let well?) where well <= now:
                    return now - well >= calm ? .end(alert.id) : nil
                case (true?, _): return .well(alert.id, since: now)
                default: return nil
                }
            }
    }

    /// Tells what is still to be told, each at once on all channels.
    ///
    /// It counts as told when one of them took it: a channel that is broken must not have the others
    /// ring again and again.
    private func tell(countingIn errors: ErrorBook?) async throws(Refusal) -> Int {
        let (store, now, home) = (store, now, home)
        // A daemon hears of no change of the site's.
        let configuration = try translating { () throws(StorageError) in
            try store.look { try home.configuration(in: $0) }
        }
        let wanted = configuration.alerts.channels
        guard !wanted.isEmpty else { return 0 }
        let claimed = try translating { () throws(StorageError) in
            guard try store.look({ try $0.hasUntoldAlerts(at: now) }) else { return [Alert]() }
            return try store.act { try $0.claimAlerts(at: now) }
        }
        guard !claimed.isEmpty else { return 0 }
        // Channels' own document is for reminders, of which none is here.
        let settings = try desks.bell.channelSettings { _ in [] }
        var taken = 0
        for alert in claimed {
            let notice = notice(of: alert, from: configuration.site.name)
            var isTold = false
            for specification in wanted {
                do throws(ChannelError) {
                    let channel = try OperatorChannel(specification, settings)
                    if let failure = await channel.send(notice) { throw failure }
                    isTold = true
                    taken += 1
                } catch {
                    errors?.note("alerts", "\(specification.name): \(error)", at: now)
                }
            }
            guard isTold else { continue }
            try translating { () throws(StorageError) in
                try store.act { try $0.noteTold(alert, at: now) }
            }
        }
        return taken
    }

    /// Calls operators, once while it lasts, for a disk that has no room for the alert itself.
    package func tellFull(countingIn errors: ErrorBook? = nil) async {
        guard store.room.takeTelling() else { return }
        let alert = Alert(
            id: AlertID(0), kind: .disk, subject: ProgramProcess.own.host, detail: "0", since: now)
        let site = configuration.site.name
        guard let settings = try? desks.bell.channelSettings(document: { _ in [] }) else { return }
        for specification in configuration.alerts.channels {
            do throws(ChannelError) {
                let channel = try OperatorChannel(specification, settings)
                if let failure = await channel.send(notice(of: alert, from: site)) {
                    throw failure
                }
            } catch {
                errors?.note("alerts", "\(specification.name): \(error)", at: now)
            }
        }
    }

    private func notice(of alert: Alert, from site: String) -> OperatorNotice {
        let words = operatorWords
        var told = alert
        // That it began is told first, be it over by now.
        if alert.told == nil { told.ended = nil }
        let sentence = words.text(told.sentence(in: desks.context.zone))
        let isOver = told.ended != nil
        let title = words(
            isOver ? "alert.title.over" : "alert.title",
            ["site": .text(site), "what": .text(words("alert.name.\(alert.kind.rawValue)"))])
        var lines = [sentence]
        if let url = configuration.server.url { lines.append("\(url)/operator") }
        return OperatorNotice(
            key: "alert/\(alert.id)" + (isOver ? "/over" : ""), title: title, lines: lines,
            isUrgent: !isOver,
            at: ClockTime(told.ended ?? told.since, in: desks.context.zone),
            document: document(told, sentence))
    }

    /// In the language of the operator who was here first.
    private var operatorWords: Catalogue {
        let store = store
        guard let person = try? store.look({ try $0.firstOperator() }),
            let words = try? asking(for: person).settings.words()
        else { return .english }
        return words
    }
}
