/// The area that a text fills. Points, y down.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// The layout manager that lays text out here; nil for none.
    package weak var owner: (any TextContainerOwner)?
    /// The size of the area. A width of 0 or less does not limit lines; the height is not limited. Default zero.
    open var size: CGSize {
        didSet { if size != oldValue { shapeDidChange() } }
    }
    /// The areas without text. Default none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { shapeDidChange() }
    }
    /// How the last line ends when text is left over. Default `byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { shapeDidChange() }
    }
    /// The empty space at both sides of each line. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { shapeDidChange() }
    }
    /// The maximum number of lines; 0, the default, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { shapeDidChange() }
    }
    /// Whether the width follows that of the text view. Default false; true for a text view's own container.
    open var widthTracksTextView = false {
        didSet { shapeDidChange() }
    }
    /// Whether the height follows that of the text view. Default false.
    open var heightTracksTextView = false
    /// Whether lines are broken only at the sides of the area. Always true.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Creates a container of this size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates an empty container.
    public override convenience init() {
        self.init(size: .zero)
    }

    private func shapeDidChange() { owner?.containerDidChange() }
}

/// What lays text out in a container.
@MainActor package protocol TextContainerOwner: AnyObject {
    /// Called when the container has another size or shape.
    func containerDidChange()
}
