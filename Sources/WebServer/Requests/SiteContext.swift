import Hummingbird
import Logging
import NIOCore
import Operations
import Words

/// What is known of one request while it is answered.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Of the peer: perhaps of a proxy.
    let peer: SocketAddress?
    /// Whoever asks, as far as it matters how often; the peer, or whom a trusted proxy names.
    var network = ""
    /// Who asks; nil for nobody that is known.
    var caller: Caller?
    var agent = UserAgent(text: "")
    /// What a session that begins now is called without a name; found out when that is asked, which is
    /// seldom.
    var device: String { agent.device }
    /// Whether they showed a cookie, which other sites' pages send along.
    var isByCookie = false
    var credential: CredentialKind { isByCookie ? .cookie : .token }
    /// What the log is told of it.
    let record = RequestRecord()
    /// What is said to them is said in it.
    var language = Language.english

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress
    }
}
