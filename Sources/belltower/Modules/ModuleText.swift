import Campus
import Operations
import Recurrence
import Words

/// Modules for people.
enum ModuleText {
    /// `CM50123  2026/27  Networking`, a line a module.
    static func lines(_ modules: [Module], on screen: Screen = .standard) -> [String] {
        var table = Table([.text, .text, .wrapped])
        for module in modules {
            let title = module.title?.harmless.oneLine
            table.add([
                .init(module.code.text, .bold), .init(module.year.description),
                .init(title ?? Speech.words("module.untitled"), title == nil ? .dim : nil),
            ])
        }
        return table.lines(on: screen)
    }

    /// `CM50123 (2026/27), MA20216 (2026/27)`.
    static func list(_ modules: [Module]) -> String {
        modules.map { "\($0.code) (\($0.year))" }.joined(separator: ", ")
    }
}
