import Campus
import Fetching
import Foundation

/// The pages of a crawl, kept in a folder: a crawl that was broken off goes on where it stopped,
/// and a later one asks only for what has changed.
public struct PageCache: Sendable {
    struct Kept: Sendable {
        var bytes: [UInt8]
        var contentType: String?
        var address: String?
        var validators: Validators
        /// Of the crawl that last saw it.
        var run: Int64
    }

    private let folder: String
    /// Seconds since 1970: when the crawl that is under way began.
    let run: Int64

    /// - Parameters:
    ///   - folder: of this crawler and its start pages; made when it is missing.
    ///   - now: seconds since 1970.
    ///   - isFresh: what is kept is not looked at.
    public init(folder: String, now: Int64, isFresh: Bool) {
        self.folder = folder
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let bytes = (try? FileReader(limit: 4_096).read(folder + "/run")) ?? []
        let state = String(decoding: bytes, as: UTF8.self)
        let words = state.split(whereSeparator: \.isWhitespace)
        let last = words.first.flatMap { Int64($0) } ?? 0
        let isPutOff = words.count == 3 && words[1] == "until"
        let longest = isPutOff ? Self.longestPieces : Self.longestRun
        let isOpen =
            (words.last == "open" || isPutOff) && last <= now && now - last < longest
        run = isOpen && !isFresh ? last : max(now, last + 1)
        next = isPutOff ? words.last.flatMap { Int64($0) } ?? 0 : 0
        self.now = now
        // Until it is asked for a page, what was put off is so still.
        if !isPutOff || !isOpen || isFresh { write(state: "open") }
    }

    private let now: Int64
    /// Seconds since 1970: before then the hosts are left alone; 0 for any time.
    private let next: Int64

    /// Seconds for which the hosts are left alone still, since the last crawl was put off.
    ///
    /// A time further away than any host may wish was set by a clock that ran ahead.
    var pause: Int64 { next - now <= 86_400 ? max(0, next - now) : 0 }

    /// The rest is for another time.
    func putOff(seconds: Int64) { write(state: "until \(now + seconds)") }

    /// A crawl that was broken off so long ago begins anew.
    private static let longestRun: Int64 = 24 * 3_600
    /// One that goes on in pieces takes so long at most.
    private static let longestPieces: Int64 = 60 * 86_400

    func kept(_ address: PageAddress) -> Kept? {
        let name = name(of: address)
        guard let known = meta(name + ".meta"), known.asked == address.text,
            let bytes = try? FileReader(limit: known.bytes).read(name + ".page"),
            bytes.count == known.bytes
        else { return nil }
        return Kept(
            bytes: bytes, contentType: known.contentType, address: known.address,
            validators: Validators(etag: known.etag, lastModified: known.lastModified),
            run: known.run)
    }

    func keep(_ body: FetchedBody, of address: PageAddress) {
        let name = name(of: address)
        let meta = Meta(
            asked: address.text, address: body.finalURL, contentType: body.contentType,
            etag: body.validators.etag, lastModified: body.validators.lastModified,
            bytes: body.bytes.count, run: run)
        try? FileManager.default.removeItem(atPath: name + ".meta")
        put(Data(body.bytes), name + ".page")
        write(meta, name)
    }

    /// A page that has not changed is of this crawl too.
    func confirm(_ kept: Kept, of address: PageAddress) {
        write(
            Meta(
                asked: address.text, address: kept.address, contentType: kept.contentType,
                etag: kept.validators.etag, lastModified: kept.validators.lastModified,
                bytes: kept.bytes.count, run: run), name(of: address))
    }

    /// The crawl has read all it wanted: pages that it did not see are forgotten.
    func finish() {
        write(state: "done")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for file in files where file.hasSuffix(".meta") {
            let path = "\(folder)/\(file)"
            guard meta(path)?.run == run else {
                try? FileManager.default.removeItem(atPath: path)
                try? FileManager.default.removeItem(atPath: String(path.dropLast(5)) + ".page")
                continue
            }
        }
    }

    private struct Meta: Codable {
        var asked: String
        var address: String?
        var contentType: String?
        var etag: String?
        var lastModified: String?
        var bytes: Int
        var run: Int64
    }

    private func meta(_ path: String) -> Meta? {
        guard let bytes = try? FileReader(limit: 1 << 20).read(path) else { return nil }
        return try? JSONDecoder().decode(Meta.self, from: Data(bytes))
    }

    private func write(_ meta: Meta, _ name: String) {
        guard let data = try? JSONEncoder().encode(meta) else { return }
        put(data, name + ".meta")
    }

    /// Not Foundation's, which waits until the disk has it: a page that is lost, or half there, can
    /// be had again, and its length or its JSON tells.
    private func put(_ data: Data, _ path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
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

    private func name(of address: PageAddress) -> String {
        "\(folder)/\(String(UIDKey(of: address.text).bits, radix: 16))"
    }
}
