import ConstraintSolver

/// Computes the frames of the views and guides of one tree from its constraints.
///
/// A window, or the root of a tree without one, gets an engine with its first constraint. New constraints are queued
/// until `update()`. It solves, and requests layout of the superviews of changed views, which apply the frames in
/// `layoutSubviews()`. `systemLayoutSizeFitting(_:)` uses a temporary engine.
@MainActor final class LayoutEngine {
    private(set) weak var root: UIView?
    /// Whether the engine only computes a fitting size of its root and moves no views.
    let isFittingOnly: Bool
    let solver = Solver()

    /// Constraints activated since the last update.
    private var pendingConstraints: [NSLayoutConstraint] = []
    private(set) var rows: [ConstraintID: LayoutRow] = [:]
    /// Rows left out of the solver, because they conflict with others.
    private(set) var brokenRows: [LayoutRow] = []
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    var variableRoles: [Variable: VariableRole] = [:]
    /// Boxes whose intrinsic size has to be read again.
    var staleContentBoxes: [LayoutBox] = []
    /// Boxes of views whose height depends on their width.
    var wrappingBoxes: [ObjectIdentifier: LayoutBox] = [:]
    /// Rows that depend on baselines.
    var baselineRows: [ObjectIdentifier: LayoutRow] = [:]
    /// The rows that `exerciseAmbiguityInLayout()` has added.
    var exerciseRows: [LayoutRow] = []
    /// Whether something has changed since the last update. Requests a frame; the update then requests layout.
    var needsUpdate = false {
        didSet {
            guard needsUpdate, !oldValue, !isUpdating, !isApplyingFrames, !isFittingOnly else { return }
            (root as? UIWindow)?.system.host.requestFrame()
        }
    }
    private var isUpdating = false
    /// Whether the engine is currently setting frames.
    var isApplyingFrames = false
    /// The work done so far.
    var counts = LayoutCounts()

