import ConstraintSolver

extension LayoutEngine {
    /// Solves for all variables. Breaks one constraint of each set that cannot be satisfied.
    func solve() {
        counts.solved += 1
        while true {
            do {
                return try solver.solve()
            } catch .unsatisfiable(let ids) {
                guard breakRow(of: ids) else { return }
            } catch {
                return Log.line("The layout is not optimal: \(error).")
            }
        }
    }

    /// Copies changed variables into their boxes, and schedules layout for the views that they affect.
    func applySolution() {
        var changed: [LayoutBox] = []
        solver.takeChanges { variable, value in
            guard let place = variableRoles[variable] else { return }
            let box = place.box
            if place.isLength {
                box[place.axis].length?.value = value
                if place.axis == .horizontal { box.measuredWidth = nil }
            } else {
                box[place.axis].origin?.value = value
            }
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

    // MARK: Wrapping content

    /// Measures wrapping content at its solved width, and sets its height.
    func measureWrappingContent() {
        var hasMeasured = false
        for box in wrappingBoxes.values where box.measuredWidth == nil {
            guard let view = box.view, let width = box.horizontal.length?.value else { continue }
            let scale = view.traitCollection.displayScale
            let room = CGFloat(width).floored(atScale: scale)
            box.measuredWidth = room
            guard room > 0 else { continue }
            counts.measured += 1
            let height = Double(view.contentHeight(forWidth: room))
            guard height.isFinite, height >= 0 else { continue }
            setContentSize(min(height, Double(NSLayoutConstraint.largestConstant)), of: box, .vertical)
            hasMeasured = true
        }
        refreshBaselines(afterMeasuring: hasMeasured)
    }

    /// Updates baselines: a new text height moves them, and a stack view's baseline may come from another view.
    private func refreshBaselines(afterMeasuring hasMeasured: Bool) {
        for row in Array(baselineRows.values) where hasMeasured || row.constraint?.refersToStackBaseline == true {
            refresh(row)
        }
    }

    // MARK: Conflicts

    /// Breaks one of the conflicting rows: the most recently activated constraint of the app, otherwise an intrinsic
    /// size, otherwise a frame. False when there is none to break.
    private func breakRow(of ids: Set<ConstraintID>) -> Bool {
        let rows = ids.compactMap { self.rows[$0] }
        let culprit = rows.max {
            ($0.weight, $0.constraint?.activationOrder ?? 0, $0.lastID?.description.count ?? 0)
                < ($1.weight, $1.constraint?.activationOrder ?? 0, $1.lastID?.description.count ?? 0)
        }
        guard let culprit else { return false }
        var others = ids
        if let id = culprit.id { others.remove(id) }
        if !isFittingOnly, !culprit.isReported {
            culprit.isReported = true
            misuse(ConflictReport(rows: rows, broken: culprit).text)
        }
        exclude(culprit, conflictingWith: others)
        return true
    }
}

extension LayoutRow {
    /// Rows with a higher weight are broken first.
    fileprivate var weight: Int {
        switch source {
        case .constraint(let constraint): constraint.isCreatedByStackView ? 3 : 4
        case .contentSize: 2
        case .autoresizingMask: 1
        case .implicit: 0
        }
    }
}
