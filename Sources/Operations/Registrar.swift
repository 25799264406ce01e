package import Campus
package import Recurrence
import Fetching
import Foundation
import ICalendar
import Storage
import StorageSQLite

/// What one person can ask of one home: the place where everything is wired together.
package struct Registrar: Sendable {
    /// Who asks, where, and when.
    package struct Setting: Sendable {
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
    }

    package let home: Home
    package internal(set) var person: Person
    /// The instant at which it was asked.
    package internal(set) var now: Instant
    /// In which days begin, all-day items lie and floating times are read: `zone(setBy:)` of the
    /// person.
    package internal(set) var zone: Zone
    /// The zone of who has none of their own: `config.yaml`'s, else the machine's.
    var homeZone: Zone
    var configuration: Configuration
    /// How this home's campus writes module codes and years.
    var profile: CampusProfile
    var store: Store
    var zones: ZoneDatabase
    /// The zone that was asked for, whatever the configuration says.
    var wishedZone: Zone?

    /// Opens a home, creating what is missing of it.
    ///
    /// `BELLTOWER_HOME`, `BELLTOWER_PERSON` and `BELLTOWER_NOW` stand in for what the setting
    /// leaves open.
    /// - Throws: `Failure.missing`, with the nearest handles, for a person who is not there.
    package init(_ setting: Setting) throws(Failure) {
        let environment = ProcessInfo.processInfo.environment
        home = try Home(Home.path(setting.home, environment))
        configuration = try Configuration(file: home.configuration, environment: environment)
        profile = try CampusProfile(for: configuration, in: home)
        let zones = ZoneDatabase()
        self.zones = zones
        wishedZone = try setting.zone.map { id throws(Failure) in try Self.zone(id, in: zones) }
        now = try Self.instant(setting.now ?? environment["BELLTOWER_NOW"])
        homeZone = try Self.zone(configuration.zone, in: zones)
        zone = wishedZone ?? homeZone
        let asked = setting.person ?? environment["BELLTOWER_PERSON"]
        let path = home.database
        let store = try translating { () throws(StorageError) in try Store(path: path) }
        self.store = store
        person = try Self.person(
            asked, in: store, addedAt: now, isFounding: setting.isFounding)
        zone = try zone(of: person)
        HomeCopies(home: home).removeUnfinishedAtStart()
    }

    /// The same, with the configuration and the zones as they are now.
    func reconfigured() throws(Failure) -> Registrar {
        var fresh = self
        fresh.configuration = try Configuration(
            file: home.configuration, environment: ProcessInfo.processInfo.environment)
        fresh.profile = try CampusProfile(for: fresh.configuration, in: home)
        fresh.zones = ZoneDatabase().keeping()
        if let wished = wishedZone { fresh.wishedZone = fresh.zones.zone(wished.id) ?? wished }
        fresh.homeZone = try Self.zone(fresh.configuration.zone, in: fresh.zones)
        fresh.zone = try fresh.zone(of: person)
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
            case .inputOutput, .replaced, .failed: .inputOutput
            case .notADatabase, .foreign, .notAFile: .unreadable
            case .newerSchema: .configuration
            }
        self.init(status, error.description)
    }
}
