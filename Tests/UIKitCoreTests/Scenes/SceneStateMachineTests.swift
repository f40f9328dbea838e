import Testing
import UIKitCore

@Suite struct SceneStateMachineTests {
    private typealias State = UIScene.ActivationState
    private static let states: [State] = [.unattached, .background, .foregroundInactive, .foregroundActive]

    @Test func connectingASceneActivatesItInTheForeground() {
        #expect(
            SceneStateMachine.steps(from: .unattached, to: .foregroundActive) == [
                .willEnterForeground, .didBecomeActive,
            ])
    }

    @Test func disconnectingASceneMovesItThroughTheBackground() {
        #expect(
            SceneStateMachine.steps(from: .foregroundActive, to: .unattached) == [
                .willResignActive, .didEnterBackground, .didDisconnect,
            ])
    }

    /// Every pair of states: the last step reaches the target, no step is repeated, and equal states need none.
    @Test func everyTransitionEndsInItsTargetState() {
        for start in Self.states {
            for goal in Self.states {
                let steps = SceneStateMachine.steps(from: start, to: goal)

                let isConnectionAlone = start == .unattached && goal == .background
                #expect(steps.isEmpty == (start == goal || isConnectionAlone))
                #expect(Set(steps).count == steps.count)
                if let last = steps.last { #expect(SceneStateMachine.state(after: last) == goal) }
            }
        }
    }
}
