import Campus
import Foundation
import Operations
import Words

/// A module, as lists of modules tell of it: see `partials/modules`.
struct ModuleLine {
    let module: Module
    let isTaken: Bool
    var isMuted = false
    let frame: Frame

    var model: [String: Any] {
        let address = PageAddress.of(module.code)
        var model: [String: Any] = [
            "code": module.code.text, "moduleText": Self.title(module, frame),
            "moduleAddress": address, "takeAddress": "\(address)/enrol", "isTaken": isTaken,
            "isMuted": isMuted,
        ]
        model["moduleNote"] = note
        return model
    }

    /// `6 credits, Dr Adeyemi`.
    private var note: String? {
        let credits = module.credits.map {
            frame.words("module.credits", ["credits": .text(Module.text(ofCredits: $0))])
        }
        let parts = [credits].compactMap(\.self) + module.staff.map(\.harmless.oneLine)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    static func title(_ module: Module, _ frame: Frame) -> String {
        let title = (module.title ?? "").harmless.oneLine
        return title.isEmpty ? frame.words("module.untitled") : title
    }
}

extension [Module] {
    /// One of each code: the first, of whichever year that is.
    var oncePerCode: [Module] {
        var seen: Set<ModuleCode> = []
        return filter { seen.insert($0.code).inserted }
    }
}
