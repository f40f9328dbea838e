/// Manages the presentation of a view controller: its frame, the views around it, and its transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable, TraitChangeNotifier
{
    /// Decides how the presentation adapts, and whether the user may dismiss it. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented controller.
    open private(set) unowned var presentedViewController: UIViewController
    /// Retains the presented controller from `present` on. Before that, the presented controller retains this.
    private var retainedPresented: UIViewController?
    private weak var presenter: UIViewController?

    /// The view that contains the presentation, over the window or a context in it; nil while nothing is presented.
    open var containerView: UIView? { driver?.container.view }
    /// Traits that override the inherited ones for the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { updateTraits() }
    }
    /// Individual traits that override the inherited ones for the presented controller. They have priority over
    /// `overrideTraitCollection`.
    open var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides ?? TraitOverrides() }
        set {
            storedTraitOverrides = TraitOverrides(newValue)
            updateTraits()
        }
    }
    private var storedTraitOverrides: TraitOverrides?
    var traitRegistrations: [TraitRegistration] = []
    /// The traits last reported to `traitCollectionDidChange(_:)`; nil before the presentation is on the screen.
    private var lastReportedTraits: UITraitCollection?

    /// The controller that the delegate returned for the adapted style, if any.
    var wrapper: UIViewController?
    /// The controller on the screen: the wrapper if there is one, otherwise the presented controller.
    package var displayedViewController: UIViewController { wrapper ?? presentedViewController }

    /// The style after adaptation; the same as `presentationStyle` when it did not adapt.
    package private(set) var effectiveStyle: UIModalPresentationStyle
    /// The rule and the delegate method that decided the effective style.
    package private(set) var adaptationReason = "not resolved yet"
    package weak var driver: PresentationDriver?
    /// The chrome that is shown with this controller's settings. Its presentation may have another controller: that of a
    /// popover that adapted to a sheet. Nil while there is none.
    package weak var configuredChrome: (any ConfiguredChrome)?

    /// Creates the presentation controller of `presentedViewController`, with its current modal style.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        presentationStyle = presentedViewController.modalPresentationStyle
        effectiveStyle = presentationStyle
        super.init()
    }

    /// The presenting controller; the presented one before there is a presenter.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The requested style, read when this controller was created.
    open private(set) var presentationStyle: UIModalPresentationStyle
    /// The style that this controller shows its content in, unless it adapts. It is not the requested style where an app
    /// returns a system's controller for the style `custom`.
    var ownStyle: UIModalPresentationStyle { presentationStyle }
    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { traitsForPresented }
    /// Called after `traitCollection` has changed, before the presented controller's own callback. The default does
    /// nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Overridable behavior

    /// The view that is positioned and animated: the presented controller's own, or one that contains it.
    open var presentedView: UIView? { chrome.presentedView }
    /// The frame of the presented view, in points of the container. Default: as the style does.
    open var frameOfPresentedViewInContainerView: CGRect { chrome.frameOfPresentedView }
    /// Whether the container is the whole window. Otherwise it covers the view of the controller that defines the
    /// context. Default true, except for styles of the current context.
    open var shouldPresentInFullscreen: Bool { !effectiveStyle.isContextual }
    /// Whether the presenter's view is removed while it is covered. Default: as the style does.
    open var shouldRemovePresentersView: Bool { effectiveStyle.coversPresenter }
    /// The preferred content size of the displayed controller. Points.
    open var preferredContentSize: CGSize { displayedViewController.preferredContentSize }

    /// Called before the presentation's transition: add views to the container here.
    open func presentationTransitionWillBegin() { chrome.presentationWillBegin() }
    /// Called after the presentation's transition, with whether it completed. The default does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal's transition.
    open func dismissalTransitionWillBegin() { chrome.dismissalWillBegin() }
    /// Called after the dismissal's transition, with whether it completed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {
        if !completed { chrome.dismissalWasCancelled() }
    }
    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() { chrome.layOut() }
    /// Called after the container has laid out its subviews. The default does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// The style that this presentation adapts to under its current traits; `none` when it does not adapt.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style that this presentation adapts to under `traitCollection`; `none` when it does not adapt.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let era = presentedViewController.era
        let own = era.resolved(ownStyle)
        guard own.adapts, traitCollection.horizontalSizeClass == .compact else { return .none }
        let compact = era.compactStyle(of: own)
        return compact == own ? .none : compact
    }

    /// Called when the presented controller's preferred size has changed. The default lays out the container again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Called when Auto Layout has resized the presented view. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented controller in a container of `parentSize`, in points. Default: as the style does, or
    /// `parentSize` if its view fills the container now, otherwise its present size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        chrome.contentSize(inContainerOf: parentSize)
    }

    /// Called before the container's size changes or it is rotated. The default calls the presented controller if its
    /// own size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let view = displayedViewController.viewIfLoaded else { return }
        let presentedSize = self.size(forChildContentContainer: displayedViewController, withParentContainerSize: size)
        guard presentedSize != view.bounds.size || size == containerView?.bounds.size else { return }
        displayedViewController.viewWillTransition(to: presentedSize, with: coordinator)
    }

    /// Called before the traits that come with a size change. The default calls the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let traits =
            overrideTraitCollection.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
        displayedViewController.willTransition(to: traits, with: coordinator)
    }

    // MARK: The style

    /// What the effective style adds to the container; nothing without a driver.
    private var chrome: any PresentationChrome { driver?.chrome ?? PlainChrome(of: self) }

    /// Whether apps see this as a modal presentation. False for a `UIPopoverController`, whose content is not presented
    /// by a view controller.
    package var isModal: Bool { true }

    /// Whether the delegate permits the user to dismiss this; true when it does not implement the method.
    func delegateAllowsDismissal() -> Bool { delegateShouldDismiss() ?? chrome.delegateAllowsDismissal() }

    /// Notifies the delegate after the user has dismissed this.
    func notifyDelegateOfDismissal() {
        if !notifyDelegateDidDismiss() { chrome.notifyDelegateOfDismissal() }
    }

    /// The transition style: the presented controller's, or that of the context which it is presented in.
    package var transitionStyle: UIModalTransitionStyle {
        let presenting = presentingViewController
        let isGiven = !shouldPresentInFullscreen && presenting.providesPresentationContextTransitionStyle
        return (isGiven ? presenting : presentedViewController).modalTransitionStyle
    }

    /// Whether the effective style permits dismissal by a touch outside, a swipe or Escape.
    var isDismissibleByUser: Bool { chrome.isDismissibleByUser }

    /// The traits that the presented controller inherits.
    var traitsForPresented: UITraitCollection {
        let around = containerView?.traitCollection ?? presenter?.traitCollection ?? UITraitCollection.current
        let here = containerView == nil ? around : chrome.traits(inheritedFrom: around)
        let traits = overrideTraitCollection.map { UITraitCollection(traitsFrom: [here, $0]) } ?? here
        let overridden = storedTraitOverrides?.applied(to: traits) ?? traits
        guard containerView != nil, let required = chrome.requiredTraits else { return overridden }
        return UITraitCollection(traitsFrom: [overridden, required])
    }

    /// Updates the traits from the environment, and those of the presented controller.
    package func updateTraits() {
        let previous = lastReportedTraits
        let current = traitsForPresented
        if let previous, previous != current {
            lastReportedTraits = current
            current.performAsCurrent {
                traitCollectionDidChange(previous)
                notifyRegistrations(of: current, since: previous)
            }
        }
        displayedViewController.viewIfLoaded?.updateTraits()
    }

    /// Applies the chosen style, whose chrome the driver sets up.
    func apply(_ adaptation: StyleAdaptation) {
        updateAdaptationReason(from: adaptation)
        effectiveStyle = adaptation.style
    }

    /// Updates the reason for the current style.
    func updateAdaptationReason(from adaptation: StyleAdaptation) { adaptationReason = adaptation.explanation }

    /// Reports changes of the traits from now on: the style is shown.
    func beginReportingTraits() { lastReportedTraits = traitsForPresented }

    /// Reports no changes of the traits any more.
    func endReportingTraits() { lastReportedTraits = nil }

    /// The style, the effective style and its reason. Only on the main actor.
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)): \(presentationStyle.name), shown as \(effectiveStyle.name): \(adaptationReason)>"
        }
    }
}

// MARK: Setup

extension UIPresentationController {
    /// Sets the presenter, and retains the presented controller.
    func setPresenter(_ presenter: UIViewController) {
        self.presenter = presenter
        retainedPresented = presentedViewController
    }

    /// Replaces the presented controller.
    func setPresented(_ content: UIViewController) {
        retainedPresented = content
        presentedViewController = content
    }
}

// MARK: Alongside the transition

extension UIPresentationController {
    /// Animates `changes` with the transition that is about to run, forward or interactively; performs them at once if
    /// there is none.
    package func animateAlongsideTransition(_ changes: @escaping () -> Void) {
        let coordinator = presentedViewController.transitionCoordinator
        guard let coordinator, coordinator.animate(alongsideTransition: { _ in changes() }) else { return changes() }
    }
}
