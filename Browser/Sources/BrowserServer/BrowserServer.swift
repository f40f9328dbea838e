import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page, and a socket for each browser that shows the app.
public struct BrowserServer: Sendable {
    /// A longer message of a browser ends its connection. Bytes; a pasted text or a dropped file may be long.
    static let longestMessage = 4_000_000
    /// How often a browser is asked whether it is still there, and after how many unanswered questions it is gone.
    private static let pingInterval = Duration.seconds(20)
    private static let mostMissedPings = 3
    /// How long a browser has to answer that the connection is closed.
    private static let closingTime = Duration.seconds(1)

    let rules: AccessRules
    let session: BrowserSession

    private enum Connection: Sendable {
        case socket(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, watches: Bool)
        /// A request, and its head if it asked for a socket in vain: that head does not come again.
        case page(NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>, HTTPRequestHead?)
    }

    /// Serves until the task is canceled or the listening socket fails.
    ///
    /// - Parameters:
    ///   - port: 0 for one that is free.
    ///   - didBind: Called with the port when the server listens.
    func run(host: String, port: Int, didBind: @Sendable (Int) -> Void) async throws {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .bind(host: host, port: port) { channel in configure(channel) }
        didBind(channel.channel.localAddress?.port ?? port)
        try await withThrowingDiscardingTaskGroup { group in
            try await channel.executeThenClose { inbound in
                for try await connection in inbound {
                    group.addTask { await serve(connection) }
                }
            }
        }
    }

