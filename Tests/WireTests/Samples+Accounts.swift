import Campus
import Foundation
import Recurrence
import TestSupport
import Wire

@testable import Credentials
@testable import Operations

extension Samples {
    /// What browsers are asked, of passkeys.
    private func asked(_ token: SecretToken, _ passkey: Passkey) -> [(String, any Shape)] {
        guard let party = RelyingParty(url: "https://a.example") else { return [] }
        let known = isFull ? [passkey] : []
        let offer = PasskeyOffer(
            challenge: token, party: party, site: word, person: person, handle: Data([1]),
            known: known)
        let request = PasskeyRequest(challenge: token, party: party, allowed: known)
        return [
            ("passkey-request", PasskeyRequestShape(request)),
            ("passkey-offer", PasskeyOfferShape(offer)),
        ]
    }

    private var activeDay: ActiveDay {
        var day = ActiveDay(date: CivilDate(dayNumber: 20_731))
        if isFull { (day.hours[8], day.hours[23]) = (60, 5) }
        return day
    }

    private var hours: ActiveHours {
        guard isFull else { return ActiveHours(isCounted: false, days: []) }
        return ActiveHours(
            isCounted: true, days: [activeDay, activeDay], since: activeDay.date, average: 65)
    }

    var accounts: [(String, any Shape)] {
        let password = AppPassword(id: 5, name: word, made: at, used: isFull ? at : nil)
        let feed = CalendarFeed(
            id: 8, name: word, profile: .apple, kinds: isFull ? .exported : [.class], made: at,
            used: isFull ? at : nil)
        let address = ProvenAddress(id: 4, text: word, at: at)
        let session = Session(
            id: 6, person: 1, device: word, made: at, used: at, proven: at)
        let token = SecretToken(text: word)
        let passkey = Passkey(
            id: 7, name: word, credential: Data([1]), transports: isFull ? ["internal"] : [],
            isBackedUp: isFull, made: at, used: isFull ? at : nil)
        return asked(token, passkey) + [
            ("session", SessionShape(session, in: zone, current: isFull ? 6 : nil)),
            (
                "new-session",
                NewSessionShape(
                    OpenedSession(
                        token: token, session: session, person: person, isNew: isFull))
            ), ("invitation", InvitationShape(token, at: text)),
            (
                "page",
                PageShape(
                    isFull ? [PersonNameShape(person), PersonNameShape(person)] : [], limit: 1)
            ),
            (
                "new-app-password",
                AppPasswordShape(password, in: zone, token: isFull ? token : nil)
            ),
            (
                "account",
                AccountShape(
                    card, addresses: isFull ? [address] : [], hasPassword: isFull, in: zone)
            ), ("app-password", AppPasswordShape(password, in: zone)),
            ("feed", FeedShape(feed, in: zone)),
            (
                "new-feed",
                FeedShape(
                    feed, in: zone,
                    link: FeedLink(token, at: isFull ? "https://a.example" : nil))
            ),
            (
                "departure",
                DepartureShape(
                    Departure(asked: at, due: at, keepsContributions: isFull), in: zone)
            ),
            ("passkey", PasskeyShape(passkey, in: zone)),
            ("active-hours", ActiveHoursShape(hours)), ("active-day", ActiveDayShape(activeDay)),
            (
                "search",
                SearchShape(
                    Findings(
                        modules: isFull ? [module] : [], events: isFull ? [event] : [],
                        people: isFull ? [card] : [], items: isFull ? [item()] : []), in: zone)
            ),
        ]
    }
}
