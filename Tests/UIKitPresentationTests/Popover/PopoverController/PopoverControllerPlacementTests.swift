import Testing
import UIKitCore
import VelariumTesting

/// Where a `UIPopoverController` shows its popover, and its anchor.
@MainActor @Suite struct PopoverControllerPlacementTests {
    private let fixture = PopoverControllerFixture()
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 834, height: 44))
    private let taps = Taps()
    private let item = UIBarButtonItem(title: "Share")
    private let sibling = UIBarButtonItem(title: "Edit")
    private var device: TestDevice { fixture.device }
    private var popover: UIPopoverController { fixture.current }
    /// `#expect` reflects every object in its expression when it fails; a plain value keeps that short.
    private var isVisible: Bool { fixture.current.isPopoverVisible }
    private var arrowDirection: UIPopoverArrowDirection { fixture.current.arrowDirection }

    private final class Taps {
        var ofItem = 0
        var ofSibling = 0
    }

    init() throws {
        item.primaryAction = UIAction(title: "Share") { [taps] _ in taps.ofItem += 1 }
        sibling.primaryAction = UIAction(title: "Edit") { [taps] _ in taps.ofSibling += 1 }
        bar.items = [item, .flexibleSpace(), sibling]
        fixture.root.view.addSubview(bar)
        try device.settle()
    }

    // MARK: Bar items

    /// Checklist 42
    @Test(
        arguments: [
            (.any, .up), (.down, .down), (.up, .up), ([.left, .right], .up),
            (.left, .up), ([.right, .down], .down), ([], .up), (.unknown, .up),
        ] as [(UIPopoverArrowDirection, UIPopoverArrowDirection)]) func aPopoverFromABarItemAppearsBelowOrAboveIt(
            permitted: UIPopoverArrowDirection, real: UIPopoverArrowDirection
        ) throws
    {
        try fixture.show(from: item, permitted: permitted)

        let frame = try #require(item.frame(in: device.window))
        #expect(arrowDirection == real)
        let tip = try #require(fixture.record?.arrowTip)
        #expect(tip.y == (real == .up ? frame.maxY : frame.minY) && frame.minX...frame.maxX ~= tip.x)
    }

    @Test func theWholeBarTakesTapsWhileThePopoverIsVisible() throws {
        try fixture.show(from: item)
        #expect(popover.passthroughViews?.contains { $0 === bar } == true)

        try device.tap("Edit")
        try device.tap("Share")
        try device.settle()

        #expect(taps.ofSibling == 1 && taps.ofItem == 1)
        #expect(isVisible && fixture.recorder.calls.isEmpty)
        popover.dismiss(animated: false)
        #expect(popover.passthroughViews == nil)
    }

    // MARK: Rectangles

    /// Checklist 43
    @Test func theArrowPointsAtTheRectangleInTheViewsCoordinates() throws {
        let view = UIView(frame: CGRect(x: 200, y: 400, width: 100, height: 100))
        fixture.root.view.addSubview(view)

        try fixture.show(from: CGRect(x: 20, y: 30, width: 40, height: 10), in: view, permitted: .down)

        try device.expectArrow(.down, at: CGPoint(x: 240, y: 430))
    }

    /// Checklist 44
    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 225, y: 533, width: 400, height: 300)),
        (.down, CGRect(x: 225, y: 187, width: 400, height: 300)),
    ]) func sourceSizeAndDirectionsDetermineTheFrame(direction: UIPopoverArrowDirection, frame: CGRect) throws {
        let source = CGRect(x: 400, y: 500, width: 50, height: 20)

        try fixture.show(from: source, permitted: direction)
        #expect(fixture.bubble == frame)

        popover.setContentSize(CGSize(width: 500, height: 300), animated: false)
        #expect(fixture.bubble == frame.insetBy(dx: -50, dy: 0))
    }

    /// Checklist 52
    @Test func limitedDirectionsMayShrinkThePopover() throws {
        let source = CGRect(x: 400, y: 1100, width: 50, height: 20)
        fixture.popover?.contentSize = CGSize(width: 400, height: 600)

        try fixture.show(from: source, permitted: .left)
        #expect(fixture.bubble.width < 400)
        popover.dismiss(animated: false)
        try fixture.show(from: source)

        #expect(fixture.bubble.size == CGSize(width: 400, height: 600) && arrowDirection == .down)
    }

    @Test func presentingAgainMovesTheVisiblePopover() throws {
        try fixture.show()

        popover.present(
            from: CGRect(x: 100, y: 700, width: 10, height: 10), in: fixture.root.view, permittedArrowDirections: .down,
            animated: true)
        device.advance(by: 0.1)
        let bubble = try #require(fixture.content.view.superview?.superview)
        let middle = try #require(bubble.layer.presentation()).position
        try device.settle()

        try device.expectArrow(.down, at: CGPoint(x: 105, y: 700))
        #expect(middle.x < 425 && middle.x > bubble.center.x)
        #expect(fixture.content.calls.filter { $0 == "viewDidAppear" }.count == 1)
        try device.expectPresentations(1)
    }

    @Test func presentingAgainFromAnItemMovesThePopoverAtOnce() throws {
        try fixture.show()

        popover.present(from: item, permittedArrowDirections: .any, animated: false)

        #expect(fixture.record?.arrowTip?.y == 644)
        try device.tap("Edit")
        #expect(taps.ofSibling == 1)
    }

    /// Checklist 53
    @Test func theDelegateMayChangeTheAnchorOnRotation() throws {
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        fixture.root.view.addSubview(corner)
        try fixture.show()
        fixture.recorder.onReposition = { rect, view in
            rect.pointee = CGRect(x: 50, y: 60, width: 20, height: 20)
            view.pointee = corner
        }

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(fixture.recorder.calls.contains("reposition"))
        try device.expectArrow(.up, at: CGPoint(x: 60, y: 80))
    }

    @Test func aPopoverFollowsItsItemOnRotationWithoutAskingTheDelegate() throws {
        bar.autoresizingMask = [.flexibleWidth]
        try fixture.show(from: sibling)

        try device.rotate(to: .landscapeRight)
        try device.settle()

        let frame = try #require(sibling.frame(in: device.window))
        #expect(frame.minX > 1000 && fixture.record.map { $0.arrowTip!.x > 1000 } == true)
        #expect(fixture.recorder.calls.isEmpty)
    }

    @Test func aLegacyPopoverDoesNotAdaptInCompactWidth() throws {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let root = UIViewController()
        device.show(root)
        let popover = UIPopoverController(contentViewController: UIViewController())

        popover.present(
            from: CGRect(x: 100, y: 100, width: 10, height: 10), in: root.view, permittedArrowDirections: .any,
            animated: false)
        try device.settle()

        try device.expectStyle("popover")
        #expect(device.misuses.count == 1)
        popover.dismiss(animated: false)
    }
}
