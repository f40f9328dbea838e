/// Distances inward from the four edges of a rectangle, in points. Negative values are outward.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = UIEdgeInsets()

    /// Insets of 0 on all edges.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets with these distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances inward from the edges of a rectangle, in points. `leading` is the side where lines of text start.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge: left in left-to-right layouts.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge: right in left-to-right layouts.
    public var trailing: CGFloat

    /// Insets of 0 on all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Insets of 0 on all edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets with these distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// An offset in points; x to the right, y down.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance down.
    public var vertical: CGFloat

    /// No offset.
    public static let zero = UIOffset()

    /// No offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// An offset with these distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension CGRect {
    /// This rectangle reduced by `insets`. Its size can become negative, which `CGRect` treats as extending backwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

/// Whether both insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

/// Whether both offsets are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
    offset1 == offset2
}
