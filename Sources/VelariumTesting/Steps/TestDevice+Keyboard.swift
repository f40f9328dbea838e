import CoreGraphics
import Driving
import UIKitCore

/// The on-screen keyboard. Notifications report its frames and content avoids it; with `Keyboard.software` it is drawn,
/// appears by itself, and its keys are targets such as `.identifier("key:q")`. Each call runs a frame; call `settle()` for the end of the animation.
extension TestDevice {
    /// Shows the keyboard at the lower edge, or changes its height. If it is visible already, its notifications are
    /// posted again.
    ///
    /// - Parameter height: The covered height in points. Default: the current height of the device's keyboard.
    public func showKeyboard(
        height: CGFloat? = nil, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            guard let height else { return changeKeyboard { $0.dock() } }
            try performer.perform(.keyboard(height: try validHeight(height)))
        }
    }

    /// Hides the keyboard. Does nothing without one.
    public func hideKeyboard(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
        try perform(.keyboard(height: nil), fileID: fileID, line: line)
    }

    /// Floats the keyboard at `frame` in points of the screen, as on an iPad. Content does not avoid it.
    public func floatKeyboard(at frame: CGRect) {
        changeKeyboard { $0.float(at: frame) }
    }

    /// Splits the keyboard into two halves with their upper edge at `y` in points of the screen, as on an iPad. Content
    /// does not avoid them. A `y` outside the screen is moved inside.
    public func splitKeyboard(at y: CGFloat) {
        changeKeyboard { $0.split(at: y) }
    }

    /// What the user of a device types on.
    public enum Keyboard: Sendable {
        /// The keys of a desktop: no keyboard appears by itself.
        case hardware
        /// A drawn keyboard, which appears when a text input becomes first responder.
        case software
    }

    /// What the user types on from here on.
    public var keyboard: Keyboard {
        get { system.keyboardPresenter?.isSoftwareKeyboardEnabled == true ? .software : .hardware }
        set { changeKeyboard { _ in system.keyboardPresenter?.isSoftwareKeyboardEnabled = newValue == .software } }
    }

    /// The current or final frame of the keyboard, in points of the screen; nil without one.
    public var keyboardFrame: CGRect? { system.keyboard.frame }

    private func changeKeyboard(_ change: (ScreenKeyboard) -> Void) {
        system.run {
            change(system.keyboard)
            host.advance(by: 1.0 / 60)
        }
    }
}
