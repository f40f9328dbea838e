import Testing
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

/// Creation, ownership and configuration of `UIPopoverController`.
@MainActor @Suite struct UIPopoverControllerTests {
    private let fixture = PopoverControllerFixture()
    private var device: TestDevice { fixture.device }

    /// Checklist 1
    @Test func bothPopoverAPIsProduceTheSameFrame() throws {
        try fixture.show()
        let classic = fixture.bubble
        try device.expectArrow(.up, at: CGPoint(x: 425, y: 320))
        fixture.popover?.dismiss(animated: false)
        let modern = UIViewController()
        modern.modalPresentationStyle = .popover
        modern.preferredContentSize = CGSize(width: 400, height: 300)
        modern.popoverPresentationController?.sourceView = fixture.root.view
        modern.popoverPresentationController?.sourceRect = PopoverControllerFixture.anchor

        fixture.root.present(modern, animated: false)
        try device.settle()

        #expect(fixture.bubble == classic && classic == CGRect(x: 225, y: 333, width: 400, height: 300))
    }

    /// Checklist 32
    @Test func aPopoverControllerIsNotAViewControllerAndShowsItsContentInTheWindow() throws {
        try fixture.show()
        let view = try #require(fixture.content.view)
        let layer = try #require(device.window.subviews.last)

        #expect((fixture.popover as AnyObject?) is UIViewController == false)
        #expect(view.isDescendant(of: layer) && layer.frame == device.window.bounds)
        #expect(!view.isDescendant(of: fixture.root.view))
        #expect(fixture.root.presentedViewController == nil && fixture.content.presentingViewController == nil)
        #expect(fixture.content.activePresentationController == nil)
    }

    /// A popover out of a sheet dims the sheet, not the page that the sheet has dimmed already.
    @Test func thePresenterIsTheControllerOfTheAnchorsView() throws {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        fixture.root.present(sheet, animated: false)
        try device.settle()
        let before = sheet.view.tintAdjustmentMode

        try fixture.show(from: CGRect(x: 200, y: 100, width: 50, height: 20), in: sheet.view)

        #expect(before == .normal && sheet.view.tintAdjustmentMode == .dimmed)
        fixture.current.dismiss(animated: false)
        try device.settle()
        #expect(sheet.view.tintAdjustmentMode == .normal && fixture.root.view.tintAdjustmentMode == .dimmed)
    }

    /// Checklist 36
    @Test(arguments: [0, 1, 2, 3]) func containerAndTableControllersCanBeContent(number: Int) throws {
        fixture.becomeCurrent()
        let kinds: [UIViewController] = [
            UIViewController(), UITableViewController(style: .plain),
            UINavigationController(rootViewController: UIViewController()), UISplitViewController(),
        ]
        let content = kinds[number]
        fixture.popover = UIPopoverController(contentViewController: content)

        try fixture.show()

        #expect(fixture.popover?.contentViewController === content && fixture.popover?.isPopoverVisible == true)
        #expect(content.view.window === device.window && device.misuses.isEmpty)
    }

    @Test func theContentReceivesAppearanceCallbacks() throws {
        try fixture.show(animated: true)
        #expect(fixture.content.calls == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(!fixture.content.isBeingPresented)

        fixture.popover?.dismiss(animated: true)
        try device.settle()

        #expect(fixture.content.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(fixture.root.calls.contains("viewWillDisappear") == false)
    }

    /// Checklist 41
    @Test func aConfiguredPopoverIsVisibleUntilATapOutside() throws {
        fixture.becomeCurrent()
        let popover = UIPopoverController(contentViewController: fixture.content)
        popover.contentSize = CGSize(width: 350, height: 200)
        popover.delegate = fixture.recorder
        fixture.popover = popover
        #expect(!popover.isPopoverVisible && popover.arrowDirection == .unknown)

        try fixture.show()

        #expect(popover.isPopoverVisible && popover.arrowDirection == .up)
        #expect(fixture.bubble.size == CGSize(width: 350, height: 200))
        try fixture.tapOutside()
        #expect(fixture.recorder.calls == ["should", "did"])
        #expect(!popover.isPopoverVisible && popover.arrowDirection == .unknown)
    }

    // MARK: Ownership

