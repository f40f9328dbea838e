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
    /// Whether lines are broken only at the sides of the area: without excluded areas, unless a subclass decides.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The part of a proposed line that is free for text, with `lineFragmentPadding` inside it. Points of the container.
    ///
    /// Layout managers ask containers of subclasses for each line, from the top down, and again for what is in
    /// `remainingRect` afterwards: the rest of the line. A result without width ends the text. The default leaves
    /// excluded areas out, below them if the whole line is excluded.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        var line = proposedRect
        if size.width > 0 {
            line = line.intersection(CGRect(x: 0, y: line.minY, width: size.width, height: line.height))
        }
        guard line.width > 0, line.height > 0 else { return .zero }
        let area = ExclusionArea(exclusionPaths)
        var pieces: [Range<CGFloat>] = []
        while true {
            pieces = area.pieces(top: line.minY, height: line.height, left: line.minX, right: line.maxX)
            if !pieces.isEmpty || line.minY >= area.bottom { break }
            line.origin.y += line.height
        }
        let isReversed = baseWritingDirection == .rightToLeft
        guard let piece = isReversed ? pieces.last : pieces.first else { return .zero }
        let found = CGRect(
            x: piece.lowerBound, y: line.minY, width: piece.upperBound - piece.lowerBound, height: line.height)
        if pieces.count > 1 {
            let low = isReversed ? line.minX : found.maxX
            let high = isReversed ? found.minX : line.maxX
            remainingRect?.pointee = CGRect(x: low, y: line.minY, width: high - low, height: line.height)
        }
        return found
    }

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
