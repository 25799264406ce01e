/// How the rows of one table are told to the person whom they belong to: in the contract's names and
/// forms, and nothing that only the program understands.
struct BelongingShape {
    /// What a column is told as.
    enum Field {
        case text, number
        /// 0 or 1, or whether there is anything.
        case flag
        /// Unix seconds.
        case instant
        /// Days since 1970-01-01.
        case day
        /// Minutes of the day.
        case timeOfDay
        /// Seconds, or several with commas between them.
        case length
        /// Seconds on the wall clock.
        case wall
        /// Thousandths of the unit in another column.
        case amount(unit: String)
        /// The number of somebody, of a community, a module, an event.
        case person, community, module, event
        /// A meeting's number; with the occurrence's original start it makes an item's id.
        case item(original: String?)
    }

    var table: String
    /// What the rows are called.
    var name: String
    /// Which rows are somebody's: a condition in which `?` is their number.
    var owner = "person_id = ?"
    /// The columns that are told, in order, each with what it is called.
    var fields: [(column: String, name: String, field: Field)]
    /// The columns that are not: keys of the program's own, and what the others say already.
    var omitted: Set<String> = []
}

extension BelongingShape {
    /// Every table of which rows belong to somebody, but for `untold`.
    static let all =
        [person] + accounts + sources + entries + modules + friends + communities + water + bell
        + stewardship

    /// Tables that are not told, each with the reason.
    static let untold = [
        "the calendar beside tells it": [
            "meeting", "entry", "zone_definition", "meeting_label", "meeting_module",
        ],
        "what a source says now, as it was read": [
            "harvest", "harvest_list", "held_change", "component_pack", "source_state",
            "source_labelling",
        ],
        "the campus's": ["campus_module", "campus_meeting", "campus_group", "campus_change"],
        "how an entry was before it was edited": [
            "former_entry", "touched_meeting", "former_view", "former_choice",
        ],
        "what the bell has in hand": ["plan_mark", "person_plan"],
        "a count of changes": [
            "revision", "collection_state", "collection_version", "collection_object",
        ],
        "where what is set on a class is meanwhile": ["handed_over"],
        "who asked without being shown": ["friend_ignore"],
        "good for minutes, or for one answer": [
            "sign_in_code", "invitation", "answered_request", "passkey_challenge", "login_flow",
            "limited_act",
        ],
        "a random name that their devices keep": ["passkey_handle"],
        "the file beside is the picture": ["person_picture"],
        "what an event's codes are made with": ["door"],
        "what stewards decide on is told with what was decided": [
            "moderation_case", "sealed_copy",
        ],
        "the site's": ["announcement", "site_setting"],
    ]

    private static let person = BelongingShape(
        table: "person", name: "account", owner: "id = ?",
        fields: [
            ("created", "added", .instant), ("suspended", "suspendedSince", .instant),
        ],
        // They stand in the person's card.
        omitted: [
            "id", "handle", "role", "name", "email", "phone", "birthday",
            "birthday_shown", "gender", "picture", "bio", "units", "zone", "font_size", "colours",
            "profile_hidden", "picture_hidden",
        ])

