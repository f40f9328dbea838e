extension PresentationLife {
    /// Which way a presented controller goes.
    package enum Direction: Hashable { case presentation, dismissal }

    /// What the presentation controller hears.
    package enum Hook: Hashable {
        case presentationWillBegin
        case presentationDidEnd(completed: Bool)
        case dismissalWillBegin
        case dismissalDidEnd(completed: Bool)
    }

    /// What a controller hears of its view.
    package enum Appearance: Hashable {
        case willAppear(animated: Bool)
        case isAppearing
        case didAppear
        case willDisappear(animated: Bool)
        case didDisappear
    }

    package enum Effect: Hashable {
        case mount, unmount
        /// Asks who moves the views; from here on there is a coordinator.
        case prepare(Direction, animated: Bool)
        /// Runs the prepared transition; its end is a `settle`.
        case run(Direction)
        /// The transition has no more to move: what it stands on is gone.
        case abandon
        /// The transition is over, and those who go alongside hear of it.
        case close
        case tell(Hook)
        case presented(Appearance)
        /// Only where the presenter's view goes away.
        case presenter(Appearance)
        /// The presented view goes into the container and hears `viewIsAppearing`; then it is laid out.
        case arrange
        /// The presenter's view moves into the container for the transition; leaves the window; goes back to where it
        /// was.
        case takePresentersView, removePresentersView, returnPresentersView
        /// The presenter presents nothing any more.
        case release
        /// The one end of this presentation.
        case end(PresentationEnd)
        case completePresentation
        case completeDismissal
        /// The delegate hears that the person has closed this.
        case announceDismissal
    }
}
