import Testing
import UIKitCore
import VelariumTesting

/// Size and trait callbacks of an app's presentation controller.
@MainActor @Suite struct PresentationSizeTests {
    private let fixture = TransitionFixture()
    private var device: TestDevice { fixture.device }

    private func present() throws -> (content: RecordingViewController, card: Card) {
        var card: Card?
        fixture.makesController = { presented, presenting in
            card = Card(presentedViewController: presented, presenting: presenting)
            return card!
        }
        let content = fixture.content()
        try fixture.present(content)
        return (content, try #require(card))
    }

    @Test func rotationSendsTraitsAndSizeAndLaysOutThePresentation() throws {
        let (content, card) = try present()
        #expect(content.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(card.calls.contains("traits 1"))
        #expect(card.calls.contains("size 844.0 390.0"))
        #expect(card.calls.firstIndex(of: "traits 1")! < card.calls.firstIndex(of: "size 844.0 390.0")!)
        #expect(content.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
    }

    @Test func preferredContentSizeChangesReachThePresentationController() throws {
        let (content, card) = try present()

        content.preferredContentSize = CGSize(width: 10, height: 300)
        try device.settle()

        #expect(card.calls.contains("preferred 300.0"))
        #expect(content.view.frame.height == 300)
    }

    /// Otherwise a size that is set in `viewDidLoad` would animate the container's first layout.
    @Test func thePresentedViewIsLoadedBeforeTheContainerExists() throws {
        var card: Card?
        fixture.makesController = { presented, presenting in
            card = Card(presentedViewController: presented, presenting: presenting)
            return card!
        }
        let content = SizedController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = fixture
        content.onLoad = { card?.calls.append("load \(card?.containerView == nil ? "without" : "with") container") }

        try fixture.present(content)

        #expect(card?.calls == ["load without container", "preferred 240.0", "begin true"])
        #expect(content.view.frame.height == 240)
    }

    /// Constraints resize the presented view: the presentation controller is notified.
    @Test func autoLayoutSizeChangesReachThePresentationController() throws {
        let (content, card) = try present()
        let view = try #require(content.view)
        let container = try #require(card.containerView)
        card.placesByFrame = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let height = view.heightAnchor.constraint(equalToConstant: 111)
        height.isActive = true
        view.widthAnchor.constraint(equalToConstant: 90).isActive = true
        view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        try device.settle()
        #expect(view.bounds.height == 111)
        card.calls = []

        height.constant = 222
        try device.settle()

        #expect(view.bounds.height == 222)
        #expect(card.calls.contains("fitting"))
    }

    @Test func traitsThatThePresentationOverridesReachTheContent() throws {
        let (content, card) = try present()
        #expect(content.traitCollection.horizontalSizeClass == .compact)

        card.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)

        #expect(content.traitCollection.horizontalSizeClass == .regular)
        #expect(fixture.root.traitCollection.horizontalSizeClass == .compact)
    }

    /// The presented view may be a container of the content.
    @Test func aCustomPresentedViewIsPositionedAndAnimated() throws {
        let content = fixture.content()
        var framed: Framed?
        fixture.makesController = { presented, presenting in
            framed = Framed(presentedViewController: presented, presenting: presenting)
            return framed!
        }
        fixture.root.present(content, animated: true)
        device.advance(by: 0.1)
        let context = try #require(fixture.mover.contexts.last)

        #expect(context.view(forKey: .to) === framed?.holder)
        try device.settle()
        #expect(framed?.holder.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(content.view.superview === framed?.holder)
        content.dismiss(animated: true)
        try device.settle()
        #expect(framed?.holder.window == nil)
    }
}

/// Sets its size when its view is loaded.
private final class SizedController: UIViewController {
    var onLoad: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        onLoad()
        preferredContentSize = CGSize(width: 200, height: 240)
    }
}

/// Covers the lower half, or the content's preferred height.
private final class Card: UIPresentationController {
    var calls: [String] = []
    var placesByFrame = true

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let wanted = presentedViewController.preferredContentSize.height
        let height = wanted > 0 ? wanted : bounds.height / 2
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        calls.append("begin \(presentedViewController.isViewLoaded)")
    }

    override func containerViewWillLayoutSubviews() {
        if placesByFrame { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("size \(size.width) \(size.height)")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("traits \(newCollection.verticalSizeClass.rawValue)")
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        calls.append("preferred \(container.preferredContentSize.height)")
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        calls.append("fitting")
    }
}

/// Wraps the content in a container view.
private final class Framed: UIPresentationController {
    let holder = UIView()

    override var presentedView: UIView? { holder }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 10, width: 100, height: 100) }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let view = presentedViewController.view else { return }
        view.frame = holder.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(view)
    }
}
