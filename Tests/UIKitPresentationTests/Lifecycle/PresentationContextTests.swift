import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Which controller presents in a context, and how a contextual presentation follows its containers.
@MainActor @Suite struct PresentationContextTests {
    private let fixture = PopoverFixture()
    private let definer = ScriptedController()
    private var root: ScriptedController { fixture.root }
    private var device: TestDevice { fixture.device }

    /// Adds a child in the lower half of the root's view that defines a presentation context.
    private func makeContext() {
        definer.definesPresentationContext = true
        root.addChild(definer)
        definer.view.frame = CGRect(x: 0, y: 422, width: 390, height: 422)
        root.view.addSubview(definer.view)
        definer.didMove(toParent: root)
        root.calls = []
        definer.calls = []
    }

    private func content(_ style: UIModalPresentationStyle) -> ScriptedController {
        fixture.becomeCurrent()
        let content = ScriptedController()
        content.modalPresentationStyle = style
        return content
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func contextualStylesCoverOnlyTheDefiner(style: UIModalPresentationStyle) throws {
        makeContext()
        let inner = ScriptedController()
        definer.addChild(inner)
        definer.view.addSubview(inner.view)
        inner.didMove(toParent: definer)
        let contextPresented = content(style)

        try fixture.present(contextPresented, on: inner)

        #expect(contextPresented.presentingViewController === definer)
        #expect(fixture.frame(of: contextPresented) == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(root.view.window != nil)
        #expect((definer.view.window == nil) == (style == .currentContext))
        #expect(root.calls.isEmpty)
        #expect(definer.calls == (style == .currentContext ? ["viewWillDisappear", "viewDidDisappear"] : []))

        contextPresented.dismiss(animated: true)
        try device.settle()
        #expect(definer.view.superview === root.view)
        #expect(definer.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        try device.expectPresentations(0)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func withoutADefinerTheRootPresents(style: UIModalPresentationStyle) throws {
        makeContext()
        definer.definesPresentationContext = false
        let contextPresented = content(style)

        try fixture.present(contextPresented, on: definer)

        #expect(contextPresented.presentingViewController === root)
        #expect(fixture.frame(of: contextPresented) == device.window.bounds)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func fullScreenStylesArePresentedByTheRoot(style: UIModalPresentationStyle) throws {
        makeContext()
        let contextPresented = content(.overCurrentContext)
        try fixture.present(contextPresented, on: definer)
        let page = content(style)

        try fixture.present(page, on: contextPresented)

        #expect(page.presentingViewController === root)
        #expect(fixture.frame(of: page) == device.window.bounds)
        #expect(definer.presentedViewController === contextPresented)
    }

    @Test func aContextualPresentationAppearsAndDisappearsWithItsContainers() throws {
        makeContext()
        let contextPresented = content(.currentContext)
        try fixture.present(contextPresented, on: definer)
        contextPresented.calls = []
        definer.calls = []
        let page = content(.fullScreen)

        try fixture.present(page)
        #expect(contextPresented.calls == ["viewWillDisappear", "viewDidDisappear"])
        page.dismiss(animated: true)
        try device.settle()

        #expect(contextPresented.calls.suffix(3) == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(definer.calls.isEmpty)
        #expect(contextPresented.view.window === device.window)
        #expect(device.misuses.isEmpty)
    }

    @Test func dismissingAContainerEndsItsContextualPresentation() throws {
        let page = content(.fullScreen)
        let inner = ScriptedController()
        inner.definesPresentationContext = true
        page.addChild(inner)
        page.view.addSubview(inner.view)
        inner.didMove(toParent: page)
        try fixture.present(page)
        let contextPresented = content(.overCurrentContext)
        try fixture.present(contextPresented, on: inner)
        try device.expectPresentations(2)

        root.dismiss(animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.ends == ["code", "code"])
        #expect(contextPresented.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(contextPresented.presentingViewController == nil && inner.presentedViewController == nil)
    }

    @Test func removingTheDefinerEndsItsContextualPresentation() throws {
        makeContext()
        let contextPresented = content(.overCurrentContext)
        try fixture.present(contextPresented, on: definer)

        definer.willMove(toParent: nil)
        definer.view.removeFromSuperview()
        definer.removeFromParent()
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.ends == ["replaced"])
        #expect(contextPresented.view.window == nil)
        #expect(contextPresented.calls.last == "viewDidDisappear")
    }

    @Test func hidingTheWindowHidesAContextualPresentation() throws {
        makeContext()
        let contextPresented = content(.currentContext)
        try fixture.present(contextPresented, on: definer)
        contextPresented.calls = []
        definer.calls = []
        root.calls = []

        device.window.isHidden = true
        device.window.isHidden = false

        let wholeLife = ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
        #expect(contextPresented.calls == wholeLife)
        #expect(root.calls == wholeLife)
        #expect(definer.calls.isEmpty)
        #expect(device.misuses.isEmpty)
    }

    /// The definer's transition style wins where it provides one.
    @Test func aDefinerMayGiveItsOwnTransitionStyle() throws {
        makeContext()
        definer.modalTransitionStyle = .crossDissolve
        let own = content(.overCurrentContext)
        let given = content(.overCurrentContext)

        try fixture.present(own, on: definer)
        #expect(own.presentationController?.transitionStyle == .coverVertical)
        own.dismiss(animated: false)
        try device.settle()
        definer.providesPresentationContextTransitionStyle = true
        try fixture.present(given, on: definer)

        #expect(given.presentationController?.transitionStyle == .crossDissolve)
    }

    /// Allowed, and limited to the popover.
    @Test func aContextInsideAPopoverStaysInThePopover() throws {
        let popover = fixture.popover(size: CGSize(width: 200, height: 200))
        popover.definesPresentationContext = true
        try fixture.present(popover)
        let contextPresented = content(.currentContext)

        try fixture.present(contextPresented, on: popover)
        #expect(fixture.frame(of: contextPresented).size == CGSize(width: 200, height: 213))
        root.dismiss(animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.ends == ["code", "code"])
        #expect(device.window.subviews.count == 1)
    }

    @Test func aPresentationMayFillThePresentersViewOnly() throws {
        let context = UIViewController()
        context.definesPresentationContext = true
        let child = UIViewController()
        let base = UIViewController()
        base.addChild(context)
        base.view.addSubview(context.view)
        context.view.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
        context.didMove(toParent: base)
        context.addChild(child)
        context.view.addSubview(child.view)
        child.didMove(toParent: context)
        _ = device.show(base)
        device.advance(by: 0.1)

        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        device.advance(by: 0.1)

        #expect(presented.presentationController?.shouldPresentInFullscreen == false)
        let shown = presented.view.convert(presented.view.bounds, to: nil)
        #expect(shown == CGRect(x: 50, y: 100, width: 200, height: 300))
    }
}
