import CoreGraphics
import Driving
import UIKitCore

/// The keyboard laboratory: keyboards as users have met them. The raw values are the names of `keyboard replay NAME`.
extension TestDevice {
    /// A keyboard of another kind, of another app, or with a defect of a system.
    public enum KeyboardSituation: String, CaseIterable, Sendable {
        /// Each notification of showing twice, as for the first keyboard of a process; three times, as for other makers'.
        case doubledRounds = "doubled-rounds"
        /// Each notification of showing three times, as for keyboards of other makers.
        case tripledRounds = "tripled-rounds"
        /// Hiding with a zero end frame, as with Reduce Motion and cross-fades.
        case zeroEndFrame = "zero-end-frame"
        /// A keyboard without height.
        case zeroHeight = "zero-height"
        /// A frame wider than the window, as in Stage Manager and Slide Over.
        case widerThanWindow = "wider-than-window"
        /// A frame as wide as the screen, beside whose other half the app's window is: an app on the right in Split View.
        case splitView = "split-view"
        /// The full height, mostly below the screen: the bar of a hardware keyboard.
        case mostlyOffScreen = "mostly-off-screen"
        /// A new height that no notification reports, as for emoji.
        case silentChange = "silent-change"
        /// Undocking by a gesture: only the frame changes, and nothing hides.
        case silentUndocking = "silent-undocking"
        /// Undocking, splitting and floating as documented: hidden though visible, then frames of zero.
        case undocked = "undocked"
        /// Split in two halves: hidden though visible, then a frame above the screen.
        case split = "split"
        /// Hiding and showing again several times in a row, as around an alert.
        case hideShowStorm = "hide-show-storm"
        /// A change of the input view that reports the frame before it.
        case previousFrame = "previous-frame"
        /// Another app's keyboard: `isLocal` is false.
        case otherApp = "other-app"
        /// Another height in the middle of the animation.
        case changeDuringAnimation = "change-during-animation"
        /// Hiding in the middle of the animation.
        case hideDuringAnimation = "hide-during-animation"
        /// Showing, or hiding, an eighth of a second later: in the middle of a presentation, a dismissal or a rotation that
        /// begins with the replay.
        case showLater = "show-later"
        /// Hiding an eighth of a second later.
        case hideLater = "hide-later"
        /// The first responder is removed in the middle of the animation.
        case responderRemoved = "responder-removed"
        /// A second round at once because an accessory view came with the first.
        case accessoryAtShow = "accessory-at-show"
        /// A change of the height while the keyboard is hidden.
        case changeWhileHidden = "change-while-hidden"
        /// Showing without animation.
        case withoutAnimation = "without-animation"
    }

    /// Lets the keyboard do what it does in `situation`, and runs a frame. Call `settle()` for what follows.
    public func replay(
        _ situation: KeyboardSituation, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        guard let step = Driving.KeyboardSituation(rawValue: situation.rawValue) else {
            throw TestFailure("\(situation.rawValue) is no keyboard situation")
        }
        try perform(.keyboardReplay(step), fileID: fileID, line: line)
    }
}