    private static let accounts = [
        BelongingShape(
            table: "proven_address", name: "addresses",
            fields: [("address", "address", .text), ("at", "since", .instant)],
            omitted: ["id", "person_id", "mailbox"]),
        BelongingShape(
            table: "session", name: "sessions",
            fields: [
                ("device", "device", .text), ("made", "since", .instant),
                ("used", "lastUsed", .instant), ("proven", "proven", .instant),
            ], omitted: ["id", "person_id", "digest"]),
        BelongingShape(
            table: "account_password", name: "password", fields: [("at", "since", .instant)],
            omitted: ["person_id", "hash"]),
        BelongingShape(
            table: "departure", name: "departure",
            fields: [
                ("asked", "asked", .instant), ("due", "due", .instant),
                ("keeps_contributions", "keepsContributions", .flag),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "active_hour", name: "activeHours",
            fields: [
                ("day", "date", .day), ("hour", "hour", .number), ("minutes", "minutes", .number),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "app_password", name: "appPasswords",
            fields: [
                ("name", "name", .text), ("made", "since", .instant),
                ("used", "lastUsed", .instant),
            ], omitted: ["id", "person_id", "digest"]),
        BelongingShape(
            table: "feed", name: "feeds",
            fields: [
                ("name", "name", .text), ("profile", "profile", .text), ("kinds", "kinds", .text),
                ("made", "since", .instant), ("used", "lastUsed", .instant),
            ], omitted: ["id", "person_id", "digest"]),
        BelongingShape(
            table: "linked_identity", name: "identities",
            fields: [
                ("issuer", "issuer", .text), ("subject", "subject", .text),
                ("made", "since", .instant), ("used", "lastUsed", .instant),
            ], omitted: ["id", "person_id"]),
        BelongingShape(
            table: "passkey", name: "passkeys",
            fields: [
                ("name", "name", .text), ("made", "since", .instant),
                ("used", "lastUsed", .instant), ("is_backed_up", "backedUp", .flag),
                ("transports", "transports", .text),
            ],
            omitted: [
                "id", "person_id", "credential", "public_key", "counter", "may_be_backed_up",
            ]),
    ]

    private static let ofSource = "source_id IN (SELECT id FROM source WHERE person_id = ?)"

    private static let sources = [
        BelongingShape(
            table: "source", name: "sources",
            fields: [
                ("name", "name", .text), ("kind", "kind", .text), ("address", "address", .text),
                ("every", "every", .length), ("created", "subscribed", .instant),
                ("is_campus", "forEveryone", .flag), ("rings_alarms", "alarms", .flag),
                ("removal_share", "removalShare", .number),
                ("removal_minimum", "removalMinimum", .number),
            ], omitted: ["id", "person_id"]),
        BelongingShape(
            table: "fetch", name: "imports", owner: ofSource,
            fields: [
                ("at", "at", .instant), ("outcome", "status", .text), ("bytes", "bytes", .number),
                ("added", "added", .number), ("changed", "changed", .number),
                ("removed", "removed", .number), ("unchanged", "unchanged", .number),
                ("reason", "reason", .text), ("http_status", "httpStatus", .number),
            ], omitted: ["id", "source_id", "etag", "last_modified"]),
        BelongingShape(
            table: "change", name: "changes", owner: ofSource,
            fields: [
                ("at", "at", .instant), ("kind", "kind", .text), ("summary", "summary", .text),
                ("starts_at", "start", .instant), ("occurrences", "occurrences", .number),
                ("before_text", "before", .text), ("after_text", "after", .text),
                ("reverted_at", "takenBack", .instant),
            ], omitted: ["id", "source_id", "fetch_id", "meeting_id", "starts"]),
        BelongingShape(
            table: "community_feed", name: "communityFeeds", owner: ofSource,
            fields: [("community_id", "community", .community)], omitted: ["source_id"]),
        BelongingShape(
            table: "publication", name: "publishedCalendar",
            fields: [("token", "token", .text), ("since", "since", .instant)],
            omitted: ["person_id"]),
        BelongingShape(
            table: "publication_folder", name: "publishedIn",
            fields: [("folder", "folder", .text)], omitted: ["person_id"]),
    ]

    private static let entries = [
        BelongingShape(
            table: "entry_object", name: "entriesFromCalendarPrograms",
            fields: [
                ("collection", "calendar", .text), ("name", "name", .text), ("text", "text", .text),
            ],
            omitted: ["meeting_id", "person_id", "digest", "bytes"]),
        BelongingShape(
            table: "made_calendar", name: "calendarsOfPrograms",
            fields: [("name", "name", .text), ("created", "created", .instant)],
            omitted: ["person_id"]),
        BelongingShape(
            table: "collection_property", name: "calendarProperties",
            fields: [
                ("collection", "calendar", .text), ("name", "name", .text),
                ("value", "value", .text),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "personal_act", name: "acts",
            fields: [
                ("at", "at", .instant), ("kind", "kind", .text), ("summary", "summary", .text),
            ],
            omitted: ["id", "person_id"]),
        BelongingShape(
            table: "item_view", name: "itemChanges",
            fields: [
                ("meeting_id", "item", .item(original: "original")), ("hidden", "hidden", .flag),
                ("name", "name", .text), ("note", "note", .text), ("colour", "colour", .text),
                ("leads", "leads", .length),
            ], omitted: ["person_id", "original"]),
        BelongingShape(
            table: "setting", name: "settings",
            fields: [("key", "key", .text), ("value", "value", .text)], omitted: ["person_id"]),
    ]

    private static let modules = [
        BelongingShape(
            table: "enrolment", name: "enrolments",
            fields: [
                ("module_id", "module", .module), ("by_hand", "byHand", .flag),
                ("by_feed", "byFeed", .flag), ("has_left", "left", .flag),
                ("is_invisible", "invisible", .flag),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "invisible_person", name: "invisibleToClassmates", fields: [],
            omitted: ["person_id"]),
        BelongingShape(
            table: "group_choice", name: "groups",
            fields: [
                ("module_code", "module", .text), ("meeting_kind", "kind", .text),
                ("group_name", "group", .text),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "comment", name: "comments",
            fields: [
                ("id", "id", .number), ("module_id", "module", .module), ("text", "text", .text),
                ("at", "at", .instant), ("edited", "editedAt", .instant),
                ("hidden", "hiddenAt", .instant),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "correction", name: "corrections",
            fields: [
                ("module_id", "module", .module), ("starts_at", "start", .instant),
                ("meeting_kind", "kind", .text), ("group_name", "group", .text),
                ("place", "place", .text), ("at", "at", .instant),
            ], omitted: ["person_id"]),
    ]

    private static let friends = [
        BelongingShape(
            table: "friendship", name: "friends",
            fields: [("friend_id", "handle", .person), ("since", "since", .instant)],
            omitted: ["person_id"]),
        BelongingShape(
            table: "friend_request", name: "friendRequests", owner: "from_id = ?",
            fields: [
                ("to_id", "handle", .person), ("address", "address", .text), ("at", "at", .instant),
            ], omitted: ["id", "from_id"]),
        BelongingShape(
            table: "friend_block", name: "blocked",
            fields: [("blocked_id", "handle", .person), ("at", "at", .instant)],
            omitted: ["person_id"]),
    ]
}
