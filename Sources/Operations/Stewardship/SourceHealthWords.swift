package import Campus
package import Recurrence
package import Words

/// How sources are doing that a campus depends on, in words: the same on a page and on a screen.
package struct SourceHealthWords: Sendable {
    private let words: Catalogue
    private let now: Instant
    private let zone: Zone

    /// - Parameters:
    ///   - now: when it is read.
    ///   - zone: in which times are told.
    package init(_ words: Catalogue, at now: Instant, in zone: Zone) {
        self.words = words
        self.now = now
        self.zone = zone
    }

    package func state(_ state: HealthReport.Verdict) -> String {
        words("health.state.\(state.rawValue)")
    }

    /// How people's own are, in counts alone.
    package func text(_ own: OwnSourceCounts) -> String {
        words(
            "health.own",
            [
                "count": .number(own.all), "failing": .number(own.failing),
                "held": .number(own.held), "late": .number(own.late),
            ])
    }

    /// How a source is doing.
    package func text(_ source: SourceHealth) -> String {
        let status = source.status
        let since = Message.Argument.text(time(source.since ?? status.source.created))
        switch source.state {
        case .failing:
            let reason = status.latest?.reason?.harmless.oneLine ?? words("import.reasonless")
            return words("health.source.failing", ["time": since, "reason": .text(reason)])
        case .stopped: return words("health.source.stopped", ["time": since])
        case .held:
            let held = words(
                "health.source.held", ["time": since, "count": .number(source.losses)])
            return source.hasDrifted ? "\(words("health.source.drift")) \(held)" : held
        case .undone: return words("health.source.undone", ["time": since])
        case .late: return words("health.source.late", ["time": since])
        case .healthy:
            guard let good = status.good else { return words("health.source.unread") }
            let well = words(
                "health.source.healthy",
                ["time": .text(time(good.at)), "count": .number(status.meetings)])
            let unread = status.state.unread.count
            guard unread > 0 else { return well }
            return "\(well) \(words("told.unreadable", ["count": .number(unread)]))"
        }
    }

    /// What a source is called, with the community whose feed it is.
    package func name(_ source: SourceHealth) -> String {
        let name = source.status.source.name.harmless.oneLine
        guard let community = source.community else { return name }
        return words(
            "health.source.of",
            ["source": .text(name), "community": .text(community.harmless.oneLine)])
    }

    /// `8:12`; of another day with that.
    package func time(_ instant: Instant) -> String {
        let (wall, today) = (zone.wall(at: instant), zone.wall(at: now).date)
        guard wall.date != today else { return wall.clockText }
        return "\(day(wall.date)) \(wall.clockText)"
    }

    func day(_ date: CivilDate) -> String {
        DayWords(words: words).short(date, seenFrom: zone.wall(at: now).date)
    }
}
