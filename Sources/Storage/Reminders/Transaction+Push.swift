package import Campus
import Foundation
package import Recurrence

/// The browsers that take pushes.
extension Transaction {
    /// A person's, the one made first at the front.
    package func pushSubscriptions(of person: Person) throws(StorageError) -> [PushSubscription] {
        try pushSubscriptions("WHERE person_id = ?", [person.id])
    }

    /// Those of some numbers, as far as they are there.
    package func pushSubscriptions(
        numbered ids: [PushSubscriptionID]
    ) throws(StorageError) -> [PushSubscription] {
        try pushSubscriptions("WHERE id IN (\(Self.listed))", [Self.list(ids)])
    }

    /// Those of some numbers that may be pushed to: their session lives, and nobody suspended its person.
    package func pushSubscriptions(
        reachable ids: [PushSubscriptionID], at now: Instant
    ) throws(StorageError) -> [PushSubscription] {
        try pushSubscriptions(
            """
            WHERE id IN (\(Self.listed))
            AND EXISTS (SELECT 1 FROM person WHERE person.id = person_id AND suspended IS NULL)
            AND (session_id IS NULL OR EXISTS (
                SELECT 1 FROM session WHERE session.id = session_id AND used > ?))
            """, [Self.list(ids), now.seconds - Session.lifetime])
    }

    /// The one at an endpoint, whosever it is.
    package func pushSubscription(at endpoint: String) throws(StorageError) -> PushSubscription? {
        try pushSubscriptions("WHERE endpoint = ?", [endpoint]).first
    }

    /// The devices of some people, by their person.
    package func pushDevices(
        of people: Set<PersonID>
    ) throws(StorageError) -> [PersonID: [PushSubscriptionID]] {
        try rows(
            """
            SELECT person_id, id FROM push_subscription
            WHERE person_id IN (\(Self.listed)) ORDER BY id
            """, [Self.list(people)]
        ).reduce(into: [:]) { $0[$1["person_id"], default: []].append($1["id"]) }
    }

    /// How many devices are refused by their push services, and in whose words one of them is.
    package func refusedPushes() throws(StorageError) -> (count: Int, reason: String)? {
        let row = try row(
            """
            SELECT COUNT(*) AS count, MAX(refused_reason) AS reason FROM push_subscription
            WHERE refused_since IS NOT NULL
            """)
        guard let row, let reason = row["reason"] as String? else { return nil }
        return (row["count"], reason)
    }

    /// How many devices take pushes.
    package func pushDeviceCount() throws(StorageError) -> Int {
        Int(try number("SELECT COUNT(*) FROM push_subscription") ?? 0)
    }

    /// Whether any device takes pushes, as far as is known: one that is refused may have subscribed to a key that is gone.
    package func hasPushDevices() throws(StorageError) -> Bool {
        try number("SELECT 1 FROM push_subscription WHERE refused_since IS NULL LIMIT 1") != nil
    }

    /// Takes a device's subscription, or what is new of it: its keys, its name.
    ///
    /// A browser is of whoever signed in on it last: somebody else's subscription at the same endpoint
    /// goes, so that what names it in their channels rings nobody else.
    ///
    /// - Parameter session: in which it was made, and with which it ends; nil for none.
    /// - Returns: its number.
    package func subscribe(
        _ address: PushSubscription.Address, of person: Person, in session: SessionID? = nil,
        on device: String, at now: Instant
    ) throws(StorageError) -> PushSubscriptionID {
        try execute(
            "DELETE FROM push_subscription WHERE endpoint = ? AND person_id <> ?",
            [address.endpoint, person.id])
        let id: PushSubscriptionID? = try value(
            """
            INSERT INTO push_subscription
                (person_id, session_id, device, endpoint, p256dh, auth, made)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (endpoint) DO UPDATE SET device = excluded.device,
                session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
                refused_since = NULL, refused_reason = NULL
            RETURNING id
            """,
            [
                person.id, session, device, address.endpoint, Data(address.publicKey),
                Data(address.secret), now.seconds,
            ])
        return id ?? .unstored
    }

