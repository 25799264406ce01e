/// The ledger as the bell needs it, and who is to be planned anew.
extension Migrations {
    static let bell = bellLedger + bellRecord + bellPlans

    /// Made anew, since a reminder of an item that was moved after it rang gets a row of its own.
    private static let bellLedger = """
        -- subject: what it is about (see ReminderSubject). round: counts the times that the item was
        -- moved after it rang. meeting_id, original: the item whose source is believed; null when
        -- that is the subject. next: when something is to be done about it; null once it is
        -- settled, and while it is claimed. wanted: when it was to ring; a failed attempt moves
        -- next, not this. channel: a place in the person's list; failures: on that channel.
        -- title: what it said when it rang. summary_id: the summary that it is told in.
        CREATE TABLE reminder_anew (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            subject TEXT NOT NULL,
            lead INTEGER NOT NULL,
            round INTEGER NOT NULL,
            kind TEXT NOT NULL,
            due INTEGER NOT NULL,
            until INTEGER NOT NULL,
            important INTEGER NOT NULL,
            meeting_id INTEGER,
            original INTEGER,
            state TEXT NOT NULL,
            next INTEGER,
            wanted INTEGER NOT NULL,
            channel INTEGER NOT NULL DEFAULT 0,
            failures INTEGER NOT NULL DEFAULT 0,
            title TEXT,
            summary_id INTEGER,
            UNIQUE (person_id, subject, lead, round)
        );
        INSERT INTO reminder_anew (id, person_id, subject, lead, round, kind, due, until, important,
            state, next, wanted)
        SELECT id, person_id, item, lead, 0, 'class', due, due + lead + 3600, 0, state,
            CASE WHEN state = 'planned' THEN due END, due FROM reminder;
        DROP TABLE reminder;
        ALTER TABLE reminder_anew RENAME TO reminder;
        CREATE INDEX reminder_by_next ON reminder (next, person_id) WHERE next IS NOT NULL;
        CREATE INDEX reminder_by_person ON reminder (person_id, due);
        CREATE INDEX reminder_claimed ON reminder (id) WHERE state = 'claimed';
        CREATE INDEX reminder_by_summary ON reminder (summary_id) WHERE summary_id IS NOT NULL;
        """

    private static let bellRecord = """
        -- late_ms: of the delivery's end after the reminder's wanted.
        ALTER TABLE delivery ADD COLUMN late_ms INTEGER;
        CREATE INDEX delivery_by_end ON delivery (finished);
        CREATE INDEX delivery_under_way ON delivery (id) WHERE outcome = 'underWay';
        -- What became of a reminder beside its attempts: put off, snoozed, dismissed, lapsed, failed.
        CREATE TABLE reminder_event (
            id INTEGER PRIMARY KEY,
            reminder_id INTEGER NOT NULL REFERENCES reminder (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            state TEXT NOT NULL,
            reason TEXT
        );
        CREATE INDEX reminder_event_by_reminder ON reminder_event (reminder_id);
        CREATE INDEX reminder_event_by_time ON reminder_event (at);
        -- All that happened to a reminder; the planning is the row itself.
        CREATE VIEW reminder_history AS
            SELECT reminder_id, started AS at, 0 AS place, 'claimed' AS state, channel,
                attempt, NULL AS reason FROM delivery
            UNION ALL
            SELECT reminder_id, finished, 2, outcome, channel, attempt, reason FROM delivery
            WHERE finished IS NOT NULL
            UNION ALL
            SELECT reminder_id, at, 1, state, NULL, NULL, reason FROM reminder_event;
        """

    private static let bellPlans = """
        -- Who is to be planned anew, since when, and how often they were marked meanwhile.
        CREATE TABLE plan_mark (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            since INTEGER NOT NULL,
            stamp INTEGER NOT NULL DEFAULT 0
        );
        -- How far ahead a person is planned.
        CREATE TABLE person_plan (
            person_id INTEGER PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            until INTEGER NOT NULL
        );
        CREATE INDEX person_plan_by_until ON person_plan (until);
        -- What all plans were made with: the zone database's version.
        CREATE TABLE plan_basis (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        CREATE TRIGGER person_added AFTER INSERT ON person BEGIN
            INSERT INTO plan_mark (person_id, since) VALUES (new.id, new.created);
        END;
        INSERT INTO plan_mark (person_id, since)
            SELECT id, CAST(strftime('%s', 'now') AS INTEGER) FROM person;
        """

    /// What people do not want to hear of.
    static let mutes = """
        -- A row is of a module, or of a community.
        CREATE TABLE mute (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            module_code TEXT,
            community_id INTEGER REFERENCES community (id) ON DELETE CASCADE,
            UNIQUE (person_id, module_code),
            UNIQUE (person_id, community_id),
            CHECK ((module_code IS NULL) <> (community_id IS NULL))
        );
        CREATE INDEX mute_by_community ON mute (community_id);
        """

    /// Of which series nothing rings any more.
    static let dismissedSeries = """
        -- No key for the meeting: it may be an event's, and what a person said about a class stays
        -- when the class goes, and is there when it comes back.
        CREATE TABLE dismissed_series (
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            meeting_id INTEGER NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (person_id, meeting_id)
        );
        """

    /// The alarms that feeds bring along, and whether a source's ring.
    static let alarms = """
        -- Seconds before the start, separated by commas; null for none.
        ALTER TABLE entry ADD COLUMN alarms TEXT;
        ALTER TABLE former_entry ADD COLUMN alarms TEXT;
        ALTER TABLE source ADD COLUMN rings_alarms INTEGER NOT NULL DEFAULT 0;
        """

    /// What one source of a class says is cancelled while another lists it.
    static let doubt = """
        -- The item, in another source than the one that is believed, that says it is cancelled.
        ALTER TABLE reminder ADD COLUMN doubt_meeting_id INTEGER;
        ALTER TABLE reminder ADD COLUMN doubt_original INTEGER;
        """

    /// What reminders said of events and news that were removed before titles went with them.
    static let forgottenTitles = """
        UPDATE reminder SET title = NULL WHERE title IS NOT NULL AND (
            subject GLOB 'e[0-9]*'
            AND CAST(substr(subject, 2) AS INTEGER) NOT IN (SELECT id FROM event)
            OR subject GLOB 'news-[0-9]*'
            AND CAST(substr(subject, 6) AS INTEGER) NOT IN (SELECT id FROM news));
        """
}
