import Foundation

/// Calls a method with every frame of the screen, before the frame is laid out and drawn.
///
/// It follows the clock of the host, and costs nothing while it is paused or on no run loop. It belongs to the screen
/// that was current when it was added, and is used on the main thread.
open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private var isInvalid = false
    private weak var links: DisplayLinks?

    /// The time of the frame that fired last, in seconds of the host; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame will be shown.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The seconds between two frames of the screen; 0 before the first.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether it rests. Default false.
    open var isPaused = false {
        didSet { if isPaused != oldValue, !places.isEmpty { links?.linkDidChange(self) } }
    }

    /// How often it is wanted, in frames a second; the nearest that the screen can do by leaving frames out. 0, the
    /// default, for every frame.
    open var preferredFramesPerSecond: Int = 0

    /// The rates at which it is wanted; the preferred one counts. Default: every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Calls in every how many frames it fires, from 1.
    @available(iOS, introduced: 3.1, deprecated: 10.0, message: "use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { interval }
        set { interval = max(1, newValue) }
    }
    private var interval = 1

    /// - Parameters:
    ///   - target: Held until `invalidate()`.
    ///   - sel: A method of the target that takes nothing, or the link.
    public init(target: Any, selector sel: Selector) {
        (self.target, selector) = (target, sel)
        super.init()
    }

    /// Fires from the next frame on. All run loops and modes are the main thread's.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid, !places.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        places.append((runloop, mode))
        guard places.count == 1 else { return }
        links = DisplayLinks.current
        links?.add(self)
    }

    /// Fires no more when that was the last place.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        places.removeAll { $0.loop === runloop && $0.mode == mode }
        if places.isEmpty { links?.remove(self) }
    }

    /// Takes it away for good, and lets the target go with it.
    open func invalidate() {
        isInvalid = true
        places = []
        links?.remove(self)
    }

    /// Whether it is to fire with the frame at `time`.
    func isDue(at time: Seconds) -> Bool {
        guard let frame = links?.frameDuration, timestamp > 0 || duration > 0 else { return true }
        // Half a frame of slack: a rate that is no divisor of the screen's takes the nearest frame.
        return time >= timestamp + wishedInterval(frame) - frame / 2
    }

    @MainActor func fire(at time: Seconds) {
        let frame = links?.frameDuration ?? 0
        duration = frame
        timestamp = time
        targetTimestamp = time + max(frame, wishedInterval(frame))
        switch selector.perform(on: target, self) {
        case .done: return
        case .otherClass, .otherArgument:
            LayerFault.report("CADisplayLink: \(type(of: target)) does not respond to \(selector)", raises: true)
            invalidate()
        }
    }

    private func wishedInterval(_ frame: Seconds) -> Seconds {
        if preferredFramesPerSecond > 0 { return 1 / Seconds(preferredFramesPerSecond) }
        let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        return rate > 0 ? max(frame, 1 / Seconds(rate)) : frame * Seconds(interval)
    }
}

/// Frames a second: at least, at most, and best.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// The best rate; nil for whatever lies between.
    public var preferred: Float?

    /// Whatever the screen does.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
