import CoreGraphics
import Driving
import UIKitCore

/// Somebody's keyboard on the screen. Nothing of it is drawn, but it is there: notifications tell its frames, and what
/// stands in its way gives way. Each call runs a frame; `settle` for the end of the way.
extension TestDevice {
    /// A keyboard comes at the lower edge, or takes another height; one that is there says so again.
    ///
    /// - Parameter height: Points, with all it covers there. Default: as high as the device's own is now.
    public func showKeyboard(
        height: CGFloat? = nil, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            guard let height else { return move { $0.dock() } }
            guard height.isFinite, height >= 0 else { throw TestFailure("\(height) is no height") }
            try perform(Self.step(.keyboard(height: height)))
        }
    }

    /// The keyboard goes, wherever it is. Without one nothing happens.
    public func hideKeyboard(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.keyboard(height: nil)))
        }
    }

    /// The keyboard floats at `frame` of the screen, in points, as on a pad. Nothing gives way to it.
    public func floatKeyboard(at frame: CGRect) {
        move { $0.float(at: frame) }
    }

    /// Where the keyboard is going to stand, in points of the screen; nil without one.
    public var keyboardFrame: CGRect? { system.keyboard.frame }

    private func move(_ change: (ScreenKeyboard) -> Void) {
        system.run {
            change(system.keyboard)
            host.advance(by: 1.0 / 60)
        }
    }
}
