import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// How a popover follows changes of its anchor and its environment.
@MainActor @Suite struct PopoverAnchorTests {
    private let fixture = PopoverFixture(.desktop)
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    private func button(at frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        root.view.addSubview(view)
        return view
    }

    @Test func aPopoverStaysWhereItWasWhenItsSourceViewIsRemoved() throws {
        let source = button(at: CGRect(x: 300, y: 200, width: 40, height: 20))
        let content = fixture.popover(from: source, at: .null)
        try fixture.present(content)
        let frame = fixture.frame(of: content)

        source.removeFromSuperview()
        try device.resize(to: CGSize(width: 1000, height: 760))
        try device.settle()

        #expect(root.presentedViewController === content)
        #expect(fixture.frame(of: content) == frame)
    }

    @Test func aPopoverOutlivesItsSourceView() throws {
        var source: UIView? = button(at: CGRect(x: 300, y: 200, width: 40, height: 20))
        weak let gone = source
        let content = fixture.popover(from: source, at: .null)
        try fixture.present(content)
        let frame = fixture.frame(of: content)

        source?.removeFromSuperview()
        source = nil
        try device.resize(to: CGSize(width: 1000, height: 760))
        try device.settle()

        #expect(gone == nil)
        #expect(fixture.frame(of: content) == frame)
    }

    /// iOS 13.2 and later track the source view when there is no rectangle.
    @Test func aPopoverWithoutARectangleFollowsItsSourceView() throws {
        let source = button(at: CGRect(x: 300, y: 200, width: 40, height: 20))
        try fixture.present(fixture.popover(from: source, at: .null))
        try device.expectArrow(.up, at: CGPoint(x: 320, y: 220))

        source.frame.origin = CGPoint(x: 500, y: 260)
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 520, y: 280))
    }

    @Test func aPopoverWithoutARectangleFollowsTheViewsAroundItsSourceView() throws {
        let around = button(at: CGRect(x: 100, y: 100, width: 300, height: 300))
        let source = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 20))
        around.addSubview(source)
        try fixture.present(fixture.popover(from: source, at: .null))

        around.frame.origin.x += 80
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 400, y: 220))
    }

    @Test func aPopoverWithARectangleMovesWhenItIsLaidOutAgain() throws {
        let source = button(at: CGRect(x: 300, y: 200, width: 40, height: 20))
        try fixture.present(fixture.popover(from: source, at: CGRect(x: 0, y: 0, width: 40, height: 20)))
        source.frame.origin = CGPoint(x: 500, y: 260)

        try device.resize(to: CGSize(width: 1000, height: 760))
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 520, y: 280))
    }

    @Test func theAnchorMayLieInAnotherWindow() throws {
        let other = UIWindow(windowScene: try #require(device.window.windowScene))
        other.frame = CGRect(x: 200, y: 100, width: 300, height: 300)
        other.rootViewController = UIViewController()
        other.isHidden = false
        let source = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 20))
        try #require(other.rootViewController?.view).addSubview(source)

        try fixture.present(fixture.popover(from: source, at: .null))

        try device.expectArrow(.up, at: CGPoint(x: 270, y: 180))
        #expect(source.window === other)
    }

    @Test func aResizeDuringTheAnimationMovesThePopoverAndTheAnimationEnds() throws {
        let source = button(at: CGRect(x: 900, y: 200, width: 40, height: 20))
        source.autoresizingMask = .flexibleLeftMargin
        let content = fixture.popover(from: source, at: .null)
        root.present(content, animated: true)
        device.advance(by: 0.1)

        try device.resize(to: CGSize(width: 700, height: 500))
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 596, y: 220))
        #expect(device.window.bounds.contains(fixture.frame(of: content)))
        #expect(content.calls.last == "viewDidAppear")
    }

    @Test func aResizeDuringTheDismissalDoesNotBringItBack() throws {
        try fixture.present(fixture.popover())
        root.dismiss(animated: true)
        device.advance(by: 0.1)

        try device.resize(to: CGSize(width: 700, height: 500))
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.ends == ["code"])
    }

    /// Each layout pass would move the anchor again.
    @Test func aPopoverAnchoredToItsOwnContentStopsMoving() throws {
        let content = fixture.popover()
        content.popoverPresentationController?.sourceView = content.view
        content.popoverPresentationController?.sourceRect = .null

        try fixture.present(content)

        #expect(device.window.bounds.contains(fixture.frame(of: content)))
        let frames = device.frameCount
        device.advance(by: 1)
        #expect(device.frameCount == frames)
    }

    // MARK: Configuration

    @Test func withoutPermittedDirectionsThePopoverIsCenteredWithoutAnArrow() throws {
        let content = fixture.popover(at: CGRect(x: 400, y: 300, width: 20, height: 10))
        content.popoverPresentationController?.permittedArrowDirections = []
        try fixture.present(content)

        #expect(fixture.frame(of: content) == CGRect(x: 360, y: 265, width: 100, height: 80))
        #expect(content.popoverPresentationController?.arrowDirection == .unknown)
        #expect(content.view.safeAreaInsets == .zero)
        try fixture.tapOutside()
        try device.expectPresentations(0)
    }

    @Test(arguments: [5000, CGFloat.infinity, .nan, -50])
    func marginsThatLeaveNoRoomKeepThePopoverOnTheScreen(margin: CGFloat) throws {
        let content = fixture.popover()
        content.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(
            top: margin, left: margin, bottom: margin, right: margin)
        try fixture.present(content)

        let frame = fixture.frame(of: content)

        #expect(device.window.bounds.contains(frame) && frame.width > 0 && frame.height > 0, "\(frame)")
    }

    /// Checklist 16
    @Test func anotherSourceViewMovesThePopoverWhileItIsShown() throws {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let content = fixture.popover(from: button(at: CGRect(x: 300, y: 200, width: 40, height: 20)), at: rect)
        try fixture.present(content)

        content.popoverPresentationController?.sourceView = button(at: CGRect(x: 500, y: 400, width: 60, height: 30))
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 520, y: 420))
    }

    @Test func changingDirectionsOrSourceRectMovesThePopover() throws {
        let content = fixture.popover(at: CGRect(x: 400, y: 300, width: 20, height: 10))
        try fixture.present(content)

        content.popoverPresentationController?.permittedArrowDirections = .left
        try device.settle()
        try device.expectArrow(.left, at: CGPoint(x: 420, y: 305))

        content.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 300, width: 20, height: 10)
        try device.settle()
        try device.expectArrow(.left, at: CGPoint(x: 220, y: 305))
    }
}
