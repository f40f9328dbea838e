import Testing
import UIKit
import Velarium
import VelariumTesting

/// What overlays change in the app, and restore.
@MainActor @Suite struct ModalSurroundingsTests {
    private let fixture = ModalFixture(.iPhoneSE)
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    /// A page with preferences.
    private final class PortraitPage: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
    }

    /// Checklist 86, Checklist 84: the former key window becomes key again.
    @Test(arguments: [true, false]) func formerKeyWindowBecomesKeyAgain(_ takesKeys: Bool) throws {
        #expect(overlay.shouldBecomeKeyWindow)
        let before = try #require(device.window as UIWindow?)
        overlay.shouldBecomeKeyWindow = takesKeys
        overlay.show(animated: false)
        #expect(overlay.window?.isKeyWindow == takesKeys)
        #expect(before.isKeyWindow == !takesKeys)

        overlay.hide(animated: false)

        #expect(before.isKeyWindow)
    }

    /// Checklist 86: if the former key window is hidden meanwhile, another window of the scene becomes key.
    @Test func anotherWindowBecomesKeyIfTheFormerIsHidden() throws {
        let first = device.window
        let scene = try #require(first.windowScene)
        let second = UIWindow(windowScene: scene)
        second.rootViewController = UIViewController()
        second.makeKeyAndVisible()
        overlay.show(animated: false)

        second.isHidden = true
        overlay.hide(animated: false)

        #expect(first.isKeyWindow)
    }

    /// Checklist 86: overlays that replace each other restore the first key window.
    @Test func keyWindowIsRestoredAfterSeveralOverlays() throws {
        let before = device.window
        let second = fixture.makeOverlay(ModalContentView(100, 100))
        overlay.show(animated: false)

        second.show()
        #expect(second.window?.isKeyWindow == true)
        try device.settle()
        second.hide()
        try device.settle()

        #expect(before.isKeyWindow)
        #expect(device.application.windows.count == 1)
    }

    /// Checklist 84: the tint behind a window overlay is dimmed by default, and restored afterwards.
    @Test(arguments: [true, false]) func theTintBehindIsDimmed(_ isWanted: Bool) throws {
        #expect(overlay.shouldDimmedAppAutomatically)
        overlay.shouldDimmedAppAutomatically = isWanted
        page.view.tintColor = .red
        let before = device.window
        overlay.show(animated: false)
        #expect((page.view.tintAdjustmentMode == .dimmed) == isWanted)
        #expect(contentView.tintAdjustmentMode == .normal)

        let second = fixture.makeOverlay(ModalContentView(100, 100))
        second.shouldDimmedAppAutomatically = isWanted
        second.show()
        try device.settle()
        #expect((page.view.tintAdjustmentMode == .dimmed) == isWanted)
        second.hide()
        try device.settle()

        #expect(before.tintAdjustmentMode == .normal || before.tintAdjustmentMode == .automatic)
        #expect(page.view.tintAdjustmentMode == .normal)
    }

    /// Checklist 84: an overlay in a page's view does not dim the page.
    @Test func subviewOverlayDoesNotDimTheTint() {
        overlay.show(in: page.view, animated: false)

        #expect(page.view.tintAdjustmentMode == .normal)
    }

    /// The app's changes to its window also apply to the overlay's window.
    @Test(arguments: [true, false]) func overlayWindowInheritsTintAndStyle(_ isOnWindow: Bool) {
        let before = device.window
        before.tintColor = .purple
        if isOnWindow { before.overrideUserInterfaceStyle = .dark } else { page.overrideUserInterfaceStyle = .dark }

        overlay.show(animated: false)

        #expect(contentView.traitCollection.userInterfaceStyle == .dark)
        #expect(contentView.tintColor == .purple)
    }

    /// Checklist 67, Checklist 84: the screen behind decides the orientations, unless the overlay has its own mask.
    @Test(arguments: [ModalPresentationMode.window, .presented]) func theScreenBehindDecidesOnOrientations(
        _ way: ModalPresentationMode
    ) throws {
        let portrait = PortraitPage()
        device.show(portrait)
        way.show(overlay, over: portrait)
        try device.settle()

        #expect(overlay.supportedInterfaceOrientations == .portrait)
        #expect(throws: TestFailure.self) { try device.rotate(to: .landscapeLeft) }
        overlay.supportedOrientationMask = .all
        #expect(overlay.supportedInterfaceOrientations == .all)
    }

    @Test func overlaysOwnMaskAllowsRotation() throws {
        device.show(PortraitPage())
        overlay.supportedOrientationMask = .allButUpsideDown
        overlay.show(animated: false)

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(overlay.view.bounds.width > overlay.view.bounds.height)
    }

    /// Checklist 67: the screen behind also decides the status bar, unless the content captures it.
    @Test(arguments: [ModalPresentationMode.window, .presented]) func theScreenBehindDecidesOnTheStatusBar(
        _ way: ModalPresentationMode
    ) throws {
        let portrait = PortraitPage()
        device.show(portrait)
        let content = ModalContentController()
        let overlay = fixture.makeOverlay(content)

        way.show(overlay, over: portrait)
        try device.settle()

        #expect(overlay.childForStatusBarStyle === portrait)
        #expect(overlay.childForStatusBarHidden === portrait)
        #expect(device.application.isStatusBarHidden)
        content.modalPresentationCapturesStatusBarAppearance = true
        #expect(overlay.childForStatusBarStyle === content)
        overlay.modalPresentationCapturesStatusBarAppearance = true
        overlay.setNeedsStatusBarAppearanceUpdate()
        device.advance(by: 0)
        #expect(!device.application.isStatusBarHidden)
    }

    /// A full screen in front decides, what a card covers does not.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func theFullScreenInFrontDecidesOnTheStatusBar(_ style: UIModalPresentationStyle) throws {
        let front = PortraitPage()
        front.modalPresentationStyle = style
        page.present(front, animated: false)
        try device.settle()

        overlay.show(animated: false)
        try device.settle()

        #expect(overlay.childForStatusBarStyle === (style == .fullScreen ? front : page))
        #expect(overlay.childForStatusBarHidden === (style == .fullScreen ? front : page))
    }

    /// Checklist 67: the area around a card is black, also below an overlay.
    @Test func theStatusBarStaysLightOverACard() throws {
        let card = UIViewController()
        card.modalPresentationStyle = .pageSheet
        page.present(card, animated: false)
        try device.settle()
        let bar = try #require(device.window.windowScene?.statusBarManager)
        #expect(bar.statusBarStyle == .lightContent)

        overlay.show(animated: false)
        try device.settle()

        #expect(bar.statusBarStyle == .lightContent)
        #expect(overlay.childForStatusBarStyle === page)
    }

    /// Checklist 84: in subview mode the covered first responder is restored after the dismissal.
    @Test func coveredFieldBecomesFirstResponderAgain() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()

        overlay.show(in: page.view, animated: false)
        #expect(!field.isFirstResponder)
        try device.key("escape")
        try device.settle()

        #expect(overlay.dismissReason == .escape)
        #expect(field.isFirstResponder)
    }

    @Test func fieldThatIsNotCoveredStaysFirstResponder() {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        let container = UIView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
        page.view.addSubview(field)
        page.view.addSubview(container)
        field.becomeFirstResponder()

        overlay.show(in: container, animated: false)

        #expect(field.isFirstResponder)
    }

    @Test(arguments: ModalPresentationMode.allCases) func overlayIsModalForAccessibility(_ way: ModalPresentationMode)
        throws
    {
        way.show(overlay, over: page)
        try device.settle()

        #expect(overlay.view.accessibilityViewIsModal)
    }
}
