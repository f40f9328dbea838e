/// Computes the frames of the views and guides of one tree from its constraints.
///
/// A window, or the root of a tree without one, gets an engine with its first constraint. New constraints are queued
/// until `update()`. It solves, and requests layout of the superviews of changed views, which apply the frames in
/// `layoutSubviews()`. `systemLayoutSizeFitting(_:)` uses a temporary engine.
///
/// `LayoutSolver` has the rows, `LayoutBox` the variables of an item, `LayoutExpressionBuilder` translates constraints.
@MainActor final class LayoutEngine {
    private(set) weak var root: UIView?
    /// Whether the engine only computes a fitting size of its root and moves no views.
    let isFittingOnly: Bool
    let solver: LayoutSolver

    /// Constraints activated since the last update.
    private var pendingConstraints: [NSLayoutConstraint] = []
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    private var content = ContentTracker()
    /// The rows that `exerciseAmbiguityInLayout()` has added.
    private var exerciseRows: [LayoutRow] = []
    /// Whether something has changed since the last update. Requests a frame; the update then requests layout.
    var needsUpdate = false {
        didSet {
            guard needsUpdate, !oldValue, !isUpdating, !isApplyingFrames, !isFittingOnly else { return }
            (root as? UIWindow)?.system.host.requestFrame()
        }
    }
    private var isUpdating = false
    /// Whether the engine is currently setting frames.
    private(set) var isApplyingFrames = false
    /// Called after each update.
    private var observers: [WeakObserver] = []
    /// The work done so far.
    var counts = LayoutCounts()

