package import Campus
package import Fetching

/// How far a crawl is.
package struct CrawlProgress: Sendable {
    package var done: Int
    package var waiting: Int
    /// How many did not have to be asked for.
    package var kept: Int
    /// What a host's wish to be asked slowly means; nil where it hardly matters.
    package var wish: String?
}

/// What a crawl brought.
package struct CrawlResult: Sendable {
    package enum Verdict: Hashable, Sendable {
        case complete
        /// The site is not what the definition says: nothing may be removed for it.
        case refused(String)
        /// A host wants to be asked so slowly that the rest is read another time, in so many
        /// seconds at the earliest; what is read is kept.
        case putOff(String, seconds: Int64)
        /// Hardly anything could be had.
        case failed(String)
    }

    package var harvest = CrawlHarvest()
    package var verdict = Verdict.complete
    /// What kind of failure a failed one is, for an exit status.
    package var family = FetchError.Family.network
    /// Read, from the net, from what is kept, or from files.
    package var pages = 0
    package var notModified = 0
    package var failed = 0
    /// It stopped at a limit, so what is missing is not gone.
    package var isPartial = false

    /// Of each page that is taken as it was, why.
    package var lapses: [Issue] = []

    package var issues: [Issue] { harvest.issues }

    /// Masks, of what pages are quoted with, what stands in the addresses that were begun at.
    package mutating func mask(_ secrets: AddressSecrets) {
        for index in harvest.issues.indices {
            harvest.issues[index].message = secrets.maskedQuotations(harvest.issues[index].message)
        }
        for index in lapses.indices {
            lapses[index].message = secrets.maskedQuotations(lapses[index].message)
        }
        harvest.firstUnscheduled = harvest.firstUnscheduled.map(secrets.maskedQuotations)
        switch verdict {
        case .complete: break
        case .refused(let reason): verdict = .refused(secrets.maskedQuotations(reason))
        case .failed(let reason): verdict = .failed(secrets.maskedQuotations(reason))
        case .putOff(let reason, let seconds):
            verdict = .putOff(secrets.maskedQuotations(reason), seconds: seconds)
        }
    }
}
