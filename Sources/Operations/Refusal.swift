package import Words

/// Why something that was asked for is not done: a reason, and what is to be said of it.
///
/// ```swift
/// throw Refusal(.missing, "refusal.person.unknown", with: ["handle": "\(handle)"])
/// ```
/// The sentence is in the catalogues. It knows no flag and no address: what to type or where to click
/// next, and which status a program ends with or a server answers with, is added where it is told: at
/// the edge.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing stands in the way.
    package enum Reason: Hashable, Sendable {
        /// What was asked for cannot be understood, or makes no sense.
        case invalid
        /// What was given to be read is not what it should be.
        case unreadable
        /// There is no such thing, or none that the caller may know of.
        case missing
        /// Who asks has not proved who they are, or not recently enough for this.
        case unauthenticated
        /// The caller may not do that.
        case forbidden
        /// It contradicts what is there: joined already, a name that is taken.
        case conflict
        /// Its time is past.
        case over
        /// Too much would be lost: held back until somebody says that it is right.
        case guarded
        /// Done in part.
        case incomplete
        /// Too often: it may be tried again later.
        case tooMany
        /// Somebody else is at it.
        case busy
        /// Another machine does not answer, or not as it should.
        case unavailable
        /// The configuration cannot be used.
        case misconfigured
        /// A folder or file cannot be made.
        case cannotCreate
        /// There is no room left on a disk.
        case full
        /// Reading or writing failed.
        case failed
    }

    package var reason: Reason
    /// What is wrong, and what to do about it.
    ///
    /// Never more of an address than its host.
    package var message: Message

    /// What a person wrote and where it is wrong, in lines to be shown as they are; nil mostly.
    package var excerpt: String?

    package init(_ reason: Reason, _ message: Message, excerpt: String? = nil) {
        self.reason = reason
        self.message = message
        self.excerpt = excerpt
    }

    /// - Parameters:
    ///   - key: of the catalogues.
    ///   - arguments: what goes into the text.
    package init(
        _ reason: Reason, _ key: String, with arguments: [String: Message.Argument] = [:]
    ) {
        self.init(reason, Message(key, arguments))
    }

    /// In English and with what to type, for what is one text yet and read on the command line: records
    /// of fetches, reports of imports, findings of a check.
    package var sentence: String { Catalogue.english.text(message, at: .commandLine) }

    /// In English, for logs.
    package var description: String { Catalogue.english.text(message) }
}
