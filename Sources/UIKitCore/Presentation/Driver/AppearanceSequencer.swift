import StateMachines

/// Sends the appearance callbacks of a presentation to its two controllers, and knows what the presented controller is
/// called about.
@MainActor final class AppearanceSequencer {
    /// Whether the presented controller is called about being presented, or about being dismissed; nil between
    /// callbacks.
    private(set) var runningCallback: PresentationStateMachine.Direction?

    /// Calls `callback`, in which the presented controller is being presented or dismissed.
    func perform(_ direction: PresentationStateMachine.Direction, _ callback: () -> Void) {
        runningCallback = direction
        callback()
        runningCallback = nil
    }

    /// Sends an appearance callback to the displayed controller.
    func send(_ call: PresentationStateMachine.AppearanceCallback, toPresented presented: UIViewController) {
        switch call {
        case .willAppear, .isAppearing, .didAppear: perform(.presentation) { send(call, to: presented) }
        case .willDisappear, .didDisappear: perform(.dismissal) { send(call, to: presented) }
        }
    }

    /// Sends an appearance callback to the presenter, if it still exists.
    func send(_ call: PresentationStateMachine.AppearanceCallback, toPresenter presenter: UIViewController?) {
        if let presenter { send(call, to: presenter) }
    }

    private func send(_ call: PresentationStateMachine.AppearanceCallback, to controller: UIViewController) {
        switch call {
        case .willAppear(let animated): controller.beginAppearanceTransition(true, animated: animated)
        case .isAppearing: controller.sendViewIsAppearing()
        case .willDisappear(let animated): controller.beginAppearanceTransition(false, animated: animated)
        case .didAppear, .didDisappear: controller.endAppearanceTransitionIfNeeded()
        }
    }
}
