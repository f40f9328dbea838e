import Foundation
import Testing

@testable import BrowserServer

/// What the server answers on its port.
@Suite struct BrowserServerTests {
    /// The first line of the answer to a request, which ends the connection.
    private func answer(to request: [String], names: [String] = []) async throws -> String {
        let ports = AsyncStream.makeStream(of: Int.self)
        let server = BrowserServer(
            rules: AccessRules(names: names + ["127.0.0.1"], token: nil), session: BrowserSession())
        let running = Task { try await server.run(host: "127.0.0.1", port: 0) { ports.continuation.yield($0) } }
        defer { running.cancel() }
        var iterator = ports.stream.makeAsyncIterator()
        let port = try #require(await iterator.next())
        let text = request.joined(separator: "\r\n").replacingOccurrences(of: "PORT", with: "\(port)") + "\r\n\r\n"
        // On a thread of its own, because the threads of tasks serve the answer.
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Self.exchange(text, port: port)) }
        }
    }

    private static func exchange(_ text: String, port: Int) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        // A server that does not answer fails the test instead of stopping it.
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected, send(descriptor, text, text.utf8.count, 0) == text.utf8.count else { return "no connection" }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return "no answer" }
        return String(decoding: bytes[..<count], as: UTF8.self).components(separatedBy: "\r\n")[0]
    }

    private func socketRequest(host: String = "127.0.0.1:PORT", origin: String) -> [String] {
        [
            "GET /socket HTTP/1.1", "Host: \(host)", "Origin: \(origin)", "Connection: upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
    }

    @Test func thePageIsServedAlsoForALink() async throws {
        for path in ["/", "/page/alerts?dark"] {
            #expect(try await answer(to: ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:PORT"]) == "HTTP/1.1 200 OK")
        }
    }

    @Test func thePagesOwnSocketIsOpened() async throws {
        let request = socketRequest(origin: "http://127.0.0.1:PORT")

        #expect(try await answer(to: request) == "HTTP/1.1 101 Switching Protocols")
    }

    @Test func aSocketOfAnotherPageIsRefusedAtOnce() async throws {
        #expect(try await answer(to: socketRequest(origin: "http://other.test")) == "HTTP/1.1 403 Forbidden")
    }

    @Test func aProxyMayHaveAPortOfItsOwn() async throws {
        let request = socketRequest(host: "app.example:8443", origin: "https://app.example:8443")

        #expect(try await answer(to: request, names: ["app.example"]) == "HTTP/1.1 421 Misdirected Request")
        #expect(try await answer(to: request, names: ["app.example:8443"]) == "HTTP/1.1 101 Switching Protocols")
    }
}
