public import Campus
public import Recurrence
import Fetching
import Foundation
import ICalendar
import Storage

/// What one person can ask of one home: the place where everything is wired together.
public struct Registrar: Sendable {
    /// Who asks, where, and when.
    public struct Setting: Sendable {
        /// The home's folder; nil for the standard one.
        public var home: String?
        /// The handle of the person who asks; nil for the login name.
        public var person: String?
        /// The zone in which days begin and floating times are read; nil for `config.yaml`'s.
        public var zone: String?
        /// RFC 3339; nil for the machine's clock.
        public var now: String?

        public init(
            home: String? = nil, person: String? = nil, zone: String? = nil, now: String? = nil
        ) {
            self.home = home
            self.person = person
            self.zone = zone
            self.now = now
        }
    }

    public let home: Home
    public internal(set) var person: Person
    /// The instant at which it was asked.
    public internal(set) var now: Instant
    /// In which days begin, all-day items lie and floating times are read.
    public internal(set) var zone: Zone
    var configuration: Configuration
    /// How this home's campus writes module codes and years.
    var profile: CampusProfile
    var store: Store
    var zones: ZoneDatabase
    /// The zone that was asked for, whatever the configuration says.
    private let wishedZone: String?

    /// Opens a home, creating what is missing of it.
    ///
    /// `BELLTOWER_HOME`, `BELLTOWER_PERSON` and `BELLTOWER_NOW` stand in for what the setting
    /// leaves open.
    public init(_ setting: Setting) throws(Failure) {
        let environment = ProcessInfo.processInfo.environment
        home = try Home(Home.path(setting.home, environment))
        configuration = try Configuration(file: home.configuration, environment: environment)
        profile = try CampusProfile(for: configuration, in: home)
        zones = ZoneDatabase()
        wishedZone = setting.zone
        now = try Self.instant(setting.now ?? environment["BELLTOWER_NOW"])
        zone = try Self.zone(setting.zone ?? configuration.zone, in: zones)
        let handle = try Self.handle(setting.person ?? environment["BELLTOWER_PERSON"])
        let (path, now) = (home.database, now)
        let (store, person) = try translating { () throws(StorageError) in
            let store = try Store(path: path)
            return (store, try store.person(handle, addedAt: now))
        }
        self.store = store
        self.person = person
        HomeCopies(home: home).sweepAtStart()
    }

    /// The same, with the configuration and the zones as they are now.
    func reconfigured() throws(Failure) -> Registrar {
        var fresh = self
        fresh.configuration = try Configuration(
            file: home.configuration, environment: ProcessInfo.processInfo.environment)
        fresh.profile = try CampusProfile(for: fresh.configuration, in: home)
        fresh.zones = ZoneDatabase().keeping()
        fresh.zone = try Self.zone(wishedZone ?? fresh.configuration.zone, in: fresh.zones)
        return fresh
    }

    static func instant(_ text: String?) throws(Failure) -> Instant {
        guard let text, !text.isEmpty else {
            return Instant(seconds: Int64(Date().timeIntervalSince1970))
        }
        guard let instant = Timestamp.instant(text) else {
            throw Failure(
                .usage, "\(text) is not an instant: write it as 2026-10-05T09:15:00+01:00")
        }
        return instant
    }

    private static func zone(_ id: String?, in database: ZoneDatabase) throws(Failure) -> Zone {
        let wanted = id ?? database.localZoneID
        if let zone = database.zone(wanted) { return zone }
        guard id == nil else {
            throw Failure(
                .usage, "there is no time zone \(wanted): give an IANA name, as Europe/London")
        }
        return .utc
    }

    /// The handle named, or the login name as far as it makes one.
    private static func handle(_ text: String?) throws(Failure) -> Handle {
        if let text, !text.isEmpty {
            guard let handle = Handle(text) else {
                throw Failure(
                    .usage,
                    "\(text) is not a handle: use 1 to 32 of a-z, 0-9, dot, underscore, hyphen")
            }
            return handle
        }
        let login = NSUserName().lowercased().filter { Handle(String($0)) != nil }
        return try Handle(login.prefix(32)).orThrow(
            Failure(.usage, "your login name makes no handle: give one with --as"))
    }
}

extension Optional {
    func orThrow(_ failure: Failure) throws(Failure) -> Wrapped {
        guard let self else { throw failure }
        return self
    }
}

/// Runs something on the store; what it throws becomes a `Failure` with the right status.
func translating<Value>(
    _ body: () throws(StorageError) -> Value
) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(error) }
}

/// The same of what may throw anything.
func translatingAny<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
    do {
        return try body()
    } catch let failure as Failure {
        throw failure
    } catch let error as StorageError {
        throw Failure(error)
    } catch {
        throw Failure(.inputOutput, "\(error)")
    }
}

extension Failure {
    init(_ error: StorageError) {
        let status: Status =
            switch error {
            case .busy: .busy
            case .inputOutput, .failed: .inputOutput
            case .notADatabase, .foreign, .notAFile: .unreadable
            case .newerSchema: .configuration
            }
        self.init(status, error.description)
    }
}
