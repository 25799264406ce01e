/// What is on the desktop: the server's number of each notice, and the programs that wait for what
/// somebody chooses.
actor DesktopNotices {
    /// So many are remembered, and so many programs wait at most.
    private static let remembered = 1_000
    private static let waiting = 16

    private var ids: [String: String] = [:]
    private var keys: [String] = []
    private var programs: [Task<Void, Never>] = []

    /// What the program can do, by its help; nil before it was asked.
    private var abilities: DesktopAbilities?

    func abilities(of program: Program) async -> DesktopAbilities {
        if let abilities { return abilities }
        let found = DesktopAbilities(help: await program.output(["--help"]) ?? "")
        abilities = found
        return found
    }

    /// The number under which a key's notice was shown last.
    func id(of key: String) -> String? { ids[key] }

    func remember(_ id: String, for key: String) {
        if ids.updateValue(id, forKey: key) == nil { keys.append(key) }
        if keys.count > Self.remembered { ids[keys.removeFirst()] = nil }
    }

    /// Keeps a program that waits; the oldest one ends when there are too many.
    func keep(_ program: Task<Void, Never>) {
        programs.append(program)
        if programs.count > Self.waiting { programs.removeFirst().cancel() }
    }
}

/// What a `notify-send` can do beside showing a notice.
struct DesktopAbilities: Hashable, Sendable {
    var printsID: Bool
    var offersActions: Bool

    init(help: String) {
        printsID = help.contains("--print-id") && help.contains("--replace-id")
        offersActions = printsID && help.contains("--action")
    }
}
