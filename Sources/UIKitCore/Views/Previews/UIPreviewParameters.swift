import CoreGraphics

/// How a preview of a view looks: the visible part, the background and the shadow.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The visible part of the view, in points of the view. Nil, the default, shows all of it. Assigning stores a copy.
    open var visiblePath: UIBezierPath? {
        get { storedVisiblePath }
        set { storedVisiblePath = newValue?.duplicate }
    }

    /// The shape of the shadow, in points of the view. Nil, the default, uses the visible part. Assigning stores a copy.
    open var shadowPath: UIBezierPath? {
        get { storedShadowPath }
        set { storedShadowPath = newValue?.duplicate }
    }

    /// The color behind the view. Default, and after setting nil, `systemBackground`.
    open var backgroundColor: UIColor! {
        get { storedBackgroundColor ?? .systemBackground }
        set { storedBackgroundColor = newValue }
    }

    private var storedVisiblePath: UIBezierPath?
    private var storedShadowPath: UIBezierPath?
    private var storedBackgroundColor: UIColor?

    /// Parameters that show all of a view.
    public override init() {
        super.init()
    }

    /// Parameters that show lines of text.
    ///
    /// - Parameter textLineRects: A rectangle for each line, in points of the view. The visible part consists of them
    ///   with a margin and round corners. Empty and non-finite rectangles are ignored.
    public init(textLineRects: [NSValue]) {
        super.init()
        let lines = textLineRects.map(\.cgRectValue).filter { !$0.isEmpty && $0.isFinite }
        guard !lines.isEmpty else { return }
        let path = UIBezierPath()
        for line in lines {
            let outset = line.insetBy(dx: -PreviewMetrics.textMargin, dy: -PreviewMetrics.textMargin)
            path.append(UIBezierPath(roundedRect: outset, cornerRadius: PreviewMetrics.textCornerRadius))
        }
        storedVisiblePath = path
    }

    /// Whether `backgroundColor` was assigned.
    package var hasBackgroundColor: Bool { storedBackgroundColor != nil }

    /// A copy of the parameters.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = storedVisiblePath
        copy.shadowPath = storedShadowPath
        copy.storedBackgroundColor = storedBackgroundColor
        return copy
    }
}

/// Numbers of previews, in points; inferred.
private enum PreviewMetrics {
    /// The margin around lines of text.
    static let textMargin: CGFloat = 4
    /// The radius of the corners around lines of text.
    static let textCornerRadius: CGFloat = 6
}

extension UIBezierPath {
    /// A copy with the same stroke and fill settings.
    fileprivate var duplicate: UIBezierPath? { copy() as? UIBezierPath }
}

extension CGRect {
    /// Whether the origin and the size are finite.
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
