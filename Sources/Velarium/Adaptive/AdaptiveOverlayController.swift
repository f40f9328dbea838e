import StateMachines
import UIKit

/// Shows a controller as a popover, sheet, dialog, modal card or full screen, and changes from any of them to any other
/// while it is open.
///
///     let overlay = AdaptiveOverlayController(Filters(), style: .popover)
///     overlay.anchor = .barButtonItem(filterItem, in: navigationBar)
///     overlay.styleForTraits = { $0.horizontalSizeClass == .compact ? .sheet : .popover }
///     present(overlay, animated: true)
///     …
///     overlay.setStyle(.fullScreen, animated: true)
///
/// A change is one continuous motion of frame, corners, arrow, shadow and dimming. The content's controller and views
/// stay where they are: its text, its first responder, its selection and its scroll offset are kept. A change that is
/// requested during another one turns the motion around where it is.
///
/// The size of a popover and a dialog is the content's `preferredContentSize`; in a direction where that is 0, what the
/// content's constraints need.
@preconcurrency @MainActor open class AdaptiveOverlayController: OverlayController {
    /// The controller that is shown, a child of this one.
    public let content: UIViewController

    /// The look in the different styles. Changes take effect at once. Default `AdaptiveOverlayConfiguration()`.
    public var configuration = AdaptiveOverlayConfiguration() {
        didSet { presentation?.configurationDidChange() }
    }

    /// The style for the traits of the presenting controller. Default nil: the style changes only by
    /// `setStyle(_:animated:completion:)`.
    ///
    /// Asked when a presentation begins, when a size class changes, as by rotation, and when it is set during a
    /// presentation. A style that is set by a call stays until then.
    public var styleForTraits: ((UITraitCollection) -> OverlayStyle)? {
        didSet {
            guard let presentation else { return }
            applyRule(for: presentation.presentingViewController.traitCollection, animated: true)
        }
    }

    /// What a popover points at, and follows while that moves. Default nil: the popover is in the middle, without an
    /// arrow. Takes effect at once.
    public var anchor: OverlayAnchor? {
        didSet { presentation?.anchorDidChange() }
    }

    /// What happens when a popover's anchor is lost; in other styles, nothing. Default dismiss.
    public var anchorLossBehavior = AnchorLossBehavior.dismiss

    private lazy var card = AdaptiveCardView()
    private lazy var transition = AdaptiveTransition(of: self, card: card)
    private var state: AdaptiveStyleState
    private let runner = EffectRunner<AdaptiveStyleState.Effect>()
    private var completions: [AdaptiveStyleState.ChangeID: @MainActor (Bool) -> Void] = [:]
    private var lastChangeID = 0
    /// Where the next sheet appears.
    private(set) var initialDetent = SheetDetent.half

    /// Creates an overlay for `content`.
    ///
    /// - Parameters:
    ///   - content: A controller without a parent.
    ///   - style: The first style. Default dialog.
    public init(_ content: UIViewController, style: OverlayStyle = .dialog) {
        self.content = content
        state = AdaptiveStyleState(style)
        super.init(nibName: nil, bundle: nil)
    }

    /// Not available: the content has no archive.
    public required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it with its content.")
    }

    /// The transition for all styles.
    public final override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate { transition }

    private var presentation: AdaptivePresentationController? {
        presentingViewController == nil ? nil : transition.presentation
    }

    // MARK: Style

    /// The style in which the overlay is shown or will be, or to which it is changing.
    public var style: OverlayStyle { state.style }

    /// Whether the overlay is moving to another style.
    public var isChangingStyle: Bool { state.phase == .changing }

    /// Changes the style, in 0.45 seconds or at once. With Reduce Motion, the new style fades in.
    ///
    /// Before a presentation it sets how the overlay will appear. While the overlay is being dismissed, nothing changes.
    /// `events` delivers `didChangeStyle` when a presented overlay has arrived.
    ///
    /// - Parameters:
    ///   - style: The new style. The present one changes nothing.
    ///   - animated: Whether the change is a motion.
    ///   - completion: Called once, with true when the overlay has the style, and with false when another change or a
    ///     dismissal came first.
    public func setStyle(
        _ style: OverlayStyle, animated: Bool, completion: (@MainActor (_ hasArrived: Bool) -> Void)? = nil
    ) {
        lastChangeID += 1
        completions[lastChangeID] = completion
        handle(.request(style, isAnimated: animated, lastChangeID))
    }

    /// Applies the app's rule for `traits`.
    func applyRule(for traits: UITraitCollection, animated: Bool) {
        guard let style = styleForTraits?(traits), style != self.style else { return }
        setStyle(style, animated: animated)
    }

    private func handle(_ event: AdaptiveStyleState.Event) {
        guard let effects = state.handle(event) else { return }
        runner.run(effects) { perform($0) }
    }

    private func perform(_ effect: AdaptiveStyleState.Effect) {
        switch effect {
        case .move(let isAnimated, let id):
            transition.presentation?.moveToStyle(animated: isAnimated) { [weak self] in self?.handle(.motionDidEnd(id))
            }
        case .reportStyle(let style): lifecycle.observers.send(.didChangeStyle(style))
        case .finish(let id, let hasArrived): completions.removeValue(forKey: id)?(hasArrived)
        }
    }

    // MARK: Detent

    /// The detent where the sheet rests or is animating to; before the presentation and in other styles, where the sheet
    /// will appear. Default half. Setting it does not animate; a detent that the sheet does not have counts as the nearest
    /// that it has, and `.closed` is ignored.
    public var detent: SheetDetent {
        get { presentation?.detent ?? initialDetent }
        set { setDetent(newValue, animated: false) }
    }

    /// Moves the sheet to `detent`, in 0.33 seconds or at once. `.closed` is ignored.
    public func setDetent(_ detent: SheetDetent, animated: Bool) {
        guard detent != .closed else { return }
        initialDetent = detent
        presentation?.setDetent(detent, animated: animated)
    }

    /// The user has moved the sheet to `detent`.
    func userDidMove(to detent: SheetDetent) { initialDetent = detent }

    // MARK: Calls from the presentation controller

    func presentationWillBegin() { handle(.presentationWillBegin) }
    func dismissalWillBegin() { handle(.dismissalWillBegin) }
    func dismissalWasCanceled() { handle(.dismissalWasCanceled) }
    func presentationDidEnd() { handle(.presentationDidEnd) }

    /// The size that the content asks for, at most `width` points wide where its constraints decide.
    func contentSize(fitting width: CGFloat) -> CGSize {
        let preferred = content.preferredContentSize
        guard preferred.width <= 0 || preferred.height <= 0 else { return preferred }
        let view = content.view!
        let requested =
            preferred.width > 0
            ? preferred.width : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        guard requested > 0 else { return preferred }
        let limited = min(requested, width)
        let height = view.systemLayoutSizeFitting(
            CGSize(width: limited, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return CGSize(width: limited, height: preferred.height > 0 ? preferred.height : height)
    }

    // MARK: Container

    /// Sets the card as view.
    public final override func loadView() { view = card }

    /// Adds the content. Call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        card.contentHolder.addSubview(content.view)
        content.didMove(toParent: self)
    }

    /// Resizes a popover or dialog, animated, when the content's `preferredContentSize` changes. Call super.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        presentation?.contentSizeDidChange()
    }

    /// The content.
    open override var childForStatusBarStyle: UIViewController? { content }
    /// The content.
    open override var childForStatusBarHidden: UIViewController? { content }
    /// The content.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
}
