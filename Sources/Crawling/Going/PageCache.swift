import Campus
import Fetching
import Foundation

/// The pages of a crawl, kept in a folder: a crawl that was broken off goes on where it stopped,
/// a later one asks only for what has changed, and a page that cannot be had is taken as it was.
///
/// What a crawl under way reads is kept apart, in `next`, until the crawl is accepted: what a page
/// said last is what it said when it was last believed.
package struct PageCache: Sendable {
    struct Kept: Sendable {
        var bytes: [UInt8]
        var contentType: String?
        var address: String?
        var validators: Validators
        /// Why it stands for the page in this crawl; nil where the page was had.
        var lapse: String?
    }

    private let folder: String
    private var next: String { folder + "/next" }
    /// Seconds since 1970: when the crawl that is under way began.
    let run: Int64

    /// - Parameters:
    ///   - folder: of this crawler and its start pages; made when it is missing.
    ///   - now: seconds since 1970.
    ///   - isFresh: what is kept is not looked at.
    package init(folder: String, now: Int64, isFresh: Bool) {
        self.folder = folder
        let bytes = (try? FileReader(limit: 4_096).read(folder + "/run")) ?? []
        let state = String(decoding: bytes, as: UTF8.self)
        let words = state.split(whereSeparator: \.isWhitespace)
        let last = words.first.flatMap { Int64($0) } ?? 0
        let isPutOff = words.count == 3 && words[1] == "until"
        let longest = isPutOff ? Self.longestPieces : Self.longestRun
        let isOpen =
            (words.last == "open" || isPutOff) && last <= now && now - last < longest
        run = isOpen && !isFresh ? last : max(now, last + 1)
        resume = isPutOff ? words.last.flatMap { Int64($0) } ?? 0 : 0
        self.now = now
        if !isOpen || isFresh { try? FileManager.default.removeItem(atPath: folder + "/next") }
        try? FileManager.default.createDirectory(
            atPath: folder + "/next", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        // Until it is asked for a page, what was put off is so still.
        if !isPutOff || !isOpen || isFresh { write(state: "open") }
    }

    private let now: Int64
    /// Seconds since 1970: before then the hosts are left alone; 0 for any time.
    private let resume: Int64

    /// Seconds for which the hosts are left alone still, since the last crawl was put off.
    ///
    /// A time further away than any host may wish was set by a clock that ran ahead.
    var pause: Int64 { resume - now <= 86_400 ? max(0, resume - now) : 0 }

    /// The rest is for another time.
    func putOff(seconds: Int64) { write(state: "until \(now + seconds)") }

    /// A crawl that was broken off so long ago begins anew.
    private static let longestRun: Int64 = 24 * 3_600
    /// One that goes on in pieces takes so long at most.
    private static let longestPieces: Int64 = 60 * 86_400

    /// The page as the crawl under way has had it, or settled that it stays as it was.
    func current(_ address: PageAddress) -> Kept? {
        read(address, in: next, of: run) ?? read(address, in: folder, of: run)
    }

    /// The page as the last crawl that was accepted has it.
    func accepted(_ address: PageAddress) -> Kept? { read(address, in: folder, of: nil) }

    private func read(_ address: PageAddress, in place: String, of run: Int64?) -> Kept? {
        let name = name(of: address, in: place)
        guard let known = meta(name + ".meta"), known.asked == address.text,
            run.map({ $0 == known.run }) ?? true,
            let bytes = try? FileReader(limit: known.bytes).read(name + ".page"),
            bytes.count == known.bytes
        else { return nil }
        return Kept(
            bytes: bytes, contentType: known.contentType, address: known.address,
            validators: Validators(etag: known.etag, lastModified: known.lastModified),
            lapse: known.lapse)
    }

    func keep(_ body: FetchedBody, of address: PageAddress) {
        let name = name(of: address, in: next)
        let meta = Meta(
            asked: address.text, address: body.finalURL, contentType: body.contentType,
            etag: body.validators.etag, lastModified: body.validators.lastModified,
            bytes: body.bytes.count, run: run)
        try? FileManager.default.removeItem(atPath: name + ".meta")
        put(Data(body.bytes), name + ".page")
        write(meta, name)
    }

    /// The accepted page is this crawl's too.
    ///
    /// - Parameter lapse: why, where the page itself was not had; nil when it has not changed.
    func confirm(_ address: PageAddress, lapse: String? = nil) {
        let name = name(of: address, in: folder)
        remove(self.name(of: address, in: next))
        guard var known = meta(name + ".meta") else { return }
        known.run = run
        known.lapse = lapse
        if lapse == nil { known.doubt = nil }
        write(known, name)
    }

    /// Nothing is amiss with the page any more.
    func trust(_ address: PageAddress) {
        let name = name(of: address, in: folder)
        guard var known = meta(name + ".meta"), known.doubt != nil else { return }
        known.doubt = nil
        write(known, name)
    }

    /// Whether a page that has lost all that it had is believed, since so many crawls saw it so.
    ///
    /// Each crawl counts once.
    func believesLoss(of address: PageAddress) -> Bool {
        let name = name(of: address, in: folder)
        guard var known = meta(name + ".meta") else { return true }
        var doubt = known.doubt ?? Doubt(first: now, count: 0, run: 0)
        if doubt.run != run { doubt.count += 1 }
        doubt.run = run
        // A clock that ran ahead when it was first seen is not to be waited for.
        doubt.first = min(doubt.first, now)
        known.doubt = doubt
        write(known, name)
        return RepeatedSight.isEnough(doubt.count, since: doubt.first, at: now)
    }

    /// What the crawl brought was taken: its pages are what the site said last.
    ///
    /// - Parameter isWhole: it has read all it wanted: pages that it did not see are forgotten.
    package func accept(isWhole: Bool) {
        for path in metas(in: next) where meta(path)?.run == run {
            let file = path.dropFirst(next.utf8.count).dropLast(5)
            try? FileManager.default.removeItem(atPath: "\(folder)\(file).meta")
            rename("\(next)\(file).page", "\(folder)\(file).page")
            rename("\(next)\(file).meta", "\(folder)\(file).meta")
        }
        if isWhole {
            for path in metas(in: folder) where meta(path)?.run != run {
                remove(String(path.dropLast(5)))
            }
        }
        close()
    }

    /// What the crawl brought was not taken: its pages are forgotten, and those before stand.
    package func refuse() { close() }

    private func close() {
        write(state: "done")
        try? FileManager.default.removeItem(atPath: next)
    }

    private func metas(in place: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return files.filter { $0.hasSuffix(".meta") }.map { "\(place)/\($0)" }
    }

    private func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: name + ".meta")
        try? FileManager.default.removeItem(atPath: name + ".page")
    }

    /// That a page seems to have lost all that it had.
    private struct Doubt: Codable {
        /// Seconds since 1970.
        var first: Int64
        /// Crawls that saw it so.
        var count: Int
        /// The last of them.
        var run: Int64
    }

    private struct Meta: Codable {
        var asked: String
        var address: String?
        var contentType: String?
        var etag: String?
        var lastModified: String?
        var bytes: Int
        /// Of the crawl that last saw it.
        var run: Int64
        var lapse: String?
        var doubt: Doubt?
    }

    private func meta(_ path: String) -> Meta? {
        guard let bytes = try? FileReader(limit: 1 << 20).read(path) else { return nil }
        return try? JSONDecoder().decode(Meta.self, from: Data(bytes))
    }

    private func write(_ meta: Meta, _ name: String) {
        guard let data = try? JSONEncoder().encode(meta) else { return }
        // At once whole: without it the page is lost, and cannot be had again while it fails.
        put(data, name + ".meta.new")
        rename(name + ".meta.new", name + ".meta")
    }

    /// Not Foundation's, which waits until the disk has it: a page that is lost, or half there, can
    /// be had again, and its length or its JSON tells.
    private func put(_ data: Data, _ path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { Foundation.close(descriptor) }
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let written = Foundation.write(descriptor, part.baseAddress, part.count)
                guard written > 0 || errno == EINTR else { return }
                rest = rest.dropFirst(max(0, written))
            }
        }
    }

    private func write(state: String) {
        try? Data("\(run) \(state)\n".utf8).write(
            to: URL(fileURLWithPath: folder + "/run"), options: .atomic)
    }

    private func name(of address: PageAddress, in place: String) -> String {
        "\(place)/\(String(UIDKey(of: address.text).bits, radix: 16))"
    }
}
