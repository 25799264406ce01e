/// Browsers that take pushes, and receipts of what was pushed.
extension Migrations {
    static let pushSubscriptions = """
        -- endpoint: where pushes are handed in; p256dh: the device's public key; auth: what it shares
        -- with us. refused_since, refused_reason: the push service does not believe our key. Numbers
        -- are never given again: they stand in people's lists of channels.
        CREATE TABLE push_subscription (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            person_id INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            device TEXT NOT NULL,
            endpoint TEXT NOT NULL UNIQUE,
            p256dh BLOB NOT NULL,
            auth BLOB NOT NULL,
            made INTEGER NOT NULL,
            last_sent INTEGER,
            last_received INTEGER,
            refused_since INTEGER,
            refused_reason TEXT
        );
        CREATE INDEX push_subscription_by_person ON push_subscription (person_id);
        -- received: when the device said that it has it. receipt_due: when the next channel rings
        -- unless it does; null where none is waited for.
        ALTER TABLE delivery ADD COLUMN receipt_due INTEGER;
        ALTER TABLE delivery ADD COLUMN received INTEGER;
        CREATE INDEX delivery_by_receipt ON delivery (receipt_due) WHERE receipt_due IS NOT NULL;
        """
}
