/// Events to which some are invited, and which nobody else sees.
extension Migrations {
    static let invitations = """
        -- by_invitation: 1 for one that only those see who were invited and whoever invites them. Of
        -- such an event, attendance.state may be invited or declined as well.
        ALTER TABLE event ADD COLUMN by_invitation INTEGER NOT NULL DEFAULT 0;
        """
}
