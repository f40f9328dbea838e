import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// How a drag is shared between a sheet with detents and a scroll view inside it.
@MainActor @Suite struct DetentScrollingTests {
    /// Where a drag on a scroll view begins and goes, and who moves.
    struct Drag: Sendable, CustomStringConvertible {
        let detent: String
        let offset: CGFloat
        let distance: CGFloat
        let seconds: Double
        var prefersExpanding = true
        /// The sheet's height after it has settled; nil if it is dismissed.
        let height: CGFloat?
        /// Whether the content is scrolled away from `offset` at the end.
        let scrolls: Bool
        var description: String { "\(detent), offset \(offset), \(distance) points in \(seconds) s" }
    }

    /// Distances are positive downward. Slow, normal and fast drags; content at its top and below.
    @Test(arguments: [
        // At medium, upward: the sheet grows, content at its top stays.
        Drag(detent: "medium", offset: 0, distance: -250, seconds: 1, height: 787, scrolls: false),
        Drag(detent: "medium", offset: 0, distance: -250, seconds: 0.3, height: 787, scrolls: false),
        Drag(detent: "medium", offset: 0, distance: -60, seconds: 0.05, height: 787, scrolls: false),
        Drag(detent: "medium", offset: 0, distance: -60, seconds: 1, height: 422, scrolls: false),
        // The drag goes on to scroll at the largest detent.
        Drag(detent: "medium", offset: 0, distance: -560, seconds: 1, height: 787, scrolls: true),
        Drag(detent: "medium", offset: 0, distance: -560, seconds: 0.3, height: 787, scrolls: true),
        // Content that is scrolled already moves itself.
        Drag(detent: "medium", offset: 300, distance: -250, seconds: 0.5, height: 422, scrolls: true),
        Drag(detent: "medium", offset: 300, distance: 150, seconds: 0.5, height: 422, scrolls: true),
        // Content that reaches its top during the drag does not move the sheet.
        Drag(detent: "large", offset: 50, distance: 400, seconds: 0.5, height: 787, scrolls: true),
        Drag(detent: "large", offset: 50, distance: 400, seconds: 0.1, height: 787, scrolls: true),
        // At large, upward: the content scrolls. Downward from its top: the sheet shrinks or is dismissed.
        Drag(detent: "large", offset: 0, distance: -250, seconds: 0.5, height: 787, scrolls: true),
        Drag(detent: "large", offset: 0, distance: 300, seconds: 1, height: 422, scrolls: false),
        Drag(detent: "large", offset: 0, distance: 100, seconds: 0.08, height: 422, scrolls: false),
        Drag(detent: "medium", offset: 0, distance: 300, seconds: 0.2, height: nil, scrolls: false),
        // Without the preference only drags outside the scroll view resize.
        Drag(
            detent: "medium", offset: 0, distance: -250, seconds: 0.5, prefersExpanding: false, height: 422,
            scrolls: true),
        Drag(
            detent: "large", offset: 0, distance: 300, seconds: 0.5, prefersExpanding: false, height: 787,
            scrolls: false),
        Drag(
            detent: "medium", offset: 0, distance: 300, seconds: 0.2, prefersExpanding: false, height: nil,
            scrolls: false),
    ])
    func aDragOnAScrollViewMovesTheSheetOrTheContent(_ drag: Drag) throws {
        let fixture = try ScrollingSheet(at: drag.detent, offset: drag.offset, expands: drag.prefersExpanding)
        let start: CGFloat = drag.distance < 0 ? 780 : 500

        try fixture.base.device.drag(
            from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: start + drag.distance), in: drag.seconds)
        try fixture.base.device.settle()

        #expect((fixture.base.base.root.presentedViewController == nil) == (drag.height == nil))
        if let height = drag.height { #expect(fixture.base.height == height) }
        #expect((abs(fixture.scroll.contentOffset.y - drag.offset) > 1) == drag.scrolls)
    }

    struct Path: Sendable {
        let detent: String
        let step: CGFloat
    }

    /// The sheet's upper edge and the content together follow the finger: frame by frame, neither jumps, whatever the
    /// speed and however often the finger turns.
    @Test(
        arguments: ["medium", "large"].flatMap { detent in
            [3, 11, 37, 90].map { Path(detent: detent, step: $0) }
        })
    func neitherTheSheetNorTheContentJumps(_ path: Path) throws {
        let fixture = try ScrollingSheet(at: path.detent, offset: 0, expands: true)
        let finger = SheetDrag(on: fixture.base.device, x: 195, y: 700)
        var y: CGFloat = 700
        var last: CGFloat?
        func reach(_ goal: CGFloat) {
            while y != goal {
                y += min(max(goal - y, -path.step), path.step)
                finger.move(to: CGPoint(x: 195, y: y))
                // The position of the content's first line on the screen.
                let line = 844 - fixture.base.shownHeight - fixture.scroll.contentOffset.y
                if let last { #expect(abs(line - last) <= path.step + 0.6) }
                last = line
            }
        }

        if path.detent == "medium" { reach(100) } else { reach(820) }
        reach(700)
        reach(path.detent == "medium" ? 820 : 600)
        reach(300)
        finger.lift()
        try fixture.base.device.settle()
    }

    @Test func contentThatADragWentOnToScrollKeepsItsSpeedAndReportsTheDrag() throws {
        let fixture = try ScrollingSheet(at: "medium", offset: 0, expands: true)
        let recorder = ScrollRecorder()
        fixture.scroll.delegate = recorder
        let finger = SheetDrag(on: fixture.base.device, x: 195, y: 780)
        for step in 1...20 { finger.move(to: CGPoint(x: 195, y: 780 - 30 * CGFloat(step))) }
        #expect(fixture.base.height == 787)
        let reached = fixture.scroll.contentOffset.y
        #expect(abs(reached - (590 - 365)) < 1)
        #expect(fixture.scroll.isTracking && fixture.scroll.isDragging)

        finger.lift()
        try fixture.base.device.settle()

        #expect(fixture.scroll.contentOffset.y > reached + 100)
        #expect(recorder.calls == ["begin", "end decelerating", "decelerated"])
        #expect(fixture.base.sheet.selectedDetentIdentifier == .large)
    }
}

/// A sheet at medium or large, filled by a scroll view.
@MainActor private struct ScrollingSheet {
    let base: DetentFixture
    let scroll = UIScrollView()

    init(at detent: String, offset: CGFloat, expands: Bool) throws {
        base = try DetentFixture {
            $0.selectedDetentIdentifier = detent == "large" ? .large : .medium
            $0.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        scroll.frame = base.content.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 4000)
        scroll.contentOffset.y = offset
        base.content.view.addSubview(scroll)
        try base.device.settle()
    }
}

@MainActor private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append(decelerate ? "end decelerating" : "end")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("decelerated") }
}
