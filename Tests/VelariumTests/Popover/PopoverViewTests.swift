import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A popover with a plain content view, without a controller.
@MainActor @Suite struct PopoverViewTests {
    private let fixture = PopoverViewFixture()
    private var device: TestDevice { fixture.device }

    /// Checklist 56
    @Test func popoverIsAClearViewWithAnImageViewAndTheContent() throws {
        let popover = try fixture.present()

        #expect(popover.superview === fixture.window)
        #expect(popover.frame == fixture.window.bounds)
        #expect(popover.backgroundColor == .clear)
        let image = try #require(popover.subviews.first as? UIImageView)
        #expect(image.image != nil)
        #expect(popover.subviews == [image, fixture.content])
    }

    /// Checklist 57
    @Test func bubbleIsPositionedBelowATransformedSource() throws {
        let holder = UIView(frame: CGRect(x: 30, y: 100, width: 300, height: 300))
        holder.transform = CGAffineTransform(translationX: 10, y: 20)
        fixture.page.view.addSubview(holder)
        holder.addSubview(fixture.title)
        fixture.title.frame = CGRect(x: 50, y: 40, width: 100, height: 30)

        _ = try fixture.present()

        #expect(abs(fixture.bubble.midX - (30 + 10 + 50 + 50)) < 0.001)
        #expect(abs(fixture.bubble.minY - (100 + 20 + 40 + 30)) < 0.001)
    }

    /// Checklist 57: presented from a view in a window that is not key, it covers that window.
    @Test func popoverCoversTheWindowOfItsSource() throws {
        let scene = try #require(fixture.window.windowScene)
        let second = UIWindow(windowScene: scene)
        second.frame = CGRect(x: 40, y: 100, width: 300, height: 500)
        second.rootViewController = UIViewController()
        second.isHidden = false
        let source = UIButton(frame: CGRect(x: 100, y: 50, width: 80, height: 30))
        second.rootViewController?.view.addSubview(source)
        let popover = PopoverView(contentView: fixture.content)

        popover.present(from: source)
        try device.settle()

        #expect(fixture.page.view.window?.isKeyWindow == true && !second.isKeyWindow)
        #expect(popover.superview === second)
        #expect(popover.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        let bubble = try #require(popover.subviews.first)
        #expect(bubble.frame == CGRect(x: 140 - 90, y: 80, width: 180, height: 126))
        try device.tap(x: 20, y: 50)
        #expect(popover.superview === second, "a tap beside the second window is not the popover's")
        try device.tap(outside: bubble)
        #expect(popover.dismissReason == .outsideTap)
    }

