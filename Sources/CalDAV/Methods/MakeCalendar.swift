import HTTPTypes
import Markup
import Operations

/// Making a calendar for entries (RFC 4791 section 5.3.1, RFC 5689).
extension DAVVisit {
    func makeCalendar() async throws -> DAVReply {
        guard let resource = request.resource, resource.person == person else {
            throw DAVProblem(.forbidden, .calDAV("calendar-collection-location-ok"))
        }
        guard case .collection(_, let collection) = resource else {
            throw DAVProblem(.forbidden, .calDAV("calendar-collection-location-ok"))
        }
        guard !client.collections.contains(collection) else {
            // RFC 4918 section 9.3.1.
            throw request.method == .mkcol
                ? DAVProblem(.methodNotAllowed)
                : DAVProblem(.forbidden, .dav("resource-must-be-null"))
        }
        var update = try PropertyUpdate(try document())
        try mustBeOfEvents(update)
        update.leaveOut(Self.heeded)
        guard update.order.allSatisfy(PropertyTable.isChangeable) else {
            throw DAVProblem(.forbidden, .dav("cannot-modify-protected-property"))
        }
        guard update.misread.isEmpty else {
            throw DAVProblem(.forbidden, XMLTree(PropertyUpdate.misreading))
        }
        guard let properties = update.kept else { throw DAVProblem(.contentTooLarge) }
        try await lanes.act(as: client.caller) { desks in
            try desks.collections.make(collection.name, properties)
        }
        return DAVReply(status: .created, fields: [.cacheControl: "no-cache"])
    }

    /// What says which kind of collection it is to be, or is without a meaning here: nobody is busy by it alone.
    private static let heeded: Set<XMLName> = [
        .dav("resourcetype"), .calDAV("supported-calendar-component-set"),
        .calDAV("schedule-calendar-transp"),
    ]

    /// Refuses folders, address books and lists of tasks.
    private func mustBeOfEvents(_ update: PropertyUpdate) throws {
        let kind = update.values[.dav("resourcetype")] ?? nil
        if request.method == .mkcol, kind?.first(.calDAV("calendar")) == nil {
            throw DAVProblem(.forbidden, .dav("valid-resourcetype"))
        }
        let name = XMLName.calDAV("supported-calendar-component-set")
        guard let components = update.values[name] ?? nil else { return }
        let names = components.all(.calDAV("comp")).compactMap { $0[attribute: "name"] }
        guard names.contains(where: { $0.uppercased() == "VEVENT" }) else {
            throw DAVProblem(.forbidden, .calDAV("supported-calendar-component"))
        }
    }
}
