import Campus
import Foundation
import ICalendar
import Recurrence

/// What a command line said of where, who and when; what it leaves open the environment says.
package struct Invocation: Sendable {
    /// The home's folder; nil for the standard one.
    package var home: String?
    /// The handle of the person who asks; nil for the login name.
    package var person: String?
    /// The zone in which days begin and floating times are read; nil for the person's own, else
    /// `config.yaml`'s, else the machine's.
    package var zone: String?
    /// RFC 3339; nil for the machine's clock.
    package var now: String?
    /// Whether a person of any name becomes the first of a home that has nobody yet.
    ///
    /// Otherwise only the login name is welcomed: any other that is not there was mistyped.
    package var isFounding: Bool

    package init(
        home: String? = nil, person: String? = nil, zone: String? = nil, now: String? = nil,
        isFounding: Bool = false
    ) {
        self.home = home
        self.person = person
        self.zone = zone
        self.now = now
        self.isFounding = isFounding
    }

    /// The home's folder, by option, variable or standard.
    var homePath: String { HomeFolder.named(home) }

    /// The person who is named, by option or variable; nil for neither.
    ///
    /// - Throws: `Refusal.invalid` for what is no handle.
    func handle() throws(Refusal) -> Handle? {
        let text = person ?? EnvironmentVariable.value(of: "BELLTOWER_PERSON")
        return try text.flatMap { $0.isEmpty ? nil : $0 }
            .map { name throws(Refusal) in try Handle.checked(name) }
    }

    /// The instant that is pretended, by option or variable, else the clock's.
    func instant() throws(Refusal) -> Instant {
        let text = now ?? EnvironmentVariable.value(of: "BELLTOWER_NOW")
        guard let text, !text.isEmpty else {
            return Instant(seconds: Int64(Date().timeIntervalSince1970))
        }
        guard let instant = Timestamp.instant(text) else {
            throw Refusal(.invalid, "refusal.time.instant", with: ["text": "\(text)"])
        }
        return instant
    }

    /// The zone that is asked for; nil for the person's own.
    func wishedZone() throws(Refusal) -> Zone? {
        try zone.map { id throws(Refusal) in try ZoneDatabase().named(id) }
    }
}

extension Handle {
    /// The login name as far as it makes a handle.
    static var login: Handle? {
        let letters = NSUserName().lowercased().filter { Handle(String($0)) != nil }
        return Handle(letters.prefix(32))
    }
}