    #if DEBUG
        /// Checklist 63: the inherited initializer `init(coder:)` asserts; code that names it does not compile.
        @Test func initWithCoderAsserts() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let kind: UIView.Type = PopoverView.self
                    _ = kind.init(coder: NSKeyedArchiver(requiringSecureCoding: false))
                }
            }
        }
    #endif

    /// Checklist 58
    @Test func theBubbleIsTheContentOutsetWithTheContentTwoPointsLower() throws {
        _ = try fixture.present()

        let title = fixture.title.frame
        #expect(fixture.bubble == CGRect(x: title.midX - 90, y: title.maxY, width: 180, height: 126))
        let content = fixture.content.convert(fixture.content.bounds, to: nil)
        #expect(content.size == CGSize(width: 160, height: 100))
        #expect(content.midX == fixture.bubble.midX)
        #expect(content.midY == fixture.bubble.midY + 2)
    }

    /// Checklist 58: the described behavior never shifts the bubble onto the screen.
    @Test func bubbleMayLieOutsideTheScreenByDefault() throws {
        fixture.title.frame = CGRect(x: 0, y: 800, width: 40, height: 40)

        _ = try fixture.present()

        #expect(fixture.bubble == CGRect(x: 20 - 90, y: 840, width: 180, height: 126))
    }

    /// Checklist 59
    @Test func touchOutsideDismissesAndNotifiesTheDelegate() throws {
        let popover = try fixture.present()

        try device.tap(x: fixture.other.frame.midX, y: fixture.other.frame.midY)
        try device.settle()

        #expect(fixture.taps == [])
        #expect(popover.superview == nil)
        #expect(fixture.log == ["did dismiss", "ended outsideTap"])
    }

    /// Checklist 59: the dismissal happens at touch down.
    @Test func popoverIsDismissedAtTouchDown() throws {
        let popover = try fixture.present()
        let start = CACurrentMediaTime()
        var end: CFTimeInterval?
        popover.onDismiss = { _ in end = CACurrentMediaTime() }

        try device.press(.point(x: 20, y: 700))

        #expect(try #require(end) - start < 0.1)
        #expect(CACurrentMediaTime() - start > 0.5)
    }

    @Test func contentKeepsItsTintColor() throws {
        let popover = try fixture.present { $0.bubbleColor = .red }
        popover.tintColor = .green

        #expect(fixture.content.tintColor == .green)
    }

    @Test func touchOnTheBubbleDoesNotDismiss() throws {
        let popover = try fixture.present()

        try device.tap(x: fixture.bubble.midX, y: fixture.bubble.midY)
        try device.settle()

        #expect(popover.superview != nil)
        #expect(fixture.log == [])
    }

    /// Checklist 60
    @Test func dismissCallRemovesThePopoverAtOnce() throws {
        let popover = try fixture.present()

        popover.dismiss()

        #expect(popover.superview == nil)
        #expect(fixture.log == ["ended code"])
        #expect(popover.dismissReason == .code)
    }

    /// Checklist 61
    @Test func hitTestIgnoresPointsInPassthroughViews() throws {
        let popover = try fixture.present()
        popover.passthroughViews = [fixture.other]
        let inside = fixture.other.convert(CGPoint(x: 1, y: 1), to: popover)
        let beside = fixture.other.convert(CGPoint(x: -1, y: 1), to: popover)

        #expect(popover.hitTest(inside, with: nil) == nil)
        #expect(popover.hitTest(beside, with: nil) === popover)
        popover.passthroughViews = nil
        #expect(popover.hitTest(inside, with: nil) === popover)
    }

    /// Checklist 62
    @Test func passthroughSourceStaysTappableAndOtherViewsAreBlocked() throws {
        let popover = try fixture.present()
        popover.passthroughViews = [fixture.title]

        try device.tap("Title")
        try device.settle()
        #expect(fixture.taps == ["Title"])
        #expect(popover.superview != nil)

        try device.tap(x: fixture.other.frame.midX, y: fixture.other.frame.midY)
        try device.settle()
        #expect(fixture.taps == ["Title"])
        #expect(popover.superview == nil)
    }

    @Test func passthroughViewBelowTheBubbleGetsNoTouches() throws {
        let popover = try fixture.present()
        popover.passthroughViews = [fixture.page.view]

        #expect(popover.hitTest(CGPoint(x: fixture.bubble.midX, y: fixture.bubble.midY), with: nil) === fixture.content)
    }

    /// Checklist 63
    @Test func contentControllerIsRetainedAndItsViewIsTheContent() throws {
        var controller: UIViewController? = UIViewController()
        controller?.preferredContentSize = CGSize(width: 120, height: 80)
        let popover = PopoverView(viewController: try #require(controller))
        controller = nil

        try fixture.present(popover)

        #expect(popover.contentVC != nil)
        #expect(popover.contentView === popover.contentVC?.view)
        #expect(fixture.bubble.size == CGSize(width: 140, height: 106))
        #expect(popover.subviews.first?.isUserInteractionEnabled == true)
        #expect(popover.hitTest(CGPoint(x: fixture.bubble.minX + 2, y: fixture.bubble.midY), with: nil) is UIImageView)
    }

    /// Checklist 63: the delegate is not retained.
    @Test func theDelegateIsWeak() {
        let popover = PopoverView(contentView: UIView())
        var delegate: PopoverViewFixture.Log? = PopoverViewFixture.Log()
        popover.delegate = delegate

        delegate = nil

        #expect(popover.delegate == nil)
    }

    @Test func contentControllerGetsAppearanceCallbacks() throws {
        let recorder = OverlayCallRecorder()
        let popover = PopoverView(viewController: CallRecordingController(recorder))

        try fixture.present(popover)
        popover.dismiss()
        try device.settle()

        #expect(recorder.calls == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    }

    @Test func rotatingTheDevicePositionsThePopoverAgain() throws {
        fixture.title.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let popover = try fixture.present()

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(popover.frame == fixture.window.bounds)
        #expect(fixture.bubble.midX == fixture.title.frame.midX)
    }

    @Test func contentOfAnotherSizeIsPositionedAgain() throws {
        let popover = try fixture.present()

        fixture.content.bounds.size = CGSize(width: 60, height: 40)
        popover.setNeedsLayout()
        try device.settle()

        #expect(fixture.bubble.size == CGSize(width: 80, height: 66))
        #expect(fixture.bubble.midX == fixture.title.frame.midX)
    }
}
