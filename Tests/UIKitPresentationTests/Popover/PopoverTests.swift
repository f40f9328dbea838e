import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct PopoverTests {
    private let root = UIViewController()
    private let delegate = Adapter()

    private func present(
        on device: TestDevice, at rect: CGRect, size: CGSize = CGSize(width: 120, height: 80),
        _ configure: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> UIViewController {
        device.recordsMisuses = true
        device.show(root)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        let popover = try #require(content.popoverPresentationController)
        popover.delegate = delegate
        popover.sourceView = root.view
        popover.sourceRect = rect
        configure(popover)
        root.present(content, animated: false)
        try device.settle()
        return content
    }

    // MARK: Position

    /// Checklist 18
    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGPoint(x: 195, y: 430)), (.down, CGPoint(x: 195, y: 410)),
        (.left, CGPoint(x: 220, y: 420)), (.right, CGPoint(x: 170, y: 420)),
    ]) func theTipIsTheMiddleOfTheAnchorEdgeFacingThePopover(direction: UIPopoverArrowDirection, tip: CGPoint) throws {
        let device = TestDevice(.iPhone14)

        _ = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20)) {
            $0.permittedArrowDirections = direction
        }

        try device.expectArrow(direction, at: tip)
    }

    /// Checklist 23
    @Test func theArrowDirectionIsKnownOnlyWhileThePopoverIsOnTheScreen() throws {
        let device = TestDevice(.iPhone14)
        var popover: UIPopoverPresentationController?
        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20)) {
            popover = $0
            #expect($0.arrowDirection == .unknown)
        }
        #expect(popover?.arrowDirection == .up)

        content.dismiss(animated: false)

        #expect(popover?.arrowDirection == .unknown)
    }

    @Test func aNullSourceRectMeansTheSourceViewsBounds() throws {
        let device = TestDevice(.iPadPro11)

        _ = try present(on: device, at: .null) { popover in
            let view = UIView(frame: CGRect(x: 300, y: 300, width: 60, height: 40))
            root.view.addSubview(view)
            popover.sourceView = view
        }

        try device.expectArrow(.up, at: CGPoint(x: 330, y: 340))
    }

    @Test func beforeIOS13TheDefaultSourceRectIsZero() throws {
        let device = TestDevice(.iPadPro11, era: .iOS12)
        device.show(root)
        let content = UIViewController()
        content.modalPresentationStyle = .popover

        #expect(content.popoverPresentationController?.sourceRect == .zero)
    }

    /// Checklist 15: each margin by itself in the corners of the screen, 10 points by default. Since iOS 13 the home
    /// indicator's area is kept clear.
    @Test(arguments: [(TestDevice.Era.iOS11, 1184), (.iOS12, 1184), (.iOS17, 1164), (.iOS18, 1164)])
    func layoutMarginsKeepThePopoverOffTheEdges(era: TestDevice.Era, lowest: CGFloat) throws {
        let fixture = PopoverFixture(.iPadPro11, era: era)
        func frame(at corner: CGPoint, _ margins: UIEdgeInsets? = nil) throws -> CGRect {
            let content = fixture.popover(at: CGRect(origin: corner, size: CGSize(width: 20, height: 10)))
            if let margins { content.popoverPresentationController?.popoverLayoutMargins = margins }
            try fixture.present(content)
            defer { content.dismiss(animated: false) }
            return try #require(content.presentationController).frameOfPresentedViewInContainerView
        }
        let top = CGPoint.zero
        let bottom = CGPoint(x: 814, y: 1184)
        let margins = UIEdgeInsets(top: 41, left: 32, bottom: 53, right: 24)

        let upper = try frame(at: top)
        let lower = try frame(at: bottom)
        let kept = try frame(at: top, margins)
        let clear = try frame(at: bottom, margins)

        #expect(upper.origin == CGPoint(x: 10, y: 34))
        #expect(lower.maxX == 824 && lower.maxY == lowest)
        #expect(kept.origin == CGPoint(x: 32, y: 65))
        #expect(clear.maxX == 810 && clear.maxY == lowest - 43)
    }

    /// Half of the arrow's base of 37 points plus the corner radius of 13: as close as the tip can get to its anchor.
    @Test func besideACornerTheArrowsBaseBeginsWhereTheCornerEnds() throws {
        let fixture = PopoverFixture()

        try fixture.present(
            fixture.popover(at: CGRect(x: 0, y: 300, width: 4, height: 20), size: CGSize(width: 200, height: 80)))

        let tip = try #require(fixture.device.system.presentations.last?.arrowTip)
        #expect(abs(tip.x - (10 + 13 + 37.0 / 2)) < 0.01, "\(tip)")
    }

    @Test func theArrowAddsToTheContentsSafeArea() throws {
        let device = TestDevice(.iPhone14)

        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))

        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(content.view.bounds.size == CGSize(width: 120, height: 93))
    }

    @Test func beforeIOS13TheContentExcludesTheArrow() throws {
        let device = TestDevice(.iPhone14, era: .iOS12)

        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))

        #expect(content.view.safeAreaInsets == .zero)
        #expect(content.view.bounds.size == CGSize(width: 120, height: 80))
    }

    @Test func contentWithoutASizeGetsTheUsualOne() throws {
        let device = TestDevice(.iPadPro11)

        let content = try present(on: device, at: CGRect(x: 400, y: 100, width: 50, height: 20), size: .zero)

        #expect(content.view.bounds.size == CGSize(width: 320, height: 493))
    }

    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect.infinite,
        CGRect(x: -1e9, y: -1e9, width: 10, height: 10), CGRect(x: 100, y: 100, width: -40, height: -40),
    ]) func anInvalidAnchorKeepsThePopoverOnTheScreen(rect: CGRect) throws {
        let device = TestDevice(.iPhone14)

        let content = try present(on: device, at: rect)

        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(device.window.bounds.contains(frame), "\(frame)")
    }

    @Test(arguments: [
        CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 50), CGSize(width: 5000, height: 5000),
    ])
    func anInvalidPreferredSizeKeepsThePopoverOnTheScreen(size: CGSize) throws {
        let device = TestDevice(.iPhone14)

        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20), size: size)

        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(device.window.bounds.contains(frame), "\(frame)")
    }

    // MARK: Touches

    /// Checklist 14
    @Test func passthroughViewsReceiveTouchesWhileThePopoverIsShown() throws {
        let device = TestDevice(.iPhone14)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 700, width: 100, height: 44)
        button.setTitle("Pass", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20)) { popover in
            root.view.addSubview(button)
            popover.passthroughViews = [button]
        }

        try device.tap("Pass")
        try device.settle()

        #expect(taps == 1)
        #expect(root.presentedViewController === content)
    }

    /// Checklist 14
    @Test func aTapOutsideDismissesThePopoverWithoutReachingViews() throws {
        let device = TestDevice(.iPhone14)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 700, width: 100, height: 44)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        _ = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20)) { _ in
            root.view.addSubview(button)
        }

        try device.tap(x: 70, y: 720)
        try device.settle()

        #expect(taps == 0)
        #expect(root.presentedViewController == nil)
    }

    // MARK: Adaptivity

    /// Checklist 5
    @Test(arguments: [
        (TestDevice.Era.iOS11, "fullScreen"), (.iOS12, "fullScreen"), (.iOS17, "formSheet"), (.iOS18, "formSheet"),
    ]) func inCompactWidthAPopoverAdaptsUnlessTheDelegateReturnsNone(era: TestDevice.Era, style: String) throws {
        let device = TestDevice(.iPhone14, era: era)
        delegate.answer = nil

        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))

        try device.expectStyle(style)
        #expect(content.modalPresentationStyle == .popover)
        #expect(delegate.announced == [style])
    }

    @Test func inRegularWidthThePopoverStaysWhenTheDelegateReturnsNone() throws {
        let device = TestDevice(.iPadPro11)

        _ = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))

        try device.expectStyle("popover")
        #expect(delegate.asked == 1 && delegate.announced == ["none"])
    }

    @Test func aPopoversContentHasACompactWidth() throws {
        let device = TestDevice(.iPadPro11)

        let content = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))

        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.view.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
    }

    // MARK: Delegate

    /// Checklist 24
    @Test func prepareForPopoverPresentationIsCalledBeforeTheContainerExists() throws {
        let device = TestDevice(.iPhone14)
        delegate.prepare = { popover in
            #expect(popover.containerView == nil)
            popover.permittedArrowDirections = .down
        }

        _ = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))

        try device.expectArrow(.down, at: CGPoint(x: 195, y: 410))
    }

    /// Checklist 27
    @Test func theDelegateMayChangeTheAnchorOnAResize() throws {
        let device = TestDevice(.desktop)
        delegate.reposition = { rect, view in rect.pointee = CGRect(x: 300, y: 200, width: 10, height: 10) }
        _ = try present(on: device, at: CGRect(x: 170, y: 410, width: 50, height: 20))
        #expect(delegate.repositions == 0)

        try device.resize(to: CGSize(width: 900, height: 700))
        try device.settle()

        #expect(delegate.repositions > 0)
        try device.expectArrow(.up, at: CGPoint(x: 305, y: 210))
    }
}

@MainActor private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var answer: UIModalPresentationStyle? = UIModalPresentationStyle.none
    var asked = 0
    var announced: [String] = []
    var prepare: (UIPopoverPresentationController) -> Void = { _ in }
    var reposition: (UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void = { _, _ in }
    var repositions = 0

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked += 1
        return answer ?? controller.adaptivePresentationStyle(for: traitCollection)
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { announced.append("\(style)") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        prepare(popoverPresentationController)
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        repositions += 1
        reposition(rect, view)
    }
}
