import CoreGraphics
import QuartzCore
import UIKitCore

/// What a step is made of when it takes time.
enum Cue {
    case touch(UITouch.Phase, CGPoint, finger: Int = 0)
    case key(KeyStroke, isDown: Bool)
    case scroll(CGPoint, CGVector)
    /// Clock time, in seconds.
    case pause(Seconds)
    /// Real time, in seconds.
    case wait(Double)
    case settle
    /// Something that is done once the frame at this time has run.
    case look(@MainActor () throws(StepFailure) -> Void)
}

/// What whoever turns the clock has to do before polling again.
package enum Progress: Equatable, Sendable {
    case finished
    /// Nothing happens before the clock has reached this time; frames go on until then.
    case running(until: Seconds)
    /// Nothing happens before this much real time has gone by, in seconds.
    case waiting(realSeconds: Double)
}
