/// Decides how a presented controller stands on the screen: its frame, what lies around it, how it comes and goes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable, TraitChangeTeller
{
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public private(set) unowned var presentedViewController: UIViewController
    /// What keeps the presented controller, from `present` on. Before, it is the presented controller that keeps this.
    private var keptPresented: UIViewController?
    private weak var presenter: UIViewController?

    /// The view that holds the presentation, over the whole window; nil while nothing is presented.
    open private(set) weak var containerView: UIView?
    /// Traits for the presented controller that differ from its surroundings'.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { updateTraits() }
    }
    /// Traits for the presented controller that differ from its surroundings', one by one. They count over
    /// `overrideTraitCollection`.
    open var traitOverrides: any UITraitOverrides {
        get { ownTraitOverrides ?? TraitOverrides() }
        set {
            ownTraitOverrides = TraitOverrides(newValue)
            updateTraits()
        }
    }
    private var ownTraitOverrides: TraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// The traits that this controller was told of last; nil before it is on the screen.
    private var toldTraits: UITraitCollection?

    /// What the delegate has put around the presented controller for the style that this has adapted to.
    var wrapper: UIViewController?
    /// Who stands on the screen: the presented controller, or what is around it.
    var shown: UIViewController { wrapper ?? presentedViewController }

    /// What the style became in these surroundings; the same as `presentationStyle` when it did not adapt.
    package private(set) var effectiveStyle: UIModalPresentationStyle
    /// Which rule chose the effective style, and who was asked.
    package private(set) var adaptationReason = "not decided yet"
    weak var driver: PresentationDriver?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        presentationStyle = presentedViewController.modalPresentationStyle
        effectiveStyle = presentationStyle
        super.init()
    }

    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The style that was asked for, as it was when this controller was made.
    open private(set) var presentationStyle: UIModalPresentationStyle
    open var traitCollection: UITraitCollection { traitsForPresented }
    /// Called after `traitCollection` has changed, before the presented controller hears of it. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: What subclasses say

    /// The view that is placed and moved: the presented controller's own, or one that holds it.
    open var presentedView: UIView? { sheet?.plate ?? shown.view }
    /// In the container's coordinates, points. Default: the container's bounds, but for sheets.
    open var frameOfPresentedViewInContainerView: CGRect { sheet?.restingRect ?? containerView?.bounds ?? .zero }
    /// Whether the container is the whole window; else the context of the definer, which this covers. Default true, but
    /// for styles of the current context.
    open var shouldPresentInFullscreen: Bool { !effectiveStyle.isContextual }
    open var shouldRemovePresentersView: Bool { effectiveStyle.coversPresenter }
    open var preferredContentSize: CGSize { shown.preferredContentSize }

    open func presentationTransitionWillBegin() { sheet?.presentationWillBegin() }
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() { sheet?.dismissalWillBegin() }
    open func dismissalTransitionDidEnd(_ completed: Bool) { if !completed { sheet?.dismissalWasCancelled() } }
    open func containerViewWillLayoutSubviews() { sheet?.layOut() }
    open func containerViewDidLayoutSubviews() {}

    /// The style that this presentation takes in its own surroundings.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style that this presentation takes under `traitCollection`; `none` when it stays what it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let era = SystemEra.current
        let own = presentationStyle == .automatic ? era.automaticStyle : presentationStyle
        guard own.adapts, traitCollection.horizontalSizeClass == .compact else { return .none }
        let compact = era.compactStyle(of: own)
        return compact == own ? .none : compact
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Called when Auto Layout has given the presented view another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller will have in a container of `parentSize`. Default: `parentSize` when its
    /// view fills the container now, else its present size. Points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        if let sheet { return sheet.rect(inContainerOf: parentSize).size }
        guard let view = shown.viewIfLoaded, let containerView else { return parentSize }
        return view.bounds.size == containerView.bounds.size ? parentSize : view.bounds.size
    }

    /// Called before the container takes another size, or is turned. The default tells the presented controller when its
    /// own size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = shown.viewIfLoaded else { return }
        let presentedSize = self.size(forChildContentContainer: shown, withParentContainerSize: size)
        guard presentedSize != view.bounds.size || size == containerView?.bounds.size else { return }
        shown.viewWillTransition(to: presentedSize, with: coordinator)
    }

    /// Called before the traits that come with a size change. The default tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let traits =
            overrideTraitCollection.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
        shown.willTransition(to: traits, with: coordinator)
    }

    // MARK: What the framework's own styles say

    /// What moves the presented view in or out where the app gives no animator of its own: asked for each animated
    /// transition, before its first callback. Nil for no motion.
    func systemAnimator(for direction: PresentationLife.Direction) -> (any UIViewControllerAnimatedTransitioning)? {
        StyleAnimator.make(direction, for: self)
    }

    /// Whether this is what apps know as the presentation of a controller by another. The popover of a
    /// `UIPopoverController` is none: nobody presents its content.
    var isModal: Bool { true }

    /// Whether the delegate lets the person dismiss this; true where it has no say.
    func delegateAllowsDismissal() -> Bool { delegateAnswerToDismissal() ?? true }

    /// The person has dismissed this, and it is gone: tells the delegate.
    func tellDelegateOfDismissal() { announceEnd() }

    /// What drives the next transition by hand on the style's behalf, as a finger does that pulls a sheet; nil for
    /// nothing, and the app is asked.
    func systemInteractor(for direction: PresentationLife.Direction) -> (any UIViewControllerInteractiveTransitioning)?
    { direction == .dismissal ? sheet?.dismissalInteractor : nil }

    /// The sheet that this is on the screen, while the effective style is one.
    private(set) var sheet: SheetStage?

    /// What the app says of the sheet that this is, or becomes.
    var sheetConfiguration: UISheetPresentationController? { nil }

    /// Puts the presented view where it belongs: into the container itself unless a style has views around it.
    func hold(_ view: UIView, in container: UIView) {
        if let sheet { return sheet.hold(shown.view) }
        container.addSubview(view)
        view.frame = frameOfPresentedViewInContainerView
    }

    /// Keeps the presented view in its place when the container is laid out. Custom presentations do that themselves.
    func keepPlace() {
        guard effectiveStyle != .custom, driver?.isEnding == false, let presentedView,
            presentedView.superview === containerView
        else { return }
        let frame = frameOfPresentedViewInContainerView
        presentedView.bounds.size = frame.size
        presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// How the presented controller comes and goes: its own way, or that of the context it is presented in.
    package var transitionStyle: UIModalTransitionStyle {
        let presenting = presentingViewController
        let isGiven = !shouldPresentInFullscreen && presenting.providesPresentationContextTransitionStyle
        return (isGiven ? presenting : presentedViewController).modalTransitionStyle
    }

    /// Whether a touch outside, a swipe or Escape may close this presentation at all.
    var isDismissibleByPerson: Bool {
        switch effectiveStyle {
        case .popover, .pageSheet, .formSheet: true
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }

    /// What the presented controller's traits are made from.
    var traitsForPresented: UITraitCollection {
        let around = containerView?.traitCollection ?? presenter?.traitCollection ?? UITraitCollection.current
        let here = containerView == nil ? around : sheet?.traits(in: around) ?? around
        let traits = overrideTraitCollection.map { UITraitCollection(traitsFrom: [here, $0]) } ?? here
        return ownTraitOverrides?.applied(to: traits) ?? traits
    }

    /// Takes up the traits of the surroundings, and has the presented controller do the same.
    func updateTraits() {
        let (previous, current) = (toldTraits, traitsForPresented)
        if let previous, previous != current {
            toldTraits = current
            current.performAsCurrent {
                traitCollectionDidChange(previous)
                tellRegistrations(of: current, since: previous)
            }
        }
        shown.viewIfLoaded?.updateTraits()
    }

    /// Lays out again when something outside the container has moved that decides the layout.
    func followSurroundings() { sheet?.followKeyboard() }

    /// What a dump shows beside the frame.
    var popoverRecord: PopoverRecord? { nil }

    /// Takes the style that was chosen, before it is set up.
    func take(_ adaptation: StyleAdaptation) {
        explain(adaptation)
        effectiveStyle = adaptation.style
        sheet = SheetSituation.Kind(adaptation.style).map { SheetStage($0, of: self) }
    }

    /// Takes another reason for the style that this has.
    func explain(_ adaptation: StyleAdaptation) { adaptationReason = adaptation.because }

    /// Makes the container and puts it where it belongs.
    func mount(in window: UIWindow, for driver: PresentationDriver) {
        let place = ContainerPlace(for: self, in: window)
        let container = UITransitionView(frame: place.frame, driver: driver)
        place.put(container)
        containerView = container
        window.system.statusBar.setNeedsUpdate()
        set()
    }

    /// Takes up what a style needs of its surroundings, in the container that it works in from now on.
    func set() { toldTraits = traitsForPresented }

    /// Gives back what `set()` took; the views of the style are out of use.
    func strike() {
        sheet?.unmount()
        toldTraits = nil
    }

    func unmount() {
        let container = containerView
        strike()
        shown.viewIfLoaded?.removeFromSuperview()
        container?.window?.system.statusBar.setNeedsUpdate()
        container?.removeFromSuperview()
        containerView = nil
    }

    /// The style, what became of it and why. Only on the main actor.
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)): \(presentationStyle.name), shown as \(effectiveStyle.name): \(adaptationReason)>"
        }
    }
}

