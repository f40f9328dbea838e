import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page of gestures: what its tiles and its trace show for touches and keys.
@MainActor @Suite struct GesturesPageTests {
    private let device = TestDevice(.iPhone14)
    private let page: UIViewController

    init() throws {
        page = try #require(GalleryPage.named("gestures")).makeController()
        device.recordsMisuses = true
        device.show(page)
        try device.settle()
    }

    private var trace: [String] {
        func find(_ view: UIView) -> UILabel? {
            if view.accessibilityIdentifier == "trace lines" { return view as? UILabel }
            return view.subviews.lazy.compactMap(find).first
        }
        return (find(page.view)?.text ?? "").split(separator: "\n").map(String.init)
    }

    /// Taps a view that may lie further down; scrolls until it can be tapped.
    private func reach(_ label: String) throws {
        for _ in 0..<12 {
            guard (try? device.tap(.text(label))) == nil else { return }
            try device.perform(script: "scroll 195 400 0 -90\nsettle")
        }
        try device.tap(.text(label))
    }

    @Test func everyTileTracesItsGesture() throws {
        try device.tap("Tap")
        try device.doubleTap("Double tap")
        try device.press("Long press")
        try device.swipe("Swipe", .right)
        try device.pinch("Pinch", scale: 1.5)
        try device.twoFingerRotate("Rotation", degrees: 30)
        try device.settle()

        let subjects = Set(trace.map { $0.prefix { $0 != ":" } })
        #expect(subjects.isSuperset(of: ["Swipe", "Pinch", "Rotation", "Long press"]))
        #expect(trace.last?.hasPrefix("Rotation: ended") == true)
        #expect(device.misuses == [])
    }

    @Test func traceKeepsEqualLinesAndMergesLinesThatDifferInNumbers() throws {
        try device.tap("Tap")
        try device.tap("Tap")
        try device.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400))
        try device.settle()

        #expect(trace.filter { $0.hasPrefix("Tap: ended") }.count == 2)
        #expect(trace.filter { $0.hasPrefix("Edge pan: changed") }.count == 1)
    }

    @Test func theTraceFoldsToItsHeading() throws {
        let shown = page.additionalSafeAreaInsets.bottom

        try device.tap("Hide trace")
        try device.settle()
        #expect(page.additionalSafeAreaInsets.bottom == 46)
        try device.expect("Tap", is: .visible)

        try device.tap("Show trace")
        try device.settle()
        #expect(page.additionalSafeAreaInsets.bottom == shown)
    }

    @Test func cardStaysInItsContainerInANarrowerWindow() throws {
        let desktop = TestDevice(.desktop)
        let page = try #require(GalleryPage.named("gestures")).makeController()
        desktop.show(page)
        try desktop.settle()
        let card = try #require(view(called: "Simultaneous", in: page.view))
        let fixture = try #require(card.superview)

        try desktop.resize(to: CGSize(width: 390, height: 700))
        try desktop.settle()

        #expect(fixture.bounds.contains(card.center))
        #expect(abs(card.center.x - fixture.bounds.midX) < 1)
    }

    private func view(called label: String, in view: UIView) -> UIView? {
        if view.accessibilityLabel == label { return view }
        return view.subviews.lazy.compactMap { self.view(called: label, in: $0) }.first
    }

    @Test func aPanFromTheEdgeIsInTheTrace() throws {
        try device.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400))
        try device.settle()

        #expect(trace.last?.hasPrefix("Edge pan: ended") == true)
    }

    @Test func aSingleTapWaitsWhileTheSwitchIsOn() throws {
        try reach("Single or double")
        #expect(!trace.contains("Single tap: ended"))
        device.advance(by: 0.4)
        #expect(trace.last == "Single tap: ended")

        try device.tap("Clear")
        try reach("Single waits for double")
        try device.settle()
        try device.tap("Single or double")

        #expect(trace.last == "Single tap: ended")
    }

    @Test func tapCancelsTheTouchesOfItsViewWhileTheSwitchIsOn() throws {
        try reach("Touched view")
        // Longer than a scroll view delays content touches.
        try device.press("Touched view", for: 0.3)
        #expect(trace.suffix(2) == ["Tap: ended", "View: touchesCancelled"])

        try reach("cancelsTouchesInView")
        try device.settle()
        try device.press("Touched view", for: 0.3)

        #expect(trace.suffix(2) == ["Tap: ended", "View: touchesEnded"])
    }

    @Test func keysGoToThePanelAfterItIsTapped() throws {
        try reach("Keys")

        try device.key("cmd+k")
        #expect(trace.last == "UIKeyCommand: ⌘K")
        try device.key("shift+left")

        #expect(trace.suffix(2) == ["pressesBegan: ⇧←", "pressesEnded: ⇧←"])
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPadPro11, .desktop]) func traceDoesNotCoverTheSafeArea(
        model: TestDevice.Model
    ) throws {
        let device = TestDevice(model)
        let page = try #require(GalleryPage.named("gestures")).makeController()
        device.show(page)
        try device.settle()

        func frame(_ identifier: String, in view: UIView) -> CGRect? {
            if view.accessibilityIdentifier == identifier { return view.convert(view.bounds, to: nil) }
            return view.subviews.lazy.compactMap { frame(identifier, in: $0) }.first
        }
        let panel = try #require(frame("trace", in: page.view))
        let safe = page.view.bounds.inset(by: page.view.safeAreaInsets)
        #expect(!panel.intersects(safe.insetBy(dx: 0.5, dy: 0.5)))
        #expect(panel.maxX == page.view.bounds.maxX && panel.maxY == page.view.bounds.maxY)
    }
}
