import Foundation
import NIOCore
import NIOPosix

/// The Unix socket on which the server waits for its app.
struct AppConnection: Sendable {
    let path: String
    let session: BrowserSession

    /// Waits for the app to connect, and passes on its messages until it ends.
    ///
    /// - Parameter didBind: Called when the socket is there and the app may be started.
    func run(didBind: @Sendable () throws -> Void) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(AppPacketDecoder()))
                    try channel.pipeline.syncOperations.addHandler(MessageToByteHandler(AppPacketEncoder()))
                    return try NIOAsyncChannel<AppPacket, AppPacket>(wrappingChannelSynchronously: channel)
                }
            }
        // Only this user's programs may connect.
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try didBind()
        try await server.executeThenClose { connections in
            for try await app in connections {
                // One process shows one app: no other connection is read.
                try await serve(app)
                return
            }
        }
    }

    private func serve(_ app: NIOAsyncChannel<AppPacket, AppPacket>) async throws {
        let (requests, continuation) = AsyncStream.makeStream(of: AppPacket.self)
        await session.appDidConnect { continuation.yield($0) }
        try await app.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { for try await packet in inbound { await session.receive(packet) } }
                group.addTask { for await request in requests { try await outbound.write(request) } }
                try await group.next()
                continuation.finish()
                group.cancelAll()
            }
        }
        await session.appDidEnd("The app has ended.")
    }
}
