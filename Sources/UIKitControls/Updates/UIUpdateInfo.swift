import Foundation
import UIKitCore

/// Tells about the update in progress. After it, the values of that update remain.
@preconcurrency @MainActor public class UIUpdateInfo: NSObject {
    private weak var system: UIKitSystem?
    private var update: UpdateObservers.Update?

    required init(of system: UIKitSystem) {
        self.system = system
        super.init()
        refresh()
    }

    /// Reads the state of the update in progress.
    func refresh() { update = system?.frameLoop.updateObservers.current ?? update }

    /// The update in progress for `windowScene`; nil outside an update and for a scene without a window.
    public class func current(for windowScene: UIWindowScene) -> Self? {
        current(in: windowScene.windows.first?.system)
    }

    /// The update in progress for the window of `view`; nil outside an update and for a view without a window.
    public class func current(for view: UIView) -> Self? { current(in: view.window?.system) }

    private class func current(in system: UIKitSystem?) -> Self? {
        guard let system, system.frameLoop.updateObservers.current != nil else { return nil }
        return self.init(of: system)
    }

    /// The time for which to compute what is shown, in seconds of the host, as that of a display link.
    public var modelTime: TimeInterval { update?.time ?? 0 }
    /// The time by which changes have to be done, in seconds of the host: one frame after `modelTime`.
    public var completionDeadlineTime: TimeInterval { modelTime + Self.frameDuration }
    /// When the changes are shown, in seconds of the host: one frame after `modelTime`, or at it if that is immediate.
    public var estimatedPresentationTime: TimeInterval {
        isImmediatePresentationExpected ? modelTime : completionDeadlineTime
    }
    /// Whether a link has asked that the update is shown at once.
    public var isImmediatePresentationExpected: Bool { update?.isImmediate ?? false }
    /// Whether the low-latency phases follow in this update.
    public var isLowLatencyEventDispatchConfirmed: Bool { update?.hasLowLatencyPhases ?? false }
    /// Whether the update is in its low-latency phases.
    public var isPerformingLowLatencyPhases: Bool { update?.isInLowLatencyPhases ?? false }

    private static let frameDuration = 1 / TimeInterval(FrameLoop.framesPerSecond)
}
