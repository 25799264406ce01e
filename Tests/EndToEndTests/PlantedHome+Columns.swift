import Foundation
import GRDB
import Testing

/// The columns of a planted home's database.
extension PlantedHome {
    /// Columns that hold no word of a person's, and why.
    static let wordless: [String: [String]] = [
        "a word of the program's, about what was reported, done or found": [
            "alert.kind", "alert.subject", "alert.detail", "audit.act", "audit.subject",
            "daily_figure.name", "delivery_hour.kind", "decision.outcome", "decision.ground",
            "limited_act.act",
            "life_sign.service", "moderation_case.subject_kind", "outage.service", "report.reason",
            "report.subject_kind",
            "report.language", "sealed_copy.act", "self_check.kind", "self_check.findings",
            "site_setting.key", "suspension.reason",
        ],
        "what is logged of errors, in which nothing stands that people wrote": [
            "error_seen.digest", "error_seen.place", "error_seen.message", "error_seen.request",
        ],
        "written by those who run the site or decide, and not by whom it is about": [
            "announcement.text", "audit.detail", "decision.words", "site_setting.value",
            "suspension.words",
        ],
        "sealed without a name until it is decided on, and forgotten six months later": [
            "sealed_copy.content", "sealed_copy.picture", "sealed_picture.digest",
            "sealed_picture.large",
        ],
        "of who has no account": ["report.name", "report.email"],
        "what a feed says that could not be read": ["source_state.unread"],
        "goes with who wrote it: DecisionTests": ["appeal.words"],
        "chosen from a list": [
            "attendance.state", "change.kind", "delivery.outcome", "drink.category", "drink.unit",
            "entry.kind", "entry.status", "event.zone", "event_change.kind", "feed.kinds",
            "feed.profile", "fetch.outcome",
            "former_choice.meeting_kind", "former_entry.kind", "former_entry.status",
            "former_view.colour", "goal.amount_unit", "goal.cup_unit",
            "goal.day_limit_unit", "goal.hour_limit_unit", "group_choice.meeting_kind",
            "held_change.kind", "invitation.role", "sign_in_code.purpose",
            "item_view.colour", "meeting_label.kind", "module_change.fact", "module_change.kind",
            "news.kind", "passkey.transports", "person.colours", "person.font_size", "person.role",
            "person.units", "person.birthday_shown",
            "personal_act.kind", "reminder.kind", "reminder.state", "reminder_event.state",
            "source.kind", "source_state.refused_way", "source_state.told_way",
        ],
        "times and numbers": [
            "change.starts", "collection_state.revision", "component_pack.ends", "entry.alarms",
            "entry.recurrence",
            "event.rule", "held_change.starts", "former_entry.alarms", "former_entry.recurrence",
            "former_view.leads", "item_view.leads",
            "meeting.slot", "reminder.subject", "source_state.undone",
        ],
        "digests and random bytes": [
            "account_password.hash", "answered_request.digest", "app_password.digest",
            "collection_object.tag", "collection_version.mark", "entry_object.digest",
            "feed.digest",
            "invitation.digest", "login_flow.page_digest", "login_flow.poll_digest",
            "passkey.credential", "passkey.public_key",
            "passkey_challenge.digest", "passkey_handle.handle", "session.digest",
            "sign_in_code.digest",
            "component_pack.digests", "door.secret", "drink.uuid", "event.password", "harvest.body",
            "harvest.patch", "harvest_list.components", "module_listing.crawl",
            "person.picture", "community.picture", "publication.token", "publication_key.secret",
            "page_key.secret",
            "revoked_feed.digest", "bar.salt", "bar.digest",
            "source_labelling.fingerprint",
            "source_state.refused_ids",
        ],
        "pictures, made anew of what was sent": [
            "person_picture.small", "person_picture.large", "community_picture.small",
            "community_picture.large",
        ],
        "the campus's, whoever wrote it down": [
            "campus_group.kind", "campus_group.name", "community.description",
            "community.folded", "community.name", "community.topic",
            "module.department", "module.description", "module.level", "module.period",
            "module.prerequisites", "module.source", "module.staff", "module.title", "module.url",
            "module_change.after", "module_change.before", "programme.name",
        ],
        "the program's own": [
            "grdb_migrations.identifier", "plan_basis.name", "plan_basis.value",
            "answer_day.server", "first_push_key.machine", "first_push_key.path",
            "first_push_key.public_key", "machine_key.machine", "machine_key.path",
            "machine_key.public_key", "ring_holder.holder", "ring_lease.holder",
        ],
        "the program's own, in the row of a reason that has a word": [
            "delivery.message", "reminder_event.message",
        ],
    ]

    struct Column {
        var name: String
        var isPlanted: Bool
    }

    /// Every column of text or bytes, and whether a word stands in it.
    func columns() throws -> [Column] {
        let queue = try DatabaseQueue(path: belltower.database)
        defer { try? queue.close() }
        return try queue.read { database in
            let names = try Row.fetchAll(
                database,
                sql: """
                    SELECT m.name, c.name FROM sqlite_master AS m
                    JOIN pragma_table_xinfo(m.name) AS c
                    WHERE m.type = 'table' AND c.type IN ('TEXT', 'BLOB', '')
                    AND m.name NOT LIKE 'module_text%' AND m.name NOT LIKE 'sqlite_%'
                    ORDER BY 1, 2
                    """)
            return try names.map { row in
                let (table, column): (String, String) = (row[0], row[1])
                let name = "\(table).\(column)"
                let patterns = [Self.own, Self.shared, Self.others[name]].compactMap(\.self)
                let isPlanted = try patterns.contains { pattern in
                    try Bool.fetchOne(
                        database,
                        sql: """
                            SELECT EXISTS (SELECT 1 FROM \(table) WHERE
                                instr(lower(CAST(\(column) AS TEXT)), lower(?)) > 0)
                            """, arguments: [pattern]) ?? false
                }
                return Column(name: name, isPlanted: isPlanted)
            }
        }
    }
}
