/// What is kept so that those who run a campus see at a glance how it is doing.
extension SchemaStep {
    static let deliveryHours = SchemaStep(
        "delivery hours",
        """
        -- How punctual the bell was in an hour that is over, so that nobody reads its deliveries again. hour: whole hours
        -- since 1970; median, ninety_ninth, worst: thousandths of a second, NULL where nothing was delivered.
        CREATE TABLE lateness_hour (
            hour BIGINT PRIMARY KEY NOT NULL,
            delivered BIGINT NOT NULL,
            median BIGINT,
            ninety_ninth BIGINT,
            worst BIGINT
        );
        -- What became of that hour's attempts, by the kind of channel. taken: delivered, within a summary too; refused,
        -- gone: answered with 403, with 410.
        CREATE TABLE delivery_hour (
            hour BIGINT NOT NULL,
            kind TEXT NOT NULL,
            attempts BIGINT NOT NULL,
            delivered BIGINT NOT NULL,
            failed BIGINT NOT NULL,
            taken BIGINT NOT NULL,
            refused BIGINT NOT NULL,
            gone BIGINT NOT NULL,
            PRIMARY KEY (hour, kind)
        );
        -- A receipt may come hours after what it is for: how many there are is counted here.
        CREATE INDEX delivery_received ON delivery (finished, received)
            WHERE received IS NOT NULL;
        """)

    static let answerDays = SchemaStep(
        "answer days",
        """
        -- How many requests a server answered on a day, and how many with a status of 500 or more. day: days since
        -- 1970-01-01, on the home's clock; server: the name of its machine.
        CREATE TABLE answer_day (
            day BIGINT NOT NULL,
            server TEXT NOT NULL,
            answers BIGINT NOT NULL,
            failures BIGINT NOT NULL,
            PRIMARY KEY (day, server)
        );
        """)

    static let uptime = SchemaStep(
        "uptime",
        """
        -- service: a word of Uptime.Service; since: when it was there first; seen: when it was there last, NULL where
        -- nobody knows.
        CREATE TABLE life_sign (
            service TEXT PRIMARY KEY NOT NULL,
            since BIGINT NOT NULL,
            seen BIGINT
        );
        -- When a service was not there, on any machine.
        CREATE TABLE outage (
            {id},
            service TEXT NOT NULL,
            since BIGINT NOT NULL,
            until BIGINT NOT NULL
        );
        CREATE INDEX outage_by_end ON outage (service, until);
        """)

    static let machineKeys = SchemaStep(
        "machine keys",
        """
        -- By which key each machine signs pushes: public halves alone. path: where the pair lies on it; seen: when it was
        -- found there last.
        CREATE TABLE machine_key (
            machine TEXT NOT NULL,
            path TEXT NOT NULL,
            public_key TEXT NOT NULL,
            seen BIGINT NOT NULL,
            PRIMARY KEY (machine, path)
        );
        -- The one that devices subscribed to first, in a single row.
        CREATE TABLE first_push_key (
            id BIGINT PRIMARY KEY NOT NULL,
            machine TEXT NOT NULL,
            path TEXT NOT NULL,
            public_key TEXT NOT NULL,
            since BIGINT NOT NULL
        );
        """)
}
