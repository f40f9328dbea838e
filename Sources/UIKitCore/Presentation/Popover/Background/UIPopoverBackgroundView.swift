/// The metrics of a class that draws popovers. Each is read once per presentation. Points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// The arrow's width at its base.
    static func arrowBase() -> CGFloat
    /// The distance from the border to the arrow's tip.
    static func arrowHeight() -> CGFloat
    /// The distance of the content from each edge of the border, without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
}

/// Draws the border and arrow of a popover, behind its content.
///
/// Subclass it, override every member, and set the subclass as `popoverBackgroundViewClass`. It fills the popover
/// including its arrow. Direction and offset are set inside the animation block that moves the popover; their setters
/// have to call `setNeedsLayout()`.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance from the center of the arrow's edge to the center of the arrow, in points; negative to the left and
    /// upward.
    open var arrowOffset: CGFloat {
        get { reportMissingOverride("arrowOffset", fallback: 0) }
        set { reportMissingOverride("setArrowOffset:", fallback: ()) }
    }

    /// The direction in which the arrow points; `unknown` for no arrow.
    open var arrowDirection: UIPopoverArrowDirection {
        get { reportMissingOverride("arrowDirection", fallback: .unknown) }
        set { reportMissingOverride("setArrowDirection:", fallback: ()) }
    }

    /// The arrow's width at its base, in points. Must be overridden.
    open class func arrowBase() -> CGFloat { reportMissingOverride("arrowBase", fallback: PopoverDefaults.arrowBase) }
    /// The distance from the border to the arrow's tip, in points. Must be overridden.
    open class func arrowHeight() -> CGFloat {
        reportMissingOverride("arrowHeight", fallback: PopoverDefaults.arrowHeight)
    }
    /// The distance of the content from each edge of the border, in points. Must be overridden.
    open class func contentViewInsets() -> UIEdgeInsets { reportMissingOverride("contentViewInsets", fallback: .zero) }

    /// Whether the content gets the system's rounded corners. Default true.
    @available(iOS, introduced: 6.0, deprecated: 13.0)
    open class var wantsDefaultContentAppearance: Bool { true }

    private func reportMissingOverride<Answer>(_ member: String, fallback: Answer) -> Answer {
        misuse("-[UIPopoverBackgroundView \(member)] must be overridden by \(type(of: self)).", raises: true)
        return fallback
    }

    private class func reportMissingOverride<Answer>(_ member: String, fallback: Answer) -> Answer {
        misuse("+[UIPopoverBackgroundView \(member)] must be overridden by \(self).", raises: true)
        return fallback
    }
}
