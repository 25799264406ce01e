extension SchemaStep {
    /// Entries that their writer marks as free: they keep nobody from anything.
    static let freeEntries = SchemaStep(
        "free entries",
        """
        ALTER TABLE entry ADD COLUMN is_free BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE former_entry ADD COLUMN is_free BIGINT NOT NULL DEFAULT 0;
        -- What programs sent before is at hand; feeds say it anew. Of several components it is not known which one
        -- says so: those stay as they were until they are sent again.
        UPDATE entry SET is_free = 1 WHERE meeting_id IN (
            SELECT meeting_id FROM entry_object WHERE UPPER(text) LIKE '%\nTRANSP:TRANSPARENT%'
            AND UPPER(text) NOT LIKE '%BEGIN:VEVENT%BEGIN:VEVENT%');
        """)
}