    /// Checklist 45
    @Test(arguments: [0, 0.1, 1]) func releasingAVisiblePopoverRaisesAndRemovesIt(seconds: Double) throws {
        weak let dropped = fixture.current
        fixture.popover?.present(
            from: PopoverControllerFixture.anchor, in: fixture.root.view, permittedArrowDirections: .any, animated: true
        )
        if seconds > 0 { device.advance(by: seconds) }

        fixture.popover = nil

        #expect(dropped == nil)
        #expect(fixture.messages == ["-[UIPopoverController dealloc] reached while popover is still visible."])
        #expect(device.misuses.allSatisfy { $0.raises })
        try device.settle()
        try device.expectPresentations(0)
        #expect(fixture.content.viewIfLoaded?.window == nil && fixture.recorder.calls.isEmpty)
    }

    @Test func releasingAPopoverDuringItsDismissalIsAllowed() throws {
        try fixture.show()
        fixture.popover?.dismiss(animated: true)
        device.advance(by: 0.05)

        fixture.popover = nil
        try device.settle()

        #expect(device.misuses.isEmpty && fixture.content.calls.last == "viewDidDisappear")
    }

    /// Checklist 52
    @Test func aDismissedPopoverCanBePresentedWithOtherContent() throws {
        try fixture.show()
        fixture.popover?.dismiss(animated: false)
        let other = ScriptedController()
        other.preferredContentSize = CGSize(width: 330, height: 150)

        fixture.popover?.contentViewController = other
        fixture.popover?.backgroundColor = .red
        try fixture.show(from: CGRect(x: 100, y: 900, width: 10, height: 10), permitted: .down)

        #expect(fixture.bubble.size == CGSize(width: 330, height: 150))
        try device.expectArrow(.down, at: CGPoint(x: 105, y: 900))
        #expect(fixture.content.view.window == nil && other.calls.last == "viewDidAppear")
        #expect(device.misuses.isEmpty)
    }

    // MARK: Appearance

    /// Checklist 53
    @Test func marginsAndColorApplyBeforeAndDuringThePresentation() throws {
        let popover = fixture.current
        #expect(popover.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(popover.passthroughViews == nil && popover.backgroundColor == nil && popover.backgroundViewClass == nil)
        popover.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        popover.layoutMargins = UIEdgeInsets(top: 10, left: 300, bottom: 10, right: 10)

        try fixture.show(permitted: .up)
        #expect(fixture.bubble.minX == 300)
        #expect(
            device.picture().color(atX: 425, y: 330).isClose(
                to: Picture.Color(red: 255, green: 0, blue: 0), within: 8))

        popover.layoutMargins = UIEdgeInsets(top: 10, left: 100, bottom: 300, right: 300)
        popover.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        try device.settle()
        #expect(fixture.bubble.maxX == 534)
        #expect(
            device.picture().color(atX: 425, y: 330).isClose(
                to: Picture.Color(red: 0, green: 0, blue: 255), within: 8))
    }

    @Test func theBackgroundViewClassDrawsThePopover() throws {
        fixture.popover?.backgroundViewClass = Frame.self

        try fixture.show()

        let bubble = try #require(fixture.content.view.superview?.superview)
        let frame = try #require(bubble.subviews.first as? Frame)
        #expect(
            frame.direction == .up && fixture.record?.contentFrame == CGRect(x: 225, y: 350, width: 400, height: 300))
    }

    @Test func anInvalidBackgroundViewClassRaisesAndTheSystemBackgroundIsShown() throws {
        fixture.popover?.backgroundViewClass = UILabel.self

        try fixture.show()

        #expect(
            fixture.messages == [
                "The popoverBackgroundViewClass UILabel must be a subclass of UIPopoverBackgroundView."
            ])
        #expect(fixture.bubble.size == CGSize(width: 400, height: 300))
    }

    @Test func creatingAPopoverControllerOnAPhoneRaises() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.show(UIViewController())

        let popover = UIPopoverController(contentViewController: UIViewController())

        let words =
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
        #expect(device.misuses.map(\.message) == [words] && device.misuses.allSatisfy { $0.raises })
        #expect(!popover.isPopoverVisible)
    }
}

/// A border of 10 points with an arrow 20 points high.
private final class Frame: UIPopoverBackgroundView {
    private(set) var direction = UIPopoverArrowDirection.unknown
    private var offset: CGFloat = 0

    override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set { direction = newValue }
    }
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) }
}
