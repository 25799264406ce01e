package import Campus
import Recurrence
import Storage

/// What operators and stewards did, on record (docs/decisions/0046).
package struct AuditDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var audit: AuditDesk { AuditDesk(desks: self) }
}

extension AuditDesk {
    /// So many lines at once.
    package static let most = 200
    /// And for programs, which take a list in parts.
    package static let mostListed = 10_000

    /// The lines of the audit, the latest first: for operators.
    ///
    /// - Parameters:
    ///   - handle: only what concerns them, or what they did; nil for all.
    ///   - before: only what is older than that line; nil for the newest.
    package func list(
        of handle: String? = nil, before: AuditID? = nil, atMost limit: Int = most
    ) throws(Refusal) -> [AuditEntry] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.audit")
            let person = try handle.map { try transaction.person(named: $0, orSelf: viewer).id }
            return try transaction.auditEntries(of: person, before: before, atMost: limit)
        }
    }

    /// What operators and stewards did that concerns the person who asks, the latest first: anybody may
    /// read what is on record of themselves.
    package func own(atMost limit: Int = most) throws(Refusal) -> [AuditEntry] {
        try looking { transaction, viewer in
            try transaction.auditEntries(concerning: viewer.id, atMost: limit).map { entry in
                var entry = entry
                if entry.act.isByOffice { entry.actor = nil }
                return entry
            }
        }
    }
}

extension AuditDesk {
    /// So many are read at once, so that nobody who acts waits for them.
    private static let part = 5_000

    /// All lines, the latest first: an operator's act, which is on record itself, as the first of them.
    package func export() throws(Refusal) -> [AuditEntry] {
        try acting(reaching: .seen) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.audit")
            try transaction.audit(.exportAudit, by: actor, at: now)
        }
        var entries: [AuditEntry] = []
        while true {
            let part = try list(before: entries.last?.id, atMost: Self.part)
            guard !part.isEmpty else { return entries }
            entries += part
        }
    }
}
