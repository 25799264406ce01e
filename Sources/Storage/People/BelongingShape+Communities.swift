/// Communities, water and the bell.
extension BelongingShape {
    static let communities = [
        BelongingShape(
            table: "membership", name: "communities",
            fields: [
                ("community_id", "community", .community), ("organiser", "organiser", .flag),
                ("joined", "joined", .instant),
            ], omitted: ["person_id", "seen"]),
        BelongingShape(
            table: "community_picture", name: "communityPictures", owner: "by_id = ?",
            fields: [("community_id", "community", .community)],
            omitted: ["by_id", "small", "large", "turn"]),
        BelongingShape(
            table: "event", name: "events", owner: "organiser_id = ?",
            fields: [
                ("id", "id", .event), ("title", "title", .text),
                ("community_id", "community", .community), ("start", "start", .wall),
                ("length", "length", .length), ("zone", "zone", .text), ("rule", "repeats", .text),
                ("location", "location", .text), ("description", "description", .text),
                ("capacity", "capacity", .number), ("hashtag", "hashtag", .text),
                ("password", "private", .flag), ("by_invitation", "byInvitation", .flag),
                ("by_staff", "byStaff", .flag),
                ("created", "published", .instant), ("cancelled", "cancelledAt", .instant),
            ],
            omitted: [
                "organiser_id", "first_at", "last_at", "revision", "meeting_id", "hidden",
            ]),
        BelongingShape(
            table: "event_change", name: "eventChanges", owner: "by_id = ?",
            fields: [
                ("event_id", "event", .event), ("community_id", "community", .community),
                ("at", "at", .instant), ("kind", "kind", .text), ("text", "text", .text),
            ],
            // The text says what a message does.
            omitted: ["id", "by_id", "message"]),
        BelongingShape(
            table: "attendance", name: "attendances",
            fields: [
                ("event_id", "event", .event), ("state", "mine", .text),
                ("since", "since", .instant),
                ("offered_until", "offeredUntil", .instant), ("left_at", "left", .instant),
            ], omitted: ["person_id", "queue"]),
        BelongingShape(
            table: "password_try", name: "passwordTries",
            fields: [("event_id", "event", .event), ("at", "at", .instant)],
            omitted: ["id", "person_id"]),
        BelongingShape(
            table: "presence", name: "presences",
            fields: [
                ("event_id", "event", .event), ("day", "day", .day), ("at", "at", .instant),
            ], omitted: ["person_id"]),
        BelongingShape(
            table: "door_try", name: "doorTries",
            fields: [("event_id", "event", .event), ("at", "at", .instant)],
            omitted: ["id", "person_id"]),
        BelongingShape(
            table: "news", name: "news",
            fields: [
                ("event_id", "event", .event), ("by_id", "by", .person), ("at", "at", .instant),
                ("kind", "kind", .text), ("text", "text", .text), ("until", "until", .instant),
            ], omitted: ["id", "person_id", "source_id", "told", "message", "case_id"]),
    ]

    static let water = [
        BelongingShape(
            table: "drink", name: "drinks",
            fields: [
                ("uuid", "id", .text), ("category", "category", .text),
                ("thousandths", "amount", .amount(unit: "unit")), ("at", "at", .instant),
                ("logged", "logged", .instant), ("deleted", "takenBack", .instant),
            ], omitted: ["id", "person_id", "unit"]),
        BelongingShape(
            table: "goal", name: "goals",
            fields: [
                ("since", "since", .day), ("is_on", "on", .flag),
                ("amount", "amount", .amount(unit: "amount_unit")), ("starts", "from", .timeOfDay),
                ("ends", "to", .timeOfDay), ("cup", "cup", .amount(unit: "cup_unit")),
                ("every", "every", .length), ("times", "times", .number),
                ("day_limit", "dayLimit", .amount(unit: "day_limit_unit")),
                ("hour_limit", "hourLimit", .amount(unit: "hour_limit_unit")),
            ],
            omitted: [
                "id", "person_id", "amount_unit", "cup_unit", "day_limit_unit", "hour_limit_unit",
            ]),
    ]

    private static let ofReminder = "reminder_id IN (SELECT id FROM reminder WHERE person_id = ?)"

    static let bell = [
        BelongingShape(
            table: "mute", name: "mutes",
            fields: [("module_code", "module", .text), ("community_id", "community", .community)],
            omitted: ["person_id"]),
        BelongingShape(
            table: "dismissed_series", name: "dismissedSeries",
            fields: [("meeting_id", "item", .item(original: nil)), ("since", "since", .instant)],
            omitted: ["person_id"]),
        BelongingShape(
            table: "reminder", name: "reminders",
            fields: [
                ("subject", "about", .text), ("kind", "kind", .text), ("lead", "lead", .length),
                ("due", "due", .instant), ("state", "state", .text), ("title", "title", .text),
                ("important", "important", .flag),
            ],
            omitted: [
                "id", "person_id", "round", "until", "meeting_id", "original", "next", "wanted",
                "channel", "failures", "summary_id", "doubt_meeting_id", "doubt_original",
            ]),
        BelongingShape(
            table: "delivery", name: "deliveries", owner: ofReminder,
            fields: [
                ("attempt", "attempt", .number), ("channel", "channel", .text),
                ("started", "started", .instant), ("finished", "deliveredAt", .instant),
                ("outcome", "outcome", .text), ("reason", "reason", .text),
                ("late_ms", "lateMilliseconds", .number), ("received", "receivedAt", .instant),
            ], omitted: ["id", "reminder_id", "receipt_due", "message"]),
        BelongingShape(
            table: "reminder_event", name: "reminderSteps", owner: ofReminder,
            fields: [
                ("at", "at", .instant), ("state", "state", .text), ("reason", "reason", .text),
            ], omitted: ["id", "reminder_id", "message"]),
        BelongingShape(
            table: "push_subscription", name: "pushDevices",
            fields: [
                ("id", "id", .number), ("device", "device", .text),
                ("made", "subscribed", .instant),
                ("last_sent", "lastSentAt", .instant),
                ("last_received", "lastReceivedAt", .instant),
                ("refused_since", "refusedSince", .instant),
                ("refused_reason", "refusedReason", .text),
            ],
            // Whoever has these can push to the device: secrets are not exported.
            omitted: ["person_id", "session_id", "endpoint", "p256dh", "auth"]),
    ]
}
