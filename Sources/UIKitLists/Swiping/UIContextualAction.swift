import UIKitCore

/// A button that a row shows when it is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The kind of action.
    public enum Style: Int, Sendable {
        /// A gray button.
        case normal
        /// A red button.
        case destructive
    }

    /// Performs the action. The view is the button; the closure closes the row and must be called with whether the
    /// action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The kind of action.
    open private(set) var style: Style
    /// Called when the person chooses the action.
    open private(set) var handler: Handler
    /// The text of the button, below the image.
    open var title: String?
    /// The image of the button, in white if it is a template. Default nil.
    open var image: UIImage?
    /// The color of the button. Default: that of the style, to which nil returns.
    open var backgroundColor: UIColor! {
        get { customColor ?? style.color }
        set { customColor = newValue }
    }
    private var customColor: UIColor?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

extension UIContextualAction.Style {
    fileprivate var color: UIColor {
        switch self {
        case .normal: .systemGray
        case .destructive: .systemRed
        }
    }
}
