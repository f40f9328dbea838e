import CoreGraphics

/// Makes the device tap, knock or buzz under the hand. No host has a motor for it: the trace keeps every call, with the
/// class and what was asked for, so that tests can see it.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// - Parameter view: What the feedback is about. Nothing depends on it here.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Has the motor ready, for a moment, so that the next feedback comes without delay.
    open func prepare() { note("prepare()") }

    func note(_ callback: String, _ arguments: String = "") { Trace.note(self, callback, arguments) }
}

/// A tap, as of things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// The style `medium`.
    public override convenience init() {
        self.init(style: .medium)
    }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// - Parameter view: What the feedback is about. Nothing depends on it here.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: 0 to 1; what lies outside is moved to the nearer end.
    open func impactOccurred(intensity: CGFloat) {
        note("impactOccurred(intensity:)", "\(style) \(min(1, max(0, intensity)))")
    }

    /// - Parameter location: Points of the view. Nothing depends on it here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// As above.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// A tick, as of a dial that is turned.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { note("selectionChanged()") }

    /// - Parameter location: Points of the view. Nothing depends on it here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Tells how something ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        note("notificationOccurred(_:)", "\(notificationType)")
    }

    /// - Parameter location: Points of the view. Nothing depends on it here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
