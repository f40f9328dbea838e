/// How a scene gets from one activation state to another. It only decides; `UIApplication` acts on the answer.
///
///     unattached ◀── background ⇄ foregroundInactive ⇄ foregroundActive
///
/// A scene that is connected begins as unattached and goes on as one that comes out of the background.
package enum SceneLife {
    package enum Step: Hashable, CaseIterable, Sendable {
        case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didDisconnect
    }

    /// What happens on the way, in order; nothing when the states are the same.
    package static func steps(from start: UIScene.ActivationState, to goal: UIScene.ActivationState) -> [Step] {
        let (from, to) = (rank(start), rank(goal))
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

    /// From this rank to the next; being connected is not a step of its own.
    private static func up(from rank: Int) -> Step? {
        switch rank {
        case 0: nil
        case 1: .willEnterForeground
        default: .didBecomeActive
        }
    }

    /// From the next rank down to this one.
    private static func down(to rank: Int) -> Step {
        switch rank {
        case 0: .didDisconnect
        case 1: .didEnterBackground
        default: .willResignActive
        }
    }
}
