public import Campus
public import Fetching

/// How far a crawl is.
public struct CrawlProgress: Sendable {
    public var done: Int
    public var waiting: Int
    /// How many did not have to be asked for.
    public var kept: Int
    /// What a host's wish to be asked slowly means; nil where it hardly matters.
    public var wish: String?
}

/// What a crawl brought.
public struct CrawlResult: Sendable {
    public enum Verdict: Hashable, Sendable {
        case complete
        /// The site is not what the definition says: nothing may be removed for it.
        case refused(String)
        /// A host wants to be asked so slowly that the rest is read another time, in so many
        /// seconds at the earliest; what is read is kept.
        case putOff(String, seconds: Int64)
        /// Hardly anything could be had.
        case failed(String)
    }

    public var harvest = CrawlHarvest()
    public var verdict = Verdict.complete
    /// What kind of failure a failed one is, for an exit status.
    public var family = FetchError.Family.network
    /// Read, from the net, from what is kept, or from files.
    public var pages = 0
    public var notModified = 0
    public var failed = 0
    /// It stopped at a limit, so what is missing is not gone.
    public var isPartial = false

    /// Of each page that is taken as it was, why.
    public var lapses: [Issue] = []

    public var issues: [Issue] { harvest.issues }

    /// Masks, of what pages are quoted with, what stands in the addresses that were begun at.
    public mutating func mask(_ secrets: AddressSecrets) {
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
