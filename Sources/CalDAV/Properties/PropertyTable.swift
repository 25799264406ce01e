import Campus
import Exporting
import Markup
import Operations
import Words

/// The properties of one resource.
struct PropertyTable {
    let resource: DAVResource
    let client: CalendarClient
    let language: Language
    /// How far programs have been told of the collections.
    let states: CollectionStates
    /// Of a resource that is one.
    var object: CalendarObject?
    /// How a report wants an object's bytes; nil outside of reports.
    var calendar: CalendarDataWish?

    /// What is found of a wish, and what is not there.
    func values(
        _ wish: PropertyWish
    ) throws(DAVProblem) -> (found: [PropertyValue], missing: [XMLName]) {
        switch wish {
        case .names: return (names.map { .tree(XMLTree($0)) }, [])
        case .some(let names): return try values(of: names)
        case .all(let more):
            let usual = names.filter { $0.namespace == "DAV:" && Self.usual.contains($0.local) }
            return try values(of: usual + more.filter { !usual.contains($0) })
        }
    }

    private func values(
        of names: [XMLName]
    ) throws(DAVProblem) -> (found: [PropertyValue], missing: [XMLName]) {
        var (found, missing): ([PropertyValue], [XMLName]) = ([], [])
        for name in names {
            if let value = try value(of: name) { found.append(value) } else { missing.append(name) }
        }
        return (found, missing)
    }

    /// Those of RFC 4918, which alone `allprop` has to tell.
    private static let usual: Set = [
        "resourcetype", "displayname", "getetag", "getcontenttype", "getcontentlength",
    ]

    private static let ofAll = [
        "resourcetype", "current-user-principal", "current-user-privilege-set", "owner",
        "supported-report-set", "principal-collection-set",
    ].map(XMLName.dav)

    private var names: [XMLName] {
        switch resource {
        case .root, .home: Self.ofAll + [.dav("displayname")]
        case .principal:
            Self.ofAll + [
                .dav("displayname"), .dav("principal-URL"), .calDAV("calendar-home-set"),
                .calDAV("calendar-user-address-set"),
            ]
        case .collection:
            Self.ofAll + [.dav("displayname"), .dav("sync-token"), .ctag, .colour, .order]
                + Self.ofCollections.map(XMLName.calDAV)
                + kept.keys.sorted().compactMap {
                    XMLName(clark: $0)
                }.filter { !Self.changeable.contains($0) }
        case .object:
            Self.ofAll + ["getetag", "getcontenttype", "getcontentlength"].map(XMLName.dav)
        }
    }

    private static let ofCollections = [
        "calendar-description", "supported-calendar-component-set", "supported-calendar-data",
        "supported-collation-set", "max-resource-size",
    ]

    /// What there is from the beginning, and a program may set otherwise.
    static let changeable: Set<XMLName> = [
        .dav("displayname"), .calDAV("calendar-description"), .colour, .order,
    ]

    /// Whether a program may set a property of a collection: what is ours to say is not.
    static func isChangeable(_ name: XMLName) -> Bool {
        if changeable.contains(name) || name == .calDAV("calendar-timezone") { return true }
        return name.namespace != "DAV:" && name.namespace != XMLName.calDAV("").namespace
            && name.namespace != XMLName.ctag.namespace
    }

    // MARK: - Values

    private func value(of name: XMLName) throws(DAVProblem) -> PropertyValue? {
        if name == .calDAV("calendar-data"), let object, let calendar {
            return .data(name, try calendar.bytes(of: object))
        }
        return tree(of: name).map { .tree($0) }
    }

    private func tree(of name: XMLName) -> XMLTree? {
        if let common = common(name) { return common }
        switch resource {
        case .root: return text(name, [.dav("displayname"): "Belltower"])
        case .home: return text(name, [.dav("displayname"): personName])
        case .principal: return ofPrincipal(name)
        case .collection(_, let collection): return self.of(collection, name)
        case .object: return ofObject(name)
        }
    }

    private func common(_ name: XMLName) -> XMLTree? {
        guard name.namespace == "DAV:" else { return nil }
        let principal = XMLTree.href(DAVResource.principal(client.caller.person.id).path)
        switch name.local {
        case "resourcetype": return XMLTree(name, children: kinds)
        case "current-user-principal": return XMLTree(name, children: [principal])
        case "owner": return resource == .root ? nil : XMLTree(name, children: [principal])
        case "principal-collection-set":
            return XMLTree(name, children: [.href(DAVResource.folder + "principals/")])
        case "current-user-privilege-set":
            return XMLTree(name, children: privileges.map { .dav("privilege", [.dav($0)]) })
        case "supported-report-set":
            return XMLTree(
                name, children: reports.map { .dav("supported-report", [.dav("report", [$0])]) })
        default: return nil
        }
    }

