import CoreGraphics

/// The chrome of a presentation style that a module above the core brings, such as an alert's.
///
/// `PresentationDriver` uses it as any other chrome, through `ModuleChromeAdapter`.
@MainActor package protocol ModuleChrome: AnyObject {
    /// The presentation controller.
    var controller: UIPresentationController { get }
    /// The frame of the presented view, in points of the container.
    var frameOfPresentedView: CGRect { get }

    /// Called before the presentation's transition: adds views to the container.
    func presentationWillBegin()
    /// Called before the dismissal's transition.
    func dismissalWillBegin()
    /// Called after a canceled dismissal.
    func dismissalWasCancelled()
    /// Called before the container is removed, or the style changes.
    func tearDown()
    /// Called before the container lays out its subviews.
    func layOut()
    /// Called in every layout pass. Lays out again if something outside the container has moved, such as a keyboard.
    func layOutIfSurroundingsChanged()
    /// Creates the animator of the next transition, for which the app provides none.
    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning
}

/// A presentation controller of a module above the core, whose styles may have chrome of that module.
@MainActor package protocol ModuleChromeProviding: UIPresentationController {
    /// Creates the chrome for the effective style; nil for the core's.
    func makeChrome(for style: UIModalPresentationStyle) -> (any ModuleChrome)?
}

/// Lets the driver use the chrome of another module.
@MainActor struct ModuleChromeAdapter: PresentationChrome {
    let chrome: any ModuleChrome

    var controller: UIPresentationController { chrome.controller }
    var frameOfPresentedView: CGRect { chrome.frameOfPresentedView }

    func contentSize(inContainerOf size: CGSize) -> CGSize {
        controller.displayedViewController.viewIfLoaded?.bounds.size ?? size
    }

    func tearDown() { chrome.tearDown() }
    func layOut() { chrome.layOut() }
    func layOutIfSurroundingsChanged() { chrome.layOutIfSurroundingsChanged() }
    func presentationWillBegin() { chrome.presentationWillBegin() }
    func dismissalWillBegin() { chrome.dismissalWillBegin() }
    func dismissalWasCancelled() { chrome.dismissalWasCancelled() }

    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning {
        chrome.makeAnimator(for: direction)
    }
}
