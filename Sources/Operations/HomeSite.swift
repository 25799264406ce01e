import Campus
import Storage

/// The site as it is: by config.yaml, and where that leaves something open by what operators set.
extension Home {
    /// What was read of it last, without a look at the database but for the first time.
    ///
    /// Another process's change is there once this one has heard of it (`renewSite`). Not to be asked within a
    /// transaction, which has it exactly (`site(in:)`).
    package var site: Configuration.Site {
        if siteSettings == nil { try? renewSite() }
        // While the database does not answer, what the file says is all that is known.
        return context.configuration.with(siteSettings ?? [:]).site
    }

    /// Reads again what operators set.
    package func renewSite() throws(Refusal) {
        let store = store
        siteSettings = try translating { () throws(StorageError) in
            try store.look { try $0.siteSettings() }
        }
    }

    /// The site as it is within a transaction.
    func site(in transaction: Transaction) throws(StorageError) -> Configuration.Site {
        try configuration(in: transaction).site
    }

    /// What config.yaml says, and where that leaves something open what operators set, within a transaction.
    ///
    /// Who rings or watches in another process hears of no change, and asks this.
    func configuration(in transaction: Transaction) throws(StorageError) -> Configuration {
        context.configuration.with(try transaction.siteSettings())
    }
}
