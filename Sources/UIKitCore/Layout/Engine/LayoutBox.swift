import ConstraintSolver

/// The numbers of one item in one engine: its alignment rectangle in the coordinates of the superview (of a guide: the
/// owning view), y down, in points. Variables are made for what a constraint asks for and nothing else.
@MainActor final class LayoutBox {
    /// Where something begins on an axis, and how long it is.
    struct Span {
        var origin: Part?
        var length: Part?
        /// What the content asks for; nil for nothing.
        var content: Content?
        /// How far the inside of the view has been scrolled.
        var offset: Offset?
    }

    struct Offset {
        let variable: Variable
        let row: LayoutRow
    }

    struct Part {
        let variable: Variable
        var value = 0.0
        /// The row that ties the part to the view's frame, for a view that follows its mask.
        var mask: LayoutRow?
        /// The row that keeps a length from being negative, or a size where it was.
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
    private let age: UInt32
    var horizontal = Span()
    var vertical = Span()
    /// How far the exact place lies from the one on whole pixels.
    var deviation = CGPoint.zero
    /// Whether the box waits to be looked at after the solver has moved it.
    var isChanged = false
    /// Whether the view waits to be placed by its superview.
    var isPending = false
    /// Whether the content is to be asked for its size again.
    var isContentStale = false
    /// The width that wrapping text was measured for last; nil when it is to be measured.
    var measuredWidth: CGFloat?

    init(_ item: any LayoutItem, in engine: LayoutEngine) {
        self.item = item
        self.engine = engine
        key = ObjectIdentifier(item)
        age = item.layoutAge
    }

    /// The numbers of an item, in the order in which a choice is decided for them.
    enum Number: UInt32 { case origin, length, offset }

    /// A variable as old as the item, whenever it is made: what layouts leave open must not depend on the order in which
    /// constraints became active.
    func makeVariable(for number: Number, _ axis: NSLayoutConstraint.Axis) -> Variable {
        engine.solver.makeVariable(
            age: age << 3 | number.rawValue << 1 | (axis == .horizontal ? 0 : 1), isLength: number == .length)
    }

    var view: UIView? { item?.viewItem }

    subscript(axis: NSLayoutConstraint.Axis) -> Span {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The rectangle that the engine found, exact; parts that no constraint asked for are zero.
    var rect: CGRect {
        CGRect(
            x: horizontal.origin?.value ?? 0, y: vertical.origin?.value ?? 0, width: horizontal.length?.value ?? 0,
            height: vertical.length?.value ?? 0)
    }

    /// The rectangle of a guide on whole pixels.
    var placedFrame: CGRect {
        let shift = item?.layoutHost?.ownLayout?.box?.deviation ?? .zero
        return rect.offsetBy(dx: shift.x, dy: shift.y)
            .rounded(toScale: item?.layoutHost?.traitCollection.displayScale ?? 1)
    }

    /// Takes the item out of the engine. The constraints that mention it are to be uninstalled before.
    func leaveEngine() {
        engine.remove(self, key: key)
        if let item, item.layoutRecord.box === self { item.layoutRecord.box = nil }
    }
}

extension CGRect {
    /// The rectangle whose edges are the nearest whole pixels; halves go to the right and down. Its size is a number of
    /// pixels divided by `scale`, so that equal numbers of pixels compare equal.
    func rounded(toScale scale: CGFloat) -> CGRect {
        let scale = scale > 0 ? scale : 1
        let (left, right) = (minX.nearestPixel(atScale: scale), maxX.nearestPixel(atScale: scale))
        let (top, bottom) = (minY.nearestPixel(atScale: scale), maxY.nearestPixel(atScale: scale))
        return CGRect(
            x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }
}

extension CGFloat {
    /// The nearest whole pixel, counted in pixels. What the solver's arithmetic left beside a half counts as the half.
    ///
    /// Halves go up, whatever the sign: an edge inside a view that was moved to a whole pixel must round as it would in
    /// the coordinates of the screen.
    fileprivate func nearestPixel(atScale scale: CGFloat) -> CGFloat {
        let pixels = (self * scale * 65536).rounded() / 65536
        return (pixels + 0.5).rounded(.down)
    }
}
