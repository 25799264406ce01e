package import Recurrence
package import Words

package typealias AlertID = RowID<Alert>

/// Something that operators are called for: once when it begins, and once when it is over.
package struct Alert: Hashable, Sendable, Identifiable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A source of the campus cannot be imported; the subject is its number, the detail its name.
        case imports
        /// The bell rang late; the detail is by how many seconds.
        case late
        /// Something is due and nobody rings it.
        case waiting
        /// There is little room left; the subject is the machine, the detail how many of a hundred parts.
        case disk
        /// The newest backup is old; the detail is the instant of it, in seconds.
        case backup
        /// Push services do not believe the site's key; the detail is of how many devices.
        case push
    }

    package var id: AlertID
    package var kind: Kind
    /// Which of its kind; empty where there is but one.
    package var subject: String
    package var detail: String?
    package var since: Instant
    /// When it was found last that it is still so, to the hour; nil for not since it began.
    package var confirmed: Instant?
    /// Since when all is well again; it is over when that has lasted.
    ///
    /// Nil of one that ended as nobody confirmed it.
    package var well: Instant?
    package var ended: Instant?
    /// When operators were told that it began; nil for not yet.
    package var told: Instant?
    /// When they were told that it is over.
    package var endTold: Instant?

    package init(
        id: AlertID, kind: Kind, subject: String = "", detail: String? = nil, since: Instant,
        confirmed: Instant? = nil, well: Instant? = nil, ended: Instant? = nil,
        told: Instant? = nil, endTold: Instant? = nil
    ) {
        self.id = id
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.since = since
        self.confirmed = confirmed
        self.well = well
        self.ended = ended
        self.told = told
        self.endTold = endTold
    }
}

extension Alert {
    /// What is wrong; of one that is over, what is well again.
    ///
    /// - Parameter zone: in which days are told.
    package func sentence(in zone: Zone) -> Message {
        let key = "alert.\(kind.rawValue)" + (ended == nil ? "" : isUnheard ? ".unheard" : ".over")
        switch kind {
        case .imports:
            return Message(key, ["source": .text((detail ?? subject).harmless.oneLine)])
        case .late: return Message(key, ["count": .number(Int(detail ?? "") ?? 60)])
        case .waiting: return Message(key)
        case .disk:
            return Message(
                key, ["machine": .text(subject.harmless), "count": .number(Int(detail ?? "") ?? 0)])
        case .backup:
            guard let at = detail.flatMap({ Int64($0) }).map(Instant.init(seconds:)) else {
                return Message(ended == nil ? "alert.backup.none" : key)
            }
            return Message(key, ["day": .text("\(zone.wall(at: at).date)")])
        case .push: return Message(key, ["count": .number(Int(detail ?? "") ?? 1)])
        }
    }

    /// Whether it ended as nobody has said for long how its machine is, and not as all was well.
    package var isUnheard: Bool { kind == .disk && ended != nil && well == nil }
}
