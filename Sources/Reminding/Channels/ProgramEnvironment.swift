import Foundation
import Subprocess

/// What a channel's program sees of the daemon's environment: what a program needs to find its files
/// and the desktop, and nothing that may be a secret.
enum ProgramEnvironment {
    /// Of the languages there are more: `LC_...`.
    private static let passed: Set<String> = [
        "BELLTOWER_HOME", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "HOME", "LANG", "LANGUAGE",
        "LOGNAME", "PATH", "SHELL", "TMPDIR", "TZ", "USER", "WAYLAND_DISPLAY", "XAUTHORITY",
        "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
    ]

    /// - Parameter key: the notice's, for `BELLTOWER_KEY`; nil without a notice.
    static func values(
        of environment: [String: String], key: String?
    ) -> [String: String] {
        var values = environment.filter { name, _ in
            passed.contains(name) || name.hasPrefix("LC_")
        }
        values["BELLTOWER_KEY"] = key
        return values
    }

    /// This process's.
    static func own(key: String? = nil) -> Environment {
        let values = values(of: ProcessInfo.processInfo.environment, key: key)
        return .custom(
            Dictionary(
                values.map { (Environment.Key(stringLiteral: $0), $1) }
            ) { first, _ in first })
    }
}
