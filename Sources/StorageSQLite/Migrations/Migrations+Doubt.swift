/// What one source of a class says is cancelled while another lists it.
extension Migrations {
    static let doubt = """
        -- The item, in another source than the one that is believed, that says it is cancelled.
        ALTER TABLE reminder ADD COLUMN doubt_meeting_id INTEGER;
        ALTER TABLE reminder ADD COLUMN doubt_original INTEGER;
        """
}
