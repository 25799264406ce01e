extension Migrations {
    /// Whose file it is, in the header where every program can read it.
    static let application = "PRAGMA application_id = \(DatabaseHeader.applicationID)"
}
