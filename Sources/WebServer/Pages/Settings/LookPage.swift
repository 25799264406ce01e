import Campus
import Operations
import Words

/// Language, view, colours, clock, zone and units.
enum LookPage {
    private static let path = "/me/look"

    static var routes: [PageRoute] {
        [.look(path) { try page($0) }, .form("/me/settings", set, refused: page).on(path)]
    }

    /// - Parameter refusal: what is wrong with what was typed; nil where nothing is.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        var model = try MeSettings(visit.desks, frame, typed: refusal != nil).model
        if let refusal, refusal.message.key == "refusal.zone.unknown" {
            model["zoneProblem"] = frame.sentence(refusal)
        } else if let refusal {
            model["problem"] = frame.problem(refusal)
        }
        return frame.page("look", MePage.heading("page.me.look", frame), with: model)
    }

    private static func set(_ visit: Visit) throws -> FormOutcome {
        var edit = ProfileEdit()
        edit.zone = visit.request["zone"]
        edit.units = visit.request.filled("units")
        edit.fontSize = MeSettings.fontSize(ofView: visit.request.filled("view"))
        edit.colours = visit.request.filled("theme")
        _ = try visit.desks.people.edit(nil, edit, role: nil)
        var settings: [String: String] = [:]
        if let language = visit.request.filled("language") {
            settings[SettingKey<LanguageChoice>.language.name] = language
        }
        if let view = visit.request.filled("view") {
            settings[SettingKey<ViewChoice>.view.name] =
                (ViewChoice(written: view) ?? .usual).rawValue
        }
        if let clock = visit.request.filled("clock") {
            settings[SettingKey<ClockHours>.clock.name] = clock
        }
        if let start = visit.request.filled("weekStart") {
            settings[SettingKey<WeekStart>.weekStart.name] = start
        }
        if !settings.isEmpty { _ = try visit.desks.settings.set(settings) }
        let frame = try Frame(visit, tab: .me)
        return FormOutcome(
            Flash(said(visit.request, frame)), next: visit.request.next(else: "/me"))
    }

    /// The button beside the water sends its unit alone.
    private static func said(_ request: PageRequest, _ frame: Frame) -> String {
        guard let units = request.filled("units"), request["view"] == nil,
            request["clock"] == nil, Profile.Units(rawValue: units) != nil
        else { return frame.words("told.did.settings") }
        return frame.words(
            "told.water.turned", ["unit": .text(frame.words("page.units.\(units)"))])
    }
}
