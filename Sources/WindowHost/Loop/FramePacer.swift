import QuartzCore

/// When the next frame may be drawn: sixty a second, and at once after a rest.
package struct FramePacer {
    package static let interval: Seconds = 1.0 / 60
    /// A frame that is this close is not worth another wait.
    static let tolerance: Seconds = 0.000_5

    package private(set) var isRequested = false
    private var earliest = -Seconds.infinity

    package init() {}

    /// When the requested frame is due; nil without a request.
    package var date: Seconds? { isRequested ? earliest : nil }

    package mutating func request() {
        isRequested = true
    }

    /// Uses up the request when its time has come. Keeps the beat of frames that follow each other.
    package mutating func takeFrame(at now: Seconds) -> Bool {
        guard isRequested, now >= earliest - FramePacer.tolerance else { return false }
        isRequested = false
        let isOnBeat = now - earliest < FramePacer.interval
        earliest = (isOnBeat ? earliest : now) + FramePacer.interval
        return true
    }
}
