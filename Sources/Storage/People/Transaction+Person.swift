package import Campus
package import Recurrence

extension Transaction {
    package func person(_ id: PersonID) throws(StorageError) -> Person? {
        try row("SELECT \(Person.columns) FROM person WHERE id = ?", [id])
            .flatMap { Person(row: $0, shownTo: viewing) }
    }

    package func person(_ handle: Handle) throws(StorageError) -> Person? {
        try row("SELECT \(Person.columns) FROM person WHERE handle = ?", [handle.text])
            .flatMap { Person(row: $0, shownTo: viewing) }
    }

    /// Adds the person with that handle, the first one of a home as its operator; who is there
    /// already stays as they are.
    package func welcome(_ handle: Handle, at now: Instant) throws(StorageError) -> Person {
        try execute(
            """
            INSERT INTO person (handle, role, created)
            SELECT ?, CASE WHEN EXISTS (SELECT 1 FROM person) THEN 'student'
                      ELSE 'operator' END, ?
            WHERE NOT EXISTS (SELECT 1 FROM person WHERE handle = ?)
            """, [handle.text, now.seconds, handle.text])
        try raiseCampusRevision()
        return try person(handle).orThrow("the person was not stored")
    }

    /// Whether somebody is in the home, or was and altered something.
    package func hasHadPeople() throws(StorageError) -> Bool {
        if try campusRevision() > 1 { return true }
        return try number("SELECT 1 AS one FROM person LIMIT 1") != nil
    }

    /// The first person of a home, its operator; nil when somebody is there already.
    package func firstPerson(
        _ handle: Handle, addedAt now: Instant
    ) throws(StorageError) -> Person? {
        let added = try execute(
            """
            INSERT INTO person (handle, role, created) SELECT ?, 'operator', ?
            WHERE NOT EXISTS (SELECT 1 FROM person)
            """, [handle.text, now.seconds])
        return added > 0 ? try person(handle) : nil
    }

    /// When somebody came into the home.
    package func added(_ person: PersonID) throws(StorageError) -> Instant {
        Instant(seconds: try number("SELECT created FROM person WHERE id = ?", [person]) ?? 0)
    }

    /// The zone that a person set; nil for the home's.
    package func zone(of person: PersonID) throws(StorageError) -> String? {
        try value("SELECT zone FROM person WHERE id = ?", [person])
    }

