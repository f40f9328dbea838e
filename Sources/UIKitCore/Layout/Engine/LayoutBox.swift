import ConstraintSolver

/// The solver variables of one item: its alignment rectangle in points, in the coordinates of its superview or owning
/// view, y down. Variables are created only when a constraint refers to them.
///
/// It also has the item's rows besides the app's constraints: the frame of a view with an autoresizing mask, the
/// intrinsic size, and non-negative lengths.
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
    private(set) var horizontal = Span()
    private(set) var vertical = Span()
    /// The exact origin minus the pixel-aligned one.
    var roundingOffset = CGPoint.zero
    /// Whether the box is already collected among those that the solver has changed.
    var isChanged = false
    /// Whether the superview still has to position the view.
    var isPending = false
    /// Whether the intrinsic size has to be read again.
    private var isContentStale = false
    /// The width at which wrapping text was last measured; nil when it has to be measured.
    private(set) var measuredWidth: CGFloat?

    init(_ item: any LayoutItem, in engine: LayoutEngine) {
        self.item = item
        self.engine = engine
        key = ObjectIdentifier(item)
        creationOrder = item.creationOrder
    }

    var view: UIView? { item?.viewItem }

    private(set) subscript(axis: NSLayoutConstraint.Axis) -> Span {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The origins and lengths that have variables.
    var parts: [Part] {
        [horizontal.origin, horizontal.length, vertical.origin, vertical.length].compactMap { $0 }
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

    /// Stores a value that the solver has changed.
    func setValue(_ value: Double, _ axis: NSLayoutConstraint.Axis, isLength: Bool) {
        guard isLength else {
            self[axis].origin?.value = value
            return
        }
        self[axis].length?.value = value
        if axis == .horizontal { measuredWidth = nil }
    }

    /// Removes the item from the engine. Uninstall the constraints that refer to it first.
    func removeFromEngine() {
        engine.forget(self, key: key)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeImplicitRows(axis)
            let variables = [self[axis].origin?.variable, self[axis].length?.variable, self[axis].offset?.variable]
            if let offset = self[axis].offset { engine.solver.remove(offset.row) }
            for variable in variables.compactMap({ $0 }) { engine.solver.remove(variable) }
            self[axis] = Span()
        }
        if let item, item.layoutRecord.box === self { item.layoutRecord.box = nil }
    }

    // MARK: Variables

    /// The variables of an item, in the order in which an ambiguous layout is resolved.
    private enum VariableKind: UInt32 { case origin, length, offset }

    /// The variable of the origin on one axis. Created on first access.
    func originVariable(_ axis: NSLayoutConstraint.Axis) -> Variable {
        if let part = self[axis].origin { return part.variable }
        let variable = makeVariable(.origin, axis)
        self[axis].origin = Part(variable: variable)
        didMake(variable, axis, isLength: false)
        return variable
    }

    /// The variable of the length on one axis. Created on first access.
    @discardableResult
    func lengthVariable(_ axis: NSLayoutConstraint.Axis) -> Variable {
        if let part = self[axis].length { return part.variable }
        let variable = makeVariable(.length, axis)
        self[axis].length = Part(variable: variable)
        didMake(variable, axis, isLength: true)
        return variable
    }

    /// The variable of a view's scroll offset. Created on first access.
    func offsetVariable(_ axis: NSLayoutConstraint.Axis) -> Variable {
        if let offset = self[axis].offset { return offset.variable }
        let variable = makeVariable(.offset, axis)
        let value = view.map { Double(axis == .horizontal ? $0.bounds.minX : $0.bounds.minY) } ?? 0
        let row = LayoutRow(
            engine: engine, source: .implicit, expression: LayoutExpression(variable), relation: .equal, constant: value
        )
        self[axis].offset = Offset(variable: variable, row: row)
        engine.solver.add(row)
        return variable
    }

    /// Creates a variable with the age of the item. An ambiguous layout must not depend on the order in which
    /// constraints became active.
    private func makeVariable(_ kind: VariableKind, _ axis: NSLayoutConstraint.Axis) -> Variable {
        engine.solver.makeVariable(
            age: creationOrder << 3 | kind.rawValue << 1 | (axis == .horizontal ? 0 : 1), isLength: kind == .length)
    }

    private func didMake(_ variable: Variable, _ axis: NSLayoutConstraint.Axis, isLength: Bool) {
        engine.solver.setRole(LayoutSolver.VariableRole(box: self, axis: axis, isLength: isLength), of: variable)
        addImplicitRows(axis, isLength: isLength)
        engine.scheduleLayoutForNewVariable(of: self)
    }

    // MARK: Implicit rows

    /// Rebuilds the implicit rows of an item whose use of the autoresizing mask has changed.
    func rebuildImplicitRows() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeImplicitRows(axis)
            if self[axis].origin != nil { addImplicitRows(axis, isLength: false) }
            if self[axis].length != nil { addImplicitRows(axis, isLength: true) }
        }
        addContentSizeVariables()
    }

    private func removeImplicitRows(_ axis: NSLayoutConstraint.Axis) {
        let span = self[axis]
        let rows = [
            span.origin?.mask, span.origin?.rule, span.length?.mask, span.length?.rule, span.content?.hugging,
            span.content?.resistance,
        ]
        for row in rows {
            if let row { engine.solver.remove(row) }
        }
        self[axis].origin?.mask = nil
        self[axis].origin?.rule = nil
        self[axis].length?.mask = nil
        self[axis].length?.rule = nil
        self[axis].content = nil
    }

    private func addImplicitRows(_ axis: NSLayoutConstraint.Axis, isLength: Bool) {
        guard let view else {
            if isLength { addLengthRule(axis) }
            if !isLength, item is ContentLayoutGuide { addOriginRule(axis) }
            return
        }
        if engine.usesAutoresizingMask(view) {
            addMaskRow(of: view, axis, isLength: isLength)
        } else if isLength {
            addLengthRule(axis)
            addContentRows(of: view, axis)
            if view === engine.root, !engine.isFittingOnly { addStay(of: view, axis) }
        }
    }

    private func addLengthRule(_ axis: NSLayoutConstraint.Axis) {
        guard let variable = self[axis].length?.variable else { return }
        let row = LayoutRow(
            engine: engine, source: .implicit, expression: LayoutExpression(variable), relation: .greaterThanOrEqual,
            constant: 0)
        self[axis].length?.rule = row
        engine.solver.add(row)
    }

    /// Fixes the origin of a content layout guide at zero.
    private func addOriginRule(_ axis: NSLayoutConstraint.Axis) {
        guard let variable = self[axis].origin?.variable else { return }
        let row = LayoutRow(
            engine: engine, source: .implicit, expression: LayoutExpression(variable), relation: .equal, constant: 0)
        self[axis].origin?.rule = row
        engine.solver.add(row)
    }

    /// Keeps the size of a root view that has no other constraints.
    private func addStay(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
        guard let variable = self[axis].length?.variable else { return }
        let size = Double(view.untransformedAlignmentRect[axis].length)
        let row = LayoutRow(
            engine: engine, source: .implicit, expression: LayoutExpression(variable), relation: .equal, constant: size,
            priority: LayoutBox.stayPriority)
        self[axis].length?.mask = row
        engine.solver.add(row)
    }

    /// Weaker than every priority of an app.
    private static let stayPriority = 0.001

    // MARK: Autoresizing masks

    private func addMaskRow(of view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool) {
        let part = isLength ? self[axis].length : self[axis].origin
        guard let part else { return }
        let (sum, constant) = engine.maskExpression(of: part.variable, for: view, axis, isLength: isLength)
        let attribute: NSLayoutConstraint.Attribute =
            switch (axis, isLength) {
            case (.horizontal, true): .width
            case (.horizontal, false): .left
            case (.vertical, true): .height
            case (.vertical, false): .top
            }
        let row = LayoutRow(
            engine: engine, source: .autoresizingMask(WeakObject(view), attribute), expression: sum, relation: .equal,
            constant: constant)
        if isLength { self[axis].length?.mask = row } else { self[axis].origin?.mask = row }
        engine.solver.add(row)
    }

    /// Updates the rows after a view was moved by other code than the engine.
    func viewDidMove(_ view: UIView) {
        if let offset = horizontal.offset { engine.solver.setConstant(Double(view.bounds.minX), of: offset.row) }
        if let offset = vertical.offset { engine.solver.setConstant(Double(view.bounds.minY), of: offset.row) }
        guard engine.usesAutoresizingMask(view) || view === engine.root else {
            if !engine.isApplyingFrames { keepManualFrame(of: view) }
            return
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            refreshMask(of: self[axis].origin, view, axis, isLength: false)
            refreshMask(of: self[axis].length, view, axis, isLength: true)
        }
        if engine.needsUpdate, !engine.isApplyingFrames { view.superview?.setNeedsLayout() }
    }

    private func refreshMask(
        of part: LayoutBox.Part?, _ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool
    ) {
        guard let part, let row = part.mask else { return }
        // While the engine positions views, a frame that follows its superview already satisfies its row.
        if engine.isApplyingFrames, row.expression.terms.count > 1 || view === engine.root { return }
        let (_, constant) = engine.maskExpression(of: part.variable, for: view, axis, isLength: isLength)
        if abs(constant - row.constant) > LayoutEngine.tolerance { engine.solver.setConstant(constant, of: row) }
    }

    /// Keeps a frame that the app has set, until the superview's next layout.
    private func keepManualFrame(of view: UIView) {
        guard !isPending, let parent = view.superview else { return }
        isPending = true
        parent.layoutState.pendingBoxes.append(self)
    }

    // MARK: Intrinsic sizes

    private func addContentRows(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
        guard let variable = self[axis].length?.variable else { return }
        if axis == .vertical, view.wrapsContent { lengthVariable(.horizontal) }
        guard let size = contentSize(of: view, axis) else { return }
        let hugging = view.huggingPriorities[axis]
        let resistance = view.resistancePriorities[axis]
        let content = LayoutBox.Content(
            size: size,
            hugging: LayoutRow(
                engine: engine, source: .contentSize(WeakObject(view), axis), expression: LayoutExpression(variable),
                relation: .lessThanOrEqual, constant: size,
                priority: Double(hugging.rawValue)),
            resistance: LayoutRow(
                engine: engine, source: .contentSize(WeakObject(view), axis), expression: LayoutExpression(variable),
                relation: .greaterThanOrEqual, constant: size,
                priority: Double(resistance.rawValue)))
        self[axis].content = content
        engine.solver.add(content.resistance)
        engine.solver.add(content.hugging)
        if axis == .vertical, view.wrapsContent {
            measuredWidth = nil
            engine.setWraps(true, self, key: key)
        }
    }

    private func contentSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double? {
        guard view.viewLayout?.isCollapsed != true else { return nil }
        let size = view.intrinsicContentSize
        let value = axis == .horizontal ? size.width : size.height
        return value.isFinite && value >= 0 ? min(Double(value), Double(NSLayoutConstraint.largestConstant)) : nil
    }

    /// Adds the variables of a view's intrinsic size, even if no constraint refers to its lengths.
    func addContentSizeVariables() {
        guard let view, !engine.usesAutoresizingMask(view) else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where contentSize(of: view, axis) != nil {
            lengthVariable(axis)
        }
    }

    /// Reads the intrinsic size again in the next update.
    func invalidateContent() {
        guard !isContentStale else { return }
        isContentStale = true
        engine.contentDidChange(of: self)
    }

    /// Reads the intrinsic size of the item's view again.
    func refreshContent() {
        isContentStale = false
        guard let view, view.viewLayout?.box === self, !engine.usesAutoresizingMask(view) else { return }
        refreshContent(of: view)
    }

    private func refreshContent(of view: UIView) {
        measuredWidth = nil
        let wraps = view.wrapsContent
        engine.setWraps(wraps && vertical.length != nil, self, key: key)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            guard let size = contentSize(of: view, axis) else {
                removeContent(axis)
                continue
            }
            guard self[axis].content != nil else {
                if self[axis].length == nil { lengthVariable(axis) } else { addContentRows(of: view, axis) }
                continue
            }
            // The height of wrapping text is measured after its width is solved.
            if axis == .horizontal || !wraps { setContentSize(size, axis) }
        }
    }

    private func setContentSize(_ size: Double, _ axis: NSLayoutConstraint.Axis) {
        guard let content = self[axis].content, content.size != size else { return }
        self[axis].content?.size = size
        engine.solver.setConstant(size, of: content.hugging)
        engine.solver.setConstant(size, of: content.resistance)
    }

    private func removeContent(_ axis: NSLayoutConstraint.Axis) {
        guard let content = self[axis].content else { return }
        self[axis].content = nil
        engine.solver.remove(content.hugging)
        engine.solver.remove(content.resistance)
    }

    // MARK: Wrapping content

    /// Measures wrapping content at its solved width, and sets its height. False when there is nothing to measure.
    func measureContent() -> Bool {
        guard let view, let width = horizontal.length?.value else { return false }
        let availableWidth = CGFloat(width).floored(atScale: view.traitCollection.displayScale)
        measuredWidth = availableWidth
        guard availableWidth > 0 else { return false }
        engine.counts.measured += 1
        let height = Double(view.contentHeight(forWidth: availableWidth))
        guard height.isFinite, height >= 0 else { return false }
        setContentSize(min(height, Double(NSLayoutConstraint.largestConstant)), .vertical)
        return true
    }
}
