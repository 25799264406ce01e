import Operations
import Locks
import Words

/// In which language the command line speaks: that of the person who asks, as soon as they are known;
/// the machine's before.
///
/// One person asks in a process. Their language is looked up when something is said that stands in the
/// catalogues, so that a command that writes JSON reads neither it nor a catalogue. The home
/// is let go of before the program ends: only then is its database one file again.
enum Speech {
    private static let asking = Locked<Desks?>(nil)

    /// Keeps whose desks they are.
    static func of(_ desks: Desks) -> Desks {
        asking.withLock { $0 = desks }
        return desks
    }

    /// Lets go of the home.
    static func end() { asking.withLock { $0 = nil } }

    static var words: Catalogue {
        guard let desks = asking.withLock({ $0 }) else { return .ofMachine }
        return (try? desks.settings.words()) ?? .ofMachine
    }
}

extension Refusal {
    /// The sentence as the command line says it, with what to type next.
    var told: String { Speech.words.text(message, at: .commandLine) }
}
