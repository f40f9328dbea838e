import ConstraintSolver

/// The solver variables of one item: its alignment rectangle in points, in the coordinates of its superview or owning
/// view, y down. Variables are created only when a constraint refers to them.
@MainActor final class LayoutBox {
    /// The origin and length of an item on one axis.
    struct Span {
        var origin: Part?
        var length: Part?
        /// The intrinsic size; nil for none.
        var content: Content?
        /// The scroll offset of the item's content.
        var offset: Offset?
    }

    struct Offset {
        let variable: Variable
        let row: LayoutRow
    }

    struct Part {
        let variable: Variable
        var value = 0.0
        /// The row that fixes the part to the view's frame, for a view with an autoresizing mask.
        var mask: LayoutRow?
        /// The row that keeps a length non-negative, or fixes a position.
        var rule: LayoutRow?
    }

    struct Content {
        var size: Double
        let hugging: LayoutRow
        let resistance: LayoutRow
    }

    unowned let engine: LayoutEngine
    private(set) weak var item: (any LayoutItem)?
    private let key: ObjectIdentifier
    private let creationOrder: UInt32
    var horizontal = Span()
    var vertical = Span()
    /// The exact origin minus the pixel-aligned one.
    var roundingOffset = CGPoint.zero
    /// Whether the box is already collected among those that the solver has changed.
    var isChanged = false
    /// Whether the superview still has to position the view.
    var isPending = false
    /// Whether the intrinsic size has to be read again.
    var isContentStale = false
    /// The width at which wrapping text was last measured; nil when it has to be measured.
    var measuredWidth: CGFloat?

    init(_ item: any LayoutItem, in engine: LayoutEngine) {
        self.item = item
        self.engine = engine
        key = ObjectIdentifier(item)
        creationOrder = item.creationOrder
    }

    /// The variables of an item, in the order in which an ambiguous layout is resolved.
    enum VariableKind: UInt32 { case origin, length, offset }

    /// Creates a variable with the age of the item. An ambiguous layout must not depend on the order in which
    /// constraints became active.
    func makeVariable(for number: VariableKind, _ axis: NSLayoutConstraint.Axis) -> Variable {
        engine.solver.makeVariable(
            age: creationOrder << 3 | number.rawValue << 1 | (axis == .horizontal ? 0 : 1), isLength: number == .length)
    }

    var view: UIView? { item?.viewItem }

    subscript(axis: NSLayoutConstraint.Axis) -> Span {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The solved rectangle, not rounded. Parts without constraints are zero.
    var rect: CGRect {
        CGRect(
            x: horizontal.origin?.value ?? 0, y: vertical.origin?.value ?? 0, width: horizontal.length?.value ?? 0,
            height: vertical.length?.value ?? 0)
    }

    /// The rectangle of a guide, aligned to pixels.
    var pixelAlignedFrame: CGRect {
        let shift = item?.layoutHost?.viewLayout?.box?.roundingOffset ?? .zero
        return rect.offsetBy(dx: shift.x, dy: shift.y)
            .rounded(toScale: item?.layoutHost?.traitCollection.displayScale ?? 1)
    }

    /// Removes the item from the engine. Uninstall the constraints that refer to it first.
    func removeFromEngine() {
        engine.remove(self, key: key)
        if let item, item.layoutRecord.box === self { item.layoutRecord.box = nil }
    }
}

extension CGRect {
    /// The rectangle with its edges on the nearest pixels; halves round right and down. The size is a whole number of
    /// pixels divided by `scale`, so that equal sizes compare equal.
    func rounded(toScale scale: CGFloat) -> CGRect {
        let scale = scale > 0 ? scale : 1
        let left = minX.nearestPixel(atScale: scale)
        let right = maxX.nearestPixel(atScale: scale)
        let top = minY.nearestPixel(atScale: scale)
        let bottom = maxY.nearestPixel(atScale: scale)
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}

extension CGFloat {
    /// The nearest pixel, in pixels. Values that differ from a half by rounding errors count as the half.
    ///
    /// Halves round up for both signs. An edge inside a pixel-aligned view must round as in the screen's coordinates.
    fileprivate func nearestPixel(atScale scale: CGFloat) -> CGFloat {
        let pixels = (self * scale * 65536).rounded() / 65536
        return (pixels + 0.5).rounded(.down)
    }
}