    private func configure(_ channel: any Channel) -> EventLoopFuture<EventLoopFuture<Connection>> {
        channel.eventLoop.makeCompletedFuture {
            let refused = NIOLockedValueBox<HTTPRequestHead?>(nil)
            let upgrader = NIOTypedWebSocketServerUpgrader<Connection>(
                maxFrameSize: Self.longestMessage,
                shouldUpgrade: { channel, head in
                    let port = channel.localAddress?.port ?? 0
                    let isAllowed =
                        AccessRules.path(of: head.uri) == "/socket"
                        && rules.refusal(of: head, isSocket: true, port: port) == nil
                    if !isAllowed { refused.withLockedValue { $0 = head } }
                    return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            NIOWebSocketFrameAggregator(
                                minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
                                maxAccumulatedFrameSize: Self.longestMessage))
                        return .socket(
                            try NIOAsyncChannel(wrappingChannelSynchronously: channel),
                            watches: AccessRules.query(of: head.uri)["watch"] != nil)
                    }
                })
            return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                configuration: .init(
                    upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                        upgraders: [upgrader],
                        notUpgradingCompletionHandler: { channel in
                            channel.eventLoop.makeCompletedFuture {
                                try channel.pipeline.syncOperations.addHandler(ResponseBufferHandler())
                                return .page(
                                    try NIOAsyncChannel(wrappingChannelSynchronously: channel),
                                    refused.withLockedValue { $0 })
                            }
                        })))
        }
    }

    private func serve(_ connection: EventLoopFuture<Connection>) async {
        // One connection that fails is no reason to end the others.
        guard let connection = try? await connection.get() else { return }
        switch connection {
        case .page(let channel, let refused): try? await servePage(channel, refused: refused)
        case .socket(let channel, let watches): try? await serveSocket(channel, watches: watches)
        }
    }

    // MARK: The page

    private func servePage(
        _ channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>,
        refused: HTTPRequestHead?
    ) async throws {
        try await channel.executeThenClose { inbound, outbound in
            var request = refused
            var parts = inbound.makeAsyncIterator()
            while request == nil, let part = try await parts.next() {
                if case .head(let head) = part { request = head }
            }
            guard let request else { return }
            let response = PageResponse(to: request, rules: rules, port: channel.channel.localAddress?.port ?? 0)
            try await outbound.write(contentsOf: [
                .head(HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)),
                .body(ByteBuffer(bytes: request.method == .HEAD ? [] : response.body)), .end(nil),
            ])
        }
    }

    // MARK: The socket

    private func serveSocket(
        _ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, watches: Bool
    ) async throws {
        // One task writes, so that nothing follows the frame that closes the connection.
        let (outputs, continuation) = AsyncStream.makeStream(of: SocketOutput.self)
        try await channel.executeThenClose { inbound, outbound in
            let id = await session.connect(watches: watches) { continuation.yield(.session($0)) }
            let pings = PingCount()
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    if let id { await read(inbound, from: id, pings) { continuation.yield($0) } }
                    continuation.finish()
                }
                group.addTask {
                    while !Task.isCancelled, await pings.ask() <= Self.mostMissedPings {
                        continuation.yield(.ping)
                        do { try await Task.sleep(for: Self.pingInterval) } catch { return }
                    }
                    continuation.finish()
                }
                var isClosing = false
                for await output in outputs where !isClosing {
                    // A browser that is gone ends what reads it.
                    try? await outbound.write(frame(of: output))
                    guard output.isLast else { continue }
                    isClosing = true
                    group.addTask {
                        try? await Task.sleep(for: Self.closingTime)
                        continuation.finish()
                    }
                }
                group.cancelAll()
            }
            if let id { await session.disconnect(id) }
        }
    }

    private func frame(of output: SocketOutput) -> WebSocketFrame {
        switch output {
        case .session(.binary(let bytes)): WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: bytes))
        case .session(.text(let text)): WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
        case .session(.close(let reason)): closeFrame(.normalClosure, reason)
        case .ping: WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        case .pong(let data): WebSocketFrame(fin: true, opcode: .pong, data: data)
        case .close(let code, let reason): closeFrame(code, reason)
        }
    }

    /// Reads until the browser has closed the connection, also after it has sent what it must not: with something unread it
    /// would be cut off, and not learn why.
    private func read(
        _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, from id: Int, _ pings: PingCount,
        answer: (SocketOutput) -> Void
    ) async {
        var isRefused = false
        do {
            for try await frame in inbound {
                if frame.opcode == .connectionClose { return answer(.close(.normalClosure, "")) }
                guard !isRefused else { continue }
                switch frame.opcode {
                case .text where await session.receive(String(buffer: frame.unmaskedData), from: id): break
                case .text: refuse(.policyViolation, "That is no message.")
                case .ping: answer(.pong(frame.unmaskedData))
                case .pong: await pings.answer()
                default: refuse(.unacceptableData, "Messages are text.")
                }
            }
        } catch {
            // What is no WebSocket, or too long: the connection has no state that could be kept.
            answer(.close(.messageTooLarge, "Messages have at most \(Self.longestMessage) bytes."))
        }

        func refuse(_ code: WebSocketErrorCode, _ reason: String) {
            isRefused = true
            answer(.close(code, reason))
        }
    }

    private func closeFrame(_ code: WebSocketErrorCode, _ reason: String) -> WebSocketFrame {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        // The reason of a close frame has at most 123 bytes.
        data.writeBytes(reason.utf8.prefix(123))
        return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    }
}

/// What is written to a browser, in order.
private enum SocketOutput: Sendable {
    case session(BrowserSession.Output)
    case ping
    case pong(ByteBuffer)
    case close(WebSocketErrorCode, String)

    /// Whether nothing may follow.
    var isLast: Bool {
        switch self {
        case .close, .session(.close): true
        case .session, .ping, .pong: false
        }
    }
}

/// The questions that a browser has not answered.
private actor PingCount {
    private var unanswered = 0

    func ask() -> Int {
        unanswered += 1
        return unanswered - 1
    }

    func answer() { unanswered = 0 }
}

/// Lets the body of a response be a buffer.
private final class ResponseBufferHandler: ChannelOutboundHandler {
    typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
    typealias OutboundOut = HTTPServerResponsePart

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch Self.unwrapOutboundIn(data) {
        case .head(let head): context.write(Self.wrapOutboundOut(.head(head)), promise: promise)
        case .body(let buffer): context.write(Self.wrapOutboundOut(.body(.byteBuffer(buffer))), promise: promise)
        case .end(let trailers): context.write(Self.wrapOutboundOut(.end(trailers)), promise: promise)
        }
    }
}
