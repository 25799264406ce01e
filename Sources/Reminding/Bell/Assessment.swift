package import Campus
package import Recurrence

/// What is to become of a due reminder, decided when its hour has come.
///
/// The item has been read again, and the person's quiet hours, limits and mutes looked at.
package enum Assessment: Sendable {
    case ring(Ringing)
    /// Not now: quiet hours, or too many in this quarter of an hour.
    case wait(until: Instant, reason: KeptSentence)
    /// Not at all, and on record with the reason: quiet hours, a mute, a goal that is met.
    case lapse(reason: KeptSentence)
    /// Its item is gone, cancelled, hidden or moved: nothing rings, and the person is planned anew.
    case withdraw(reason: KeptSentence)
}

/// What rings, for whom, and through which channels.
package struct Ringing: Sendable {
    package var content: ReminderContent
    /// As it is now; nil of what is about no item.
    package var item: AgendaItem?
    /// The person's: on whose clock the delivery is told.
    package var zone: Zone
    /// The person's channels in their order, as `ChannelSpecification` reads them.
    ///
    /// Empty for the daemon's own (`--channel`).
    package var channels: [String]
    /// Told with others of the person that are due now, in one summary.
    package var isGrouped: Bool
    /// A file to go with it where the channel takes one; nil without.
    package var attachment: NoticeAttachment?

    package init(
        _ content: ReminderContent, item: AgendaItem? = nil, zone: Zone, channels: [String] = [],
        isGrouped: Bool = false, attachment: NoticeAttachment? = nil
    ) {
        self.content = content
        self.item = item
        self.zone = zone
        self.channels = channels
        self.isGrouped = isGrouped
        self.attachment = attachment
    }
}

/// What the bell asks of those who know the calendar; Operations gives it.
package struct BellRules: Sendable {
    /// What is planned for a person and due in a window, in order of the due instant.
    ///
    /// Asked of one person at a time, nearest due first; short.
    package var plan: @Sendable (Person, Range<Instant>) throws -> [Reminder]
    /// Decides on due reminders: as many answers as questions, in their order.
    ///
    /// Asked of up to `ReminderService.batch` at once, of many people.
    package var assess: @Sendable ([DueReminder], Instant) throws -> [Assessment]
    /// Passes on what was offered for long enough, and says when the next offer ends; nil when
    /// nothing is offered.
    ///
    /// Asked in every pass; short.
    package var settleOffers: @Sendable () throws -> Instant?
    /// What one summary of several says, and what one reminder says that was found late.
    package var texts: BellTexts
    /// The zone database's version: when it changes, everybody is planned anew.
    package var zonesVersion: @Sendable () -> String?

    package init(
        plan: @escaping @Sendable (Person, Range<Instant>) throws -> [Reminder],
        assess: @escaping @Sendable ([DueReminder], Instant) throws -> [Assessment],
        settleOffers: @escaping @Sendable () throws -> Instant? = { nil },
        texts: BellTexts = .standard,
        zonesVersion: @escaping @Sendable () -> String? = { nil }
    ) {
        self.plan = plan
        self.assess = assess
        self.settleOffers = settleOffers
        self.texts = texts
        self.zonesVersion = zonesVersion
    }
}

/// The words of the bell itself, which `ReminderText` has.
package struct BellTexts: Sendable {
    /// A reminder that was found so many seconds late.
    package var late: @Sendable (ReminderContent, Int64) -> ReminderContent
    /// Several of one person in one notice: each with what it says, and its seconds late.
    package var summary: @Sendable ([(content: ReminderContent, late: Int64)]) -> ReminderContent

    package init(
        late: @escaping @Sendable (ReminderContent, Int64) -> ReminderContent,
        summary:
            @escaping @Sendable ([(content: ReminderContent, late: Int64)]) -> ReminderContent
    ) {
        self.late = late
        self.summary = summary
    }

    package static let standard = BellTexts(
        late: { ReminderText.late($0, by: $1) }, summary: { ReminderText.summary(of: $0) })
}
