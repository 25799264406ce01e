public import Campus
import Foundation
import Importing
import Recurrence
import Scheduling
import Storage

/// What of the calendar is to be written.
public struct ExportRequest: Sendable {
    /// An instant or a date; nil for no bound.
    public var from: String?
    public var to: String?
    public var kinds: Set<ItemKind>
    public var alarms: Bool

    public init(from: String?, to: String?, kinds: Set<ItemKind>, alarms: Bool) {
        self.from = from
        self.to = to
        self.kinds = kinds
        self.alarms = alarms
    }
}

/// A calendar file's bytes, and how many events are in it.
public struct ExportDocument: Sendable {
    public var bytes: [UInt8]
    public var events: Int
}

extension Registrar {
    /// The person's calendar as RFC 5545: series stay series, every zone used is defined.
    public func export(_ request: ExportRequest) throws(Failure) -> ExportDocument {
        let window = try exportWindow(request)
        var meetings = try meetings(in: window)
        let table = try zoneTable(for: meetings)
        meetings = meetings.filter { sourced in
            guard sourced.meeting.entries.contains(where: { request.kinds.contains($0.kind) })
            else { return false }
            guard let window else { return true }
            let query = AgendaQuery(
                window: window, includesCancelled: true, kinds: request.kinds)
            return takesPlace(sourced, query, zones: table)
        }
        let writer = FeedWriter(
            zones: table.known, defined: table.defined, profile: .plain,
            alarms: request.alarms ? [.class: [900]] : nil)
        let written = writer.write(meetings)
        return ExportDocument(bytes: written.bytes, events: written.events)
    }

    /// Writes a document to a file that is replaced at once when all of it is on disk.
    public func save(_ document: ExportDocument, as path: String) throws(Failure) {
        let temporary = "\(path).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Failure(
                .cannotCreate, "\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        defer {
            close(descriptor)
            unlink(temporary)
        }
        var rest = document.bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard written > 0 || errno == EINTR else {
                throw Failure(
                    .inputOutput, "\(path): \(String(cString: strerror(errno))): free some space")
            }
            rest = rest.dropFirst(max(0, written))
        }
        guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
            throw Failure(
                .inputOutput, "\(path) cannot be replaced: \(String(cString: strerror(errno)))")
        }
    }

    private func exportWindow(_ request: ExportRequest) throws(Failure) -> Range<Instant>? {
        guard request.from != nil || request.to != nil else { return nil }
        let lower =
            try request.from.map { text throws(Failure) in try instant(text) }
            ?? Instant(seconds: WallTime.earliest.seconds)
        let upper =
            try request.to.map { text throws(Failure) in try instant(text) }
            ?? Instant(seconds: WallTime.latest.seconds)
        guard lower <= upper else { throw Failure(.usage, "--to is before --from: swap them") }
        return lower..<upper
    }
}
