import CoreGraphics
import Inspection
import UIKitCore

/// Why something is as it is, in words: for a person who reads a failed test.
extension TestDevice {
    /// Returns why a touch at `point` goes where it goes: the view that gets it, the recognizers that see it, and for each other
    /// control or view with recognizers below the finger what keeps it from the touch.
    ///
    /// - Parameter point: In points of the screen, y down.
    public func explainTouch(at point: CGPoint) -> String {
        stepContext.refresh()
        return TouchExplanation(of: point, in: system).text
    }

    /// Returns what an inspector tells about `view`: class, frames, traits, the constraints that decide each edge, controllers,
    /// responders, gestures, and where it is presented and why there.
    public func inspect(_ view: UIView) -> String {
        stepContext.refresh()
        return ViewInspection(of: view).text
    }
}