    private var kinds: [XMLTree] {
        switch resource {
        case .root, .home: [.dav("collection")]
        case .principal: [.dav("collection"), .dav("principal")]
        case .collection: [.dav("collection"), .calDAV("calendar")]
        case .object: []
        }
    }

    private var privileges: [String] {
        let look = ["read", "read-current-user-privilege-set"]
        switch resource {
        case .collection(_, let collection) where collection.isWritable:
            return look + ["write", "write-content", "write-properties", "bind", "unbind"]
        case .object(_, let collection, _) where collection.isWritable:
            return look + ["write", "write-content"]
        case .home: return look + ["bind", "unbind"]
        default: return look
        }
    }

    private var reports: [XMLTree] {
        let ofObjects: [XMLTree] = [.calDAV("calendar-query"), .calDAV("calendar-multiget")]
        switch resource {
        case .root, .principal, .home: return []
        case .collection:
            return ofObjects + [.calDAV("free-busy-query"), .dav("sync-collection")]
        case .object: return ofObjects
        }
    }

    private var personName: String {
        client.caller.person.name ?? client.caller.person.handle.text
    }

    private func text(_ name: XMLName, _ texts: [XMLName: String]) -> XMLTree? {
        texts[name].map { XMLTree(name, text: $0) }
    }

    private func ofPrincipal(_ name: XMLName) -> XMLTree? {
        let person = client.caller.person.id
        switch name {
        case .dav("displayname"): return XMLTree(name, text: personName)
        case .dav("principal-URL"), .calDAV("calendar-user-address-set"):
            return XMLTree(name, children: [.href(DAVResource.principal(person).path)])
        case .calDAV("calendar-home-set"):
            return XMLTree(name, children: [.href(DAVResource.home(person).path)])
        default: return nil
        }
    }

    private func ofObject(_ name: XMLName) -> XMLTree? {
        guard let object else { return nil }
        return text(
            name,
            [
                .dav("getetag"): "\"\(object.tag)\"",
                .dav("getcontenttype"): CalendarDataWish.mediaType,
                .dav("getcontentlength"): "\(object.bytes.count)",
            ])
    }

    /// What programs set on the collection.
    private var kept: [String: String] {
        guard case .collection(_, let collection) = resource else { return [:] }
        return client.properties[collection] ?? [:]
    }

    private func of(_ collection: CalendarCollection, _ name: XMLName) -> XMLTree? {
        if let kept = kept[name.clark] { return XMLTree(reading: Array(kept.utf8)) }
        let state = states[collection].map(SyncToken.init)
        switch name {
        case .dav("displayname"):
            return XMLTree(name, text: collection.name(in: language))
        case .calDAV("calendar-description"):
            return XMLTree(name, text: collection.about(in: language))
        case .dav("sync-token"): return state.map { XMLTree(name, text: $0.uri) }
        case .ctag: return state.map { XMLTree(name, text: $0.text) }
        case .colour: return XMLTree(name, text: collection.colour)
        case .order: return XMLTree(name, text: "\(collection.place)")
        case .calDAV("max-resource-size"):
            return XMLTree(name, text: "\(CollectionDesk.mostBytes)")
        case .calDAV("supported-calendar-component-set"):
            return XMLTree(
                name,
                children: [
                    XMLTree(
                        .calDAV("comp"), attributes: [XMLName("", "name"): "VEVENT"])
                ])
        case .calDAV("supported-calendar-data"):
            let kind = [
                XMLName("", "content-type"): "text/calendar", XMLName("", "version"): "2.0",
            ]
            return XMLTree(
                name, children: [XMLTree(.calDAV("calendar-data"), attributes: kind)])
        case .calDAV("supported-collation-set"):
            return XMLTree(
                name,
                children: TextMatch.Collation.allCases.map {
                    .calDAV("supported-collation", text: $0.rawValue)
                })
        default: return nil
        }
    }
}

extension CalendarCollection {
    /// Of what a program made, what it is called is kept beside.
    func name(in language: Language) -> String {
        if case .made(let name) = self { return name }
        return Catalogue.of(language).text(Message("collection.\(name)"))
    }

    func about(in language: Language) -> String {
        if case .made = self { return "" }
        return Catalogue.of(language).text(Message("collection.\(name).about"))
    }

    /// `#RRGGBBAA`, as Apple has it.
    var colour: String {
        switch self {
        case .classes: "#1F6FB2FF"
        case .events: "#8A4FBEFF"
        case .water: "#1C9BB0FF"
        case .personal: "#2C8C57FF"
        case .made: "#7A7F87FF"
        }
    }

    /// From 1; what programs made comes last.
    var place: Int { (Self.given.firstIndex(of: self) ?? Self.given.count) + 1 }
}
