import Campus
import Operations
import Recurrence
import Words

/// How it rings, as a form: what is set, or what was typed and could not be.
struct BellForm {
    private let request: PageRequest
    private let isTyped: Bool

    init(_ request: PageRequest, isTyped: Bool) {
        self.request = request
        self.isTyped = isTyped && request.path == "/bell"
    }

    /// What the form sets, by the names of the settings.
    ///
    /// Who types hours where there were none wants them, ticked or not: the tick is easily missed.
    func settings(_ kinds: [ItemKind], _ desks: Desks) throws -> [String: String] {
        var settings: [String: String] = [:]
        for kind in kinds {
            let key = SettingKey<LeadTimes>.leads(kind)
            if let text = request.filled(key.name) { settings[key.name] = text }
        }
        let hasHours = request.filled("quietFrom") != nil || request.filled("quietTo") != nil
        let isQuiet = try request["quiet"] == "true" || hasHours && quietHours(desks) == nil
        let hours = "\(request["quietFrom"] ?? "")-\(request["quietTo"] ?? "")"
        settings[SettingKey<OrOff<QuietHours>>.quiet.name] = isQuiet ? hours : "off"
        settings[SettingKey<OrOff<TimeOfDay>>.digest.name] = request.filled("digest") ?? "off"
        return settings
    }

    func leads(of kind: ItemKind, _ frame: Frame, _ desks: Desks) throws -> [String: Any] {
        let key = SettingKey<LeadTimes>.leads(kind)
        let typed = isTyped ? request[key.name].flatMap { LeadTimes(written: $0) } : nil
        let chosen = try typed?.seconds ?? desks.settings.leads(of: kind)
        return [
            "leadKind": kind.rawValue, "leadLabel": frame.words("page.bell.\(kind.rawValue)"),
            "leadChoices": LeadChoices(frame: frame).list(chosen: chosen),
        ]
    }

    func quiet(_ desks: Desks) throws -> [String: Any] {
        if isTyped {
            var quiet: [String: Any] = ["isQuiet": request["quiet"] == "true"]
            quiet["quietFrom"] = request.filled("quietFrom")
            quiet["quietTo"] = request.filled("quietTo")
            return quiet
        }
        guard let hours = try quietHours(desks) else { return ["isQuiet": false] }
        return [
            "isQuiet": true, "quietFrom": "\(hours.from)", "quietTo": "\(hours.to)",
        ]
    }

    /// Those that hold; nil for none.
    private func quietHours(_ desks: Desks) throws -> QuietHours? {
        let key = SettingKey<OrOff<QuietHours>>.quiet
        return OrOff<QuietHours>(written: try desks.settings.setting(key.name).value)?.value
    }

    func digest(_ desks: Desks) throws -> String? {
        if isTyped { return request.filled("digest") }
        let key = SettingKey<OrOff<TimeOfDay>>.digest
        return OrOff<TimeOfDay>(written: try desks.settings.setting(key.name).value)?.value?
            .description
    }

    /// Whether a refusal is about quiet hours.
    static func isOfQuiet(_ refusal: Refusal) -> Bool {
        refusal.message.arguments["setting"] == "\(SettingKey<OrOff<QuietHours>>.quiet.name)"
    }
}
