/// What a class that draws popovers tells of itself. Each is read once for a presentation. Points.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
    /// The arrow's width where it leaves the border.
    static func arrowBase() -> CGFloat
    /// From the border to the arrow's tip.
    static func arrowHeight() -> CGFloat
    /// What the border keeps the content off each edge, the arrow left out.
    static func contentViewInsets() -> UIEdgeInsets
}

/// The border and arrow of a popover, under its content. Subclass it, override every member, and name the subclass as
/// `popoverBackgroundViewClass`.
///
/// It fills the popover with its arrow. Direction and offset are set inside the block that moves the popover; their
/// setters have to call `setNeedsLayout()`.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// From the middle of the arrow's side to the middle of the arrow, in points; negative to the left and upward.
    open var arrowOffset: CGFloat {
        get { unwritten("arrowOffset", 0) }
        set { unwritten("setArrowOffset:", ()) }
    }

    /// Where the arrow points; `unknown` for no arrow.
    open var arrowDirection: UIPopoverArrowDirection {
        get { unwritten("arrowDirection", .unknown) }
        set { unwritten("setArrowDirection:", ()) }
    }

    open class func arrowBase() -> CGFloat { unwritten("arrowBase", PopoverNumbers.arrowBase) }
    open class func arrowHeight() -> CGFloat { unwritten("arrowHeight", PopoverNumbers.arrowHeight) }
    open class func contentViewInsets() -> UIEdgeInsets { unwritten("contentViewInsets", .zero) }

    /// Whether the content is dressed as the system's, with round corners. Default true.
    @available(iOS, introduced: 6.0, deprecated: 13.0)
    open class var wantsDefaultContentAppearance: Bool { true }

    private func unwritten<Answer>(_ member: String, _ fallback: Answer) -> Answer {
        misuse("-[UIPopoverBackgroundView \(member)] must be overridden by \(type(of: self)).", raises: true)
        return fallback
    }

    private class func unwritten<Answer>(_ member: String, _ fallback: Answer) -> Answer {
        misuse("+[UIPopoverBackgroundView \(member)] must be overridden by \(self).", raises: true)
        return fallback
    }
}
