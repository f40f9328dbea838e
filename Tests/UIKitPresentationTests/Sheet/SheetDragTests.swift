import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// Dragging a sheet: motion, delegate calls and end.
@MainActor @Suite struct SheetDragTests {
    private static let frame = 1.0 / 60

    // MARK: Distance and speed

    struct Drag: Sendable, CustomStringConvertible {
        let distance: CGFloat
        let seconds: Double
        let goes: Bool
        var description: String { "\(distance) points in \(seconds) s" }
    }

    /// The card of an iPhone 14 is 787 points high; the first 10 points of a drag do not count.
    @Test(arguments: [
        Drag(distance: 420, seconds: 2, goes: true), Drag(distance: 380, seconds: 2, goes: false),
        Drag(distance: 250, seconds: 0.2, goes: true), Drag(distance: 150, seconds: 0.3, goes: false),
        Drag(distance: 60, seconds: 0.05, goes: true), Drag(distance: 8, seconds: 0.1, goes: false),
    ])
    func distanceOrSpeedOfADragDismissesTheSheet(_ drag: Drag) throws {
        let fixture = SheetFixture()
        let content = try fixture.present()

        try fixture.pull(drag.distance, in: drag.seconds)
        try fixture.device.settle()

        #expect((fixture.root.presentedViewController == nil) == drag.goes)
        #expect(fixture.ends == (drag.goes ? ["swipe"] : []))
        if !drag.goes { #expect(fixture.frame(of: content) == CGRect(x: 0, y: 57, width: 390, height: 787)) }
    }

    @Test func afterTheSlopTheSheetFollowsTheFingerAndTheDimmingFades() throws {
        let fixture = SheetFixture()
        fixture.root.view.backgroundColor = .white
        let content = try fixture.present()
        let finger = SheetDrag(on: fixture.device, x: 195, y: 120)

        for way in stride(from: CGFloat(20), through: 300, by: 40) {
            finger.move(to: CGPoint(x: 195, y: 120 + way))

            let shown = try #require(try fixture.shownFrame(of: content))
            #expect(abs(shown.minY - (57 + way - 10)) < 0.01)
            let dim = 0.12 * (1 - (way - 10) / 787)
            let red = fixture.device.picture().color(atX: 195, y: 54).red
            #expect(abs(CGFloat(red) - 255 * (1 - dim)) < 2)
        }
    }

    @Test func aHorizontalDragDoesNotMoveTheSheet() throws {
        let fixture = SheetFixture()
        try fixture.present()

        try fixture.device.drag(from: CGPoint(x: 60, y: 120), to: CGPoint(x: 340, y: 300), in: 0.3)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController != nil)
        #expect(fixture.recorder.calls.isEmpty)
    }

    // MARK: Delegate

    @Test func aDismissingDragCallsTheDelegateInOrder() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        content.calls = []
        content.actions[.viewWillDisappear] = { fixture.recorder.calls.append("viewWillDisappear") }
        content.actions[.viewDidDisappear] = { fixture.recorder.calls.append("viewDidDisappear") }

        try fixture.pull(500, in: 0.4)
        try fixture.device.settle()

