import QuartzCore

/// Decides when the next frame may be drawn: at most sixty a second, and immediately after an idle time.
package struct FramePacer {
    /// The shortest time between two frames, in seconds.
    package static let interval: Seconds = 1.0 / 60
    /// A frame that is due within this time, in seconds, is drawn without another wait.
    package static let tolerance: Seconds = 0.000_5

    /// Whether a frame was requested and not drawn yet.
    package private(set) var isRequested = false
    private var earliest = -Seconds.infinity

    package init() {}

    /// When the requested frame is due; nil without a request.
    package var date: Seconds? { isRequested ? earliest : nil }

    /// Requests a frame.
    package mutating func request() {
        isRequested = true
    }

    /// Consumes the request if the frame is due. Consecutive frames keep a constant interval.
    package mutating func takeFrame(at now: Seconds) -> Bool {
        guard isRequested, now >= earliest - FramePacer.tolerance else { return false }
        isRequested = false
        let isOnBeat = now - earliest < FramePacer.interval
        earliest = (isOnBeat ? earliest : now) + FramePacer.interval
        return true
    }
}
