import Testing
import UIKit
import Velarium
import VelariumTesting

/// How the content avoids the keyboard.
@MainActor @Suite struct ModalKeyboardTests {
    private let fixture = ModalFixture()
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    /// The vertical center of the room that a keyboard of `height` leaves in a container of height `total`.
    private func middle(of total: CGFloat, without height: CGFloat) -> CGFloat { (total - height) / 2 }

    /// Checklist 76: on phone and tablet, portrait and landscape, light and dark, in every mode.
    @Test(arguments: [TestDevice.Model.iPhone14, .iPhoneSE, .iPad], ModalPresentationMode.allCases)
    func contentIsCenteredAboveTheKeyboard(_ model: TestDevice.Model, _ way: ModalPresentationMode) throws {
        for isLandscape in [false, true] {
            let fixture = ModalFixture(model, style: isLandscape ? .dark : .light, isLandscape: isLandscape)
            let device = fixture.device
            let page = fixture.page
            let overlay = fixture.overlay
            let contentView = fixture.contentView
            way.show(overlay, over: page)
            try device.settle()

            try device.showKeyboard()
            try device.settle()
            let keyboard = try #require(device.keyboardFrame)
            #expect(contentView.frameInWindow.maxY <= keyboard.minY - 20)
            #expect(contentView.frameInWindow.minY >= 20 || keyboard.minY < 140)
            #expect(
                abs(contentView.frameInWindow.midY - middle(of: overlay.view.bounds.height, without: keyboard.height))
                    <= 0.5)
            try device.hideKeyboard()
            try device.settle()

            #expect(abs(contentView.frameInWindow.midY - overlay.view.bounds.midY) <= 0.5)
        }
    }

    /// Checklist 76: UIKit posts no notification for a keyboard that is already up.
    @Test(arguments: ModalPresentationMode.allCases) func keyboardThatIsAlreadyUpIsAvoidedFromTheStart(
        _ way: ModalPresentationMode
    ) throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        try device.showKeyboard(height: 300)
        try device.settle()

        way.show(overlay, over: page)
        try device.settle()

        #expect(contentView.frameInWindow == CGRect(x: 95, y: 222, width: 200, height: 100))
    }

    /// Checklist 76: no keyboard height remains for the next presentation.
    @Test func nextPresentationIgnoresTheFormerKeyboard() throws {
        overlay.show(animated: false)
        try device.showKeyboard(height: 300)
        try device.settle()
        overlay.hide(animated: false)
        try device.hideKeyboard()

        overlay.show(animated: false)

        #expect(contentView.frameInWindow.midY == 422)
    }

    /// Checklist 76: the height is the part of the overlay that is covered, not the keyboard's own height.
    @Test(arguments: [(400.0, 0.0), (600, 56), (800, 256)]) func keyboardHeightIsTheOverlapWithTheOverlay(
        _ bottom: CGFloat, _ overlap: CGFloat
    ) throws {
        let content = ModalContentController()
        content.preference = CGSize(width: 50, height: 50)
        let container = UIView(frame: CGRect(x: 30, y: bottom - 300, width: 300, height: 300))
        page.view.addSubview(container)
        let overlay = fixture.makeOverlay(content)
        overlay.show(in: container, animated: false)

        try device.showKeyboard(height: 300)
        try device.settle()

        #expect(content.asked.last?.keyboardHeight ?? 0 == overlap)
        #expect(content.asked.last?.limit.height == 260 - (overlap > 0 ? overlap : 0))
        #expect(content.view.center.y == (300 - overlap) / 2)
    }

    /// Checklist 76: a keyboard that covers the whole container is ignored.
    @Test func keyboardThatCoversTheWholeContainerIsIgnored() throws {
        let container = UIView(frame: CGRect(x: 30, y: 700, width: 100, height: 100))
        page.view.addSubview(container)
        overlay.show(in: container, animated: false)

        try device.showKeyboard(height: 300)
        try device.settle()

        #expect(contentView.bounds.size == CGSize(width: 60, height: 60))
    }

    /// Checklist 76: in a window rotated by 180° the keyboard is at the overlay's top; in a window of another frame it
    /// covers the overlap.
    @Test(arguments: [(0.0, 200.0), (.pi, 0), (.pi / 2, 0)]) func windowFrameAndTransformAffectTheOverlap(
        _ angle: CGFloat, _ overlap: CGFloat
    ) throws {
        let content = ModalContentController()
        let scene = try #require(device.window.windowScene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.frame = CGRect(x: 45, y: 444, width: 300, height: 300)
        window.isHidden = false
        window.transform = CGAffineTransform(rotationAngle: angle)
        let overlay = fixture.makeOverlay(content)
        overlay.show(in: try #require(window.rootViewController?.view), animated: false)

        try device.showKeyboard(height: 300)
        try device.settle()

        #expect(abs((content.asked.last?.keyboardHeight ?? -1) - overlap) < 0.01)
    }

    /// Checklist 76: keyboard extensions send several notifications, some with a height of 0.
    @Test func theLastOfManyNewsCounts() throws {
        overlay.show(animated: false)
        try device.showKeyboard(height: 0)
        try device.showKeyboard(height: 216)
        try device.showKeyboard(height: 300)
        try device.showKeyboard(height: 300)
        try device.settle()
        #expect(contentView.frameInWindow.midY == 272)

        try device.showKeyboard(height: 0)
        try device.showKeyboard(height: 300)
        let shown = try #require(contentView.layer.presentation()).position.y
        try device.settle()

        #expect(abs(shown - 272) < 30)
        #expect(contentView.frameInWindow.midY == 272)
    }

    /// Checklist 76: a hardware keyboard leaves only its shortcuts bar, and a floating keyboard covers nothing.
    @Test func hardwareAndFloatingKeyboardsCoverLittleOrNothing() throws {
        overlay.show(animated: false)
        try device.showKeyboard(height: 336)
        try device.settle()

        try device.showKeyboard(height: 55)
        try device.settle()
        #expect(abs(contentView.frameInWindow.midY - (844 - 55) / 2) <= 0.5)
        device.floatKeyboard(at: CGRect(x: 20, y: 300, width: 320, height: 254))
        try device.settle()

        #expect(contentView.frameInWindow.midY == 422)
    }

    /// Checklist 84: a keyboard for a field outside is ignored by default.
    @Test(arguments: [true, false]) func keyboardForAFieldOutsideCountsOnlyOnRequest(_ isForDescendants: Bool)
        throws
    {
        #expect(overlay.onlyRespondsToKeyboardEventFromDescendantViews)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let container = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
        page.view.addSubview(field)
        page.view.addSubview(container)
        overlay.onlyRespondsToKeyboardEventFromDescendantViews = isForDescendants
        overlay.show(in: container, animated: false)
        field.becomeFirstResponder()

        try device.showKeyboard(height: 200)
        try device.settle()
        #expect(contentView.center.y == (isForDescendants ? 222 : 122))
        overlay.updateLayout()
        #expect(contentView.center.y == (isForDescendants ? 222 : 122))
        try device.hideKeyboard()
        try device.settle()

        #expect(contentView.center.y == 222)
    }

    /// Checklist 76: a field in the content becomes first responder as the content appears.
    @Test(arguments: ModalPresentationMode.allCases) func fieldThatBecomesFirstResponderWhileAppearingStaysVisible(
        _ way: ModalPresentationMode
    )
        throws
    {
        let content = ModalContentController()
        let field = UITextField(frame: CGRect(x: 10, y: 50, width: 180, height: 40))
        content.view.addSubview(field)
        content.onWillAppear = { [unowned field] in field.becomeFirstResponder() }
        let overlay = fixture.makeOverlay(content)

        way.show(overlay, over: page, animated: true)
        try device.showKeyboard(height: 336)
        try device.settle()

        #expect(field.isFirstResponder)
        #expect(field.frameInWindow.maxY < 844 - 336)
        #expect(abs(content.view.frameInWindow.midY - 254) <= 0.5)
    }

    /// Checklist 76
    @Test func layoutAndBothAnimationsGetTheHeight() throws {
        var heights: [String: CGFloat] = [:]
        overlay.layoutBlock = { [contentView] _, keyboard, frame in
            heights["layout"] = keyboard
            contentView.frame = frame
        }
        overlay.showingAnimation = { _, _, keyboard, _, completion in
            heights["showing"] = keyboard
            completion(true)
        }
        overlay.hidingAnimation = { _, _, keyboard, completion in
            heights["hiding"] = keyboard
            completion(true)
        }
        try device.showKeyboard(height: 300)

        overlay.show()
        overlay.hide()

        #expect(heights == ["layout": 300, "showing": 300, "hiding": 300])
    }

    /// The content moves with the keyboard's duration.
    @Test func theContentMovesWithTheKeyboard() throws {
        overlay.show(animated: false)

        try device.showKeyboard(height: 300)
        device.advance(by: 0.1)
        let half = try #require(contentView.layer.presentation()).position.y
        device.advance(by: 0.45)

        #expect(half < 420 && half > 274)
        #expect(try #require(contentView.layer.presentation()).position.y == 272)
    }

    @Test func hidingKeyboardDoesNotMoveADismissingOverlay() throws {
        try device.showKeyboard(height: 300)
        overlay.show(animated: false)

        overlay.hide()
        try device.hideKeyboard()
        device.advance(by: 0.1)

        #expect(contentView.center.y == 272)
        try device.settle()
        #expect(!overlay.isVisible)
    }

    @Test func rotatingWithTheKeyboardUpKeepsTheContentAboveIt() throws {
        overlay.show(animated: false)
        try device.showKeyboard()

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        let keyboard = try #require(device.keyboardFrame)

        #expect(contentView.frameInWindow.maxY <= keyboard.minY)
        #expect(abs(contentView.frameInWindow.midY - keyboard.minY / 2) <= 0.5)
    }
}
