import CoreGraphics
import Foundation
import UIKitCore

/// One step of a script. Everything that does not depend on the running app is already validated.
///
/// Points are in the window's space of the current orientation, y down; seconds are finite and not negative.
package enum Step: Equatable, Sendable {
    case tap(ElementQuery)
    case doubleTap(ElementQuery)
    case pressAndHold(ElementQuery, seconds: Double)
    /// A finger that touches one view for a time, slides to another one and is lifted there. The second view is searched
    /// when the finger begins to slide: it can be an element of the menu that the press has opened.
    case pressAndSlide(ElementQuery, to: ElementQuery, seconds: Double)
    /// A click with the secondary button of the pointer.
    case rightClick(ElementQuery)
    /// A step that `isForOneFinger`, with the primary button of the mouse instead of a finger.
    indirect case mouse(Step)
    /// Scrolls the scroll views around the view until it is centered, or as close as possible.
    case scrollTo(ElementQuery)
    /// Scrolls with a wheel or a trackpad: the content under the pointer moves by this distance, in points.
    case scroll(at: CGPoint, by: CGVector)
    case drag(from: CGPoint, to: CGPoint, seconds: Double)
    /// A finger that moves through points in straight lines at constant speed; at least two points.
    case path([PathPoint])
    /// A quick drag that a swipe recognizer accepts.
    case swipe(ElementQuery, SwipeDirection)
    /// Two fingers whose distance is multiplied by `scale`, which is above 0.
    case pinch(ElementQuery, scale: Double, seconds: Double)
    /// Two fingers that rotate around their middle, clockwise for a positive angle.
    case turn(ElementQuery, degrees: Double, seconds: Double)
    /// Moves the pointer over the view, without a button; nil moves it off the screen.
    case hover(ElementQuery?)
    case type(String)
    /// A one-time code arrives in a message, and the user accepts the system's offer to fill it in.
    case code(String)
    case key(KeyChord)
    /// Presses these modifier keys, and no other ones, until the next such step.
    case modifiers(Set<KeyChord.Modifier>)
    /// The gesture of assistive technology that dismisses modal content.
    case escapeGesture
    /// Shows a keyboard area of this height in points; nil hides it.
    case keyboard(height: CGFloat?)
    /// Draws a keyboard for text inputs from here on, or does not.
    case keyboardKind(KeyboardKind)
    /// Replays what a keyboard of another kind, or a defect of a system, does.
    case keyboardReplay(KeyboardSituation)
    /// Lets the keyboard float with its upper left corner at a point of a tablet's screen.
    case keyboardFloat(CGPoint)
    /// Splits the keyboard into two halves with their upper edge at a y of a tablet's screen.
    case keyboardSplit(CGFloat)
    case advance(seconds: Double)
    case wait(seconds: Double)
    case settle
    case rotate(Rotation)
    case resize(CGSize)
    case style(Style)
    case setting(Setting)
    case statusBar(height: CGFloat)
    /// Tilts the device: from -1 to 1 to the right and down.
    case tilt(x: Double, y: Double)
    case memoryWarning
    /// Shows or hides the status bar and home indicator.
    case showStatusBar(Bool)
    case open(URL)
    /// Moves the app's front scene to a phase, as the user would.
    case scene(ScenePhase)
    case device(String)
    case expect(Expectation)
    case picture(file: String)
    /// A picture of the screen together with the device's frame.
    case framedPicture(file: String)
    /// A film strip over `seconds` of the clock, with a picture at the start and one every `interval` seconds.
    case filmStrip(file: String, seconds: Double, interval: Double)
    /// A film strip of a step: the first picture is taken before it, then one every `interval` seconds, over `seconds`
    /// of the clock or, if that is nil, until the step has ended. Both then go on to their ends.
    indirect case film(Step, file: String, seconds: Double?, interval: Double)
    case dump(file: String)
    case trace(file: String)
    case quit

    /// A point on the path of a finger.
    package struct PathPoint: Equatable, Sendable {
        package let point: CGPoint
        /// The time to get there from the previous point, in seconds; for the first point, the time before touching
        /// down.
        package let seconds: Double

        package init(_ point: CGPoint, after seconds: Double) {
            self.point = point
            self.seconds = seconds
        }
    }

    /// The direction of a swipe.
    package enum SwipeDirection: String, CaseIterable, Sendable {
        case left, right, up, down
    }

    /// An interface orientation, by UIKit's name.
    package enum Rotation: String, CaseIterable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    /// The user interface style.
    package enum Style: String, CaseIterable, Sendable {
        case light, dark
    }
}

extension Step {
    /// Whether a film strip can be taken during the step: it takes time on the clock.
    var takesClockTime: Bool {
        switch self {
        case .expect, .picture, .framedPicture, .filmStrip, .film, .dump, .trace, .wait, .quit: false
        default: true
        }
    }

    /// Whether the mouse's primary button can perform the step instead of a finger.
    package var isForOneFinger: Bool {
        switch self {
        case .tap, .doubleTap, .pressAndHold, .pressAndSlide, .drag, .path: true
        default: false
        }
    }

    /// The target of a touch step, if it is not a point; nil for other steps.
    package var namedTarget: ElementQuery? {
        switch self {
        case .tap(.point), .doubleTap(.point), .pressAndHold(.point, _), .pressAndSlide(.point, _, _),
            .rightClick(.point), .swipe(.point, _), .pinch(.point, _, _),
            .turn(.point, _, _), .hover(.point?), .hover(nil):
            nil
        case .tap(let target), .doubleTap(let target), .pressAndHold(let target, _), .pressAndSlide(let target, _, _),
            .rightClick(let target), .swipe(let target, _),
            .pinch(let target, _, _), .turn(let target, _, _), .hover(let target?):
            target
        case .mouse(let step), .film(let step, _, _, _): step.namedTarget
        default: nil
        }
    }
}

extension Step {
    /// The condition of an `expect` step.
    package enum Expectation: Equatable, Sendable {
        case state(ElementQuery, State)
        case text(ElementQuery, String)
        case presentations(Int)
        /// The effective style of the topmost presentation, as in the dump.
        case style(String)
        case arrow(Direction, tip: CGPoint)
        case frame(ElementQuery, CGRect)
        case picture(file: String)
        /// The labels of the frontmost overlay in reading order.
        case order([String])

        /// What is expected of a view.
        package enum State: String, CaseIterable, Sendable {
            case visible, gone, enabled, disabled, selected, unselected, focused
        }

        /// The direction of an arrow.
        package enum Direction: String, CaseIterable, Sendable {
            case up, down, left, right
        }
    }
}
