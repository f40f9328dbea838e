import ConstraintSolver

/// Computes the frames of the views and guides of one tree from its constraints.
///
/// A window, or the root of a tree without one, gets an engine with its first constraint. New constraints are queued
/// until `update()`. It solves, and requests layout of the superviews of changed views, which apply the frames in
/// `layoutSubviews()`. `systemLayoutSizeFitting(_:)` uses a temporary engine.
@MainActor final class LayoutEngine {
    private(set) weak var root: UIView?
    /// Whether the engine only computes a fitting size of its root and moves no views.
    let isScratch: Bool
    let solver = Solver()

    /// Constraints activated since the last update.
    private var waiting: [NSLayoutConstraint] = []
    private(set) var rows: [ConstraintID: LayoutRow] = [:]
    /// Rows left out of the solver, because they conflict with others.
    private(set) var broken: [LayoutRow] = []
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    var places: [Variable: Place] = [:]
    /// Boxes whose intrinsic size has to be read again.
    var stale: [LayoutBox] = []
    /// Boxes of views whose height depends on their width.
    var wrapping: [ObjectIdentifier: LayoutBox] = [:]
    /// Rows that depend on baselines.
    var baselineRows: [ObjectIdentifier: LayoutRow] = [:]
    /// The rows that `exerciseAmbiguityInLayout()` has added.
    var exercise: [LayoutRow] = []
    /// Whether something has changed since the last update. Requests a frame; the update then requests layout.
    var needsUpdate = false {
        didSet {
            guard needsUpdate, !oldValue, !isUpdating, !isPlacing, !isScratch else { return }
            (root as? UIWindow)?.system.host.requestFrame()
        }
    }
    private var isUpdating = false
    /// Whether the engine is currently setting frames.
    var isPlacing = false
    /// The work done so far.
    var counts = LayoutCounts()

    /// The part of a box that a variable belongs to.
    struct Place {
        let box: LayoutBox
        let axis: NSLayoutConstraint.Axis
        let isLength: Bool
    }

    init(root: UIView, isScratch: Bool = false) {
        self.root = root
        self.isScratch = isScratch
    }

    /// Moves the constraints of remaining views to engines of their new trees.
    isolated deinit {
        guard !isScratch else { return }
        let constraints = dissolve()
        for constraint in constraints {
            constraint.holder?.topView.makeEngine().enqueue(constraint)
        }
    }

    /// The largest number of text measurements in one update. The rest is left to the next layout.
    static let textRounds = 8

    // MARK: Constraints

    /// Queues a constraint for the next update.
    func enqueue(_ constraint: NSLayoutConstraint) {
        constraint.engine = self
        waiting.append(constraint)
        needsUpdate = true
    }

    /// Queues a constraint that also remains in its tree's engine.
    func enqueueForFitting(_ constraint: NSLayoutConstraint) {
        waiting.append(constraint)
        needsUpdate = true
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        constraint.engine = nil
        guard let row = constraint.row else { return }
        constraint.row = nil
        remove(row)
    }

    private func installWaiting() {
        guard !waiting.isEmpty else { return }
        let taken = waiting
        waiting.removeAll()
        for constraint in taken where isScratch || (constraint.engine === self && constraint.row == nil) {
            install(constraint)
        }
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard let sum = sum(of: constraint) else { return }
        let row = LayoutRow(
            self, .constraint(constraint), sum, constraint.relation.inSolver, Double(constraint.constant),
            priority: Double(constraint.priority.rawValue))
        if !isScratch { constraint.row = row }
        if constraint.mentionsBaseline { baselineRows[ObjectIdentifier(row)] = row }
        add(row)
    }

    // MARK: Rows

    func add(_ row: LayoutRow) {
        needsUpdate = true
        do {
            let id = try solver.add(row.sentence, as: row.lastID)
            (row.id, row.lastID) = (id, id)
            rows[id] = row
            counts.rowsAdded += 1
        } catch {
            refuse(row, error)
        }
    }

    /// Reports once that a row's values are out of range.
    private func refuse(_ row: LayoutRow, _ reason: SolverFailure) {
        guard !row.isReported else { return }
        row.isReported = true
        misuse("A constraint takes no part in layout, as its numbers are out of range: \(reason): \(row.description)")
    }

    func remove(_ row: LayoutRow) {
        needsUpdate = true
        baselineRows[ObjectIdentifier(row)] = nil
        takeOut(row)
        if !row.opponents.isEmpty { broken.removeAll { $0 === row } }
        if let id = row.lastID { revive(brokenBy: id) }
    }

    private func takeOut(_ row: LayoutRow) {
        guard let id = row.id else { return }
        row.id = nil
        rows[id] = nil
        do { try solver.remove(id) } catch { preconditionFailure("The solver lost \(row.description): \(error).") }
    }

