extension PresentationStateMachine {
    /// Whether a controller is being presented or dismissed.
    package enum Direction: Hashable { case presentation, dismissal }

    /// A transition callback of the presentation controller.
    package enum Hook: Hashable {
        case presentationWillBegin
        case presentationDidEnd(completed: Bool)
        case dismissalWillBegin
        case dismissalDidEnd(completed: Bool)
    }

    /// An appearance callback of a view controller.
    package enum AppearanceCallback: Hashable {
        case willAppear(animated: Bool)
        case isAppearing
        case didAppear
        case willDisappear(animated: Bool)
        case didDisappear
    }

    /// An action for the driver to perform.
    package enum Effect: Hashable {
        /// Adds the container to the window, or removes it.
        case installContainer, removeContainer
        /// Asks for the animator and interactor. From here on there is a coordinator.
        case prepareTransition(Direction, animated: Bool)
        /// Runs the prepared transition, which ends with the event `transitionDidEnd`.
        case runTransition(Direction)
        /// Stops the transition, because its window or presenter is gone.
        case abandonTransition
        /// Releases the transition, and runs the coordinator's completions.
        case endTransition
        /// Calls the presentation controller.
        case callHook(Hook)
        /// Sends an appearance callback to the displayed controller.
        case presentedAppearance(AppearanceCallback)
        /// Sends an appearance callback to the presenter. Only if its view is covered.
        case presenterAppearance(AppearanceCallback)
        /// Adds the presented view to the container, calls `viewIsAppearing`, then lays out.
        case layOutPresentedView
        /// Moves the presenter's view into the container for the transition; removes it; restores its original
        /// position.
        case movePresenterViewIntoContainer, removePresenterView, restorePresenterView
        /// Clears the presenter's reference to this presentation.
        case detachFromPresenter
        /// Ends the presentation for its reason. Happens exactly once.
        case endPresentation(PresentationEndReason)
        /// Calls the completion of `present`.
        case completePresentation
        /// Calls the completion of `dismiss`.
        case completeDismissal
        /// Notifies the delegate that the user has dismissed the presentation.
        case notifyDelegateOfDismissal
    }
}
