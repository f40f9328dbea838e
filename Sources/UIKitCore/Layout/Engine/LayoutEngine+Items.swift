import ConstraintSolver

/// The variables of items, and their rows besides the app's constraints.
extension LayoutEngine {
    func origin(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Variable {
        if let part = box[axis].origin { return part.variable }
        let variable = box.makeVariable(for: .origin, axis)
        box[axis].origin = LayoutBox.Part(variable: variable)
        variableRoles[variable] = VariableRole(box: box, axis: axis, isLength: false)
        addImplicitRows(of: box, axis, isLength: false)
        scheduleLayoutForNewVariable(of: box)
        return variable
    }

    func length(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Variable {
        if let part = box[axis].length { return part.variable }
        let variable = box.makeVariable(for: .length, axis)
        box[axis].length = LayoutBox.Part(variable: variable)
        variableRoles[variable] = VariableRole(box: box, axis: axis, isLength: true)
        addImplicitRows(of: box, axis, isLength: true)
        scheduleLayoutForNewVariable(of: box)
        return variable
    }

    /// The variable of a view's scroll offset.
    func offset(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Variable {
        if let offset = box[axis].offset { return offset.variable }
        let variable = box.makeVariable(for: .offset, axis)
        let value = box.view.map { Double(axis == .horizontal ? $0.bounds.minX : $0.bounds.minY) } ?? 0
        let row = LayoutRow(
            engine: self, source: .implicit, expression: LayoutExpression(variable), relation: .equal, constant: value)
        box[axis].offset = LayoutBox.Offset(variable: variable, row: row)
        add(row)
        return variable
    }

    /// Rebuilds the implicit rows of an item whose use of the autoresizing mask has changed.
    func rebuildImplicitRows(of box: LayoutBox) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeImplicitRows(of: box, axis)
            if box[axis].origin != nil { addImplicitRows(of: box, axis, isLength: false) }
            if box[axis].length != nil { addImplicitRows(of: box, axis, isLength: true) }
        }
        addContentSizeVariables(of: box)
    }

    func removeImplicitRows(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        let span = box[axis]
        let rows = [
            span.origin?.mask, span.origin?.rule, span.length?.mask, span.length?.rule, span.content?.hugging,
            span.content?.resistance,
        ]
        for row in rows {
            if let row { remove(row) }
        }
        box[axis].origin?.mask = nil
        box[axis].origin?.rule = nil
        box[axis].length?.mask = nil
        box[axis].length?.rule = nil
        box[axis].content = nil
    }

    private func addImplicitRows(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis, isLength: Bool) {
        guard let view = box.view else {
            if isLength { addLengthRule(of: box, axis) }
            if !isLength, box.item is ContentLayoutGuide { addOriginRule(of: box, axis) }
            return
        }
        if usesAutoresizingMask(view) {
            addMaskRow(of: box, view, axis, isLength: isLength)
        } else if isLength {
            addLengthRule(of: box, axis)
            addContentRows(of: box, view, axis)
            if view === root, !isFittingOnly { addStay(of: box, view, axis) }
        }
    }

    /// Whether the view's frame is an input of the engine and not a result.
    func usesAutoresizingMask(_ view: UIView) -> Bool {
        if view === root {
            return !isFittingOnly && (view.translatesAutoresizingMaskIntoConstraints || view is UIWindow)
        }
        return view.translatesAutoresizingMaskIntoConstraints
    }

    private func addLengthRule(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        guard let variable = box[axis].length?.variable else { return }
        let row = LayoutRow(
            engine: self, source: .implicit, expression: LayoutExpression(variable), relation: .greaterThanOrEqual,
            constant: 0)
        box[axis].length?.rule = row
        add(row)
    }

    /// Fixes the origin of a content layout guide at zero.
    private func addOriginRule(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        guard let variable = box[axis].origin?.variable else { return }
        let row = LayoutRow(
            engine: self, source: .implicit, expression: LayoutExpression(variable), relation: .equal, constant: 0)
        box[axis].origin?.rule = row
        add(row)
    }

    /// Keeps the size of a root view that has no other constraints.
    private func addStay(of box: LayoutBox, _ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        guard let variable = box[axis].length?.variable else { return }
        let size = Double(view.untransformedAlignmentRect[axis].length)
        let row = LayoutRow(
            engine: self, source: .implicit, expression: LayoutExpression(variable), relation: .equal, constant: size,
            priority: LayoutEngine.stayPriority)
        box[axis].length?.mask = row
        add(row)
    }

    /// Weaker than every priority of an app.
    private static let stayPriority = 0.001

    // MARK: Autoresizing masks

    private func addMaskRow(
        of box: LayoutBox, _ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool
    ) {
        let part = isLength ? box[axis].length : box[axis].origin
        guard let part else { return }
        let (sum, constant) = maskExpression(of: part.variable, view, axis, isLength: isLength)
        let attribute: NSLayoutConstraint.Attribute =
            switch (axis, isLength) {
            case (.horizontal, true): .width
            case (.horizontal, false): .left
            case (.vertical, true): .height
            case (.vertical, false): .top
            }
        let row = LayoutRow(
            engine: self, source: .autoresizingMask(WeakObject(view), attribute), expression: sum, relation: .equal,
            constant: constant)
        if isLength { box[axis].length?.mask = row } else { box[axis].origin?.mask = row }
        add(row)
    }

    /// The view's frame as an expression. If the superview's size is variable, the frame follows it as the mask
    /// specifies.
    private func maskExpression(
        of variable: Variable, _ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool
    ) -> (LayoutExpression, Double) {
        let span = view.untransformedAlignmentRect[axis]
        let value = Double(isLength ? span.length : span.origin)
        var sum = LayoutExpression(variable)
        guard let parent = view.superview, view !== root, !usesAutoresizingMask(parent) else { return (sum, value) }
        let share = view.autoresizingShares(axis, in: parent.bounds.size)
        let part = Double(isLength ? share.length : share.origin)
        guard part != 0 else { return (sum, value) }
        let insets = parent.alignmentRectInsets[axis]
        let room = Double((axis == .horizontal ? parent.bounds.width : parent.bounds.height) - insets.low - insets.high)
        sum.add(length(of: self.box(of: parent), axis), times: -part)
        return (sum, value - part * room)
    }

    /// Updates the rows after a view was moved by other code than the engine.
    func viewDidMove(_ view: UIView, _ box: LayoutBox) {
        if let offset = box.horizontal.offset { setConstant(Double(view.bounds.minX), of: offset.row) }
        if let offset = box.vertical.offset { setConstant(Double(view.bounds.minY), of: offset.row) }
        guard usesAutoresizingMask(view) || view === root else {
            if !isApplyingFrames { keepManualFrame(of: box, view) }
            return
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            refreshMask(of: box[axis].origin, view, axis, isLength: false)
            refreshMask(of: box[axis].length, view, axis, isLength: true)
        }
        if needsUpdate, !isApplyingFrames { view.superview?.setNeedsLayout() }
    }

    private func refreshMask(
        of part: LayoutBox.Part?, _ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool
    ) {
        guard let part, let row = part.mask else { return }
        // While the engine positions views, a frame that follows its superview already satisfies its row.
        if isApplyingFrames, row.expression.terms.count > 1 || view === root { return }
        let (_, constant) = maskExpression(of: part.variable, view, axis, isLength: isLength)
        if abs(constant - row.constant) > LayoutEngine.tolerance { setConstant(constant, of: row) }
    }

    /// Keeps a frame that the app has set, until the superview's next layout.
    private func keepManualFrame(of box: LayoutBox, _ view: UIView) {
        guard !box.isPending, let parent = view.superview else { return }
        box.isPending = true
        parent.layoutState.pendingBoxes.append(box)
    }

    /// The largest rounding error in points.
    static let tolerance = 1e-6

    // MARK: Intrinsic sizes

    private func addContentRows(of box: LayoutBox, _ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        guard let variable = box[axis].length?.variable else { return }
        if axis == .vertical, view.wrapsContent { _ = length(of: box, .horizontal) }
        guard let size = contentSize(of: view, axis) else { return }
        let hugging = view.huggingPriorities[axis]
        let resistance = view.resistancePriorities[axis]
        let content = LayoutBox.Content(
            size: size,
            hugging: LayoutRow(
                engine: self, source: .contentSize(WeakObject(view), axis), expression: LayoutExpression(variable),
                relation: .lessThanOrEqual, constant: size,
                priority: Double(hugging.rawValue)),
            resistance: LayoutRow(
                engine: self, source: .contentSize(WeakObject(view), axis), expression: LayoutExpression(variable),
                relation: .greaterThanOrEqual, constant: size,
                priority: Double(resistance.rawValue)))
        box[axis].content = content
        add(content.resistance)
        add(content.hugging)
        if axis == .vertical, view.wrapsContent {
            wrappingBoxes[ObjectIdentifier(view)] = box
            box.measuredWidth = nil
        }
    }

    private func contentSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double? {
        guard view.viewLayout?.isCollapsed != true else { return nil }
        let size = view.intrinsicContentSize
        let value = axis == .horizontal ? size.width : size.height
        return value.isFinite && value >= 0 ? min(Double(value), Double(NSLayoutConstraint.largestConstant)) : nil
    }

    /// Adds the variables of a view's intrinsic size, even if no constraint refers to its lengths.
    func addContentSizeVariables(of box: LayoutBox) {
        guard let view = box.view, !usesAutoresizingMask(view) else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where contentSize(of: view, axis) != nil {
            _ = length(of: box, axis)
        }
    }

    func invalidateContent(of box: LayoutBox) {
        guard !box.isContentStale else { return }
        box.isContentStale = true
        staleContentBoxes.append(box)
        needsUpdate = true
    }

    /// Reads changed intrinsic sizes again.
    func refreshContent() {
        guard !staleContentBoxes.isEmpty else { return }
        let taken = staleContentBoxes
        staleContentBoxes.removeAll()
        for box in taken {
            box.isContentStale = false
            guard let view = box.view, view.viewLayout?.box === box, !usesAutoresizingMask(view) else { continue }
            refreshContent(of: box, view)
        }
        for row in Array(baselineRows.values) { refresh(row) }
    }

    private func refreshContent(of box: LayoutBox, _ view: UIView) {
        box.measuredWidth = nil
        let wraps = view.wrapsContent
        wrappingBoxes[ObjectIdentifier(view)] = wraps && box.vertical.length != nil ? box : nil
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            guard let size = contentSize(of: view, axis) else {
                removeContent(of: box, axis)
                continue
            }
            guard box[axis].content != nil else {
                if box[axis].length == nil { _ = length(of: box, axis) } else { addContentRows(of: box, view, axis) }
                continue
            }
            // The height of wrapping text is measured after its width is solved.
            if axis == .horizontal || !wraps { setContentSize(size, of: box, axis) }
        }
    }

    func setContentSize(_ size: Double, of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        guard let content = box[axis].content, content.size != size else { return }
        box[axis].content?.size = size
        setConstant(size, of: content.hugging)
        setConstant(size, of: content.resistance)
    }

    private func removeContent(of box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        guard let content = box[axis].content else { return }
        box[axis].content = nil
        remove(content.hugging)
        remove(content.resistance)
    }
}
