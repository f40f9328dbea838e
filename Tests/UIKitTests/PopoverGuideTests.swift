import Gallery
import Testing
import UIKit
import VelariumTesting

/// The first example, unchanged iOS source, from the tap that opens its popover to the tap that closes it.
@MainActor @Suite struct PopoverGuideTests {
    private let device = TestDevice(.iPhone14)

    private func openPopover() throws {
        device.show(try #require(GalleryPage.named("popover-guide")).makeController())
        try device.tap("Show popover")
        try device.settle()
    }

    /// Checklist 17, 18, 30
    @Test func arrowPointsUpAtTheSourceRectsBottomCenter() throws {
        try openPopover()

        try device.expectPresentations(1)
        try device.expectArrow(.up, at: CGPoint(x: 250, y: 250))
        try device.perform(script: "expect style popover")
    }

    /// Checklist 7
    @Test func presentedViewIncludesTheArrow() throws {
        try openPopover()

        let dump = try dumped()
        let presentation = try #require((dump["presentations"] as? [[String: Any]])?.first)

        #expect(presentation["frame"] as? [Double] == [150, 250, 200, 213])
        #expect(presentation["bubble"] as? [Double] == [150, 263, 200, 200])
        #expect(presentation["contentFrame"] as? [Double] == [150, 263, 200, 200])
        #expect(presentation["arrowDirection"] as? String == "up")
        #expect(presentation["phase"] as? String == "shown")
    }

    /// Checklist 9, 11
    @Test func bubbleAndArrowAreGrayBecauseTheContentIsClear() throws {
        try openPopover()

        let picture = device.picture()

        let gray = Picture.Color(red: 128, green: 128, blue: 128)
        for point in [CGPoint(x: 250, y: 300), CGPoint(x: 250, y: 255), CGPoint(x: 155, y: 400)] {
            #expect(picture.color(atX: point.x, y: point.y).isClose(to: gray, within: 1), "at \(point)")
        }
        #expect(picture.color(atX: 30, y: 100) == Picture.Color(red: 255, green: 255, blue: 255))
    }

    /// Checklist 25, 26
    @Test func tapOutsideDismissesAndTheDelegateIsCalled() throws {
        try openPopover()

        try device.tap(outside: try #require(device.window.rootViewController?.presentedViewController))
        try device.settle()

        try device.expectPresentations(0)
        let calls = device.trace.filter { $0.type == "PopoverPage" && $0.callback.hasPrefix("popover") }
        #expect(
            calls.map(\.callback) == [
                "popoverPresentationControllerShouldDismissPopover(_:)",
                "popoverPresentationControllerDidDismissPopover(_:)",
            ])
        #expect(
            device.trace.filter { $0.callback == "end" }.map(\.arguments) == ["UIViewController, reason: outsideTap"])
    }

    /// Checklist 5
    @Test func theDelegateIsAskedForTheStyleAndNoneKeepsThePopover() throws {
        try openPopover()

        let asked = device.trace.filter { $0.callback.hasPrefix("adaptivePresentationStyle") }

        #expect(asked.map(\.callback) == ["adaptivePresentationStyle(for:)"])
        #expect(asked.first?.arguments == "answer: none")
    }

    @Test func tapOnTheBubbleKeepsThePopover() throws {
        try openPopover()

        try device.tap(x: 250, y: 350)
        try device.settle()

        try device.expectPresentations(1)
    }

    @Test func escapeDismissesThePopover() throws {
        try openPopover()

        try device.key("escape")
        try device.settle()

        try device.expectPresentations(0)
    }

    @Test func dismissalRestoresTheScreenExactly() throws {
        device.show(try #require(GalleryPage.named("popover-guide")).makeController())
        try device.settle()
        let before = device.picture()
        try device.tap("Show popover")
        try device.settle()
        #expect(!device.picture().matches(before))

        try device.tap(outside: try #require(device.window.rootViewController?.presentedViewController))
        try device.settle()

        #expect(device.picture().matches(before, tolerance: .init(channel: 0, share: 0)))
    }

    @Test func aStillScreenDrawsNoFrame() throws {
        try openPopover()
        let frames = device.frameCount

        device.advance(by: 5)

        #expect(device.frameCount == frames)
    }

    private func dumped() throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(device.dump().utf8))
        return try #require(object as? [String: Any])
    }
}
