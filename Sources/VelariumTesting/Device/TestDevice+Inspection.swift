import CoreGraphics
import Driving
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

    /// Performs `action` and returns what became of its touches: which view got each finger, which recognizers saw it, which
    /// gesture was recognized and which failed because of what.
    ///
    ///     let text = device.explainGestures { device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300)) }
    public func explainGestures(during action: () throws -> Void) rethrows -> String {
        let recorder = AppRecorder(of: system)
        recorder.start()
        defer { recorder.stop() }
        try action()
        return recorder.touches.entries.map(\.text).joined(separator: "\n")
    }

    /// Returns the screen painted by what a touch at each point would reach: controls, rows of lists and views with recognizers
    /// in a color each, gray where a touch does nothing, and a red edge around controls that are smaller than 44 points.
    ///
    /// - Parameter spacing: The distance of the tested points, in points; at least 1. Default 4.
    public func touchMap(spacing: CGFloat = 4) -> UIImage {
        stepContext.refresh()
        let screen = UIImage(cgImage: CGImage(bitmap: stepContext.pixels))
        return TouchMap(of: system, spacing: spacing).draw(over: screen)
    }

    /// Returns what a touch would reach in words: a line for each control, row, and view with recognizers.
    ///
    /// - Parameter spacing: The distance of the tested points, in points; at least 1. Default 4.
    public func explainTouches(spacing: CGFloat = 4) -> String {
        stepContext.refresh()
        return TouchMap(of: system, spacing: spacing).text
    }
}