    /// The largest rounding error in points.
    static let tolerance = 1e-6
    /// The largest number of text measurements in one update. The rest is left to the next layout.
    private static let maximumTextRounds = 8

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        self.isFittingOnly = isScratch
        solver = LayoutSolver(isSilent: isScratch)
    }

    /// Moves the constraints of remaining views to engines of their new trees.
    isolated deinit {
        guard !isFittingOnly else { return }
        let constraints = detachAllConstraints()
        for constraint in constraints {
            constraint.hostView?.topView.makeEngine().enqueue(constraint)
        }
    }

    // MARK: Constraints

    /// Queues a constraint for the next update.
    func enqueue(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        pendingConstraints.append(constraint)
        needsUpdate = true
    }

    /// Queues a constraint that also remains in its tree's engine.
    func enqueueForFitting(_ constraint: NSLayoutConstraint) {
        pendingConstraints.append(constraint)
        needsUpdate = true
    }

    /// Removes a constraint and its row.
    func uninstall(_ constraint: NSLayoutConstraint) {
        constraint.engine = nil
        guard let row = constraint.row else { return }
        constraint.row = nil
        content.removeBaselineRow(row)
        solver.remove(row)
    }

    private func installPendingConstraints() {
        guard !pendingConstraints.isEmpty else { return }
        let constraints = pendingConstraints
        pendingConstraints.removeAll()
        for constraint in constraints where isFittingOnly || (constraint.engine === self && constraint.row == nil) {
            install(constraint)
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard let sum = LayoutExpressionBuilder(constraint, in: self)?.expression(of: constraint) else { return }
        let row = LayoutRow(
            engine: self, source: .constraint(constraint), expression: sum,
            relation: constraint.relation.solverRelation, constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue))
        if !isFittingOnly { constraint.row = row }
        if constraint.refersToBaseline { content.addBaselineRow(row) }
        solver.add(row)
    }

    /// Recomputes the expression of `row` after margins, direction, baselines or frames have changed.
    func refresh(_ row: LayoutRow) {
        guard let constraint = row.constraint,
            let sum = LayoutExpressionBuilder(constraint, in: self)?.expression(of: constraint)
        else { return }
        solver.setExpression(sum, of: row)
    }

    /// Removes all constraints and variables. Returns the constraints, oldest first, for another engine.
    func detachAllConstraints() -> [NSLayoutConstraint] {
        // While the engine itself is released, the constraints' weak references to it are nil already.
        var constraints = pendingConstraints.filter { $0.engine == nil || $0.engine === self }
        for row in solver.allRows {
            guard let constraint = row.constraint, constraint.row === row else { continue }
            constraint.row = nil
            constraints.append(constraint)
        }
        for box in boxes.values {
            if let item = box.item, item.layoutRecord.box === box { item.layoutRecord.box = nil }
        }
        boxes.removeAll()
        solver.removeAll()
        pendingConstraints.removeAll()
        content.removeBaselineRows()
        for constraint in constraints { constraint.engine = nil }
        return constraints.filter { $0.hostView != nil }.sorted { $0.activationOrder < $1.activationOrder }
    }

    // MARK: Boxes

    /// The variables of `item` in this engine. Created on first access.
    func box(of item: any LayoutItem) -> LayoutBox {
        if !isFittingOnly, let box = item.layoutRecord.box, box.engine === self { return box }
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let box = LayoutBox(item, in: self)
        boxes[ObjectIdentifier(item)] = box
        if !isFittingOnly { item.layoutRecord.box = box }
        box.addContentSizeVariables()
        return box
    }

    /// Removes a box, which removes its variables and rows itself.
    func forget(_ box: LayoutBox, key: ObjectIdentifier) {
        boxes[key] = nil
        content.setWraps(false, box, key: key)
    }

    /// The solved width of `view` in points, or its current width without one.
    func solvedWidth(of view: UIView) -> CGFloat {
        let box = isFittingOnly ? boxes[ObjectIdentifier(view)] : view.viewLayout?.box
        guard let part = box?.horizontal.length, !usesAutoresizingMask(view) else { return view.bounds.width }
        return CGFloat(part.value).floored(atScale: view.traitCollection.displayScale)
    }

    // MARK: Content

    /// Reads the intrinsic size of the box's view again in the next update.
    func contentDidChange(of box: LayoutBox) {
        content.invalidate(box)
        needsUpdate = true
    }

    /// Sets whether the height of the box's view depends on its width.
    func setWraps(_ wraps: Bool, _ box: LayoutBox, key: ObjectIdentifier) { content.setWraps(wraps, box, key: key) }

    /// Reads changed intrinsic sizes again.
    private func refreshContent() {
        let stale = content.takeStale()
        guard !stale.isEmpty else { return }
        for box in stale { box.refreshContent() }
        for row in content.baselineRows { refresh(row) }
    }

    /// Measures wrapping content at its solved width. A new text height moves baselines, and a stack view's baseline may
    /// come from another view.
    private func measureWrappingContent() {
        var hasMeasured = false
        for box in content.wrappingBoxes where box.measuredWidth == nil && box.measureContent() { hasMeasured = true }
        for row in content.baselineRows where hasMeasured || row.constraint?.refersToStackBaseline == true {
            refresh(row)
        }
    }

    // MARK: Update

    /// Solves for all frames, including wrapping text. Costs nothing when nothing has changed.
    func update() {
        guard needsUpdate, !isUpdating, root != nil else { return }
        solve()
        for observer in observers { observer.object?.constraintsDidChange() }
    }

    private struct WeakObserver {
        weak var object: (any ConstraintSolutionObserving)?
    }

    /// Calls `observer` after each update from now on. Not retained.
    func addObserver(_ observer: any ConstraintSolutionObserving) {
        removeObserver(observer)
        observers.append(WeakObserver(object: observer))
    }

    /// Calls `observer` no longer.
    func removeObserver(_ observer: any ConstraintSolutionObserving) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func solve() {
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<LayoutEngine.maximumTextRounds {
            needsUpdate = false
            solver.removeOrphanedVariables()
            installPendingConstraints()
            refreshContent()
            counts.solved += 1
            solver.solve()
            applySolution()
            measureWrappingContent()
            guard needsUpdate else { return }
        }
        guard let root else { return }
        misuse("Wrapping text did not settle after \(LayoutEngine.maximumTextRounds) layout rounds in \(root).")
    }

    /// Copies changed variables into their boxes, and schedules layout for the views that they affect.
    private func applySolution() {
        var changed: [LayoutBox] = []
        solver.takeChanges { role, value in
            let box = role.box
            box.setValue(value, role.axis, isLength: role.isLength)
            guard !box.isChanged else { return }
            box.isChanged = true
            changed.append(box)
        }
        counts.boxesRead += changed.count
        for box in changed {
            box.isChanged = false
            if !isFittingOnly { scheduleLayout(for: box) }
        }
    }

    // MARK: Positioning

    /// Schedules positioning of a view that is constrained from now on. The solver does not report variables that stay
    /// 0, although the view may be elsewhere.
    func scheduleLayoutForNewVariable(of box: LayoutBox) {
        guard !isFittingOnly, let view = box.view, view !== root else { return }
        scheduleLayout(for: box)
    }

    private func scheduleLayout(for box: LayoutBox) {
        guard let view = box.view else {
            box.item?.guideItem?.layoutDidChange()
            box.item?.layoutHost?.setNeedsLayout()
            return
        }
        guard !usesAutoresizingMask(view) else { return }
        if view === root { return view.applyRootFrame(from: box) }
        guard let parent = view.superview else { return }
        if !box.isPending {
            box.isPending = true
            parent.layoutState.pendingBoxes.append(box)
        }
        parent.setNeedsLayout()
    }

    /// Runs `work`, which sets a view's frame. Its rows do not change by that.
    func applyFrame(_ work: () -> Void) {
        counts.placed += 1
        let wasApplying = isApplyingFrames
        isApplyingFrames = true
        work()
        isApplyingFrames = wasApplying
    }

    // MARK: Ambiguity

    /// A visible distance in points.
    private static let exerciseStep = 40.0
    private static let exercisePriority = 0.002

    /// Pulls the ambiguous parts of the box elsewhere with the lowest priority. A second call removes that pull.
    func exerciseAmbiguity(of box: LayoutBox) {
        guard exerciseRows.isEmpty else { return endExercise() }
        for part in box.parts where solver.isAmbiguous(part.variable) {
            let row = LayoutRow(
                engine: self, source: .implicit, expression: LayoutExpression(part.variable), relation: .equal,
                constant: part.value + LayoutEngine.exerciseStep, priority: LayoutEngine.exercisePriority)
            exerciseRows.append(row)
            solver.add(row)
        }
    }

    /// Removes the pull of `exerciseAmbiguity(of:)`.
    func endExercise() {
        for row in exerciseRows { solver.remove(row) }
        if !exerciseRows.isEmpty { root?.setNeedsLayout() }
        exerciseRows.removeAll()
    }
}
