import CoreGraphics
import QuartzCore
import UIKitCore

/// One action of a step that takes time.
enum StepAction {
    case touch(UITouch.Phase, CGPoint, finger: Int = 0, button: Button = .finger)
    case key(KeyStroke, isDown: Bool)
    case scroll(CGPoint, CGVector)
    /// Continues with actions that depend on what is on the screen then.
    case plan(@MainActor () throws(StepFailure) -> [StepAction])
    /// Moves the pointer without a button; nil moves it off the screen.
    case hover(CGPoint?)
    /// A pause of the clock, in seconds.
    case pause(Seconds)
    /// A pause in real time, in seconds.
    case wait(Double)
    case settle
    /// A closure that runs once the frame at this time has run.
    case run(@MainActor () throws(StepFailure) -> Void)

    /// What touches the screen.
    enum Button {
        case finger
        /// The secondary button of the pointer.
        case secondary
    }
}

/// What the owner of the clock must do before it polls again.
package enum Progress: Equatable, Sendable {
    case finished
    /// Nothing happens before the clock reaches this time; frames continue until then.
    case running(until: Seconds)
    /// Nothing happens before this much real time has passed, in seconds.
    case waiting(realSeconds: Double)
}
