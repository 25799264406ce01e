import Testing

@testable import Words

/// Rows of homes name keys: one that was in a version of the program is there for good.
@Suite("Keys that homes keep")
struct KeptKeyTests {
    private static let keys = """
        kept.moment at
        kept.move from to
        kept.event.also before last
        kept.event.title title
        kept.event.zone zone
        kept.event.place place
        kept.event.place.was former place
        kept.event.placeless
        kept.event.repeats repetition
        kept.event.once
        kept.event.capacity count
        kept.event.unlimited
        kept.event.hashtag hashtag
        kept.event.hashtagless
        kept.event.description
        kept.event.again
        kept.news.changed changes title
        kept.news.cancelled title
        kept.news.cancelled.why reason title
        kept.news.offered title
        kept.news.gone title
        kept.news.removed when
        kept.held claim source
        kept.held.crawl source why
        kept.held.pages source
        kept.held.keeper claim name source
        kept.reason.none
        kept.reason.quiet
        kept.reason.quiet.late
        kept.reason.limit count
        kept.reason.late count
        kept.reason.late.all
        kept.reason.unread
        kept.reason.stopped
        kept.reason.empty
        kept.reason.withdrawn why
        kept.reason.dismissed.item
        kept.reason.dismissed.series
        kept.reason.restored
        kept.reason.snoozed
        kept.reason.clock
        kept.reason.unacknowledged channel
        kept.reason.moved.item
        kept.reason.gone.item
        kept.reason.gone.class
        kept.reason.gone.theirs
        kept.reason.gone.event
        kept.reason.gone.news
        kept.reason.gone.calendar
        kept.reason.reverted
        kept.reason.reverted.all
        kept.reason.altered
        kept.reason.listed
        kept.reason.moved
        kept.reason.moved.gone
        kept.reason.cancelled
        kept.reason.hidden
        kept.reason.muted
        kept.reason.answered
        kept.reason.answered.friend
        kept.reason.answered.request
        kept.reason.summary
        kept.reason.digest
        kept.reason.goal.off
        kept.reason.goal.over
        kept.reason.goal.met
        kept.reason.goal.drunk
        kept.reason.over
        kept.reason.again
        kept.reason.cancelled.event
        kept.reason.changed.event
        kept.reason.left
        kept.reason.asked
        kept.reason.unwaiting
        kept.reason.uninvited
        kept.reason.place.taken
        kept.reason.place.again
        kept.reason.place.late
        kept.reason.place.unkept
        kept.reason.place.back
        kept.channel.none
        kept.channel.status host status
        kept.channel.redirect host status
        kept.channel.noTLS host
        kept.channel.insecure host
        kept.channel.badAddress host
        kept.channel.timedOut host
        kept.channel.cutShort host
        kept.channel.notHTTP host
        kept.channel.notConnected host
        kept.channel.notResolved host
        kept.channel.silent host
        kept.channel.gone device status
        kept.channel.deviceless
        kept.channel.device.gone
        kept.thing.comment
        kept.thing.event
        kept.thing.profile
        kept.thing.picture
        kept.thing.community-picture
        kept.thing.page
        kept.thing.account
        kept.ground.spam
        kept.ground.harassment
        kept.ground.hate
        kept.ground.sexual
        kept.ground.violence
        kept.ground.selfHarm
        kept.ground.privacy
        kept.ground.deception
        kept.ground.illegal
        kept.ground.other
        kept.moderation.reported ground thing
        kept.moderation.appealed thing
        kept.moderation.hidden thing
        kept.moderation.own.keep thing
        kept.moderation.own.remove ground thing
        kept.moderation.own.warn ground thing
        kept.moderation.own.suspend ground thing
        kept.moderation.own.suspendUntil date ground thing
        kept.moderation.account.keep
        kept.moderation.account.restored
        kept.moderation.account.warn ground
        kept.moderation.account.suspend ground
        kept.moderation.account.suspendUntil date ground
        kept.moderation.told.keep thing
        kept.moderation.told.warn thing
        kept.moderation.told.remove thing
        refusal.held.nothing
        refusal.held.what kind lost scope total
        refusal.held.way lost way what
        refusal.held.lost ways what
        refusal.held.part count way
        repeat.rule rule
        repeat.ended end rhythm
        repeat.count count
        repeat.until day
        repeat.every.day count
        repeat.every.week count
        repeat.every.month count
        repeat.every.year count
        repeat.every.hour count
        repeat.every.minute count
        repeat.every.second count
        repeat.weekdays
        repeat.weekly days
        repeat.weekly.on days every
        repeat.weekly.weekdays every
        repeat.monthly days every
        repeat.yearly days every months
        repeat.yearly.day day every month
        repeat.day day
        repeat.day.last
        repeat.nth.every weekday
        repeat.nth.1 weekday
        repeat.nth.2 weekday
        repeat.nth.3 weekday
        repeat.nth.4 weekday
        repeat.nth.5 weekday
        repeat.nth.-1 weekday
        repeat.nth.-2 weekday
        """

    @Test("are all there still, with the arguments that rows have")
    func kept() throws {
        for line in Self.keys.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let pattern = try #require(Catalogue.english.pattern(of: words[0]), "\(words[0])")
            #expect(pattern.arguments.sorted() == words.dropFirst().sorted(), "\(words[0])")
        }
    }

    @Test("are all listed here")
    func listed() {
        let listed = Set(
            Self.keys.split(separator: "\n").compactMap { $0.split(separator: " ").first })
        let unlisted = Catalogue.english.keys.filter {
            $0.hasPrefix("kept.") && !listed.contains(Substring($0))
        }
        #expect(unlisted == [])
    }
}
