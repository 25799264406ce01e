import Foundation
import GRDB
import TestSupport
import Testing

/// A home in which a person has left a word in every column that takes one, and other people have
/// something of theirs beside it.
struct PlantedHome {
    let belltower: Belltower

    /// The person's handle, and a part of all that they wrote for themselves.
    static let own = "zqvkxj"
    /// A part of all that they wrote for others.
    static let shared = "wqzjyk"
    /// What stands for a word where none may stand, by column.
    static let others = [
        "person.phone": "7700900123", "person.birthday": "1987-06-05", "module.code": "ZQ98765",
        "meeting_label.codes": "ZQ98765", "mute.module_code": "ZQ98765",
        "former_choice.module_code": "ZQ98765", "group_choice.module_code": "ZQ98765",
        "former_entry.zone": "America/Adak",
        "entry.zone": "America/Adak", "person.zone": "America/Adak",
    ]

    /// Where the person publishes, outside the home.
    private var web: String { belltower.folder.path + "/zqvkxj" }

    init() throws {
        belltower = try Belltower()
        try meet()
        try subscribe()
        try writeEntries()
        try talk()
        try publishEvents()
        try ring()
        try plantByHand()
        try copy()
    }

    /// The files of the home that hold some text, in any case.
    func files(holding text: String) throws -> [String] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: belltower.home)
        return files.filter { name in
            if name.lowercased().contains(text.lowercased()) { return true }
            guard
                let bytes = try? Data(contentsOf: URL(fileURLWithPath: belltower.home + "/" + name))
            else { return false }
            let lowered = Data(bytes.map { (65...90).contains($0) ? $0 | 32 : $0 })
            return lowered.range(of: Data(text.lowercased().utf8)) != nil
        }
    }

    /// What others have is as it was, but for what told of the person.
    func proveTheRestIsThere() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: web).isEmpty)
        let entries = try run("agenda", "2026-10-06", "--as", "lee", "--json")
        #expect(entries.output.contains("Dentist"))
        let calendars = try FileManager.default.subpathsOfDirectory(atPath: belltower.home)
            .filter { $0.hasSuffix(".ics") && $0.contains("lee-") }
        let calendar = try #require(calendars.first)
        let text = try String(contentsOfFile: belltower.home + "/" + calendar, encoding: .utf8)
        #expect(text.contains("Dentist") && text.hasSuffix("END:VCALENDAR\r\n"))
        let copies = try FileManager.default.contentsOfDirectory(atPath: belltower.home)
            .filter { $0.contains(".replaced-") && !$0.hasSuffix(".tmp") }
        #expect(copies.count == 1, "\(copies)")
        let back = try run(
            "restore", belltower.home + "/" + (copies.first ?? ""), "--yes", "--now",
            "2026-10-05T09:00:00+01:00")
        #expect(back.status == 0, "\(back.errors)")
        #expect(try run("agenda", "2026-10-06", "--as", "lee", "--json").output.contains("Dentist"))
        #expect(try files(holding: Self.own).isEmpty)
    }

    private func meet() throws {
        try run("community", "create", "Chess club")
        let catalogue = try belltower.folder.write(
            #"[{"code":"CM50123","title":"Networking","year":"2026/27"}]"#, as: "catalogue.json")
        try run("modules", "--load", catalogue)
        for handle in [Self.own, "lee"] {
            try run("person", "add", handle)
            try run("community", "join", "Chess club", "--as", handle)
            try run("enrol", "CM50123", "--as", handle)
        }
        try run("community", "organiser", "Chess club", Self.own)
        try asThem(
            "person", "edit", "--name", "Zqvkxj Name", "--email", "zqvkxj@example.org",
            "--phone", "+44 7700 900123", "--birthday", "1987-06-05", "--gender", "zqvkxj",
            "--bio", "zqvkxj")
        try run("friend", "request", "zqvkxj@example.org", "--as", "lee")
        try run("friend", "request", "+447700900123", "--as", "lee")
        try asThem("friend", "request", "zqvkxj-too@example.org")
        try run("add", "Dentist", "--start", "2026-10-06 14:00", "--as", "lee")
    }

    private func subscribe() throws {
        func feed(_ place: String, _ title: String) throws -> String {
            try belltower.folder.write(
                """
                BEGIN:VCALENDAR
                VERSION:2.0
                X-WR-CALNAME:zqvkxj feed
                BEGIN:VTIMEZONE
                TZID:zqvkxj zone
                BEGIN:STANDARD
                DTSTART:19700101T000000
                TZOFFSETFROM:+0123
                TZOFFSETTO:+0123
                TZNAME:ZQV
                END:STANDARD
                END:VTIMEZONE
                BEGIN:VEVENT
                UID:zqvkxj-1
                DTSTART;TZID=zqvkxj zone:20261012T091500
                DTEND;TZID=zqvkxj zone:20261012T101500
                RRULE:FREQ=WEEKLY;COUNT=3
                SUMMARY:\(title)
                LOCATION:zqvkxj \(place)
                DESCRIPTION:zqvkxj details
                URL:https://zqvkxj.example.org/
                CATEGORIES:zqvkxj
                END:VEVENT
                BEGIN:VEVENT
                UID:zqvkxj-2
                DTSTART;TZID=America/Adak:20261013T091500
                DTEND;TZID=America/Adak:20261013T101500
                SUMMARY:ZQ98765 Lab\\, Group zqvkxj
                LOCATION:\(place)
                END:VEVENT
                END:VCALENDAR

                """.replacingOccurrences(of: "\n", with: "\r\n"), as: "zqvkxj.ics")
        }
        try asThem("subscribe", try feed("old", "zqvkxj talk"))
        _ = try feed("new", "zqvkxj lecture")
        try asThem("import", "--all")
    }

    private func writeEntries() throws {
        let added = try asThem(
            "add", "zqvkxj entry", "--start", "2026-10-07 10:00", "--at", "zqvkxj", "--json"
        ).object()
        let id = try #require(added["id"] as? String)
        try asThem("edit", id, "--name", "zqvkxj edited")
        try asThem("item", id, "--name", "zqvkxj", "--note", "zqvkxj")
        try asThem("item", id, "--colour", "red")
        try asThem("settings", "leads.class", "25m")
        try asThem("enrol", "ZQ98765")
        try asThem("mute", "ZQ98765")
        try asThem("drink", "glass")
    }

    private func talk() throws {
        try asThem("comment", "CM50123", "wqzjyk")
        let mine = try run("comment", "CM50123", "Mine", "--as", "lee", "--json").object()
        try asThem("comment", "--report", "\(mine["id"] as? Int ?? 0)", "zqvkxj")
    }

    private func publishEvents() throws {
        try asThem(
            "event", "publish", "wqzjyk picnic", "--start", "2026-10-05 18:00", "--hashtag",
            "wqzjyk", "--at", "wqzjyk", "--description", "wqzjyk")
        try asThem(
            "event", "publish", "wqzjyk night", "--start", "2026-10-05 18:00", "--community",
            "Chess club")
        try run("event", "join", "e1", "--as", "lee")
        try run("event", "join", "e2", "--as", "lee")
        try asThem("event", "edit", "e2", "--at", "wqzjyk hall")
    }

    /// Lee is told of what they wrote: what it was called stands in Lee's history.
    private func ring() throws {
        var later = belltower
        later.now = "2026-10-05T17:01:00+01:00"
        let rung = try later.run(
            "remind", "--once", "--channel", "jsonl:-", environment: ["BELLTOWER_PERSON": ""])
        try #require(rung.output.contains("wqzjyk picnic") && rung.output.contains("wqzjyk night"))
        // Only an operator who names nobody publishes for all.
        try run("person", "edit", NSUserName(), "--role", "operator")
        try belltower.run(
            "export", "--publish", belltower.home + "/public",
            environment: ["BELLTOWER_PERSON": ""])
        try asThem("export", "--publish", web)
    }

    /// Words that only a server or a chance writes, and that no command of a test does.
    private func plantByHand() throws {
        let queue = try DatabaseQueue(path: belltower.database)
        try queue.write { database in
            let id = try Int64.fetchOne(
                database, sql: "SELECT id FROM person WHERE handle = ?", arguments: [Self.own])
            let ofTheirs = "source_id IN (SELECT id FROM source WHERE person_id = \(id ?? 0))"
            let reminder = "(SELECT MIN(id) FROM reminder WHERE person_id = \(id ?? 0))"
            try database.execute(
                sql: """
                    UPDATE person SET zone = 'America/Adak' WHERE id = \(id ?? 0);
                    UPDATE fetch SET etag = 'zqvkxj', last_modified = 'zqvkxj', reason = 'zqvkxj'
                    WHERE \(ofTheirs);
                    INSERT INTO held_change (source_id, position, kind, uid, slot, summary, starts_at,
                        starts, occurrences, before_text, after_text)
                    SELECT id, 1, 'moved', 'zqvkxj', 'zqvkxj', 'zqvkxj', 0, '', 1, 'zqvkxj', 'zqvkxj'
                    FROM source WHERE person_id = \(id ?? 0);
                    UPDATE former_entry SET categories = 'zqvkxj', details = 'zqvkxj',
                        url = 'zqvkxj', zone = 'America/Adak' WHERE \(ofTheirs);
                    UPDATE meeting_label SET doubtful = 'zqvkxj', group_name = 'zqvkxj'
                    WHERE \(ofTheirs);
                    INSERT INTO group_choice (person_id, module_code, meeting_kind, group_name)
                    VALUES (\(id ?? 0), 'ZQ98765', 'lab', 'zqvkxj');
                    INSERT INTO former_choice (act_id, module_code, meeting_kind, group_name)
                    SELECT MAX(id), 'ZQ98765', 'lab', 'zqvkxj' FROM personal_act
                    WHERE person_id = \(id ?? 0);
                    INSERT INTO setting (person_id, key, value)
                    VALUES (\(id ?? 0), 'zqvkxj', 'zqvkxj');
                    INSERT INTO delivery (reminder_id, attempt, channel, started, outcome, reason)
                    VALUES (\(reminder), 9, 'zqvkxj', 0, 'failed', 'zqvkxj');
                    INSERT INTO reminder_event (reminder_id, at, state, reason)
                    VALUES (\(reminder), 0, 'failed', 'zqvkxj');
                    INSERT INTO push_subscription (person_id, device, endpoint, p256dh, auth, made,
                        refused_reason)
                    VALUES (\(id ?? 0), 'zqvkxj', 'zqvkxj', 'zqvkxj', 'zqvkxj', 0, 'zqvkxj');
                    INSERT INTO proven_address (person_id, address, mailbox, at)
                    VALUES (\(id ?? 0), 'zqvkxj@example.org', 'zqvkxj@example.org', 0);
                    INSERT INTO sign_in_code (address, mailbox, purpose, digest, made, expires)
                    VALUES ('zqvkxj@example.org', 'zqvkxj@example.org', 'sign-in', x'00', 0, 0);
                    INSERT INTO session (person_id, digest, device, made, used, proven)
                    VALUES (\(id ?? 0), x'00', 'zqvkxj', 0, 0, 0);
                    INSERT INTO account_password (person_id, hash, at)
                    VALUES (\(id ?? 0), 'none', 0);
                    INSERT INTO departure (person_id, asked, due, keeps_contributions)
                    VALUES (\(id ?? 0), 0, 4000000000, 0);
                    INSERT INTO active_hour (person_id, day, hour, minutes)
                    VALUES (\(id ?? 0), 0, 0, 1);
                    INSERT INTO correction (person_id, module_id, starts_at, meeting_kind, group_name,
                        place, at)
                    SELECT \(id ?? 0), MIN(id), 4000000000, 'zqvkxj', 'zqvkxj', 'zqvkxj', 0
                    FROM module;
                    INSERT INTO app_password (person_id, digest, name, made)
                    VALUES (\(id ?? 0), x'00', 'zqvkxj', 0);
                    INSERT INTO feed (person_id, digest, name, profile, kinds, made)
                    VALUES (\(id ?? 0), x'00', 'zqvkxj', 'plain', 'class', 0);
                    INSERT INTO collection_state (person_id, collection, version, revision)
                    VALUES (\(id ?? 0), 'zqvkxj', 1, '1');
                    INSERT INTO collection_version (person_id, collection, version, mark)
                    VALUES (\(id ?? 0), 'zqvkxj', 1, 'x');
                    INSERT INTO collection_object (person_id, collection, name, tag, version)
                    VALUES (\(id ?? 0), 'zqvkxj', 'zqvkxj', 'x', 1);
                    INSERT INTO collection_property (person_id, collection, name, value)
                    VALUES (\(id ?? 0), 'zqvkxj', 'zqvkxj', 'zqvkxj');
                    INSERT INTO made_calendar (person_id, name, created)
                    VALUES (\(id ?? 0), 'zqvkxj', 0);
                    INSERT INTO entry_object (meeting_id, person_id, collection, name, digest, bytes,
                        text)
                    SELECT MIN(meeting.id), \(id ?? 0), 'zqvkxj', 'zqvkxj', 'x', 6, 'zqvkxj'
                    FROM meeting JOIN source ON source.id = meeting.source_id
                    WHERE source.person_id = \(id ?? 0);
                    INSERT INTO linked_identity (person_id, issuer, subject, made)
                    VALUES (\(id ?? 0), 'zqvkxj', 'zqvkxj', 0);
                    INSERT INTO passkey_handle (person_id, handle) VALUES (\(id ?? 0), x'00');
                    INSERT INTO passkey (person_id, credential, public_key, counter, name, made,
                        may_be_backed_up, is_backed_up, transports)
                    VALUES (\(id ?? 0), x'00', x'00', 0, 'zqvkxj', 0, 0, 0, 'internal');
                    INSERT INTO passkey_challenge (person_id, digest, expires)
                    VALUES (\(id ?? 0), x'00', 0);
                    INSERT INTO login_flow (person_id, poll_digest, page_digest, program, expires)
                    VALUES (\(id ?? 0), x'00', x'00', 'zqvkxj', 4000000000);
                    INSERT INTO answered_request (person_id, key, digest, at, body)
                    VALUES (\(id ?? 0), 'zqvkxj', x'00', 0, CAST('zqvkxj' AS BLOB));
                    """)
        }
        try queue.close()
    }

    /// A backup in the home, what a restore put aside, and what a killed one left.
    private func copy() throws {
        let backup = belltower.home + "/backups/one"
        try FileManager.default.createDirectory(
            atPath: belltower.home + "/backups", withIntermediateDirectories: true)
        try run("backup", backup)
        try run("restore", backup, "--yes")
        try FileManager.default.copyItem(
            atPath: backup, toPath: belltower.database + ".replaced-20261001T000000Z.3999999.tmp")
    }

    @discardableResult
    private func asThem(_ words: String...) throws -> Belltower.Outcome {
        try run(words: words + ["--as", Self.own])
    }

    @discardableResult
    private func run(_ words: String...) throws -> Belltower.Outcome { try run(words: words) }

    private func run(words: [String]) throws -> Belltower.Outcome {
        let outcome = try belltower.run(words: words)
        try #require(outcome.status == 0, "\(words): \(outcome.errors)")
        return outcome
    }
}