    /// Leaves `row` out of the solver until one of `opponents` changes.
    func breakRow(_ row: LayoutRow, opponents: Set<ConstraintID>) {
        takeOut(row)
        row.opponents = opponents
        broken.append(row)
    }

    private func revive(brokenBy id: ConstraintID) {
        guard !broken.isEmpty else { return }
        let revived = broken.filter { $0.opponents.contains(id) }
        guard !revived.isEmpty else { return }
        broken.removeAll { $0.opponents.contains(id) }
        for row in revived {
            row.opponents = []
            add(row)
        }
    }

    func setConstant(_ constant: Double, of row: LayoutRow) {
        guard constant != row.constant else { return }
        row.constant = constant
        pushConstant(of: row)
    }

    private func pushConstant(of row: LayoutRow) {
        needsUpdate = true
        counts.rowsChanged += 1
        guard let id = row.id else { return revive(row) }
        do { try solver.setConstant(row.rightSide, of: id) } catch { Log.line("\(row.description): \(error)") }
        revive(brokenBy: id)
    }

    private func revive(_ row: LayoutRow) {
        guard !row.opponents.isEmpty else { return }
        broken.removeAll { $0 === row }
        row.opponents = []
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
        guard let id = row.id else { return revive(row) }
        do { try solver.setPriority(Priority(value), of: id) } catch { Log.line("\(row.description): \(error)") }
    }

    /// Recomputes the expression of `row` after margins, direction, baselines or frames have changed.
    func refresh(_ row: LayoutRow) {
        guard let constraint = row.constraint, let sum = sum(of: constraint) else { return }
        guard sum != row.sum else { return }
        let isSameTerms = sum.terms == row.sum.terms
        row.sum = sum
        guard !isSameTerms else { return pushConstant(of: row) }
        guard row.id != nil else { return revive(row) }
        takeOut(row)
        add(row)
    }

    // MARK: Boxes

    /// The variables of `item` in this engine. Created on first access.
    func box(of item: any LayoutItem) -> LayoutBox {
        if !isScratch, let box = item.layoutRecord.box, box.engine === self { return box }
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let box = LayoutBox(item, in: self)
        boxes[ObjectIdentifier(item)] = box
        if !isScratch { item.layoutRecord.box = box }
        takeContent(of: box)
        return box
    }

    /// The solved width of `view` in points, or its current width without one.
    func foundWidth(of view: UIView) -> CGFloat {
        let box = isScratch ? boxes[ObjectIdentifier(view)] : view.ownLayout?.box
        guard let part = box?.horizontal.length, !followsMask(view) else { return view.bounds.width }
        return CGFloat(part.value).floored(atScale: view.traitCollection.displayScale)
    }

    func remove(_ box: LayoutBox, key: ObjectIdentifier) {
        boxes[key] = nil
        wrapping[key] = nil
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            removeOwnRows(of: box, axis)
            let variables = [box[axis].origin?.variable, box[axis].length?.variable, box[axis].offset?.variable]
            if let offset = box[axis].offset { remove(offset.row) }
            for variable in variables.compactMap({ $0 }) {
                places[variable] = nil
                if !isRemoved(variable) { orphans.append(variable) }
            }
            box[axis] = LayoutBox.Span()
        }
    }

    /// Variables of removed items that other rows still use.
    private var orphans: [Variable] = []

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
        for _ in 0..<LayoutEngine.textRounds {
            needsUpdate = false
            orphans.removeAll { isRemoved($0) }
            installWaiting()
            refreshContent()
            solve()
            readBack()
            measureText()
            guard needsUpdate else { return }
        }
        Log.line("Text did not come to rest in \(LayoutEngine.textRounds) rounds of layout in \(root).")
    }

    /// Removes all constraints and variables. Returns the constraints, oldest first, for another engine.
    func dissolve() -> [NSLayoutConstraint] {
        var constraints = waiting.filter { $0.engine === self }
        for row in Array(rows.values) + broken {
            guard let constraint = row.constraint, constraint.row === row else { continue }
            constraint.row = nil
            constraints.append(constraint)
        }
        for box in boxes.values {
            if let item = box.item, item.layoutRecord.box === box { item.layoutRecord.box = nil }
        }
        boxes.removeAll()
        rows.removeAll()
        broken.removeAll()
        waiting.removeAll()
        places.removeAll()
        baselineRows.removeAll()
        for constraint in constraints { constraint.engine = nil }
        return constraints.filter { $0.holder != nil }.sorted { $0.age < $1.age }
    }
}

extension NSLayoutConstraint.Relation {
    var inSolver: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    var mentionsStackBaseline: Bool {
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
