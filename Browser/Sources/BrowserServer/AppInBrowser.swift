import Foundation

/// Starts an app and shows it in browsers until it ends.
public struct AppInBrowser: Sendable {
    /// Where the server listens.
    public var host: String
    /// 0 for one that is free.
    public var port: Int
    /// More names that lead to the server, as behind a proxy.
    public var names: [String]
    /// What each address must end with; nil for none.
    public var token: String?

    /// A server for this machine alone.
    public init(host: String = "127.0.0.1", port: Int = 0, names: [String] = [], token: String? = nil) {
        self.host = host
        self.port = port
        self.names = names
        self.token = token
    }

    /// Runs `command` until it ends.
    ///
    /// - Parameter didStart: Called with the address when a browser may open it.
    /// - Returns: The exit code of the app.
    public func run(
        _ command: [String], environment: [String: String], didStart: @escaping @Sendable (String) -> Void
    ) async throws -> Int32 {
        let folder = FileManager.default.temporaryDirectory.appending(path: "velarium-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let socket = folder.appending(path: "app").path
        let session = BrowserSession()
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = environment.merging(
            ["VELARIUM_HOST": "remote", "VELARIUM_SOCKET": socket]) { _, new in new }
        let app = AppProcess(process)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await AppConnection(path: socket, session: session).run { try app.start() }
            }
            group.addTask { await app.waitForEnd() }
            group.addTask {
                let isLocal = ["127.0.0.1", "::1", "localhost"].contains(host)
                let rules = AccessRules(names: names + (isLocal ? [] : [host]), token: token)
                try await BrowserServer(rules: rules, session: session).run(host: host, port: port) { port in
                    let shown = host.contains(":") ? "[\(host)]" : host
                    didStart("http://\(shown):\(port)/" + (token.map { "?token=\($0)" } ?? ""))
                }
            }
            try await group.next()
            group.cancelAll()
        }
        await session.appDidEnd("The app has ended.")
        return app.stop()
    }
}
