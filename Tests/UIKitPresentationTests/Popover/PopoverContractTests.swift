import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The documented behavior of `UIPopoverPresentationController`.
@MainActor @Suite struct PopoverContractTests {
    private let fixture = PopoverFixture(.iPadPro11)
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    // MARK: Creation

    /// Checklist 3
    @Test func presentingAPopoverCreatesItsPresentationController() throws {
        let content = ScriptedController()
        content.modalPresentationStyle = .popover
        content.actions[.viewWillAppear] = { [unowned content] in
            content.popoverPresentationController?.sourceView = self.root.view
        }
        try fixture.present(content)

        let made = try #require(content.presentationController as? UIPopoverPresentationController)

        #expect(made === content.popoverPresentationController)
        #expect(made.presentedViewController === content)
        #expect(made.presentingViewController === root)
    }

    /// Checklist 4
    @Test func configurationBeforeThePresentationIsKept() throws {
        let content = fixture.popover()
        let early = try #require(content.popoverPresentationController)
        early.permittedArrowDirections = .down
        early.backgroundColor = .red

        try fixture.present(content)

        #expect(content.popoverPresentationController === early)
        try device.expectArrow(.down, at: CGPoint(x: 125, y: 300))
    }

    @Test func otherStylesHaveNoPopoverPresentationController() {
        fixture.becomeCurrent()
        let content = UIViewController()
        content.modalPresentationStyle = .fullScreen

        #expect(content.popoverPresentationController == nil)
    }

    /// Checklist 6
    @Test func thePopoverDelegateIsAlsoThePresentationDelegate() throws {
        let content = fixture.popover()
        let popover = try #require(content.popoverPresentationController)

        popover.delegate = fixture.recorder

        let plain: UIPresentationController = popover
        #expect(plain.delegate === fixture.recorder)
        #expect(plain.delegate is any UIPopoverPresentationControllerDelegate)
    }

    // MARK: Dismiss region

    /// Checklist 8
    @Test func theDismissRegionFillsTheContainerOutsideThePresentedView() throws {
        let content = fixture.popover()
        try fixture.present(content)
        let controller = try #require(content.presentationController)
        let container = try #require(controller.containerView)

        let region = try #require(
            container.subviews.first { $0.accessibilityIdentifier == "PopoverDismissRegion" })