    /// The part of a box that a variable belongs to.
    struct VariableRole {
        let box: LayoutBox
        let axis: NSLayoutConstraint.Axis
        let isLength: Bool
    }

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        self.isFittingOnly = isScratch
    }

    /// Moves the constraints of remaining views to engines of their new trees.
    isolated deinit {
        guard !isFittingOnly else { return }
        let constraints = detachAllConstraints()
        for constraint in constraints {
            constraint.hostView?.topView.makeEngine().enqueue(constraint)
        }
    }

    /// The largest number of text measurements in one update. The rest is left to the next layout.
    static let maximumTextRounds = 8

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

    func uninstall(_ constraint: NSLayoutConstraint) {
        constraint.engine = nil
        guard let row = constraint.row else { return }
        constraint.row = nil
        remove(row)
    }

    private func installPendingConstraints() {
        guard !pendingConstraints.isEmpty else { return }
        let taken = pendingConstraints
        pendingConstraints.removeAll()
        for constraint in taken where isFittingOnly || (constraint.engine === self && constraint.row == nil) {
            install(constraint)
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard let sum = expression(of: constraint) else { return }
        let row = LayoutRow(
            engine: self, source: .constraint(constraint), expression: sum,
            relation: constraint.relation.solverRelation, constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue))
        if !isFittingOnly { constraint.row = row }
        if constraint.refersToBaseline { baselineRows[ObjectIdentifier(row)] = row }
        add(row)
    }

    // MARK: Rows

    func add(_ row: LayoutRow) {
        needsUpdate = true
        do {
            let id = try solver.add(row.solverConstraint, as: row.lastID)
            row.id = id
            row.lastID = id
            rows[id] = row
            counts.rowsAdded += 1
        } catch {
            reportRejection(of: row, reason: error)
        }
    }

    /// Reports once that a row's values are out of range.
    private func reportRejection(of row: LayoutRow, reason: SolverFailure) {
        guard !row.isReported else { return }
        row.isReported = true
        misuse("A constraint was ignored because its values are out of range: \(reason): \(row.description)")
    }

    func remove(_ row: LayoutRow) {
        needsUpdate = true
        baselineRows[ObjectIdentifier(row)] = nil
        removeFromSolver(row)
        if !row.conflictingIDs.isEmpty { brokenRows.removeAll { $0 === row } }
        if let id = row.lastID { restoreRows(brokenBy: id) }
    }

    private func removeFromSolver(_ row: LayoutRow) {
        guard let id = row.id else { return }
        row.id = nil
        rows[id] = nil
        do { try solver.remove(id) } catch {
            preconditionFailure("The solver could not remove \(row.description): \(error).")
        }
    }

    /// Leaves `row` out of the solver until one of `opponents` changes.
    func exclude(_ row: LayoutRow, conflictingWith: Set<ConstraintID>) {
        removeFromSolver(row)
        row.conflictingIDs = conflictingWith
        brokenRows.append(row)
    }

    private func restoreRows(brokenBy id: ConstraintID) {
        guard !brokenRows.isEmpty else { return }
        let revived = brokenRows.filter { $0.conflictingIDs.contains(id) }
        guard !revived.isEmpty else { return }
        brokenRows.removeAll { $0.conflictingIDs.contains(id) }
        for row in revived {
            row.conflictingIDs = []
            add(row)
        }
    }

    func setConstant(_ constant: Double, of row: LayoutRow) {
        guard constant != row.constant else { return }
        row.constant = constant
        sendConstant(of: row)
    }

    private func sendConstant(of row: LayoutRow) {
        needsUpdate = true
        counts.rowsChanged += 1
        guard let id = row.id else { return restore(row) }
        do { try solver.setConstant(row.rightSide, of: id) } catch { Log.line("\(row.description): \(error)") }
        restoreRows(brokenBy: id)
    }

    private func restore(_ row: LayoutRow) {
        guard !row.conflictingIDs.isEmpty else { return }
        brokenRows.removeAll { $0 === row }
        row.conflictingIDs = []
        add(row)
    }

    /// Applies the changed constant of the constraint of `row`.
    func refreshConstant(of row: LayoutRow) {
        guard let constraint = row.constraint else { return }
        setConstant(Double(constraint.constant), of: row)
    }

    func setPriority(_ priority: UILayoutPriority, of row: LayoutRow) {
        let value = Double(priority.rawValue)
        guard value != row.priority else { return }
        row.priority = value
        needsUpdate = true
        counts.rowsChanged += 1
        guard let id = row.id else { return restore(row) }
        do { try solver.setPriority(Priority(value), of: id) } catch { Log.line("\(row.description): \(error)") }
    }

    /// Recomputes the expression of `row` after margins, direction, baselines or frames have changed.
    func refresh(_ row: LayoutRow) {
        guard let constraint = row.constraint, let sum = expression(of: constraint) else { return }
        guard sum != row.expression else { return }
        let isSameTerms = sum.terms == row.expression.terms
        row.expression = sum
        guard !isSameTerms else { return sendConstant(of: row) }
        guard row.id != nil else { return restore(row) }
        removeFromSolver(row)
        add(row)
    }

    // MARK: Boxes

    /// The variables of `item` in this engine. Created on first access.
    func box(of item: any LayoutItem) -> LayoutBox {
        if !isFittingOnly, let box = item.layoutRecord.box, box.engine === self { return box }
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let box = LayoutBox(item, in: self)
        boxes[ObjectIdentifier(item)] = box
        if !isFittingOnly { item.layoutRecord.box = box }
        addContentSizeVariables(of: box)
        return box
    }

    /// The solved width of `view` in points, or its current width without one.
    func solvedWidth(of view: UIView) -> CGFloat {
        let box = isFittingOnly ? boxes[ObjectIdentifier(view)] : view.viewLayout?.box
        guard let part = box?.horizontal.length, !usesAutoresizingMask(view) else { return view.bounds.width }
        return CGFloat(part.value).floored(atScale: view.traitCollection.displayScale)
    }

    func remove(_ box: LayoutBox, key: ObjectIdentifier) {
        boxes[key] = nil
        wrappingBoxes[key] = nil
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeImplicitRows(of: box, axis)
            let variables = [box[axis].origin?.variable, box[axis].length?.variable, box[axis].offset?.variable]
            if let offset = box[axis].offset { remove(offset.row) }
            for variable in variables.compactMap({ $0 }) {
                variableRoles[variable] = nil
                if !isRemoved(variable) { orphanedVariables.append(variable) }
            }
            box[axis] = LayoutBox.Span()
        }
    }

    /// Variables of removed items that other rows still use.
    private var orphanedVariables: [Variable] = []

    private func isRemoved(_ variable: Variable) -> Bool {
        do {
            try solver.remove(variable)
            return true
        } catch {
            return error != .variableInUse(variable)
        }
    }

    // MARK: Update

    /// Solves for all frames, including wrapping text. Costs nothing when nothing has changed.
    func update() {
        guard needsUpdate, !isUpdating, let root else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<LayoutEngine.maximumTextRounds {
            needsUpdate = false
            orphanedVariables.removeAll { isRemoved($0) }
            installPendingConstraints()
            refreshContent()
            solve()
            applySolution()
            measureWrappingContent()
            guard needsUpdate else { return }
        }
        Log.line("Wrapping text did not settle after \(LayoutEngine.maximumTextRounds) layout rounds in \(root).")
    }

    /// Removes all constraints and variables. Returns the constraints, oldest first, for another engine.
    func detachAllConstraints() -> [NSLayoutConstraint] {
        var constraints = pendingConstraints.filter { $0.engine === self }
        for row in Array(rows.values) + brokenRows {
            guard let constraint = row.constraint, constraint.row === row else { continue }
            constraint.row = nil
            constraints.append(constraint)
        }
        for box in boxes.values {
            if let item = box.item, item.layoutRecord.box === box { item.layoutRecord.box = nil }
        }
        boxes.removeAll()
        rows.removeAll()
        brokenRows.removeAll()
        pendingConstraints.removeAll()
        variableRoles.removeAll()
        baselineRows.removeAll()
        for constraint in constraints { constraint.engine = nil }
        return constraints.filter { $0.hostView != nil }.sorted { $0.activationOrder < $1.activationOrder }
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    var refersToBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    var refersToStackBaseline: Bool {
        (firstAttribute.isBaseline && first.item is UIStackView)
            || (secondAttribute.isBaseline && second?.item is UIStackView)
    }
}

/// The work that a layout engine has done, for tests and benchmarks.
package struct LayoutCounts: Equatable, Sendable {
    /// Solver runs.
    package var solved = 0
    /// Items with a variable that the solver has changed.
    package var boxesRead = 0
    /// Measurements of wrapping content.
    package var measured = 0
    /// Frames applied to views.
    package var placed = 0
    /// Rows added to the solver.
    package var rowsAdded = 0
    /// Changed constants and priorities of rows.
    package var rowsChanged = 0

    /// No work.
    package static let none = LayoutCounts()

    /// The work between two points in time.
    package static func - (after: LayoutCounts, before: LayoutCounts) -> LayoutCounts {
        LayoutCounts(
            solved: after.solved - before.solved, boxesRead: after.boxesRead - before.boxesRead,
            measured: after.measured - before.measured, placed: after.placed - before.placed,
            rowsAdded: after.rowsAdded - before.rowsAdded, rowsChanged: after.rowsChanged - before.rowsChanged)
    }
}

extension UIView {
    /// The work of this tree's engine; nil without one.
    package var layoutCounts: LayoutCounts? { treeEngine?.counts }
}
