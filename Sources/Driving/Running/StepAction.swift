import CoreGraphics
import QuartzCore
import UIKitCore

/// One action of a step that takes time.
enum StepAction {
    case touch(UITouch.Phase, CGPoint, finger: Int = 0)
    case key(KeyStroke, isDown: Bool)
    case scroll(CGPoint, CGVector)
    /// Moves the pointer without a button; nil moves it off the screen.
    case hover(CGPoint?)
    /// A pause of the clock, in seconds.
    case pause(Seconds)
    /// A pause in real time, in seconds.
    case wait(Double)
    case settle
    /// A closure that runs once the frame at this time has run.
    case run(@MainActor () throws(StepFailure) -> Void)
}

/// What the owner of the clock must do before it polls again.
package enum Progress: Equatable, Sendable {
    case finished
    /// Nothing happens before the clock reaches this time; frames continue until then.
    case running(until: Seconds)
    /// Nothing happens before this much real time has passed, in seconds.
    case waiting(realSeconds: Double)
}
