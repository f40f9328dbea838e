import CoreGraphics
import QuartzCore
import UIKitCore

/// One action of a step that takes time.
package enum StepAction {
    case touch(TouchPhase, CGPoint, finger: Int = 0, source: TouchSource = .finger)
    case key(KeyStroke, isDown: Bool)
    case scroll(CGPoint, CGVector)
    /// Moves the pointer without a button; nil moves it off the screen.
    case hover(CGPoint?)
    /// A pause of the clock, in seconds.
    case pause(Seconds)
    /// A pause of one frame, in which the app reacts. None while the script has paused the clock.
    case oneFrame
    /// A pause in real time, in seconds.
    case wait(Double)
    case settle
    /// A closure that runs once the frame at this time has run.
    case run(@MainActor () throws(StepFailure) -> Void)
    /// Continues with actions that depend on what is on the screen then.
    case plan(@MainActor () throws(StepFailure) -> [StepAction])
    /// Polls another step from here on, after the actions of each moment. The step ends when both have.
    case alongside(@MainActor () throws(StepFailure) -> Progress)

    /// Whether the action ends later on the clock than it begins.
    var takesClockTime: Bool {
        switch self {
        case .pause, .settle: true
        case .touch, .key, .scroll, .hover, .oneFrame, .wait, .run, .plan, .alongside: false
        }
    }

    /// The same with the mouse's primary button instead of a finger.
    var byMouse: StepAction {
        switch self {
        case .touch(let phase, let point, let finger, .finger):
            .touch(phase, point, finger: finger, source: .primaryButton)
        case .plan(let makeActions):
            .plan { () throws(StepFailure) in try makeActions().map { $0.byMouse } }
        case .touch, .key, .scroll, .hover, .pause, .oneFrame, .wait, .settle, .run, .alongside: self
        }
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
