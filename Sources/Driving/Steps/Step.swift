import CoreGraphics
import Foundation
import UIKitCore

/// One step of a script, fully checked but for what only the running app can tell.
///
/// Points are window points of the current orientation, y down; seconds are finite and not negative.
package enum Step: Equatable, Sendable {
    case tap(Target)
    case doubleTap(Target)
    case pressAndHold(Target, seconds: Double)
    /// Scroll views around the view are scrolled until it stands in the middle of them, or as near as they go.
    case scrollTo(Target)
    /// A turn of a wheel, or two fingers on a trackpad: what lies below the pointer moves by this much, in points.
    case scroll(at: CGPoint, by: CGVector)
    case drag(from: CGPoint, to: CGPoint, seconds: Double)
    /// A finger that goes from place to place, straight and evenly between two of them; at least two.
    case path([PathPoint])
    /// A quick drag that a swipe recogniser takes.
    case swipe(Target, Way)
    /// Two fingers whose distance becomes `scale` times what it was; above 0.
    case pinch(Target, scale: Double, seconds: Double)
    /// Two fingers that turn about their middle, clockwise for a positive angle.
    case turn(Target, degrees: Double, seconds: Double)
    case type(String)
    case key(KeyChord)
    /// The gesture of assistive technology that closes what is modal.
    case escapeGesture
    /// Somebody's keyboard of this height in points comes; nil: it goes.
    case keyboard(height: CGFloat?)
    case advance(seconds: Double)
    case wait(seconds: Double)
    case settle
    case rotate(Rotation)
    case resize(CGSize)
    case style(Style)
    case setting(Setting)
    case statusBar(height: CGFloat)
    /// Status bar and home indicator stand on the screen, or do not.
    case showStatusBar(Bool)
    case open(URL)
    /// The person brings the app's front scene somewhere.
    case scene(ScenePhase)
    case device(String)
    case expect(Expectation)
    case picture(file: String)
    /// The screen on its device, with what the device draws around an app.
    case framedPicture(file: String)
    /// `seconds` of the clock as one picture, with a picture at the start and one every `interval` seconds.
    case filmStrip(file: String, seconds: Double, interval: Double)
    case dump(file: String)
    case trace(file: String)
    case quit

    /// A place on the way of a finger.
    package struct PathPoint: Equatable, Sendable {
        package let point: CGPoint
        /// How long the finger takes to get there from the place before; at the first one, how long before it comes down.
        package let seconds: Double

        package init(_ point: CGPoint, after seconds: Double) {
            self.point = point
            self.seconds = seconds
        }
    }

    /// Where a finger goes to on the screen.
    package enum Way: String, CaseIterable, Sendable {
        case left, right, up, down
    }

    /// An interface orientation, by UIKit's name.
    package enum Rotation: String, CaseIterable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package enum Style: String, CaseIterable, Sendable {
        case light, dark
    }
}

extension Step {
    /// The view that a finger of this step goes to by name; nil for other steps and for places.
    package var namedTarget: Target? {
        switch self {
        case .tap(.point), .doubleTap(.point), .pressAndHold(.point, _), .swipe(.point, _), .pinch(.point, _, _),
            .turn(.point, _, _):
            nil
        case .tap(let target), .doubleTap(let target), .pressAndHold(let target, _), .swipe(let target, _),
            .pinch(let target, _, _), .turn(let target, _, _):
            target
        default: nil
        }
    }
}

extension Step {
    /// What an `expect` step asks for.
    package enum Expectation: Equatable, Sendable {
        case state(Target, State)
        case text(Target, String)
        case presentations(Int)
        /// The effective style of the topmost presentation, as the dump names it.
        case style(String)
        case arrow(Direction, tip: CGPoint)
        case frame(Target, CGRect)
        case picture(file: String)

        package enum State: String, CaseIterable, Sendable {
            case visible, gone, enabled, disabled, focused
        }

        package enum Direction: String, CaseIterable, Sendable {
            case up, down, left, right
        }
    }
}
