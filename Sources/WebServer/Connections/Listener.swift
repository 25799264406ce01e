import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import NIOSSL
package import Operations
import ServiceLifecycle

/// Takes connections at one socket until the server ends, and lets each be answered.
struct Listener<Connection: ServerChildChannel>: Service {
    let socket: ListenSocket
    let connection: Connection
    let connections: OpenConnections
    let logger: Logger
    /// Told where it listens when it does.
    let ready: @Sendable (SocketAddress?) async -> Void

    func run() async throws {
        let server = try await bind()
        let connections = connections
        await withGracefulShutdownHandler {
            await ready(server.channel.localAddress)
            await serve(server)
        } onGracefulShutdown: {
            connections.end()
            // Those that were taken at this moment are being set up; with the socket NIO closes them.
            // One that was handed over stays open where it came from: who connects now waits.
            let channel = server.channel
            channel.eventLoop.scheduleTask(in: .milliseconds(250)) {
                channel.close(promise: nil)
            }
        }
    }

    private func serve(_ server: NIOAsyncChannel<Connection.Value, Never>) async {
        await withDiscardingTaskGroup { group in
            do {
                try await server.executeThenClose { inbound in
                    for try await value in inbound {
                        group.addTask { await connection.handle(value: value, logger: logger) }
                    }
                }
            } catch {
                logger.error("no connections are taken", metadata: ["reason": "\(error)"])
            }
        }
    }

    private func bind() async throws -> NIOAsyncChannel<Connection.Value, Never> {
        let (connection, connections, logger) = (connection, connections, logger)
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptHandler(connections))
                }
            }
        let begin = { @Sendable (channel: any Channel) -> EventLoopFuture<Connection.Value> in
            connection.setup(channel: channel, logger: logger)
        }
        return switch socket {
        case .address(let address):
            try await bootstrap.bind(
                host: address.host, port: address.port, childChannelInitializer: begin)
        case .handed(let descriptor):
            try await bootstrap.bind(descriptor, childChannelInitializer: begin)
        }
    }
}

/// Where connections come in.
package enum ListenSocket: Sendable, CustomStringConvertible {
    case address(ListenAddress)
    /// The descriptor of one that is open, and listens.
    case handed(Int32)

    package var description: String {
        switch self {
        case .address(let address): address.description
        case .handed(let descriptor): "socket \(descriptor)"
        }
    }
}

/// A connection that speaks TLS, with its limits.
struct SecureConnection<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let connections: OpenConnections

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        let connections = connections
        return base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let operations = channel.pipeline.syncOperations
            let tls = try operations.context(handlerType: NIOSSLServerHandler.self).handler
            try operations.addHandler(SecureConnectionHandler(connections), position: .after(tls))
            return value
        }
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