        #expect(fixture.recorder.calls == ["should", "will", "viewWillDisappear", "viewDidDisappear", "did"])
        #expect(content.calls == ["viewWillDisappear", "viewDidDisappear"])
    }

    /// A canceled drag begins a disappearance and reverses it.
    @Test func aCanceledDragRestoresTheAppearance() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        content.calls = []
        fixture.root.calls = []

        try fixture.pull(150, in: 0.5)
        try fixture.device.settle()

        #expect(content.calls == ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(fixture.recorder.calls == ["should", "will"])
        #expect(fixture.root.calls.isEmpty)
        #expect(fixture.ends.isEmpty)
        #expect(fixture.presentersFrame.width == 358)
    }

    @Test func aModalSheetResistsSpringsBackAndNotifiesOfTheAttempt() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        content.isModalInPresentation = true
        content.calls = []
        let finger = SheetDrag(on: fixture.device, x: 195, y: 120)
        finger.move(to: CGPoint(x: 195, y: 420))
        let pulled = try #require(try fixture.shownFrame(of: content)).minY - 57

        finger.lift()
        try fixture.device.settle()

        #expect(pulled > 20 && pulled < 100)
        #expect(fixture.recorder.calls == ["attempt"])
        #expect(content.calls.isEmpty)
        #expect(fixture.frame(of: content).minY == 57)
    }

    @Test func aRefusingDelegateKeepsTheSheet() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        fixture.recorder.mayDismiss = false

        try fixture.pull(700, in: 0.3)
        try fixture.device.settle()

        #expect(fixture.recorder.calls == ["should", "attempt"])
        #expect(fixture.root.presentedViewController === content)
    }

    @Test func aDelegateMayDismissTheSheetDuringTheDrag() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        fixture.recorder.onWill = { content.dismiss(animated: false) }

        try fixture.pull(500, in: 0.4)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.ends == ["code"])
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func aCanceledTouchReturnsTheSheetOnTheSpring() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        let finger = SheetDrag(on: fixture.device, x: 195, y: 120)
        for way in stride(from: CGFloat(30), through: 630, by: 60) { finger.move(to: CGPoint(x: 195, y: 120 + way)) }

        finger.cancel()
        fixture.device.advance(by: 0.55)

        #expect(fixture.frame(of: content).minY == 57)
        #expect(fixture.recorder.calls == ["should", "will"] && fixture.ends.isEmpty)
    }

    // MARK: Catching

    @Test func aDismissingSheetCaughtByAFingerReverses() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        content.calls = []
        content.dismiss(animated: true)
        fixture.device.advance(by: 0.08)
        let caught = try #require(try fixture.shownFrame(of: content)).minY

        let finger = SheetDrag(on: fixture.device, x: 195, y: caught + 200)
        finger.move(to: CGPoint(x: 195, y: caught + 220))
        let held = try #require(try fixture.shownFrame(of: content)).minY
        fixture.device.advance(by: 0.3)
        let still = try #require(try fixture.shownFrame(of: content)).minY
        finger.move(to: CGPoint(x: 195, y: 100))
        finger.lift()
        try fixture.device.settle()

        #expect(held == still)
        #expect(fixture.root.presentedViewController === content)
        #expect(fixture.frame(of: content).minY == 57)
        #expect(content.calls == ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test func aReleasedSheetSettlesOnTheSystemSpring() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        let finger = SheetDrag(on: fixture.device, x: 195, y: 120)
        for step in 1...30 {
            finger.move(to: CGPoint(x: 195, y: 120 + CGFloat(step) * 5))
        }
        fixture.device.advance(by: 0.2)
        finger.lift()
        let start = (time: fixture.device.now, y: try #require(try fixture.shownFrame(of: content)).minY)

        for _ in 0..<20 {
            fixture.device.advance(by: Self.frame)
            let y = try #require(try fixture.shownFrame(of: content)).minY
            let phase = 18.2574 * (fixture.device.now - start.time)
            let left = (1 + phase) * exp(-phase)
            #expect(abs(y - (57 + (start.y - 57) * left)) < 1)
        }
    }

    // MARK: A dismissal by the app

    struct AppDismissal: Sendable, CustomStringConvertible {
        let distance: CGFloat
        let isAnimated: Bool
        var description: String { "\(distance) points, \(isAnimated ? "animated" : "at once")" }
    }

    /// Whatever the finger does afterwards, the sheet goes, and the completion is called once.
    @Test(
        arguments: [-60, 60, 150, 300].flatMap { distance in
            [true, false].map { AppDismissal(distance: distance, isAnimated: $0) }
        })
    func aDismissalByTheAppDuringADragEnds(_ dismissal: AppDismissal) throws {
        let fixture = SheetFixture()
        let content = fixture.content()
        content.sheetPresentationController?.detents = [.medium(), .large()]
        try fixture.present(content)
        let finger = SheetDrag(on: fixture.device, x: 195, y: 450)
        finger.move(to: CGPoint(x: 195, y: 450 + dismissal.distance))
        var completions = 0

        fixture.root.dismiss(animated: dismissal.isAnimated) { completions += 1 }
        finger.move(to: CGPoint(x: 195, y: 440))
        finger.lift()
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil && content.view.window == nil)
        #expect(completions == 1)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func aDismissalByTheAppFollowsADragThatReturns() throws {
        let fixture = SheetFixture()
        try fixture.present()
        try fixture.pull(150, in: 0.5)
        fixture.device.advance(by: Self.frame)
        var completions = 0

        fixture.root.dismiss(animated: true) { completions += 1 }
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(completions == 1)
    }
}
