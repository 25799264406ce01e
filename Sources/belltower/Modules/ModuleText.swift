import Campus
import Operations
import Recurrence

/// Modules for people.
enum ModuleText {
    /// `CM50123  2026/27  Networking`.
    static func line(_ module: Module) -> String {
        let code = module.code.text.padding(to: 10)
        let title = module.title?.harmless.oneLine ?? "(no title yet)"
        return "\(code) \(module.year)  \(title)"
    }

    /// `CM50123 (2026/27), MA20216 (2026/27)`.
    static func list(_ modules: [Module]) -> String {
        modules.map { "\($0.code) (\($0.year))" }.joined(separator: ", ")
    }

    static func page(_ page: ModulePage, _ registrar: Registrar) -> String {
        let module = page.module
        let title = module.title.map { "  \($0.harmless.oneLine)" } ?? ""
        var lines = [Console.styled("\(module.code)\(title)", .bold)]
        lines.append(facts(module).map(\.harmless.oneLine).joined(separator: " · "))
        if !module.staff.isEmpty {
            lines.append("Staff: " + module.staff.map(\.harmless.oneLine).joined(separator: ", "))
        }
        if let details = module.details { lines += ["", details.harmless] }
        if let prerequisites = module.prerequisites {
            lines.append("Prerequisites: \(prerequisites.harmless.oneLine)")
        }
        if let url = module.url { lines.append(url.harmless.oneLine) }
        lines.append("")
        lines.append(
            page.isEnrolled ? "You take it." : "You do not take it: belltower enrol \(module.code)")
        lines += meetings(page.meetings, registrar) + people(page.classmates)
        if !page.changes.isEmpty {
            lines += ["", Console.styled("Changed in the catalogue", .bold)]
            lines += page.changes.map { "  \(CatalogueText.line($0, in: registrar.zone))" }
        }
        lines += comments(page.comments, registrar)
        return lines.joined(separator: "\n")
    }

    private static func facts(_ module: Module) -> [String] {
        let credits = module.credits.map { "\(Module.text(ofCredits: $0)) credits" }
        return [module.year.description, credits, module.level, module.department, module.period]
            .compactMap(\.self)
    }

    /// The next few meetings, and how many the year has.
    private static func meetings(_ items: [AgendaItem], _ registrar: Registrar) -> [String] {
        guard !items.isEmpty else { return [] }
        let next = items.filter { $0.end.instant > registrar.now }.prefix(5)
        let heading = "\(items.count) meeting\(items.count == 1 ? "" : "s") in your calendar"
        return ["", Console.styled(heading, .bold)]
            + next.map { item in
                let place = item.location.map { "  \($0.harmless.oneLine)" } ?? ""
                let start = registrar.zone.wall(at: item.start.instant)
                return
                    "  \(start.date) \(start.clockText)  \(item.summary.harmless.oneLine)\(place)"
            }
    }

    static func people(_ classmates: [Classmate]) -> [String] {
        guard !classmates.isEmpty else { return [] }
        let names = classmates.map { classmate in
            let name = classmate.name.map { " (\($0.harmless.oneLine))" } ?? ""
            return "\(classmate.handle)\(name)\(classmate.isFriend ? " *" : "")"
        }
        let count = classmates.count == 1 ? "1 classmate" : "\(classmates.count) classmates"
        let shown = names.prefix(20).joined(separator: ", ")
        return ["", Console.styled(count, .bold), "  \(shown)\(names.count > 20 ? ", ..." : "")"]
    }

    private static func comments(_ comments: [Comment], _ registrar: Registrar) -> [String] {
        comments.flatMap { comment in
            let author = comment.author?.text ?? "somebody who left"
            let edited = comment.isEdited ? ", edited" : ""
            let head = "#\(comment.id)  \(author)  \(registrar.timestamp(comment.at))\(edited)"
            let lines = comment.text.harmless.split(separator: "\n").map { "  \($0)" }
            return ["", Console.styled(head, .dim)] + lines
        }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
