import NIOHTTP1
import Testing

@testable import BrowserServer

/// Who may talk to the server.
@Suite struct AccessRulesTests {
    private func refusal(
        _ rules: AccessRules, host: [String], origin: [String] = [], uri: String = "/", isSocket: Bool = false
    ) -> HTTPResponseStatus? {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri)
        for name in host { head.headers.add(name: "Host", value: name) }
        for name in origin { head.headers.add(name: "Origin", value: name) }
        return rules.refusal(of: head, isSocket: isSocket, port: 8080)
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "LOCALHOST:8080", "127.0.0.1"])
    func thisMachineIsAnswered(host: String) {
        #expect(refusal(AccessRules(), host: [host]) == nil)
    }

    @Test(arguments: [
        [], ["evil.example"], ["evil.example:8080"], ["127.0.0.1:9090"], ["127.0.0.1:8080", "evil.example"], [""],
    ])
    func otherHostsAreRefused(host: [String]) {
        #expect(refusal(AccessRules(), host: host) == .misdirectedRequest)
    }

    @Test(arguments: [
        [], ["http://evil.example"], ["http://localhost:8080"], ["null"],
        ["http://127.0.0.1:8080", "http://evil.example"], ["file://"],
    ])
    func socketsOfOtherPagesAreRefused(origin: [String]) {
        #expect(refusal(AccessRules(), host: ["127.0.0.1:8080"], origin: origin, isSocket: true) == .forbidden)
    }

    @Test func theSocketOfTheServersOwnPageIsAnswered() {
        let own = "http://127.0.0.1:8080"
        #expect(refusal(AccessRules(), host: ["127.0.0.1:8080"], origin: [own], isSocket: true) == nil)
    }

    @Test(arguments: ["/", "/?token=", "/?token=wrong", "/?x=1&token=0123456789abcde", "/?tokens=0123456789abcdef"])
    func aTokenIsAskedFor(uri: String) {
        let rules = AccessRules(names: ["show.example"], token: "0123456789abcdef")
        #expect(refusal(rules, host: ["show.example:8080"], uri: uri) == .unauthorized)
        #expect(refusal(rules, host: ["show.example"], uri: "/?token=0123456789abcdef") == nil)
    }

    @Test(arguments: ["/../Package.swift", "/client.js/../../etc/passwd", "/%2e%2e/x", "//", "/page.html", "/socket/x"])
    func onlyThePagesFilesAreServed(uri: String) {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri)
        head.headers.add(name: "Host", value: "127.0.0.1:8080")
        let response = PageResponse(to: head, rules: AccessRules(), port: 8080)
        #expect(response.status == .notFound)
    }
}