        #expect(region.frame == container.bounds)
        #expect(controller.presentedView.map { region.isDescendant(of: $0) } == false)
        #expect(region.accessibilityLabel == "dismiss popup")
        #expect(region.isAccessibilityElement)
        #expect(region.accessibilityTraits == .button)
    }

    @Test func theDismissRegionDismissesOnTheEscapeGesture() throws {
        let content = fixture.popover()
        try fixture.present(content)
        let region = content.presentationController?.containerView?.subviews.first {
            $0.accessibilityIdentifier == "PopoverDismissRegion"
        }

        #expect(region?.accessibilityPerformEscape() == true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(fixture.recorder.calls == ["should", "will", "did"])
    }

    /// Checklist 2
    @Test func isModalInPopoverSetsIsModalInPresentation() throws {
        let content = fixture.popover()
        content.isModalInPopover = true
        #expect(content.isModalInPresentation)
        try fixture.present(content)

        try fixture.tapOutside()

        #expect(root.presentedViewController === content)
        #expect(fixture.recorder.calls == ["attempt"])
    }

    // MARK: Position

    /// Checklist 16, 17
    @Test func sourceRectIsInTheSourceViewsCoordinates() throws {
        let button = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 50))
        root.view.addSubview(button)

        try fixture.present(fixture.popover(from: button, at: CGRect(x: 100, y: 25, width: 100, height: 25)))

        try device.expectArrow(.up, at: CGPoint(x: 250, y: 250))
    }

    @Test func theAnchorAppliesTheSourceViewsTransform() throws {
        let button = UIView(frame: CGRect(x: 300, y: 300, width: 40, height: 20))
        root.view.addSubview(button)
        button.transform = CGAffineTransform(scaleX: 2, y: 2)

        try fixture.present(fixture.popover(from: button, at: .null))

        try device.expectArrow(.up, at: CGPoint(x: 320, y: 330))
    }

    /// Checklist 13
    @Test func aPopoverOverlapsItsAnchorOnlyWhenAllowedAndNecessary() throws {
        let anchor = CGRect(x: 100, y: 100, width: 600, height: 1000)
        var heights: [CGFloat] = []
        for mayOverlap in [false, true] {
            let content = fixture.popover(at: anchor, size: CGSize(width: 300, height: 400))
            content.popoverPresentationController?.permittedArrowDirections = [.left, .right]
            content.popoverPresentationController?.canOverlapSourceViewRect = mayOverlap
            try fixture.present(content)
            heights.append(fixture.frame(of: content).intersection(anchor).width)
            content.dismiss(animated: false)
        }
        let roomy = fixture.popover()
        #expect(roomy.popoverPresentationController?.canOverlapSourceViewRect == false)
        roomy.popoverPresentationController?.canOverlapSourceViewRect = true
        try fixture.present(roomy)

        #expect(heights[0] == 0)
        #expect(heights[1] > 100)
        #expect(fixture.frame(of: roomy).minY >= 320)
    }

    /// Checklist 22
    @Test func anyArrowDirectionContainsAllFour() throws {
        #expect(UIPopoverArrowDirection.any == [.up, .down, .left, .right])
        #expect(
            [UIPopoverArrowDirection.up, .down, .left, .right, .any, .unknown].map(\.rawValue) == [
                1, 2, 4, 8, 15, .max,
            ])
        let content = fixture.popover()
        #expect(content.popoverPresentationController?.permittedArrowDirections == .any)

        content.popoverPresentationController?.permittedArrowDirections = [.right, .down]
        try fixture.present(content)

        try device.expectArrow(.down, at: CGPoint(x: 125, y: 300))
    }

    /// `unknown` cannot be requested; it is treated as `any`.
    @Test func unknownCountsAsAny() throws {
        let content = fixture.popover()
        content.popoverPresentationController?.permittedArrowDirections = .unknown

        try fixture.present(content)

        try device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
    }

    // MARK: Rotation

    @Test func rotationKeepsTheSideWhileThePopoverFits() throws {
        try fixture.present(fixture.popover(at: CGRect(x: 400, y: 300, width: 40, height: 20)))
        try device.expectArrow(.up, at: CGPoint(x: 420, y: 320))

        try device.rotate(to: .landscapeRight)
        try device.settle()

        try device.expectArrow(.up, at: CGPoint(x: 420, y: 320))
    }

    @Test func rotationFlipsThePopoverWhenItDoesNotFit() throws {
        let content = fixture.popover(
            at: CGRect(x: 400, y: 600, width: 40, height: 20), size: CGSize(width: 300, height: 400))
        try fixture.present(content)
        try device.expectArrow(.up, at: CGPoint(x: 420, y: 620))

        try device.rotate(to: .landscapeRight)
        try device.settle()

        try device.expectArrow(.down, at: CGPoint(x: 420, y: 600))
        #expect(content.view.bounds.size == CGSize(width: 300, height: 413))
        #expect(device.window.bounds.contains(fixture.frame(of: content)))
    }

    // MARK: Resizing

    @Test func preferredContentSizeChangesAnimateThePopover() throws {
        let content = fixture.popover()
        try fixture.present(content)
        let bubble = try #require(content.presentationController?.presentedView)

        content.preferredContentSize = CGSize(width: 300, height: 200)
        device.advance(by: 0.12)
        let shown = try #require(bubble.layer.presentation()?.bounds)
        let inside = try #require(content.view.layer.presentation()?.bounds)

        #expect(shown.width > 120 && shown.width < 280)
        #expect(abs(inside.width - shown.width) < 1)
        #expect(content.view.bounds.size == CGSize(width: 300, height: 213))
        try device.settle()
        #expect(bubble.layer.animationKeys() == nil)
        try device.expectArrow(.up, at: CGPoint(x: 125, y: 320))
    }

    /// Body, arrow and shadow keep one outline during the animation: the content never extends beyond it.
    @Test func contentAndChromeKeepOneOutlineDuringAResize() throws {
        root.view.backgroundColor = .white
        let content = fixture.popover(at: CGRect(x: 400, y: 300, width: 40, height: 20))
        content.view.backgroundColor = .red
        try fixture.present(content)

        content.preferredContentSize = CGSize(width: 300, height: 80)
        device.advance(by: 0.12)
        let width = try #require(content.view.layer.presentation()?.bounds.width)
        let picture = device.picture()

        #expect(picture.color(atX: 420 - width / 2 + 3, y: 373).red == 255)
        #expect(picture.color(atX: 420 - width / 2 + 3, y: 373).green == 0)
        #expect(picture.color(atX: 420 - width / 2 - 3, y: 373).green > 150)
    }

    /// Apple: changes from or to a size with a zero side are not animated.
    @Test func aResizeFromZeroIsNotAnimated() throws {
        let content = fixture.popover(size: .zero)
        try fixture.present(content)
        let bubble = try #require(content.presentationController?.presentedView)

        content.preferredContentSize = CGSize(width: 200, height: 100)
        device.advance(by: 1.0 / 60)

        #expect(bubble.layer.animationKeys() == nil)
        #expect(bubble.bounds.size == CGSize(width: 200, height: 113))
    }

    @Test func aNavigationControllerForwardsItsTopControllersSizeToThePopover() throws {
        let page = ScriptedController()
        page.preferredContentSize = CGSize(width: 250, height: 150)
        let stack = UINavigationController(rootViewController: page)
        stack.modalPresentationStyle = .popover
        fixture.anchor(stack)
        try fixture.present(stack)
        let before = stack.view.bounds.height

        page.preferredContentSize = CGSize(width: 250, height: 250)
        try device.settle()

        #expect(stack.view.bounds.width == 250)
        #expect(stack.view.bounds.height == before + 100)
    }
}