    /// Puts what a browser has now in place of what it had; the number stays, which may stand in lists of channels.
    ///
    /// That its push service refuses us is forgotten only with the endpoint that it is about.
    package func renew(
        _ id: PushSubscriptionID, with address: PushSubscription.Address, in session: SessionID?
    ) throws(StorageError) {
        try execute(
            "DELETE FROM push_subscription WHERE endpoint = ? AND id <> ?", [address.endpoint, id])
        try execute(
            """
            UPDATE push_subscription SET endpoint = ?1, p256dh = ?2, auth = ?3, session_id = ?4,
                refused_since = CASE WHEN endpoint = ?1 THEN refused_since END,
                refused_reason = CASE WHEN endpoint = ?1 THEN refused_reason END
            WHERE id = ?5
            """,
            [
                address.endpoint, Data(address.publicKey), Data(address.secret), session, id,
            ])
    }

    /// Forgets a subscription that a browser has which is not its person's any more.
    package func forget(_ id: PushSubscriptionID) throws(StorageError) {
        try execute("DELETE FROM push_subscription WHERE id = ?", [id])
    }

    /// Forgets a person's subscription.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    package func unsubscribe(
        _ id: PushSubscriptionID, of person: Person
    ) throws(StorageError) -> Bool {
        try execute(
            "DELETE FROM push_subscription WHERE id = ? AND person_id = ?", [id, person.id]) == 1
    }

    /// Writes down what push services said of devices; one that is gone is forgotten.
    package func note(_ notes: [PushNote], at now: Instant) throws(StorageError) {
        try note(notes.map { (note: $0, at: now) })
    }

    /// The same, each at its instant; of one device the last that was said counts.
    func note(_ notes: [(note: PushNote, at: Instant)]) throws(StorageError) {
        var taken: [PushSubscriptionID: Values] = [:]
        var refused: [PushSubscriptionID: Values] = [:]
        var gone: [PushSubscriptionID] = []
        for (note, at) in notes {
            let device = note.subscription
            switch note.verdict {
            case .taken:
                taken[device] = [device, at.seconds]
                refused[device] = nil
            case .gone: gone.append(device)
            case .refused(let reason): refused[device] = [device, at.seconds, reason]
            }
        }
        if !taken.isEmpty { try execute(Self.notingTaken, [CellList(taken.values).text]) }
        if !refused.isEmpty { try execute(Self.notingRefused, [CellList(refused.values).text]) }
        guard !gone.isEmpty else { return }
        try execute(
            "DELETE FROM push_subscription WHERE id IN (\(Self.listed))", [Self.list(gone)])
    }

    private static let noted = """
        FROM (SELECT CAST(value ->> 0 AS BIGINT) AS number, CAST(value ->> 1 AS BIGINT) AS at,
            value ->> 2 AS reason FROM ({cells}) AS cells) AS said
        WHERE push_subscription.id = said.number
        """
    static let notingTaken = """
        UPDATE push_subscription SET last_sent = said.at, refused_since = NULL,
            refused_reason = NULL \(noted)
        """
    static let notingRefused = """
        UPDATE push_subscription SET refused_reason = said.reason,
            refused_since = COALESCE(refused_since, said.at) \(noted)
        """

    /// A device says that a push has arrived.
    package func noteArrival(
        at id: PushSubscriptionID, at now: Instant
    ) throws(StorageError) {
        try execute(
            "UPDATE push_subscription SET last_received = ? WHERE id = ?", [now.seconds, id])
    }

    private func pushSubscriptions(
        _ condition: String, _ values: Values
    ) throws(StorageError) -> [PushSubscription] {
        try rows(
            """
            SELECT id, person_id, session_id, device, endpoint, p256dh, auth, made, last_sent, last_received,
                refused_since, refused_reason
            FROM push_subscription \(condition) ORDER BY id
            """, values
        ).map(PushSubscription.init(row:))
    }
}

extension PushSubscription {
    fileprivate init(row: Row) {
        let (key, secret): (Data, Data) = (row["p256dh"], row["auth"])
        self.init(
            id: row["id"], person: row["person_id"], device: row["device"],
            address: Address(
                endpoint: row["endpoint"], publicKey: Array(key), secret: Array(secret)),
            made: Instant(seconds: row["made"]))
        session = row["session_id"]
        lastSent = (row["last_sent"] as Int64?).map(Instant.init(seconds:))
        lastReceived = (row["last_received"] as Int64?).map(Instant.init(seconds:))
        if let since = row["refused_since"] as Int64? {
            refusal = Refusal(
                since: Instant(seconds: since), reason: row["refused_reason"] ?? "")
        }
    }
}
