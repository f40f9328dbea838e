import CoreGraphics

extension UISplitViewController {
    private var size: CGSize { viewIfLoaded?.bounds.size ?? .zero }

    /// Resolves display modes for the current size and preferences.
    var choice: SplitChoice {
        let others = style == .tripleColumn ? primaryColumnWidth + supplementaryColumnWidth : primaryColumnWidth
        return SplitChoice(
            size: size, style: style, preferredMode: preferredDisplayMode, preferredBehavior: preferredSplitBehavior,
            columnsWidth: others)
    }

    func width(of widths: SplitColumnWidths) -> CGFloat { widths.width(in: size.width) }

    private func layout(for mode: DisplayMode) -> SplitLayout {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SplitLayout(
            SplitLayout.Request(
                size: size, mode: mode, primaryWidth: primaryColumnWidth,
                supplementaryWidth: style == .tripleColumn ? supplementaryColumnWidth : nil,
                isOnRight: (primaryEdge == .trailing) != isMirrored, line: 1 / max(1, traitCollection.displayScale)))
    }

    /// The layout of the current mode.
    var layout: SplitLayout { layout(for: currentMode) }

    /// The columns that `mode` shows, the secondary one last.
    func columns(in mode: DisplayMode) -> [Column] {
        switch (style, mode.columns) {
        case (_, 0): [.secondary]
        case (.tripleColumn, 1): [.supplementary, .secondary]
        case (.tripleColumn, _): [.primary, .supplementary, .secondary]
        case (.doubleColumn, _), (.unspecified, _): [.primary, .secondary]
        }
    }

    // MARK: Updating

    /// Updates the mode after a change of the app's preferences.
    func preferencesDidChange() {
        chosenMode = nil
        guard isViewLoaded else { return }
        review()
        view.setNeedsLayout()
    }

    /// Updates for the current width and traits: collapses, expands, or changes the mode.
    func followSurroundings() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact != isInStack {
            if isCompact { enterStack(asking: true) } else { leaveStack(asking: true) }
        }
        if size != knownSize {
            knownSize = size
            chosenMode = nil
        }
        review()
        arrange()
    }

    /// Changes to the chosen mode, or to the resolved one.
    func review() {
        guard isViewLoaded, !isInStack, !swipe.isRunning else { return }
        let wanted = chosenMode ?? modeToBeginWith
        defer {
            hasBegun = true
            if currentMode.columns == 0 { offerPane() }
        }
        if wanted != currentMode {
            change(to: wanted, animated: false)
        } else {
            settle()
        }
    }

    private var modeToBeginWith: DisplayMode {
        let mode = choice.mode
        guard isClassic, preferredDisplayMode == .automatic, let delegate else { return mode }
        // Before iOS 8 apps decided by the orientation.
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
        let hides = OptionalRequirement.answer(to: "splitViewController(_:shouldHide:in:)") {
            columns[.primary].map { delegate.splitViewController(self, shouldHide: $0, in: orientation) }
        }
        return hides?.map { $0 ? .secondaryOnly : .oneBesideSecondary } ?? mode
    }

    private func arrange() {
        guard !swipe.isRunning else { return }
        if isInStack {
            panes.fill(with: stackColumn)
        } else {
            panes.place(layout, isOverlay: currentMode.isOverlay)
        }
    }

    // MARK: Changing

    /// Changes to a mode that the user or the app has chosen, until the size changes.
    func choose(_ mode: DisplayMode, animated: Bool = true) {
        chosenMode = mode
        change(to: mode, animated: animated)
    }

    /// Changes the mode, with callbacks of the delegate and the columns.
    func change(to mode: DisplayMode, animated: Bool) {
        guard mode != currentMode else { return }
        announce(mode)
        let (old, new) = (columns(in: currentMode), columns(in: mode))
        // The delegate may have chosen another mode meanwhile.
        let before = currentMode
        currentMode = mode
        guard isViewLoaded, !isInStack else { return updateButton() }
        let isAnimated = animated && view.window != nil && UIView.areAnimationsEnabled
        for column in new where !old.contains(column) { beginShowing(column, before, animated: isAnimated) }
        for column in old where !new.contains(column) { beginHiding(column, animated: isAnimated) }
        changes += 1
        updateButton()
        let number = changes
        guard isAnimated else {
            arrange()
            return settle()
        }
        UIView.animate(withDuration: SplitNumbers.slide, delay: 0, options: .curveEaseInOut) {
            self.arrange()
            self.panes.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, changes == number else { return }
            settle()
        }
    }

    private func announce(_ mode: DisplayMode) {
        guard hasBegun else { return }
        Trace.note(self, "displayMode", "\(mode)")
        delegate?.splitViewController(self, willChangeTo: mode)
        let (old, new) = (columns(in: currentMode), columns(in: mode))
        if !isClassic {
            for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
            for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
        } else if new.contains(.primary) {
            takePaneBack()
        } else {
            offerPane()
        }
    }

    private var tells: Bool {
        if case .appeared = appearance { return true }
        return false
    }

    /// Begins the appearance of a column, positioned at its start.
    private func beginShowing(_ column: Column, _ before: DisplayMode, animated: Bool) {
        guard let holder = holder(for: column) else { return }
        if tells { holder.beginAppearanceTransition(true, animated: animated) }
        let pane = panes.pane(for: column)
        UIView.performWithoutAnimation {
            let start = layout(for: before)
            pane.frame = (column == .primary ? start.primary : start.supplementary) ?? pane.frame
            mount(holder, in: pane)
        }
        if tells { holder.announceAppearing() }
    }

    private func beginHiding(_ column: Column, animated: Bool) {
        guard tells, let holder = holder(for: column) else { return }
        holder.beginAppearanceTransition(false, animated: animated)
    }

    /// Adds the view of `holder` to `pane`, which it fills.
    func mount(_ holder: UIViewController, in pane: UIView) {
        guard let view = holder.view, view.superview !== pane else { return }
        view.frame = pane.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pane.addSubview(view)
        pane.layoutIfNeeded()
    }

    /// Finishes a change of mode: removes hidden columns, and ends appearance transitions.
    func settle() {
        guard isViewLoaded, !isInStack else { return }
        let shown = columns(in: currentMode)
        for column in [Column.secondary, .supplementary, .primary] {
            guard let holder = holder(for: column), !isLent(holder) else { continue }
            if shown.contains(column) {
                setTraits(of: holder, column)
                mount(holder, in: panes.pane(for: column))
            } else {
                holder.viewIfLoaded?.removeFromSuperview()
            }
            if tells { holder.endRunningAppearance() }
        }
        if let compact = columns[.compact] { compact.viewIfLoaded?.removeFromSuperview() }
        updateButton()
    }

    /// Columns beside the secondary one have a compact width, regardless of the window.
    private func setTraits(of holder: UIViewController, _ column: Column) {
        let isNarrow = column == .primary || column == .supplementary
        let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        guard overrideTraitCollection(forChild: holder) != traits else { return }
        setOverrideTraitCollection(traits, forChild: holder)
    }
}
