/// The steps between the activation states of a scene. Decides only; `UIApplication` carries out the steps.
///
///     unattached ◀── background ⇄ foregroundInactive ⇄ foregroundActive
///
/// A connecting scene starts as unattached and continues like one that leaves the background.
package enum SceneStateMachine {
    package enum Step: Hashable, CaseIterable, Sendable {
        case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didDisconnect
    }

    /// The steps between two states, in order; empty when the states are equal.
    package static func steps(from start: UIScene.ActivationState, to goal: UIScene.ActivationState) -> [Step] {
        let from = rank(start)
        let to = rank(goal)
        if from <= to { return (from..<to).compactMap(up) }
        return (to..<from).reversed().map(down)
    }

    /// The state after the step.
    package static func state(after step: Step) -> UIScene.ActivationState {
        switch step {
        case .willEnterForeground, .willResignActive: .foregroundInactive
        case .didBecomeActive: .foregroundActive
        case .didEnterBackground: .background
        case .didDisconnect: .unattached
        }
    }

    private static func rank(_ state: UIScene.ActivationState) -> Int {
        switch state {
        case .unattached: 0
        case .background: 1
        case .foregroundInactive: 2
        case .foregroundActive: 3
        }
    }

    /// The step from this rank to the next; nil for connecting, which is not a step.
    private static func up(from rank: Int) -> Step? {
        switch rank {
        case 0: nil
        case 1: .willEnterForeground
        default: .didBecomeActive
        }
    }

    /// The step from the next rank down to this one.
    private static func down(to rank: Int) -> Step {
        switch rank {
        case 0: .didDisconnect
        case 1: .didEnterBackground
        default: .willResignActive
        }
    }
}
