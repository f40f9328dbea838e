import CoreGraphics

/// The touches that are down, or the keys, at one point in time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of event. Touches, presses and motion occur here.
    public enum EventType: Int, Sendable {
        /// Touches; motion of the device; remote control commands; keys and buttons.
        case touches, motion, remoteControl, presses
        /// Scrolling.
        case scroll = 10
        /// Hovering of a pointer; pinch or rotation on a touchpad.
        case hover, transform
    }

    /// The details of motion, and of remote control events, which do not occur here.
    public enum EventSubtype: Int, Sendable {
        /// No details.
        case none
        /// The device was shaken.
        case motionShake
        /// Playback starts.
        case remoteControlPlay = 100
        /// Playback commands of a remote control.
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        /// Playback commands of a remote control.
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// Playback commands of a remote control.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The kind of event.
    open var type: EventType { .touches }
    /// The details of the event: `motionShake` for motion.
    open var subtype: EventSubtype { .none }
    /// Seconds of the system's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, in all windows.
    open internal(set) var allTouches: Set<UITouch>?
    /// The modifier keys that are held.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons that are down; none for fingers.
    open var buttonMask: ButtonMask {
        (allTouches ?? []).reduce(into: []) { mask, touch in
            if touch.type == .indirectPointer, touch.isDown { mask.formUnion(touch.buttons) }
        }
    }

    /// The touches that changed, in the order they were reported; all others are stationary.
    var changedTouches: [UITouch] = []
    /// The locations of each touch since the previous event; the current one is last.
    var samples: [ObjectIdentifier: [TouchSample]] = [:]

    /// An event without touches.
    public override init() {
        super.init()
    }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// The touches that began on `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that `gesture` is tracking.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// All locations of `touch` since the previous event, as separate touches; the current one is last. Nil for a
    /// touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        var earlier = touch.previousSample
        return (samples[ObjectIdentifier(touch)] ?? [touch.sample]).map { sample in
            defer { earlier = sample }
            return UITouch(of: touch, at: sample, after: earlier)
        }
    }

    /// The predicted location of `touch` in the next frame, from its current velocity; empty for a stationary touch.
    /// Nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        let now = touch.sample
        let before = touch.previousSample
        guard touch.phase == .moved, now.time > before.time else { return [] }
        let frame = 1 / Seconds(FrameLoop.framesPerSecond)
        let part = frame / (now.time - before.time)
        let point = CGPoint(
            x: now.location.x + (now.location.x - before.location.x) * part,
            y: now.location.y + (now.location.y - before.location.y) * part)
        return [UITouch(of: touch, at: TouchSample(location: point, time: now.time + frame), after: now)]
    }
}

extension UIEvent {
    /// A set of a pointer's buttons.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// One bit for each button.
        public let rawValue: Int

        /// The buttons whose bits are set in `rawValue`.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The primary button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button, usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button with this number, from 1 to 31; none for other numbers.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...31).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