// MARK: The way to the screen

extension UIPresentationController {
    /// The presentation controller that the framework makes for the style of `presented`.
    static func make(for presented: UIViewController) -> UIPresentationController {
        let style = presented.modalPresentationStyle
        switch style == .automatic ? SystemEra.current.automaticStyle : style {
        case .popover: return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: presented, presenting: nil)
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            return UIPresentationController(presentedViewController: presented, presenting: nil)
        }
    }

    /// Takes `presenter` as what presents, and keeps the presented controller.
    func adoptPresenter(_ presenter: UIViewController) {
        self.presenter = presenter
        keptPresented = presentedViewController
    }

    /// Takes `content` as what is presented, in place of what was.
    func adoptPresented(_ content: UIViewController) {
        keptPresented = content
        presentedViewController = content
    }

    /// Brings the container out of `lower`'s, whose presentation goes away under it.
    func liftContainer(above lower: UIPresentationController) {
        if let lowerSheet = lower.sheet { sheet?.inherit(from: lowerSheet) }
        guard let containerView, let below = lower.containerView, let holder = below.superview else { return }
        guard containerView.superview !== holder else { return }
        let frame = holder.convert(containerView.frame, from: containerView.superview)
        holder.insertSubview(containerView, aboveSubview: below)
        containerView.frame = frame
    }

    /// Puts the presented view where it belongs, lets its controller hear `viewIsAppearing`, and then lays out.
    func arrange() {
        guard let containerView, let presentedView else { return }
        hold(presentedView, in: containerView)
        if shown.view?.isDescendant(of: presentedView) == false {
            misuse(
                "The presentedView of \(self) has to be the view of \(presentedViewController) or a view around it.")
        }
        shown.announceAppearing()
        containerView.setNeedsLayout()
        containerView.layoutIfNeeded()
    }
}
