import Campus
import Storage

/// A setting as a person has it.
public struct PersonalSetting: Hashable, Sendable {
    public var name: String
    public var value: String
    /// Whether nobody set it, so that it is as it comes.
    public var isStandard: Bool
    public var purpose: String
    public var form: String
}

extension Registrar {
    /// All settings of the person, in order of the name.
    public func settings() throws(Failure) -> [PersonalSetting] {
        try looking { transaction, viewer in
            let values = try transaction.settings(of: viewer)
            return AnySetting.all.map { PersonalSetting($0, value: values[$0.name]) }
        }
    }

    /// One setting of the person.
    public func setting(_ name: String) throws(Failure) -> PersonalSetting {
        let key = try AnySetting.named(name)
        return try looking { transaction, viewer in
            PersonalSetting(key, value: try transaction.setting(key.name, of: viewer))
        }
    }

    /// Sets it.
    ///
    /// - Parameter text: `default` puts it back to how it comes.
    public func set(_ name: String, _ text: String) throws(Failure) -> PersonalSetting {
        let key = try AnySetting.named(name)
        let isBack = text.lowercased() == "default"
        let value = isBack ? nil : key.canonical(text)
        guard isBack || value != nil else {
            throw Failure(.usage, "\(text.shortened) is no value of \(key.name): give \(key.form)")
        }
        return try acting { transaction, actor in
            try transaction.set(key.name, value == key.standard ? nil : value, of: actor)
            return PersonalSetting(key, value: value)
        }
    }

    /// What a person set, or how it comes.
    func setting<Value>(
        _ key: SettingKey<Value>, of person: Person, in transaction: Transaction
    ) throws(StorageError) -> Value {
        // What a newer program wrote and this one cannot read counts as not set.
        try transaction.setting(key.name, of: person).flatMap { Value(written: $0) }
            ?? key.standard
    }
}

extension PersonalSetting {
    fileprivate init(_ key: AnySetting, value: String?) {
        let value = value.flatMap(key.canonical) ?? key.standard
        self.init(
            name: key.name, value: value, isStandard: value == key.standard, purpose: key.purpose,
            form: key.form)
    }
}
