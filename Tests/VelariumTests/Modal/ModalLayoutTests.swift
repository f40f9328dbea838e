import Testing
import UIKit
import Velarium
import VelariumTesting

/// The position and size of the content.
@MainActor @Suite struct ModalLayoutTests {
    private let fixture = ModalFixture()
    private var device: TestDevice { fixture.device }
    private var page: UIViewController { fixture.page }
    private var contentView: ModalContentView { fixture.contentView }
    private var overlay: ModalPresentationViewController { fixture.overlay }

    /// Checklist 68, Checklist 69: the room is the container less its margins; a 100×100 container leaves 60×60.
    @Test func contentIsLimitedToTheContainerLessItsMargins() {
        let container = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 100))
        page.view.addSubview(container)
        contentView.preference = CGSize(width: 500, height: 500)

        overlay.show(in: container, animated: false)

        #expect(contentView.frameInWindow == CGRect(x: 70, y: 100, width: 60, height: 60))
        #expect(contentView.limits.last == CGSize(width: 60, height: 60))
    }

    /// Checklist 68: the height is the content's, limited by the screen.
    @Test(arguments: [(100.0, 100.0, 372.0), (5000, 804, 20)]) func contentKeepsItsHeightUpToTheLimit(
        _ wanted: CGFloat, _ height: CGFloat, _ top: CGFloat
    ) {
        contentView.preference = CGSize(width: 5000, height: wanted)

        overlay.show(animated: false)

        #expect(contentView.frameInWindow == CGRect(x: 20, y: top, width: 350, height: height))
    }

    /// Checklist 69: margins are 20 by default, and each side is independent.
    @Test func eachMarginAppliesToItsSide() {
        #expect(overlay.contentViewMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
        contentView.preference = CGSize(width: 5000, height: 5000)

        overlay.contentViewMargins = UIEdgeInsets(top: 100, left: 10, bottom: 44, right: 30)
        overlay.show(animated: false)

        #expect(contentView.frameInWindow == CGRect(x: 10, y: 100, width: 350, height: 700))
    }

    /// Checklist 68, 70: the limit passed to the content is the container less its margins, and at most the maximum
    /// width.
    @Test(arguments: [(CGFloat(200), CGFloat(200)), (349, 349), (351, 350), (.greatestFiniteMagnitude, 350)])
    func limitSizeRespectsTheMaximumWidth(_ maximum: CGFloat, _ limit: CGFloat) {
        let content = ModalContentController()
        let overlay = fixture.makeOverlay(content)
        overlay.maximumContentViewWidth = maximum

        overlay.show(animated: false)

        #expect(content.asked.last?.limit == CGSize(width: limit, height: 804))
    }

    /// Checklist 70: the maximum width is unlimited by default; the first description's value is a preset.
    @Test func theContentIsNoWiderThanAllowed() {
        #expect(overlay.maximumContentViewWidth == .greatestFiniteMagnitude)
        #expect(ModalPresentationAppearance.legacyMaximumContentViewWidth == 335)
        contentView.preference = CGSize(width: 5000, height: 100)

        overlay.maximumContentViewWidth = ModalPresentationAppearance.legacyMaximumContentViewWidth
        overlay.show(animated: false)

        #expect(contentView.frameInWindow.width == 335)
        #expect(contentView.center.x == 195 || abs(contentView.center.x - 195) < 0.5)
    }

    /// Checklist 69, Checklist 70, Checklist 86: defaults for overlays made later.
    @Test func appearanceSetsTheDefaultsOfNewOverlays() {
        let before = ModalPresentationViewController.appearance
        defer { ModalPresentationViewController.appearance = before }
        ModalPresentationViewController.appearance.contentViewMargins = UIEdgeInsets(
            top: 1, left: 2, bottom: 3, right: 4)
        ModalPresentationViewController.appearance.maximumContentViewWidth = 300
        ModalPresentationViewController.appearance.animationStyle = .slide
        ModalPresentationViewController.appearance.dimmingColor = .red
        ModalPresentationViewController.appearance.onlyRespondsToKeyboardEventFromDescendantViews = false

        let newer = ModalPresentationViewController()

        #expect(newer.contentViewMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(newer.maximumContentViewWidth == 300)
        #expect(newer.animationStyle == .slide)
        #expect(newer.dimmingView?.backgroundColor == .red)
        #expect(!newer.onlyRespondsToKeyboardEventFromDescendantViews)
        #expect(overlay.contentViewMargins.left == 20)
    }

    /// Checklist 71: a controller is asked for its size with the limit, and may use all of it.
    @Test func contentControllerReturnsItsSize() throws {
        let content = ModalContentController()
        content.preference = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let overlay = fixture.makeOverlay(content)

        overlay.show(animated: false)

        let asked = try #require(content.asked.last)
        #expect(asked.keyboardHeight == 0)
        #expect(asked.limit == CGSize(width: 350, height: 804))
        #expect(content.view.frameInWindow == CGRect(x: 95, y: 20, width: 200, height: 804))
    }

    /// Checklist 72: `sizeThatFits(_:)` of the view gets the limit.
    @Test func contentViewIsMeasuredWithTheLimit() {
        overlay.show(animated: false)

        #expect(contentView.limits.contains(CGSize(width: 350, height: 804)))
    }

    @Test func preferredContentSizeIsUsedAndItsChangesAreFollowed() {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 120, height: 80)
        let overlay = fixture.makeOverlay(content)
        overlay.show(animated: false)
        #expect(content.view.bounds.size == CGSize(width: 120, height: 80))

        content.preferredContentSize = CGSize(width: 200, height: 300)

        #expect(content.view.frameInWindow == CGRect(x: 95, y: 272, width: 200, height: 300))
    }

    @Test func constraintBasedContentHasItsFittingSize() {
        let content = UIView()
        let text = UILabel()
        text.numberOfLines = 0
        text.text = String(repeating: "A sentence that goes on for a while. ", count: 6)
        text.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        ])
        let overlay = fixture.makeOverlay(content)

        overlay.show(animated: false)
        overlay.view.layoutIfNeeded()

        #expect(content.bounds.width == 350)
        #expect(content.bounds.height > 100 && content.bounds.height < 300)
        #expect(text.frame == content.bounds.insetBy(dx: 16, dy: 16))
    }

    @Test func contentWithAFrameRegainsItsSizeAfterASmallContainer() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.view.addSubview(container)
        let overlay = fixture.makeOverlay(content)
        overlay.show(in: container, animated: false)
        #expect(content.bounds.size == CGSize(width: 60, height: 60))

        container.frame.size = CGSize(width: 300, height: 300)
        page.view.layoutIfNeeded()

        #expect(content.frame == CGRect(x: 60, y: 90, width: 180, height: 120))
    }

    /// Checklist 73: the block positions the content before it appears and whenever the container changes.
    @Test func layoutBlockGetsTheDefaultFrameAndPositionsTheContent() throws {
        var given: [(bounds: CGRect, keyboard: CGFloat, frame: CGRect)] = []
        overlay.contentViewMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
        overlay.layoutBlock = { [contentView] bounds, keyboard, frame in
            given.append((bounds, keyboard, frame))
            contentView.frame = frame.offsetBy(dx: 0, dy: 10)
        }
        overlay.show(animated: false)
        #expect(contentView.frameInWindow == CGRect(x: 95, y: 382, width: 200, height: 100))

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(given.first?.bounds.size == CGSize(width: 390, height: 844))
        #expect(given.last?.bounds.size == CGSize(width: 844, height: 390))
        #expect(given.allSatisfy { $0.keyboard == 0 })
        #expect(given.last?.frame == CGRect(x: 322, y: 145, width: 200, height: 100))
        #expect(contentView.frameInWindow == CGRect(x: 322, y: 155, width: 200, height: 100))
    }

    /// Checklist 64, 73: the block is called again when the in-call status bar appears.
    @Test func layoutBlockIsCalledWhenTheSafeAreaChanges() throws {
        var given: [CGRect] = []
        overlay.insetsContentFromSafeArea = true
        overlay.layoutBlock = { [contentView] bounds, _, frame in
            given.append(frame)
            contentView.frame = frame
        }
        contentView.preference = CGSize(width: 200, height: 5000)
        device.showsStatusBar = true
        overlay.show(animated: false)
        let before = contentView.frameInWindow

        try device.setStatusBarHeight(87)
        try device.settle()

        #expect(before == CGRect(x: 95, y: 47, width: 200, height: 763))
        #expect(contentView.frameInWindow == CGRect(x: 95, y: 87, width: 200, height: 723))
        #expect(given.last == contentView.frameInWindow)
    }

    /// Checklist 73: after the window is resized, the content is centered again.
    @Test(arguments: ModalPresentationMode.allCases) func resizingTheWindowCentersTheContentAgain(
        _ way: ModalPresentationMode
    ) throws {
        let fixture = ModalFixture(.desktop)
        let device = fixture.device
        let overlay = fixture.overlay
        let contentView = fixture.contentView
        way.show(overlay, over: fixture.page)
        try device.settle()

        try device.resize(to: CGSize(width: 600, height: 500))
        try device.settle()

        #expect(contentView.frameInWindow == CGRect(x: 200, y: 200, width: 200, height: 100))
        #expect(overlay.dimmingView?.frameInWindow == CGRect(x: 0, y: 0, width: 600, height: 500))
    }

    /// Checklist 73: after a rotation the content is centered again.
    @Test(arguments: [TestDevice.Model.iPhone14, .iPad], ModalPresentationMode.allCases)
    func rotatingTheDeviceCentersTheContentAgain(
        _ model: TestDevice.Model, _ way: ModalPresentationMode
    ) throws {
        let fixture = ModalFixture(model)
        let device = fixture.device
        let page = fixture.page
        let overlay = fixture.overlay
        let contentView = fixture.contentView
        way.show(overlay, over: page)

        try device.rotate(to: .landscapeRight)
        try device.settle()
        let screen = overlay.view.bounds
        let frame = contentView.frameInWindow

        #expect(screen.width > screen.height)
        #expect(frame.size == CGSize(width: 200, height: 100))
        #expect(frame.midX == screen.midX && frame.midY == screen.midY)
        #expect(overlay.dimmingView?.frameInWindow == screen)
    }

    /// Checklist 84: a change of the content is laid out when the app calls `updateLayout()`, animated inside an
    /// animation block.
    @Test func updateLayoutAppliesTheContentsNewSize() {
        overlay.show(animated: false)
        contentView.preference = CGSize(width: 300, height: 400)
        #expect(contentView.bounds.width == 200)

        UIView.animate(withDuration: 0.5) { overlay.updateLayout() }

        #expect(contentView.frameInWindow == CGRect(x: 45, y: 222, width: 300, height: 400))
        device.advance(by: 0.25)
        let shown = contentView.layer.presentation()?.bounds.width ?? 0
        #expect(shown > 210 && shown < 290)
    }

    @Test func contentIsInsetFromTheSafeAreaOnRequest() {
        contentView.preference = CGSize(width: 5000, height: 5000)
        overlay.insetsContentFromSafeArea = true

        overlay.show(animated: false)

        #expect(contentView.frameInWindow == CGRect(x: 20, y: 47, width: 350, height: 763))
    }

    // MARK: Invalid input

    @Test(arguments: [CGFloat.nan, -20, .infinity]) func invalidMarginsCountAsZeroAndAreReported(
        _ margin: CGFloat
    ) {
        contentView.preference = CGSize(width: 5000, height: 100)

        let heard = faults {
            overlay.contentViewMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            overlay.maximumContentViewWidth = .nan
            overlay.show(animated: false)
            overlay.updateLayout()
        }

        #expect(contentView.frameInWindow == CGRect(x: 0, y: 372, width: 390, height: 100))
        #expect(heard.count == 2)
        #expect(heard.first?.contains("contentViewMargins") == true)
        #expect(heard.last?.contains("maximumContentViewWidth") == true)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: -4)])
    func contentWithoutSizeFillsTheRoomAndIsReported(_ size: CGSize) {
        contentView.preference = size

        let heard = faults {
            overlay.show(animated: false)
            overlay.updateLayout()
        }

        #expect(contentView.frameInWindow == CGRect(x: 20, y: 20, width: 350, height: 804))
        #expect(heard.count == 1)
        #expect(heard.first?.contains("sizeThatFits") == true)
    }

    @Test func overlayWithoutContentIsPresentedAndReported() {
        let empty = fixture.makeOverlay(UIView())
        empty.contentView = nil

        let heard = faults { empty.show(animated: false) }

        #expect(empty.isVisible)
        #expect(heard.count == 1)
    }

    @Test func marginsWiderThanTheContainerLeaveNoRoom() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        page.view.addSubview(container)

        overlay.show(in: container, animated: false)

        #expect(contentView.bounds.size == .zero)
    }

    /// Content whose size comes from constraints: a label between the safe area's edges.
    private func makeLabeledContent() -> (UIView, UILabel) {
        let view = UIView()
        let label = UILabel()
        label.text = "Label"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return (view, label)
    }

    @Test func contentFollowsTheTextSize() throws {
        let (content, label) = makeLabeledContent()
        let labeled = fixture.makeOverlay(content)
        labeled.show(animated: false)

        try device.setTextSize(.accessibilityLarge)
        try device.settle()

        #expect(content.bounds.size == label.intrinsicContentSize && content.bounds.height > 30)
    }

    @Test func constraintsToTheSafeAreaCountWhereTheContentIs() throws {
        let (content, label) = makeLabeledContent()
        let controller = UIViewController()
        controller.view = content
        content.frame = page.view.bounds
        let labeled = fixture.makeOverlay(controller)

        labeled.show(animated: false)
        try device.settle()

        #expect(content.bounds.height == label.intrinsicContentSize.height)
    }

    @Test func aControllerWithoutASizeFillsTheRoomAlsoAfterARotation() throws {
        let plain = UIViewController()
        let filling = fixture.makeOverlay(plain)
        filling.show(animated: false)
        #expect(plain.view.frameInWindow == CGRect(x: 20, y: 20, width: 350, height: 804))

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(plain.view.frameInWindow == CGRect(x: 20, y: 20, width: 804, height: 350))
    }
}
