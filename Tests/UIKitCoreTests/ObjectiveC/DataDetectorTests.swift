import Foundation
import ObjectiveCSupport
import Testing

@Suite struct DataDetectorTests {
    // Foundation deprecates its own names of these bits, because it finds no such data.
    private static let link: NSTextCheckingTypes = 1 << 6
    private static let phone: NSTextCheckingTypes = 1 << 11

    private func found(_ text: String, _ types: NSTextCheckingTypes = link | phone) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        let all = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, options: [], range: all).map { (text as NSString).substring(with: $0.range) }
    }

    @Test(arguments: [
        ("See https://a.example/x?y=1#z.", ["https://a.example/x?y=1#z"]),
        ("(www.site.org/page), then site.com!", ["www.site.org/page", "site.com"]),
        ("Write to me@post.example, please", ["me@post.example"]),
        ("Call +49 30 1234567 or (030) 123-4567", ["+49 30 1234567", "(030) 123-4567"]),
        ("On 2024-05-12 it cost 3.14159, version 10.15.7", []),
        ("e.g. this.is no link", []), ("", []), ("👩‍👩‍👧 https://a.example", ["https://a.example"]),
    ])
    func linksAndPhoneNumbersAreFound(_ text: String, _ expected: [String]) throws {
        #expect(try found(text) == expected)
    }

    @Test func aResultHasItsURLOrNumber() throws {
        let text = "site.com, me@post.example, 030 1234567"

        let results = try NSDataDetector(types: Self.link | Self.phone)
            .matches(in: text, range: NSRange(location: 0, length: text.utf16.count))

        #expect(results.map(\.url?.absoluteString) == ["http://site.com", "mailto:me@post.example", nil])
        #expect(results.map(\.phoneNumber) == [nil, nil, "030 1234567"])
        #expect(results.map(\.resultType.rawValue) == [Self.link, Self.link, Self.phone])
        #expect(results.allSatisfy { $0.numberOfRanges == 1 && $0.range(at: 0) == $0.range && $0.date == nil })
    }

    @Test func onlyTheTypesThatWereAskedForAreFoundInTheRange() throws {
        #expect(try found("site.com 030 1234567", Self.phone) == ["030 1234567"])
        let detector = try NSDataDetector(types: Self.link)

        let range = detector.rangeOfFirstMatch(in: "a.com b.com", range: NSRange(location: 5, length: 6))
        var visited = 0
        detector.enumerateMatches(in: "a.com b.com", range: NSRange(location: 0, length: 11)) { _, _, stop in
            visited += 1
            stop.pointee = true
        }

        #expect(range == NSRange(location: 6, length: 5) && visited == 1)
        #expect(detector.numberOfMatches(in: "a.com b.com", range: NSRange(location: 0, length: 11)) == 2)
        #expect(detector.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
        #expect(detector.checkingTypes == Self.link)
    }

    @Test func aDetectorWithoutTypesIsAnError() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }
}
