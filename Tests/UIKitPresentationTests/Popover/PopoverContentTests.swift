import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Callbacks of a popover's content and changes it may make.
@MainActor @Suite struct PopoverContentTests {
    private let fixture = PopoverFixture(.iPadPro11)
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    // MARK: Order and environment

    @Test func anUnanimatedPopoverCompletesBeforeTheNextFrame() throws {
        let content = fixture.popover()

        root.present(content, animated: false) { content.calls.append("completion") }
        device.advance(by: 0)

        #expect(
            content.calls == ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "completion"])
        root.dismiss(animated: false) { content.calls.append("completion") }
        #expect(content.calls.suffix(3) == ["viewWillDisappear", "viewDidDisappear", "completion"])
    }

    @Test func viewIsAppearingSeesFinalGeometryAndTraits() throws {
        let content = fixture.popover()
        var heard = false
        content.actions[.viewIsAppearing] = { [unowned content] in
            heard = true
            #expect(content.view.window === device.window)
            #expect(content.view.bounds.size == CGSize(width: 100, height: 93))
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
            #expect(content.traitCollection.horizontalSizeClass == .compact)
            #expect(content.traitCollection.userInterfaceLevel == .elevated)
            #expect(content.view.traitCollection.horizontalSizeClass == .compact)
            #expect(content.popoverPresentationController?.arrowDirection == .up)
            #expect(content.isBeingPresented)
        }

        root.present(content, animated: true)
        try device.settle()

        #expect(heard)
    }

    /// The arrow's inset applies to every view in the popover.
    @Test func aContextualPresentationInAPopoverKeepsTheArrowInset() throws {
        let content = fixture.popover(size: CGSize(width: 200, height: 160))
        content.definesPresentationContext = true
        try fixture.present(content)
        let frame = fixture.frame(of: content)
        let contextPresented = ScriptedController()
        contextPresented.modalPresentationStyle = .currentContext

        try fixture.present(contextPresented, on: content)

        #expect(fixture.frame(of: contextPresented) == frame)
        #expect(contextPresented.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    }

    @Test func aViewLoadedEarlyReceivesOneTraitChange() throws {
        let content = fixture.popover()
        #expect(content.view.traitCollection.horizontalSizeClass == .regular)
        content.traitChanges = []

        root.present(content, animated: true)
        try device.settle()

        #expect(content.traitChanges.count == 1)
        #expect(content.traitChanges.first??.horizontalSizeClass == .regular)
    }

    @Test func systemAndOverriddenInterfaceStylesReachTheContent() throws {
        let plain = fixture.popover()
        let light = fixture.popover()
        light.overrideUserInterfaceStyle = .light
        try fixture.present(plain)
        try fixture.present(
            {
                fixture.anchor(light, from: plain.view, at: .null); return light
            }(), on: plain)
        plain.traitChanges = []
        light.traitChanges = []

        try device.setStyle(.dark)
        try device.settle()

        #expect(plain.traitCollection.userInterfaceStyle == .dark)
        #expect(plain.traitChanges.count == 1)
        #expect(light.traitCollection.userInterfaceStyle == .light)
        #expect(light.traitChanges.isEmpty)
    }

    // MARK: Size

    /// Checklist 7
    @Test(arguments: TestDevice.Era.allCases) func thePopoverHasThePreferredContentSize(era: TestDevice.Era) throws {
        let fixture = PopoverFixture(.iPadPro11, era: era)
        let content = fixture.popover(size: CGSize(width: 200, height: 200))

        try fixture.present(content)

        #expect(fixture.device.system.presentations.last?.bubble == CGRect(x: 25, y: 333, width: 200, height: 200))
    }

    @Test func aSizeSetInViewDidLoadCounts() throws {
        let content = fixture.popover(size: .zero)
        content.actions[.viewDidLoad] = { [unowned content] in
            content.preferredContentSize = CGSize(width: 150, height: 120)
        }

        try fixture.present(content)

        #expect(content.view.bounds.size == CGSize(width: 150, height: 133))
    }

    @Test func aSizeThatChangesDuringTheAnimationCounts() throws {
        let content = fixture.popover()
        root.present(content, animated: true)
        device.advance(by: 0.1)

        content.preferredContentSize = CGSize(width: 150, height: 120)
        try device.settle()

        #expect(content.view.bounds.size == CGSize(width: 150, height: 133))
        #expect(content.view.safeAreaInsets.top == 13)
        #expect(content.calls.last == "viewDidAppear")
    }

    @Test func clearingThePreferredSizeRestoresTheDefault() throws {
        let content = fixture.popover()
        try fixture.present(content)

        content.preferredContentSize = .zero
        try device.settle()

        #expect(content.view.bounds.size == CGSize(width: 320, height: 493))
    }

    @Test func aNonFiniteSizeIsPositionedOnce() throws {
        let content = fixture.popover()
        try fixture.present(content)
        content.preferredContentSize = CGSize(width: CGFloat.nan, height: 50)
        try device.settle()
        let repositions = fixture.recorder.repositions

        for _ in 0..<3 {
            root.view.setNeedsLayout()
            content.popoverPresentationController?.containerView?.setNeedsLayout()
            try device.settle()
        }

        #expect(fixture.recorder.repositions == repositions)
        #expect(device.window.bounds.contains(fixture.frame(of: content)))
    }

    // MARK: Colors

    /// Checklist 9
    @Test func theBackgroundColorMayChangeWhileThePopoverIsShown() throws {
        let content = fixture.popover()
        try fixture.present(content)

        content.popoverPresentationController?.backgroundColor = .red
        try device.settle()

        let red = Picture.Color(red: 255, green: 0, blue: 0)
        for point in [CGPoint(x: 125, y: 325), CGPoint(x: 125, y: 370)] {
            #expect(device.picture().color(atX: point.x, y: point.y).isClose(to: red, within: 1), "at \(point)")
        }
        content.popoverPresentationController?.backgroundColor = nil
        try device.settle()
        // The material over a black screen.
        #expect(device.picture().color(atX: 125, y: 370) == Picture.Color(red: 196, green: 196, blue: 196))
    }

    @Test func darkStyleReachesTheChromeWhileItIsShown() throws {
        let content = fixture.popover()
        content.popoverPresentationController?.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .blue : .red
        }
        try fixture.present(content)

        try device.setStyle(.dark)
        try device.settle()

        let blue = Picture.Color(red: 0, green: 0, blue: 255)
        #expect(device.picture().color(atX: 125, y: 325).isClose(to: blue, within: 1))
        #expect(device.picture().color(atX: 125, y: 370).isClose(to: blue, within: 1))
    }

    // MARK: Touches

    @Test func isModalInPresentationMayChangeWhileThePopoverIsShown() throws {
        let content = fixture.popover()
        content.isModalInPresentation = true
        try fixture.present(content)
        try fixture.tapOutside()
        #expect(root.presentedViewController === content)
        #expect(fixture.recorder.calls == ["attempt"])

        content.isModalInPresentation = false
        try fixture.tapOutside()

        #expect(root.presentedViewController == nil)
    }

    @Test func passthroughViewsMayChangeWhileItIsShown() throws {
        let content = fixture.popover()
        let view = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
        root.view.addSubview(view)
        try fixture.present(content)

        content.popoverPresentationController?.passthroughViews = [view]
        try fixture.tap(at: PopoverFixture.outside)
        #expect(root.presentedViewController === content)

        content.popoverPresentationController?.passthroughViews = nil
        try fixture.tap(at: PopoverFixture.outside)
        #expect(root.presentedViewController == nil)
    }

    /// A touch that would not hit the passthrough view is a touch outside.
    @Test(arguments: [true, false]) func aHiddenOrCoveredPassthroughViewPassesNoTouches(isCovered: Bool) throws {
        let holder = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
        let view = UIView(frame: holder.bounds)
        holder.addSubview(view)
        root.view.addSubview(holder)
        if isCovered {
            root.view.addSubview(UIView(frame: holder.frame))
        } else {
            holder.isHidden = true
        }
        let content = fixture.popover()
        content.popoverPresentationController?.passthroughViews = [view]
        try fixture.present(content)

        try fixture.tap(at: PopoverFixture.outside)

        #expect(root.presentedViewController == nil)
    }

    @Test func aTapOnTheArrowDoesNotCloseThePopover() throws {
        try fixture.present(fixture.popover())

        try device.tap(x: 125, y: 328)
        try device.settle()

        try device.expectPresentations(1)
        #expect(fixture.recorder.calls.isEmpty)
    }

    @Test func touchesDuringTransitionsReachNothing() throws {
        let view = UIButton(type: .system)
        view.frame = CGRect(x: 0, y: 700, width: 100, height: 100)
        var taps = 0
        view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(view)
        let content = fixture.popover()
        content.popoverPresentationController?.passthroughViews = [view]
        root.present(content, animated: true)
        device.advance(by: 0.05)

        try device.tap(x: PopoverFixture.outside.x, y: PopoverFixture.outside.y)
        try device.settle()

        #expect(taps == 0)
        #expect(root.presentedViewController === content)
        #expect(fixture.recorder.calls.isEmpty)
    }

    @Test func escapeDuringTransitionsChangesNothing() throws {
        let content = fixture.popover()
        root.present(content, animated: true)
        device.advance(by: 0.05)

        try device.key("escape")
        try device.settle()

        #expect(root.presentedViewController === content)
        #expect(device.misuses.isEmpty)
    }
}
