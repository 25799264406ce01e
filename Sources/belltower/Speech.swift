import Operations
import Locks
import Words

/// In which language the command line speaks: that of the person who asks, as soon as they are known;
/// the machine's before.
///
/// One person asks in a process. Their language is looked up once, when something is said that stands in
/// the catalogues, so that a command that writes JSON reads neither it nor a catalogue. The home
/// is let go of before the program ends: only then is its database one file again.
enum Speech {
    private struct Asking {
        var desks: Desks?
        /// Of the person, once something was said.
        var words: Catalogue?
    }

    private static let asking = Locked(Asking())

    /// Keeps whose desks they are.
    static func of(_ desks: Desks) -> Desks {
        asking.withLock { $0 = Asking(desks: desks) }
        return desks
    }

    /// Lets go of the home.
    static func end() { asking.withLock { $0 = Asking() } }

    static var words: Catalogue {
        let (desks, known) = asking.withLock { ($0.desks, $0.words) }
        guard known == nil, let desks else { return known ?? .ofMachine }
        let words = (try? desks.settings.words()) ?? .ofMachine
        asking.withLock { $0.words = words }
        return words
    }

    /// `a, b and 3 more`.
    static func named(_ names: some Sequence<String>, more: Int) -> String {
        let names = names.joined(separator: ", ")
        return more > 0
            ? words("list.rest", ["names": .text(names), "count": .number(more)]) : names
    }
}

extension Refusal {
    /// The sentence as the command line says it, with what to type next.
    var told: String { Speech.words.text(message, at: .commandLine) }
}
