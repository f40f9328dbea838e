import Testing

@testable import BrowserServer

/// The steps for the address of a page.
@Suite struct PageLinkTests {
    private func steps(_ path: String, _ query: String = "") throws(PageLink.Problem) -> [String] {
        try PageLink(path: path, query: query, scheme: "gallery").steps.split(separator: "\n").map(String.init)
    }

    @Test func theAddressWithoutAPageLeavesTheAppAsItIs() throws {
        #expect(try steps("/").isEmpty)
        #expect(try steps("/page/").isEmpty)
        #expect(try steps("/", "token=0123456789abcdef&watch&elements=off").isEmpty)
    }

    @Test func aPageIsOpenedOnTheDeviceWithTheSettingsOfTheLink() throws {
        let query = "dark&text-size=XXXL&rtl&landscape&bold-text&device=iPhone+SE&script=tap%20%22Show%20popover%22"

        #expect(
            try steps("/page/popover-lab", query) == [
                "device \"iPhone SE\"", "style dark", "text-size extraExtraExtraLarge", "direction rtl",
                "rotate landscapeRight", "bold-text on", "open \"gallery:popover-lab\"", "settle",
                "tap \"Show popover\"",
            ])
    }

    @Test func aScriptMayHaveSeveralLines() throws {
        #expect(try steps("/", "script=tap 1 2%0Asettle&script=key escape") == ["tap 1 2", "settle", "key escape"])
    }

    @Test func aURLOfTheAppIsOpened() throws {
        #expect(try steps("/", "open=app%3Aitem%3Fa%3D1%26b") == ["open \"app:item?a=1&b\"", "settle"])
    }

    @Test(arguments: [
        ("/", "colour=red"), ("/", "device"), ("/", "text-size=%0Aquit"), ("/", "contrast=high%20x"), ("/", "open=%ZZ"),
        ("/page/a%0Aquit", ""), ("/", "script=" + String(repeating: "a", count: 9_000)),
    ])
    func whatIsNoLinkIsRefused(path: String, query: String) {
        #expect(throws: PageLink.Problem.self) { try steps(path, query) }
    }

    @Test func quotationMarksStayInTheirString() throws {
        #expect(try steps("/page/a%22b%5C") == [#"open "gallery:a\"b\\""#, "settle"])
    }
}
