import Foundation
import Testing
import UIKitCore
import UIKitSharing
import VelariumTesting

@MainActor @Suite struct OpeningURLTests {
    private let device = TestDevice(.iPhone14)
    private let page = URL(string: "https://site.example/page")!

    private var opened: [String] {
        device.trace.filter { $0.callback == "open(_:options:completionHandler:)" }.map(\.arguments)
    }

    @Test func aURLOfAnotherAppIsRecordedAndNotOpened() async {
        let application = device.application

        let isOpened = await withCheckedContinuation { continuation in
            application.open(page, options: [.universalLinksOnly: false]) { continuation.resume(returning: $0) }
        }

        #expect(!isOpened && opened == [page.absoluteString])
        #expect(await application.open(page) == false)
        #expect(!application.openURL(page) && opened.count == 3)
    }

    @Test func theCompletionIsCalledLater() {
        var isCalled = false

        device.application.open(page) { _ in isCalled = true }

        #expect(!isCalled)
    }

    @Test func theAppReceivesItsOwnURLs() async {
        device.system.services.urlSchemes = ["own"]
        let own = URL(string: "own://page")!

        let isOpened = await device.application.open(own)

        #expect(isOpened)
        #expect(device.trace.contains { $0.callback.contains("open") && $0.arguments == own.absoluteString })
    }
}
