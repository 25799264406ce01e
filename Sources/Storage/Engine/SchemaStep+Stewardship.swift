/// What those who run a campus and decide on reports keep (docs/decisions/0046).
extension SchemaStep {
    static let stewardship = SchemaStep(
        "stewardship",
        """
        -- What may be done so many times a day alone, by whom and when; older than a day it is forgotten.
        CREATE TABLE limited_act (
            person_id BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            act TEXT NOT NULL,
            at BIGINT NOT NULL
        );
        CREATE INDEX limited_act_by_person ON limited_act (person_id, act, at);
        -- What operators and stewards did. Rows are added, and never altered. act: a word of AuditedAct; person_id:
        -- whom it concerns; subject: of what kind and which, as "comment 12", of what was
        -- decided as "case 3: comment 12"; detail: what they wrote or chose.
        CREATE TABLE audit (
            {id},
            at BIGINT NOT NULL,
            actor_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
            act TEXT NOT NULL,
            person_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
            subject TEXT,
            detail TEXT
        );
        CREATE INDEX audit_by_person ON audit (person_id, at);
        CREATE INDEX audit_by_actor ON audit (actor_id, at);
        -- What was reported, whose it is and how it stands: one open case a subject. subject_kind: a word of
        -- ReportSubject; hidden: since when it is hidden, for its reports or by what was decided last; decided: NULL while it
        -- is open; told: since when its author knows of it.
        CREATE TABLE moderation_case (
            {id},
            subject_kind TEXT NOT NULL,
            subject_id BIGINT NOT NULL,
            author_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
            community_id BIGINT REFERENCES community (id) ON DELETE SET NULL,
            opened BIGINT NOT NULL,
            hidden BIGINT,
            decided BIGINT,
            told BIGINT
        );
        CREATE UNIQUE INDEX moderation_case_open ON moderation_case (subject_kind, subject_id)
            WHERE decided IS NULL;
        CREATE INDEX moderation_case_by_author ON moderation_case (author_id);
        CREATE INDEX moderation_case_by_community ON moderation_case (community_id);
        -- The thing as it was when it was reported, and at each edit since: nobody destroys what is to be decided on.
        -- act: a word of SealedCopy.Act; content: JSON; picture: the digest of what is in sealed_picture.
        CREATE TABLE sealed_copy (
            {id},
            case_id BIGINT NOT NULL REFERENCES moderation_case (id) ON DELETE CASCADE,
            at BIGINT NOT NULL,
            act TEXT NOT NULL,
            content TEXT NOT NULL,
            picture TEXT
        );
        CREATE INDEX sealed_copy_of_case ON sealed_copy (case_id);
        CREATE INDEX sealed_copy_by_picture ON sealed_copy (picture) WHERE picture IS NOT NULL;
        CREATE TABLE sealed_picture (digest TEXT PRIMARY KEY NOT NULL, large {blob} NOT NULL);
        -- reporter_id: NULL of a notice by somebody without an account, who left a name and an address instead;
        -- language: in which they are answered; received, answered: when they were mailed that it came, and what was decided.
        CREATE TABLE report (
            {id},
            case_id BIGINT NOT NULL REFERENCES moderation_case (id) ON DELETE CASCADE,
            subject_kind TEXT NOT NULL,
            subject_id BIGINT NOT NULL,
            reporter_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
            reason TEXT NOT NULL,
            words TEXT,
            at BIGINT NOT NULL,
            withdrawn BIGINT,
            name TEXT,
            email TEXT,
            language TEXT,
            received BIGINT,
            answered BIGINT
        );
        CREATE UNIQUE INDEX report_by_reporter ON report (reporter_id, case_id);
        CREATE INDEX report_of_case ON report (case_id);
        CREATE INDEX report_by_subject ON report (subject_kind, subject_id, reporter_id);
        CREATE INDEX report_by_time ON report (at);
        CREATE INDEX report_to_answer ON report (case_id) WHERE email IS NOT NULL AND answered IS NULL;
        -- outcome: keep, remove, warn, suspend; ground: a word of the list that reports have too; until: of a suspension;
        -- appeal_id: the appeal that it answers.
        CREATE TABLE decision (
            {id},
            case_id BIGINT NOT NULL REFERENCES moderation_case (id) ON DELETE CASCADE,
            steward_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
            outcome TEXT NOT NULL,
            ground TEXT NOT NULL,
            words TEXT NOT NULL,
            at BIGINT NOT NULL,
            until BIGINT,
            appeal_id BIGINT
        );
        CREATE INDEX decision_of_case ON decision (case_id);
        CREATE INDEX decision_by_steward ON decision (steward_id);
        CREATE INDEX decision_by_time ON decision (at);
        CREATE TABLE appeal (
            {id},
            decision_id BIGINT NOT NULL REFERENCES decision (id) ON DELETE CASCADE,
            person_id BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            words TEXT NOT NULL,
            at BIGINT NOT NULL,
            decided BIGINT
        );
        CREATE UNIQUE INDEX appeal_by_decision ON appeal (decision_id, person_id);
        CREATE INDEX appeal_by_person ON appeal (person_id);
        CREATE INDEX appeal_open ON appeal (at) WHERE decided IS NULL;
        -- Who was suspended why, and until when: the latest end counts. until: NULL for until somebody restores them;
        -- decision_id: what it follows from, and is lifted with; NULL of before there were decisions.
        CREATE TABLE suspension (
            {id},
            person_id BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            decision_id BIGINT REFERENCES decision (id) ON DELETE SET NULL,
            since BIGINT NOT NULL,
            until BIGINT,
            reason TEXT NOT NULL,
            words TEXT,
            by_id BIGINT REFERENCES person (id) ON DELETE SET NULL
        );
        CREATE INDEX suspension_of_person ON suspension (person_id);
        CREATE INDEX suspension_by_decision ON suspension (decision_id);
        CREATE INDEX suspension_by_end ON suspension (until) WHERE until IS NOT NULL;
        CREATE INDEX suspension_by_operator ON suspension (by_id);
        INSERT INTO suspension (person_id, since, reason)
        SELECT id, suspended, 'other' FROM person WHERE suspended IS NOT NULL;
        -- What is hidden until it is decided, or since.
        ALTER TABLE event ADD COLUMN hidden BIGINT;
        ALTER TABLE person ADD COLUMN profile_hidden BIGINT;
        ALTER TABLE person ADD COLUMN picture_hidden BIGINT;
        INSERT INTO moderation_case (subject_kind, subject_id, author_id, opened)
        SELECT 'comment', comment.id, comment.person_id, MIN(comment_report.at) FROM comment_report
        JOIN comment ON comment.id = comment_report.comment_id
        GROUP BY comment.id, comment.person_id;
        INSERT INTO report (case_id, subject_kind, subject_id, reporter_id, reason, words, at)
        SELECT moderation_case.id, 'comment', comment_id, comment_report.person_id, 'other', reason, at
        FROM comment_report JOIN moderation_case ON subject_id = comment_id;
        DROP TABLE comment_report;
        -- A notice by staff that stands on everybody's Today. last_day: days since 1970-01-01, on the home's clock;
        -- ended: when it was taken down before its time.
        CREATE TABLE announcement (
            {id},
            text TEXT NOT NULL,
            by_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
            at BIGINT NOT NULL,
            last_day BIGINT NOT NULL,
            ended BIGINT
        );
        CREATE INDEX announcement_by_end ON announcement (last_day);
        CREATE INDEX announcement_by_author ON announcement (by_id);
        -- What operators set for the site, each change a row: the newest of a key is what is so; value: NULL for as it
        -- is without.
        CREATE TABLE site_setting (
            {id},
            key TEXT NOT NULL,
            value TEXT,
            at BIGINT NOT NULL,
            by_id BIGINT REFERENCES person (id) ON DELETE SET NULL
        );
        CREATE INDEX site_setting_by_key ON site_setting (key, id);
        CREATE INDEX site_setting_by_operator ON site_setting (by_id);
        -- What went wrong, once a kind of error. digest: of place and message without what varies; request: the last one's
        -- number.
        CREATE TABLE error_seen (
            digest TEXT PRIMARY KEY NOT NULL,
            place TEXT NOT NULL,
            message TEXT NOT NULL,
            request TEXT,
            count BIGINT NOT NULL,
            first_at BIGINT NOT NULL,
            last_at BIGINT NOT NULL
        );
        CREATE INDEX error_seen_by_time ON error_seen (last_at);
        -- What operators are called for: once when it begins, and once when it is over. told, end_told: when that was done;
        -- claimed: since when a process is about to; well: since when all is well again, which is not believed at once.
        CREATE TABLE alert (
            {id},
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            since BIGINT NOT NULL,
            detail TEXT,
            well BIGINT,
            claimed BIGINT,
            told BIGINT,
            ended BIGINT,
            end_told BIGINT
        );
        CREATE UNIQUE INDEX alert_open ON alert (kind, subject) WHERE ended IS NULL;
        -- What was looked at by night, and what was found. kind: a word of SelfCheck.Kind; findings: JSON.
        CREATE TABLE self_check (
            {id},
            kind TEXT NOT NULL,
            at BIGINT NOT NULL,
            is_well BIGINT NOT NULL,
            findings TEXT NOT NULL
        );
        CREATE INDEX self_check_by_kind ON self_check (kind, at);
        -- Counts of a day, of nobody in particular, kept when the rows that they were counted of are gone. day: days since
        -- 1970-01-01, on the home's clock; name: of Figure.
        CREATE TABLE daily_figure (
            day BIGINT NOT NULL,
            name TEXT NOT NULL,
            value BIGINT NOT NULL,
            PRIMARY KEY (day, name)
        );
        """)
}
