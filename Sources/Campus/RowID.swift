/// A row's number in its table, as the type of what the row is: a community's is no person's.
///
/// One number and nothing else, so it costs what a bare one does.
public struct RowID<Row>: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let number: Int64

    @inlinable
    public init(_ number: Int64) { self.number = number }

    @inlinable
    public static func == (left: RowID, right: RowID) -> Bool { left.number == right.number }

    @inlinable
    public static func < (left: RowID, right: RowID) -> Bool { left.number < right.number }

    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// The number alone.
    public var description: String { String(number) }

    /// Of what is in no table yet, or never will be.
    package static var unstored: RowID { RowID(0) }
}

package typealias PersonID = RowID<Person>
package typealias SourceID = RowID<Source>
/// Of an attempt to bring a source up to date, and of what it changed.
package typealias FetchID = RowID<FetchRecord>
package typealias ChangeID = RowID<Change>
package typealias ModuleID = RowID<Module>
package typealias CommentID = RowID<Comment>
package typealias CommunityID = RowID<Community>
package typealias EventID = RowID<Event>
package typealias NewsID = RowID<News>
package typealias AuditID = RowID<AuditEntry>
package typealias AnnouncementID = RowID<Announcement>
package typealias SiteChangeID = RowID<SiteChange>
/// Of a row of the ledger; a reminder's own id is a text that says what it is about.
package typealias ReminderRowID = RowID<Reminder>
/// Of an act in the journal.
package typealias ActID = RowID<PersonalAct>
/// Of a browser that takes pushes.
package typealias PushSubscriptionID = RowID<PushSubscription>
