import CoreGraphics
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

/// What happens to a context menu when its window, scene, view or delegate goes away, and where it comes from.
@Suite @MainActor struct ContextMenuSurroundingsTests {
    private enum Interruption: CaseIterable {
        case hideWindow, closeScene, background, moveToAnotherWindow, replaceRoot
    }

    @MainActor private func perform(_ interruption: Interruption, on fixture: ContextMenuFixture) throws {
        switch interruption {
        case .hideWindow: fixture.device.window.isHidden = true
        case .closeScene: fixture.device.window.windowScene = nil
        case .background: try fixture.device.moveScene(to: .background)
        case .moveToAnotherWindow: otherWindow(of: fixture).addSubview(fixture.target)
        case .replaceRoot: fixture.device.window.rootViewController = UIViewController()
        }
    }

    private func otherWindow(of fixture: ContextMenuFixture) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
        window.windowScene = fixture.device.window.windowScene
        window.isHidden = false
        return window
    }

    @Test(arguments: Interruption.allCases)
    private func anOpenMenuEndsOnce(on interruption: Interruption) throws {
        let fixture = ContextMenuFixture()
        let window = fixture.device.window
        fixture.openMenu()
        fixture.recorder.calls = []

        try perform(interruption, on: fixture)
        fixture.device.advance(by: 2)

        #expect(fixture.recorder.calls.filter { $0 == "willEnd" } == ["willEnd"])
        #expect(fixture.recorder.calls.last == "ended")
        #expect(fixture.presentation == nil)
        #expect(fixture.interaction.menuAppearance == .unknown)
        #expect(!window.viewsInSubtree().contains { $0 is MenuOverlayView || $0 is LiftedPreviewView })
        #expect(fixture.target.layer.mask == nil)
    }

    @Test(arguments: Interruption.allCases)
    private func aPressEnds(on interruption: Interruption) throws {
        let fixture = ContextMenuFixture()
        let window = fixture.device.window
        fixture.touchDown()
        fixture.device.advance(by: 0.3)
        #expect(!fixture.liftedViews.isEmpty)

        try perform(interruption, on: fixture)
        fixture.device.advance(by: 2)

        #expect(!fixture.recorder.calls.contains("willDisplay"))
        #expect(!window.viewsInSubtree().contains { $0 is LiftedPreviewView })
        #expect(fixture.target.layer.mask == nil)
    }

    @Test func aMenuOpensAgainAfterItsWindowWasHidden() throws {
        let fixture = ContextMenuFixture()
        fixture.openMenu()
        fixture.device.window.isHidden = true
        fixture.device.advance(by: 1)
        fixture.device.window.makeKeyAndVisible()
        fixture.device.advance(by: 1)

        fixture.openMenu()

        #expect(fixture.presentation != nil)
        #expect(fixture.interaction.menuAppearance == .rich)
    }

    @Test func aMenuOfAViewWhoseDelegateIsGoneCloses() {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        let target = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
        page.view.addSubview(target)
        var recorder: ContextMenuRecorder? = ContextMenuRecorder()
        let interaction = UIContextMenuInteraction(delegate: recorder!)
        // The elements of the menu do not retain the delegate.
        recorder?.makeConfiguration = { _ in
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
        target.addInteraction(interaction)
        device.finger(.began, x: 160, y: 240)
        device.advance(by: 0.6)
        device.finger(.ended, x: 160, y: 240)
        device.advance(by: 1)
        #expect(interaction.menuAppearance == .rich)

        recorder = nil
        #expect(interaction.delegate == nil)
        interaction.dismissMenu()
        device.advance(by: 1)

        #expect(interaction.menuAppearance == .unknown)
        #expect(target.layer.mask == nil)
        #expect(!device.window.viewsInSubtree().contains { $0 is MenuOverlayView || $0 is LiftedPreviewView })
    }

    @Test func updatingTheMenuHasAnEffectOnlyWhileItIsOpen() {
        let fixture = ContextMenuFixture()
        var updates: [String] = []
        func update(_ moment: String) {
            fixture.interaction.updateVisibleMenu { menu in
                updates.append(moment)
                return menu
            }
        }

        update("before")
        fixture.touchDown()
        update("waiting")
        fixture.device.advance(by: 0.3)
        update("highlighted")
        fixture.device.advance(by: 0.25)
        update("opening")
        fixture.touchUp()
        fixture.device.advance(by: 1)
        update("open")
        fixture.interaction.dismissMenu()
        update("closing")
        fixture.device.advance(by: 1)
        update("closed")

        #expect(updates == ["opening", "open"])
    }

    @Test func anUpdateToAnEmptyMenuEndsIt() {
        let fixture = ContextMenuFixture()
        fixture.openMenu()

        fixture.interaction.updateVisibleMenu { _ in UIMenu() }
        fixture.device.advance(by: 1)

        #expect(fixture.presentation == nil)
        #expect(fixture.recorder.calls.last == "ended")
        #expect(fixture.target.layer.mask == nil)
    }

    @Test func providersThatReturnNilEndThePress() {
        let fixture = ContextMenuFixture()
        fixture.recorder.dismissal = { _ in nil }
        fixture.recorder.makeConfiguration = { _ in
            UIContextMenuConfiguration(identifier: nil, previewProvider: { nil }, actionProvider: { _ in nil })
        }

        fixture.openMenu()

        #expect(fixture.presentation == nil)
        #expect(!fixture.recorder.calls.contains("willDisplay"))
        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
    }

    // MARK: Places

    @Test func aPreviewOfAnotherWindowLiesOverItsTarget() throws {
        let fixture = ContextMenuFixture()
        let other = otherWindow(of: fixture)
        let badge = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
        other.addSubview(badge)
        fixture.recorder.highlight = { _ in UITargetedPreview(view: badge) }

        fixture.touchDown()
        fixture.device.advance(by: 0.2)

        let lifted = try #require(fixture.liftedViews.first)
        #expect(lifted.restingFrame == CGRect(x: 20, y: 530, width: 60, height: 40))
    }

    @Test func aPreviewThatMovesBackToAnotherWindowLandsOnIt() throws {
        let fixture = ContextMenuFixture()
        let other = otherWindow(of: fixture)
        let badge = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 40))
        other.addSubview(badge)
        fixture.recorder.dismissal = { _ in UITargetedPreview(view: badge) }
        fixture.openMenu()
        let lifted = try #require(fixture.liftedViews.first)

        fixture.interaction.dismissMenu()
        fixture.device.advance(by: 1.0 / 60)

        #expect(lifted.frame == CGRect(x: 20, y: 530, width: 60, height: 40))
    }

    @Test func aTargetWithAContainerMovesThePreviewThere() throws {
        let fixture = ContextMenuFixture()
        let detached = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let page = fixture.page.view!
        fixture.recorder.highlight = { _ in
            let target = UIPreviewTarget(
                container: page, center: CGPoint(x: 200, y: 400), transform: CGAffineTransform(scaleX: 2, y: 2))
            return UITargetedPreview(view: detached, parameters: UIPreviewParameters(), target: target)
        }

        fixture.touchDown()
        fixture.device.advance(by: 0.2)

        let lifted = try #require(fixture.liftedViews.first)
        #expect(lifted.restingFrame == CGRect(x: 150, y: 350, width: 100, height: 100))
    }

    /// A menu belongs to the bubble of a message, not to its row; a path can also surround the view.
    @Test(arguments: [CGRect(x: 10, y: 20, width: 50, height: 40), CGRect(x: -15, y: -15, width: 150, height: 110)])
    func whatIsVisibleOfThePreviewIsItsPath(_ visible: CGRect) throws {
        let fixture = ContextMenuFixture()
        fixture.recorder.highlight = { interaction in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(roundedRect: visible, cornerRadius: 8)
            return UITargetedPreview(view: interaction.view!, parameters: parameters)
        }

        fixture.openMenu()

        let lifted = try #require(fixture.liftedViews.first)
        #expect(lifted.frame == visible.offsetBy(dx: 100, dy: 200))
        let clip = try #require(lifted.subviews.first)
        #expect((clip.layer.mask as? CAShapeLayer)?.path?.boundingBox == CGRect(origin: .zero, size: visible.size))
        #expect(clip.subviews.first?.frame == CGRect(x: -visible.minX, y: -visible.minY, width: 120, height: 80))
        #expect(fixture.presentation?.frame.minY == 200 + visible.maxY + ContextMenuMetrics.gap)
    }

    @Test func aPathWithoutExtentIsIgnored() throws {
        let fixture = ContextMenuFixture()
        fixture.recorder.highlight = { interaction in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath()
            return UITargetedPreview(view: interaction.view!, parameters: parameters)
        }

        fixture.openMenu()

        #expect(try #require(fixture.liftedViews.first).frame == fixture.target.frame)
    }

    // MARK: Other gestures

    @Test func aButtonWithAnInteractionIsPressedOrShowsItsMenu() {
        let fixture = ContextMenuFixture()
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Menu") { _ in presses += 1 })
        button.frame = fixture.target.frame
        fixture.page.view.addSubview(button)
        button.addInteraction(UIContextMenuInteraction(delegate: fixture.recorder))

        fixture.touchDown()
        fixture.touchUp()
        fixture.device.advance(by: 1)
        #expect(presses == 1)
        fixture.openMenu()

        #expect(presses == 1)
        #expect(fixture.presentation != nil)
        #expect(!button.isHighlighted)
        #expect(fixture.recorder.calls.contains("displayed"))
    }

    @Test func theInnermostInteractionWithAMenuWins() {
        let fixture = ContextMenuFixture()
        let inner = ContextMenuRecorder()
        let child = UIView(frame: fixture.target.bounds)
        fixture.target.addSubview(child)
        child.addInteraction(UIContextMenuInteraction(delegate: inner))

        fixture.openMenu()
        #expect(inner.calls.contains("displayed"))
        #expect(!fixture.recorder.calls.contains("willDisplay"))
        (fixture.presentation)?.dismiss()
        fixture.device.advance(by: 1)
        inner.makeConfiguration = { _ in nil }
        fixture.openMenu()

        #expect(fixture.recorder.calls.contains("displayed"), "the outer menu opens where the inner one has none")
    }

    @Test func otherRecognizersOfTheViewEndWhenTheMenuOpens() {
        let fixture = ContextMenuFixture()
        var taps = 0
        var presses: [UIGestureRecognizer.State] = []
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 1
        let recorder = GestureRecorder { gesture in
            if gesture === tap { taps += 1 } else { presses.append(gesture.state) }
        }
        for gesture in [tap, press] {
            gesture.addTarget(recorder, action: Selector("record:", GestureRecorder.record))
            fixture.target.addGestureRecognizer(gesture)
        }

        fixture.touchDown()
        fixture.device.advance(by: 1.5)
        fixture.touchUp()
        fixture.device.advance(by: 1)
        #expect(fixture.presentation != nil)
        #expect(taps == 0)
        #expect(presses.isEmpty)
        fixture.presentation?.dismiss()
        fixture.device.advance(by: 1)
        fixture.touchDown()
        fixture.touchUp()
        fixture.device.advance(by: 1)

        #expect(taps == 1, "a tap stays a tap")
    }

    @Test func aScrollViewStillScrollsUnderAnInteraction() {
        let fixture = ContextMenuFixture()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        fixture.page.view.addSubview(scroll)
        fixture.target.frame = CGRect(x: 100, y: 200, width: 120, height: 80)
        scroll.addSubview(fixture.target)

        fixture.device.finger(.began, x: 160, y: 340)
        for y in stride(from: CGFloat(330), through: 240, by: -10) { fixture.device.finger(.moved, x: 160, y: y) }
        fixture.device.advance(by: 1)
        fixture.device.finger(.ended, x: 160, y: 240)
        fixture.device.advance(by: 1)

        #expect(scroll.contentOffset.y > 50)
        #expect(fixture.recorder.calls.isEmpty)
        #expect(fixture.presentation == nil)
    }

    @Test func aHighlightedViewSinksBackWhenAnotherGestureWins() {
        let fixture = ContextMenuFixture()
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        fixture.page.view.addGestureRecognizer(pan)
        fixture.touchDown()
        fixture.device.advance(by: 0.3)
        #expect(!fixture.liftedViews.isEmpty)

        for step in 1...4 { fixture.device.finger(.moved, x: 160 + CGFloat(step) * 8, y: 240) }
        #expect(pan.state == .changed)
        fixture.device.advance(by: 0.3)

        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
        fixture.device.finger(.ended, x: 190, y: 240)
        fixture.device.advance(by: 1)
        #expect(fixture.presentation == nil)
    }

    /// The view of a preview controller is a rectangle with round corners and its shadow, whatever was lifted.
    @Test func aPreviewControllerTakesOverFromAVisiblePath() throws {
        let fixture = ContextMenuFixture()
        let recorder = fixture.recorder
        recorder.makeConfiguration = {
            $0.standardConfiguration(preview: {
                let controller = UIViewController()
                controller.preferredContentSize = CGSize(width: 200, height: 150)
                return controller
            })
        }
        recorder.highlight = { interaction in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
            return UITargetedPreview(view: interaction.view!, parameters: parameters)
        }

        fixture.openMenu()

        let lifted = try #require(fixture.liftedViews.first)
        #expect(lifted.bounds.size == CGSize(width: 200, height: 150))
        #expect(lifted.layer.shadowPath?.boundingBox == lifted.bounds)
        #expect(lifted.subviews.first?.layer.cornerRadius == ContextMenuMetrics.cornerRadius)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen])
    func aMenuOpensOverAPresentation(_ style: UIModalPresentationStyle) throws {
        let device = TestDevice(.iPadAir)
        let page = UIViewController()
        device.show(page)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.preferredContentSize = CGSize(width: 300, height: 300)
        presented.popoverPresentationController?.sourceView = page.view
        presented.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 400, width: 10, height: 10)
        page.present(presented, animated: false)
        device.advance(by: 1)
        let recorder = ContextMenuRecorder()
        let target = UIView(frame: CGRect(x: 60, y: 100, width: 80, height: 60))
        presented.view.addSubview(target)
        let interaction = UIContextMenuInteraction(delegate: recorder)
        target.addInteraction(interaction)
        let center = target.convert(CGPoint(x: 40, y: 30), to: nil)

        device.finger(.began, x: center.x, y: center.y)
        device.advance(by: 0.6)
        device.finger(.ended, x: center.x, y: center.y)
        device.advance(by: 1)
        #expect(interaction.menuAppearance == .rich)
        device.finger(.began, x: 5, y: 5)
        device.finger(.ended, x: 5, y: 5)
        device.advance(by: 1)

        #expect(recorder.calls.last == "ended")
        #expect(page.presentedViewController === presented, "a tap that closes the menu does not dismiss")
    }

    @Test func dismissingTheScreenOfAnOpenMenuEndsIt() throws {
        let fixture = ContextMenuFixture()
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        fixture.page.present(presented, animated: false)
        fixture.device.advance(by: 0.5)
        presented.view.addSubview(fixture.target)
        fixture.openMenu()
        #expect(fixture.interaction.menuAppearance == .rich)

        presented.dismiss(animated: true)
        fixture.device.advance(by: 2)

        #expect(fixture.recorder.calls.filter { $0 == "willEnd" }.count == 1)
        #expect(fixture.recorder.calls.last == "ended")
        #expect(fixture.presentation == nil)
    }
}

@MainActor private final class GestureRecorder: NSObject {
    private let onGesture: (UIGestureRecognizer) -> Void

    init(_ onGesture: @escaping (UIGestureRecognizer) -> Void) { self.onGesture = onGesture }

    func record(_ gesture: UIGestureRecognizer) { onGesture(gesture) }
}
