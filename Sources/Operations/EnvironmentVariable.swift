import Glibc

/// The variables that the process was started with.
package enum EnvironmentVariable {
    /// What one is set to; nil for one that is not.
    ///
    /// Asked for by its name: `ProcessInfo` makes a table of all of them each time, which a short
    /// command did eighteen times.
    package static func value(of name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
