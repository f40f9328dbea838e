import CoreGraphics

/// Produces haptic feedback. No host has the hardware: the trace records every call with its class and arguments, for
/// tests.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator without a view.
    public override init() {
        super.init()
    }

    /// - Parameter view: the view that the feedback belongs to. Has no effect here.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Prepares the hardware, so that the next feedback has no delay.
    open func prepare() { recordCall("prepare()") }

    func recordCall(_ callback: String, _ arguments: String = "") {
        Trace.note(self, callback: callback, arguments: arguments)
    }
}

/// Feedback for a collision of objects.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or softness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// By mass: small, medium, large; by material: soft, rigid.
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// A generator with the style `medium`.
    public override convenience init() {
        self.init(style: .medium)
    }

    /// A generator with `style`.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// - Parameter view: the view that the feedback belongs to. Has no effect here.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    /// Produces the feedback at full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Produces the feedback.
    ///
    /// - Parameter intensity: from 0 to 1; values outside are clamped.
    open func impactOccurred(intensity: CGFloat) {
        recordCall("impactOccurred(intensity:)", "\(style) \(min(1, max(0, intensity)))")
    }

    /// - Parameter location: points of the view. Has no effect here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// - Parameter location: points of the view. Has no effect here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback for a selection that changes, as in a picker.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Produces the feedback for one change.
    open func selectionChanged() { recordCall("selectionChanged()") }

    /// - Parameter location: points of the view. Has no effect here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for the result of an operation.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of an operation.
    public enum FeedbackType: Int, Sendable {
        /// The operation succeeded, needs attention, or failed.
        case success, warning, error
    }

    /// Produces the feedback for a result.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        recordCall("notificationOccurred(_:)", "\(notificationType)")
    }

    /// - Parameter location: points of the view. Has no effect here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
