import NIOHTTP1

/// Who may talk to the server: pages of the server itself, on the names that lead to it.
///
/// A page of another site may send requests to this machine from a user's browser. It cannot choose the headers Host and
/// Origin, which are compared with what the server is called.
public struct AccessRules: Sendable {
    /// The names that lead to the server, in lower case.
    private let names: [String]
    /// What every request must have in its query; nil for none.
    let token: String?

    /// - Parameters:
    ///   - names: More names or addresses than those of the machine itself.
    ///   - token: Required in the query of every request; nil for none.
    public init(names: [String] = [], token: String? = nil) {
        self.names = ["127.0.0.1", "localhost", "[::1]"] + names.map { $0.lowercased() }
        self.token = token
    }

    /// Why a request is refused; nil if it is not.
    ///
    /// - Parameters:
    ///   - isSocket: Whether it asks for the socket, for which browsers always tell the origin.
    ///   - port: The port of the server. Addresses leave it out where it is the usual one, as behind a proxy.
    func refusal(of head: HTTPRequestHead, isSocket: Bool, port: Int) -> HTTPResponseStatus? {
        let host = head.headers["Host"]
        guard host.count == 1, let name = host.first?.lowercased(),
            names.contains(where: { name == $0 || name == "\($0):\(port)" })
        else { return .misdirectedRequest }
        let origins = head.headers["Origin"]
        if isSocket || !origins.isEmpty {
            guard origins.count == 1, let origin = origins.first?.lowercased(),
                origin == "http://\(name)" || origin == "https://\(name)"
            else { return .forbidden }
        }
        guard let token else { return nil }
        return Self.query(of: head.uri)["token"].map { Self.isEqual($0, token) } == true ? nil : .unauthorized
    }

    /// Compares in a time that does not tell how much is equal.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The path of an address, without its query.
    static func path(of uri: String) -> String { String(uri.prefix { $0 != "?" }) }

    /// The names and values of a query; of two with the same name, the first.
    static func query(of uri: String) -> [String: String] {
        let parts = uri.split(separator: "?", maxSplits: 1)
        guard parts.count == 2 else { return [:] }
        let pairs = parts[1].split(separator: "&").map { pair -> (String, String) in
            let sides = pair.split(separator: "=", maxSplits: 1)
            return (String(sides.first ?? ""), sides.count > 1 ? String(sides[1]) : "")
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