    /// Everybody in the home, in order of the handle.
    ///
    /// - Parameters:
    ///   - role: of that one alone.
    ///   - isSuspended: those alone who are, or who are not.
    package func everybody(
        role: Person.Role? = nil, isSuspended: Bool? = nil
    ) throws(StorageError) -> [Person] {
        let conditions = [
            role.map { _ in "role = ?" },
            isSuspended.map { $0 ? "suspended IS NOT NULL" : "suspended IS NULL" },
        ].compactMap(\.self)
        let those = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
        return try rows(
            "SELECT \(Person.columns) FROM person \(those) ORDER BY handle",
            role.map { [$0.rawValue] } ?? []
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    /// The handles of all who may act, in order.
    package func handles() throws(StorageError) -> [String] {
        try rows("SELECT handle FROM person WHERE suspended IS NULL ORDER BY handle").map {
            $0["handle"]
        }
    }

    /// Everybody with their profile, in order of the handle.
    package func people() throws(StorageError) -> [(person: Person, profile: Profile)] {
        try rows("SELECT \(Person.columns), \(Profile.columns) FROM person ORDER BY handle")
            .compactMap { row in
                Person(row: row, shownTo: viewing).map { ($0, Profile(row: row)) }
            }
    }

    /// The profiles of some people; of those alone who are there.
    package func profiles(of people: [PersonID]) throws(StorageError) -> [PersonID: Profile] {
        let rows = try rows(
            "SELECT person.id, \(Profile.columns) FROM person WHERE person.id IN (\(Self.listed))",
            [Self.list(people)])
        return Dictionary(rows.map { ($0["id"], Profile(row: $0)) }) { first, _ in first }
    }

    package func profile(of person: Person) throws(StorageError) -> Profile {
        try row("SELECT \(Profile.columns) FROM person WHERE id = ?", [person.id])
            .map { Profile(row: $0) } ?? Profile()
    }

    /// Adds a student.
    ///
    /// - Returns: nil when the handle is taken.
    package func addPerson(_ handle: Handle, at now: Instant) throws(StorageError) -> Person? {
        guard try person(handle) == nil else { return nil }
        try execute(
            "INSERT INTO person (handle, role, created) VALUES (?, 'student', ?)",
            [handle.text, now.seconds])
        return try person(handle)
    }

    package func save(_ profile: Profile, of person: Person) throws(StorageError) {
        // Entered anew, it is to be proved anew.
        try execute(
            """
            DELETE FROM proven_address WHERE person_id = ?1 AND address IN (
                SELECT email FROM person WHERE id = ?1 AND email IS DISTINCT FROM ?2
                UNION ALL
                SELECT phone FROM person WHERE id = ?1 AND phone IS DISTINCT FROM ?3)
            """, [person.id, profile.email?.text, profile.phone?.text])
        try execute(
            """
            UPDATE person SET name = ?, email = ?, phone = ?, birthday = ?, birthday_shown = ?,
            gender = ?, bio = ?, units = ?, zone = ?, font_size = ?, colours = ? WHERE id = ?
            """,
            [
                profile.name, profile.email?.text, profile.phone?.text,
                profile.birthday?.description,
                profile.birthdayShown == .nobody ? nil : profile.birthdayShown.rawValue,
                profile.gender, profile.bio,
                profile.units?.rawValue, profile.zone, profile.fontSize.rawValue,
                profile.colours.rawValue, person.id,
            ])
    }

    /// Writes down that an address is the person's: they have it now, and nobody else any more.
    ///
    /// - Returns: false when it is neither their e-mail address nor their phone number.
    package func verify(
        _ address: String, of person: Person, in rules: MailboxRules = MailboxRules(),
        at now: Instant
    ) throws(StorageError) -> Bool {
        let isTheirs = try number(
            "SELECT 1 FROM person WHERE id = ?1 AND (email = ?2 OR phone = ?2)",
            [person.id, address])
        guard isTheirs != nil else { return false }
        try prove(address, of: person, in: rules, at: now)
        return true
    }

    /// Writes down that an address was proved to be the person's: from whoever had it, it is taken.
    ///
    /// - Parameter rules: by which addresses are of one mailbox.
    package func prove(
        _ address: String, of person: Person, in rules: MailboxRules = MailboxRules(),
        at now: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO proven_address (person_id, address, at, mailbox) VALUES (?, ?, ?, ?)
            ON CONFLICT (address) DO UPDATE SET person_id = excluded.person_id, at = excluded.at,
            mailbox = excluded.mailbox
            """, [person.id, address, now.seconds, rules.mailbox(of: address)])
        // Whoever asked that address to be friends is told of now.
        try mark(person, at: now)
    }

    package func setRole(_ role: Person.Role, of person: Person) throws(StorageError) {
        try execute("UPDATE person SET role = ? WHERE id = ?", [role.rawValue, person.id])
    }

    /// How many operators there are who may act.
    package func operatorCount() throws(StorageError) -> Int {
        Int(
            try number(
                "SELECT COUNT(*) FROM person WHERE role = 'operator' AND suspended IS NULL") ?? 0)
    }
}

extension Person {
    private static let names = [
        "id", "handle", "role", "name", "suspended", "picture", "profile_hidden", "picture_hidden",
    ]
    static let columns = names.map { "person.\($0)" }.joined(separator: ", ")
    /// Beside others' columns, as `row.part("person")` reads them.
    static let part = part("person")

    static func part(_ name: String) -> String {
        names.map { "person.\($0) AS \"\(name).\($0)\"" }.joined(separator: ", ")
    }

    /// As somebody is shown them: without a name and a picture that are hidden, or that they reported.
    ///
    init?(row: Row, shownTo viewing: Viewing) {
        guard let handle = Handle(row["handle"] as String),
            let role = Role(rawValue: row["role"])
        else { return nil }
        let id: PersonID = row["id"]
        let isOwn = viewing.isOwn(id)
        let isProfileHidden =
            row["profile_hidden"] as Int64? != nil || viewing.hidesProfile(of: id)
        let isPictureHidden =
            row["picture_hidden"] as Int64? != nil || viewing.hidesPicture(of: id)
        self.init(
            id: id, handle: handle, role: role,
            name: isProfileHidden && !isOwn ? nil : row["name"],
            isSuspended: row["suspended"] as Int64? != nil,
            picture: isPictureHidden && !isOwn ? nil : row["picture"],
            isProfileHidden: isProfileHidden)
    }
}

extension Profile {
    static let columns = """
        person.name, email, phone, birthday, birthday_shown, gender, bio, units, person.zone,
        font_size, colours, EXISTS (SELECT 1 FROM proven_address
            WHERE person_id = person.id AND address = email) AS is_email_verified,
        EXISTS (SELECT 1 FROM proven_address
            WHERE person_id = person.id AND address = phone) AS is_phone_verified
        """

    init(row: Row) {
        self.init()
        name = row["name"]
        email = (row["email"] as String?).flatMap { EmailAddress($0) }
        phone = (row["phone"] as String?).flatMap { PhoneNumber($0) }
        birthday = (row["birthday"] as String?).flatMap(Timestamp.date)
        birthdayShown =
            (row["birthday_shown"] as String?).flatMap(ShownBirthday.Choice.init(rawValue:))
            ?? .nobody
        gender = row["gender"]
        bio = row["bio"]
        units = (row["units"] as String?).flatMap(Units.init(rawValue:))
        zone = row["zone"]
        fontSize = (row["font_size"] as String?).flatMap(FontSize.init(rawValue:)) ?? .medium
        colours = (row["colours"] as String?).flatMap(Colours.init(rawValue:)) ?? .system
        isEmailVerified = row["is_email_verified"]
        isPhoneVerified = row["is_phone_verified"]
    }
}
