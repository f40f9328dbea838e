import CoreGraphics

/// What one turn of input brought: the touches of all fingers that are down, or the keys.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds of the system's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, of every window.
    open internal(set) var allTouches: Set<UITouch>?
    /// The modifier keys held with the keys that are down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of the pointer that are down; none for fingers.
    open var buttonMask: ButtonMask {
        allTouches?.contains { $0.type == .indirectPointer && $0.isDown } == true ? .primary : []
    }

    /// The touches that this event is about, in the order they were reported; the others stand still.
    var changedTouches: [UITouch] = []
    /// Where each of them has been since the event before, its present place last.
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

    /// Every place that `touch` has been at since the event before, as touches of their own; the last is where `touch` is
    /// now. Nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        var earlier = touch.previousSample
        return (samples[ObjectIdentifier(touch)] ?? [touch.sample]).map { sample in
            defer { earlier = sample }
            return UITouch(of: touch, at: sample, after: earlier)
        }
    }

    /// Where `touch` is likely to be a frame later, if it goes on as it does; empty for one that stands still. Nil for a
    /// touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard allTouches?.contains(touch) == true else { return nil }
        let (now, before) = (touch.sample, touch.previousSample)
        guard touch.phase == .moved, now.time > before.time else { return [] }
        let frame = 1 / Seconds(FrameLoop.framesPerSecond)
        let part = frame / (now.time - before.time)
        let place = CGPoint(
            x: now.location.x + (now.location.x - before.location.x) * part,
            y: now.location.y + (now.location.y - before.location.y) * part)
        return [UITouch(of: touch, at: TouchSample(location: place, time: now.time + frame), after: now)]
    }
}

extension UIEvent {
    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button with this number, counted from 1; none for a number below that or above 31.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...31).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}
