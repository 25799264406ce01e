import Media
import Words

extension CheckDesk {
    /// That no picture can be made on a site that takes them; nothing where all is there, or no site is.
    ///
    /// - Parameter lack: what is not installed; nil for nothing.
    func pictureFindings(lacking lack: String? = PictureMaker.lack) -> [Finding] {
        guard let lack, configuration.server.url != nil else { return [] }
        let refusal = Refusal(
            .misconfigured, "refusal.picture.unavailable", with: ["why": .text(lack)])
        return [Finding(subject: "pictures", isWell: false, message: refusal.sentence)]
    }
}
