import Campus
import TestSupport
import Wire

@testable import Credentials
@testable import Operations

extension Samples {
    var accounts: [(String, any Shape)] {
        let password = AppPassword(id: 5, name: word, made: at, used: isFull ? at : nil)
        let address = ProvenAddress(id: 4, text: word, at: at)
        let session = Session(
            id: 6, person: 1, device: word, made: at, used: at, proven: at)
        let token = SecretToken(text: word)
        return [
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
            (
                "search",
                SearchShape(
                    Findings(
                        modules: isFull ? [module] : [], events: isFull ? [event] : [],
                        people: isFull ? [card] : [], entries: isFull ? [item()] : []), in: zone)
            ),
        ]
    }
}
