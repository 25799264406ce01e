package import Campus
import Recurrence
import Storage
import Words

/// What operators set for the site where config.yaml does not: each change a version that can be taken back
/// (docs/decisions/0046).
package struct SiteSettingDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var site: SiteSettingDesk { SiteSettingDesk(desks: self) }
}

extension SiteSettingDesk {
    /// So many versions are told.
    private static let most = 100

    /// All settings as they are.
    package func list() throws(Refusal) -> [SiteSetting] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.site")
            return try settings(in: transaction)
        }
    }

    /// One setting.
    ///
    /// - Throws: `Refusal.missing` for a key that there is not.
    package func setting(_ name: String) throws(Refusal) -> SiteSetting {
        let key = try Self.key(name)
        return try list().first { $0.key == key }.orThrow(Self.unknown(name))
    }

    /// What config.yaml alone sets: no page can, and operators see what is so.
    package func fileSettings() throws(Refusal) -> [FileSetting] {
        try looking { _, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.site")
            return configuration.fileSettings(in: home.zone)
        }
    }

    /// All versions, the newest first.
    package func history() throws(Refusal) -> [SiteChange] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.site")
            return try transaction.siteChanges(atMost: Self.most).map { change in
                var told = change
                told.value = change.value.map(change.key.shown)
                told.former = change.former.map(change.key.shown)
                return told
            }
        }
    }

    /// Sets something; an empty text puts it back to how it comes, a secret as it is shown leaves it as it is.
    ///
    /// Whoever does must have proved who they are in the last ten minutes: it says who may come.
    /// - Returns: all settings as they are then.
    /// - Throws: `Refusal.missing` for a key that there is not, `.invalid` for what it cannot be, `.conflict` for what
    ///   config.yaml sets.
    package func set(_ texts: [String: String]) throws(Refusal) -> [SiteSetting] {
        try changing(.setSite) { transaction, actor in
            for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
                let key = try Self.key(name)
                let value = String(text.harmless.oneLine.trimming)
                try set(key, to: value.isEmpty ? nil : value, by: actor, in: transaction)
            }
            return try settings(in: transaction)
        }
    }

    /// Takes a version back: what was before it is so again, as a version of its own.
    ///
    /// - Parameter id: nil for the newest of all.
    /// - Throws: `Refusal.missing` for one that there is not; `.conflict` for one that a later one of the same key
    ///   replaced.
    package func undo(_ id: SiteChangeID? = nil) throws(Refusal) -> [SiteSetting] {
        try changing(.undoSite) { transaction, actor in
            let change =
                try id.map { try transaction.siteChange($0) }
                ?? transaction.siteChanges(atMost: 1).first
            guard let change else { throw Refusal(.missing, "refusal.site.nothing") }
            guard change.isNewest else {
                throw Refusal(
                    .conflict, "refusal.site.older", with: ["key": "\(change.key.rawValue)"])
            }
            try set(change.key, to: change.former, by: actor, in: transaction)
            return try settings(in: transaction)
        }
    }

    private func changing(
        _ act: PersonalAct.Kind, _ body: (Transaction, Person) throws -> [SiteSetting]
    ) throws(Refusal) -> [SiteSetting] {
        let settings = try desks.acting(act) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.site")
            try desks.account.mustBeFresh()
            return try body(transaction, actor)
        }
        try home.renewSite()
        return settings
    }

    private func set(
        _ key: SiteKey, to value: String?, by actor: Person, in transaction: Transaction
    ) throws {
        let set = try transaction.siteSettings()
        if key.isSecret, let value, value == configuration.with(set).text(key) { return }
        guard !key.isSet(in: configuration) else {
            throw Refusal(.conflict, "refusal.site.locked", with: ["key": "\(key.rawValue)"])
        }
        var trial = configuration
        guard value.map({ key.put($0, into: &trial) }) ?? true else {
            throw Refusal(.invalid, Message("refusal.site.\(key)"))
        }
        guard set[key] != value else { return }
        try transaction.setSite(key, to: value, by: actor, at: now)
        try transaction.audit(
            .changeSetting, by: actor, "setting \(key.rawValue)", detail: value.map(key.shown),
            at: now)
    }

    private func settings(in transaction: Transaction) throws(StorageError) -> [SiteSetting] {
        let set = try transaction.siteSettings()
        let settled = configuration.with(set)
        return SiteKey.allCases.map { key in
            let isLocked = key.isSet(in: configuration)
            return SiteSetting(
                key: key, value: settled.text(key), isLocked: isLocked,
                isStandard: !isLocked && set[key] == nil)
        }
    }

    private static func key(_ name: String) throws(Refusal) -> SiteKey {
        try SiteKey(rawValue: name).orThrow(unknown(name))
    }

    private static func unknown(_ name: String) -> Refusal {
        Refusal(
            .missing, "refusal.site.unknown",
            with: [
                "key": "\(name.shortened)", "keys": .choice(SiteKey.allCases.map(\.rawValue)),
            ])
    }
}
