import Foundation

/// Calls a method with every frame of the screen, before layout and drawing of the frame.
///
/// It follows the host's clock, and costs nothing while paused or without a run loop. It belongs to the screen that
/// was current when it was added. Use it on the main thread.
open class CADisplayLink: NSObject {
    /// Nil once invalidated.
    private var target: Any?
    private let selector: Selector
    private var registrations: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    private weak var links: DisplayLinks?

    /// The time of the last fired frame, in seconds of the host; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame will be shown, in seconds of the host.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The seconds between two frames of the screen; 0 before the first.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether it does not fire. Default false.
    open var isPaused = false {
        didSet { if isPaused != oldValue, !registrations.isEmpty { links?.linkDidChange(self) } }
    }

    /// The preferred rate in frames per second; rounded to a rate that the screen reaches by skipping frames. 0, the
    /// default, fires with every frame.
    open var preferredFramesPerSecond: Int = 0 {
        didSet { if preferredFramesPerSecond != oldValue { rateDidChange() } }
    }

    /// The range of rates; `preferred` is used, else `maximum`. Default: every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { rateDidChange() } }
    }

    /// Fires once per this many frames; values below 1 count as 1.
    @available(iOS, introduced: 3.1, deprecated: 10.0, message: "use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { interval }
        set {
            interval = max(1, newValue)
            rateDidChange()
        }
    }
    private var interval = 1

    /// Creates a link that is on no run loop.
    ///
    /// - Parameters:
    ///   - target: Retained until the link is invalidated or deallocated.
    ///   - sel: A method of the target with no argument, or with the link as argument.
    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
        super.init()
    }

    /// Fires from the next frame on. All run loops and modes count as the main thread's.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !registrations.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        registrations.append((runloop, mode))
        guard registrations.count == 1 else { return }
        links = DisplayLinks.current
        links?.add(self)
    }

    /// Stops firing when this was the last registration.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        registrations.removeAll { $0.loop === runloop && $0.mode == mode }
        if registrations.isEmpty { links?.remove(self) }
    }

    /// Removes the link for good and releases its target; it cannot be added again.
    open func invalidate() {
        target = nil
        registrations = []
        links?.remove(self)
    }

    /// The time from which the link fires with the next frame, in seconds of the host.
    var dueTime: Seconds {
        guard let frame = links?.frameDuration, timestamp > 0 || duration > 0 else { return -.infinity }
        // Half a frame of slack: a rate that does not divide the screen's uses the nearest frame.
        return timestamp + preferredInterval(frameDuration: frame) - frame / 2
    }

    private func rateDidChange() {
        if !registrations.isEmpty { links?.linkDidChange(self) }
    }

    @MainActor func fire(at time: Seconds) {
        guard let target else { return }
        let frame = links?.frameDuration ?? 0
        duration = frame
        timestamp = time
        targetTimestamp = time + max(frame, preferredInterval(frameDuration: frame))
        switch selector.perform(on: target, self) {
        case .done: return
        case .wrongClass, .wrongArgument:
            LayerMisuse.report("CADisplayLink: \(type(of: target)) does not respond to \(selector)", raises: true)
            invalidate()
        }
    }

    private func preferredInterval(frameDuration frame: Seconds) -> Seconds {
        if preferredFramesPerSecond > 0 { return 1 / Seconds(preferredFramesPerSecond) }
        let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        return rate > 0 ? max(frame, 1 / Seconds(rate)) : frame * Seconds(interval)
    }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The preferred rate; nil for any rate within the range.
    public var preferred: Float?

    /// Every frame of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
