import CoreGraphics
import Driving
import UIKitCore

/// Taps outside an overlay.
extension TestDevice {
    /// Taps a visible point of the window outside `overlay`: down, 0.05 s, up, one frame.
    ///
    /// The point is the center of the largest free part of the safe area above, below, left or right of `overlay`. If
    /// a touch there would reach `overlay` or a window in front, the next largest part is used, then a corner. The tap
    /// reaches what hit testing finds there, such as a dimming view.
    ///
    /// Throws if `overlay` is not shown, or if it leaves no such point. For an overlay whose view fills the window, pass
    /// its content view.
    public func tap(
        outside overlay: UIView, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.tap(outside: overlay), fileID: fileID, line: line)
    }

    /// Taps outside the presented view of the presentation that shows `controller`, such as a popover's bubble; without
    /// a presentation, outside its view. Chooses the point and throws as for a view.
    public func tap(
        outside controller: UIViewController, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.tap(outside: controller), fileID: fileID, line: line)
    }
}

extension Step {
    @MainActor fileprivate static func tap(outside controller: UIViewController) -> Step {
        Step(describedAs: "tap outside \(className(of: controller))") { context throws(StepFailure) in
            let presented = controller.activePresentationController?.presentedView
            guard let overlay = presented ?? controller.viewIfLoaded else {
                throw StepFailure("\(className(of: controller)) is not shown in a window of this device")
            }
            return try tap(outside: overlay).begin(in: context)
        }
    }

    @MainActor fileprivate static func tap(outside overlay: UIView) -> Step {
        Step(describedAs: "tap outside \(className(of: overlay))") { context throws(StepFailure) in
            // The point depends on the current layout.
            context.refresh()
            let point = try OutsidePoint.find(outside: overlay, in: context.system)
            return try tap(.point(point)).begin(in: context)
        }
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Taps a visible point of the window outside `overlay`: down, 0.05 s, up, one frame.
    ///
    /// The point is the center of the largest free part of the safe area above, below, left or right of `overlay`. If
    /// a touch there would reach `overlay` or a window in front, the next largest part is used, then a corner. The tap
    /// reaches what hit testing finds there, such as a dimming view.
    ///
    /// Throws if `overlay` is not shown, or if it leaves no such point. For an overlay whose view fills the window, pass
    /// its content view.
    public func tap(
        outside overlay: UIView, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.tap(outside: overlay), fileID: fileID, line: line)
    }

    /// Taps outside the presented view of the presentation that shows `controller`, such as a popover's bubble; without
    /// a presentation, outside its view. Chooses the point and throws as for a view.
    public func tap(
        outside controller: UIViewController, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.tap(outside: controller), fileID: fileID, line: line)
    }
}
