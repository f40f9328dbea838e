import CoreGraphics

/// A view shown in place of the keyboard, or above it, with the keyboard's background.
///
/// Its width is the keyboard's. Its height is that of its frame, or of its constraints with `allowsSelfSizing`.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// No background of its own; the keyboard's.
        case `default`, keyboard
    }

    /// The background. Default `default` for a view made without one.
    open private(set) var inputViewStyle: Style

    /// Whether the height follows the view's constraints instead of its frame. Default false.
    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { setNeedsLayout() } }
    }

    private var material: MaterialView?

    /// Creates a view with this background.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        installBackground()
    }

    /// Creates a view without a background.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Creates a view with the keyboard's background and a zero frame; nothing is decoded.
    public required init?(coder: NSCoder) {
        inputViewStyle = .keyboard
        super.init(coder: coder)
        installBackground()
    }

    private func installBackground() {
        guard inputViewStyle == .keyboard else { return }
        let view = MaterialView(filledWith: .keyboard)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        material = view
    }
}
