import CoreGraphics
import StateMachines

/// What a presentation style adds to its container: the views around the content, its frame and traits, its animator,
/// and how the user dismisses it.
///
/// `PresentationDriver` owns the chrome of a presentation, and replaces it when the presentation adapts to another
/// style. The presentation controller forwards its callbacks. The defaults are those of a style that adds nothing.
@MainActor package protocol PresentationChrome {
    /// The presentation controller, with the app's settings and delegate.
    var controller: UIPresentationController { get }

    // MARK: Lifetime

    /// Called when the driver starts to use this chrome, before `setUp()`.
    func prepare()
    /// Called when the container is installed, or already was when the style changed.
    func setUp()
    /// Called before the container is removed, or the style changes. Undoes `setUp()` and `presentationWillBegin()`.
    func tearDown()

    // MARK: Views and layout

    /// The view that is positioned and animated: the content's, or one that contains it.
    var presentedView: UIView? { get }
    /// The frame of the presented view, in points of the container.
    var frameOfPresentedView: CGRect { get }
    /// The size of the content in a container of `size`, which it does not have yet. Points.
    func contentSize(inContainerOf size: CGSize) -> CGSize
    /// Adds the presented view, or the content to the presented view, before the transition.
    func installPresentedView(_ view: UIView, in container: UIView)
    /// Adds the view of content that replaces the former one while this is shown, in front of it.
    func addContent(_ view: UIView)
    /// Called before the container lays out its subviews.
    func layOut()
    /// Called in every layout pass. Lays out again if something outside the container has moved that the layout depends
    /// on.
    func layOutIfSurroundingsChanged()
    /// The view that receives a touch at `point` of the container because a transition displays it there; nil for none.
    func movingView(at point: CGPoint) -> UIView?
    /// Where the presented view was placed beside an anchor, for dumps; nil for styles without an anchor.
    var anchoredPlacement: AnchoredPlacement? { get }
    /// The identifier of the detent at which a sheet rests, for dumps; nil for styles without detents.
    var detentIdentifier: String? { get }

    // MARK: Environment

    /// The traits that the content inherits, before the app's overrides.
    func traits(inheritedFrom container: UITraitCollection) -> UITraitCollection
    /// The traits that the content has whatever the app overrides; nil for none.
    var requiredTraits: UITraitCollection? { get }
    /// Whether the status bar is over a black area around the presenter.
    var hasBlackAround: Bool { get }
    /// The height of the row of buttons in the content's navigation bars; nil for that of a full screen. Points.
    var navigationBarHeight: CGFloat? { get }

    // MARK: Transitions

    /// Called before the presentation's transition: adds views to the container.
    func presentationWillBegin()
    /// Called before the dismissal's transition.
    func dismissalWillBegin()
    /// Called after a canceled dismissal.
    func dismissalWasCancelled()
    /// Creates the animator of the next transition, for which the app provides none. Called once for each animated
    /// transition, before its first callback.
    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning
    /// The interactor of the next transition, such as a sheet's drag; nil to ask the app.
    func interactor(
        for direction: PresentationStateMachine.Direction
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What the presentation does to the first responder behind it. Read when it has begun.
    var focusRule: FocusRule { get }

    // MARK: Dismissal by the user

    /// Whether the style permits dismissal by a touch outside, a swipe or Escape.
    var isDismissibleByUser: Bool { get }
    /// Whether everything behind the presentation receives its touches.
    var passesTouchesBehind: Bool { get }
    /// Whether the style handles a vertical drag on content that is scrolled to its top.
    func takesDragOfContent(downward: Bool) -> Bool
    /// Completes the dismissal that a drag by the user moves now, for an app that dismisses the presentation meanwhile.
    /// False where no drag of the style's own moves it.
    func finishInteractiveDismissal(animated: Bool) -> Bool
    /// Asks the style's own delegate method whether the user may dismiss the presentation; true when there is none.
    func delegateAllowsDismissal() -> Bool
    /// Calls the style's own delegate method after the user has dismissed the presentation.
    func notifyDelegateOfDismissal()

    // MARK: Other presentations

    /// The controller with the settings of this style, for a presentation that adapts to it; nil for a style without.
    var adaptiveController: UIPresentationController? { get }
    /// Whether a card above this presentation scales its view down, if that fills the window.
    var isScaledDownBehindCards: Bool { get }
    /// Called before this presentation is removed from below `upper`, which is presented by the same presenter from now on.
    func willBeRemoved(below upper: any PresentationChrome)
    /// Called when the presenter, itself presented, has adapted to another style while this presentation is shown.
    func presenterChromeDidChange()
}

extension PresentationChrome {
    package func prepare() {}
    package func setUp() {}
    package func tearDown() {}

    package var presentedView: UIView? { controller.displayedViewController.view }
    package var frameOfPresentedView: CGRect { controller.containerView?.bounds ?? .zero }

    package func contentSize(inContainerOf size: CGSize) -> CGSize {
        guard let view = controller.displayedViewController.viewIfLoaded, let container = controller.containerView
        else { return size }
        return view.bounds.size == container.bounds.size ? size : view.bounds.size
    }

    package func installPresentedView(_ view: UIView, in container: UIView) { addPresentedView(view, to: container) }

    /// Adds the presented view to the container, in its frame.
    package func addPresentedView(_ view: UIView, to container: UIView) {
        container.addSubview(view)
        view.frame = controller.frameOfPresentedViewInContainerView
    }

    package func addContent(_ view: UIView) {}
    package func layOut() {}
    package func layOutIfSurroundingsChanged() {}
    package func movingView(at point: CGPoint) -> UIView? { nil }
    package var anchoredPlacement: AnchoredPlacement? { nil }
    package var detentIdentifier: String? { nil }

    package func traits(inheritedFrom container: UITraitCollection) -> UITraitCollection { container }
    package var requiredTraits: UITraitCollection? { nil }
    package var hasBlackAround: Bool { false }
    package var navigationBarHeight: CGFloat? { nil }

    package func presentationWillBegin() {}
    package func dismissalWillBegin() {}
    package func dismissalWasCancelled() {}

    package func makeAnimator(for direction: PresentationStateMachine.Direction)
        -> any UIViewControllerAnimatedTransitioning
    {
        StyleAnimator(controller.transitionStyle, for: direction)
    }

    package func interactor(
        for direction: PresentationStateMachine.Direction
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    package var focusRule: FocusRule { .takesFocus }

    package var isDismissibleByUser: Bool { false }
    package var passesTouchesBehind: Bool { false }
    package func takesDragOfContent(downward: Bool) -> Bool { false }
    package func finishInteractiveDismissal(animated: Bool) -> Bool { false }
    package func delegateAllowsDismissal() -> Bool { true }
    package func notifyDelegateOfDismissal() {}

    package var adaptiveController: UIPresentationController? { nil }
    package var isScaledDownBehindCards: Bool { false }
    package func willBeRemoved(below upper: any PresentationChrome) {}
    package func presenterChromeDidChange() {}
}
