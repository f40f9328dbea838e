import CoreGraphics

extension UISplitViewController {
    private var size: CGSize { viewIfLoaded?.bounds.size ?? .zero }

    /// Resolves display modes for the current size and preferences.
    var modeResolver: SplitDisplayModeResolver {
        let others = style == .tripleColumn ? primaryColumnWidth + supplementaryColumnWidth : primaryColumnWidth
        return SplitDisplayModeResolver(
            size: size, style: style, preferredMode: preferredDisplayMode, preferredBehavior: preferredSplitBehavior,
            columnsWidth: others)
    }

    func width(of widths: SplitColumnWidths) -> CGFloat { widths.width(in: size.width) }

    private func layout(for mode: DisplayMode) -> SplitLayout {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SplitLayout(
            SplitLayout.Input(
                size: size, mode: mode, primaryWidth: primaryColumnWidth,
                supplementaryWidth: style == .tripleColumn ? supplementaryColumnWidth : nil,
                isOnRight: (primaryEdge == .trailing) != isMirrored,
                separatorWidth: 1 / max(1, traitCollection.displayScale)))
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
        updateMode()
        view.setNeedsLayout()
    }

    /// Updates for the current width and traits: collapses, expands, or changes the mode.
    func updateForEnvironment() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact != isInStack {
            if isCompact { collapse(askingDelegate: true) } else { expand(askingDelegate: true) }
        }
        if size != lastSize {
            lastSize = size
            chosenMode = nil
        }
        updateMode()
        applyLayout()
    }

    /// Changes to the chosen mode, or to the resolved one.
    func updateMode() {
        guard isViewLoaded, !isInStack, !panController.isRunning else { return }
        let mode = chosenMode ?? initialMode
        defer {
            hasResolvedInitialMode = true
            if currentMode.columns == 0 { offerHiddenPrimary() }
        }
        if mode != currentMode {
            changeMode(to: mode, animated: false)
        } else {
            finishModeChange()
        }
    }

    private var initialMode: DisplayMode {
        let mode = modeResolver.mode
        guard isLegacy, preferredDisplayMode == .automatic, let delegate else { return mode }
        // Before iOS 8 apps decided by the orientation.
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
        let hides = OptionalRequirement.result(of: "splitViewController(_:shouldHide:in:)") {
            columns[.primary].map { delegate.splitViewController(self, shouldHide: $0, in: orientation) }
        }
        return hides?.map { $0 ? .secondaryOnly : .oneBesideSecondary } ?? mode
    }

    private func applyLayout() {
        guard !panController.isRunning else { return }
        if isInStack {
            panes.fill(with: stackColumn)
        } else {
            panes.apply(layout, isOverlay: currentMode.isOverlay)
        }
    }

    // MARK: Changing

    /// Changes to a mode that the user or the app has chosen, until the size changes.
    func chooseMode(_ mode: DisplayMode, animated: Bool = true) {
        chosenMode = mode
        changeMode(to: mode, animated: animated)
    }

    /// Changes the mode, with callbacks of the delegate and the columns.
    func changeMode(to mode: DisplayMode, animated: Bool) {
        guard mode != currentMode else { return }
        notifyDelegateWillChange(to: mode)
        let old = columns(in: currentMode)
        let new = columns(in: mode)
        // The delegate may have chosen another mode meanwhile.
        let before = currentMode
        currentMode = mode
        guard isViewLoaded, !isInStack else { return updateButton() }
        let isAnimated = animated && view.window != nil && UIView.areAnimationsEnabled
        for column in new where !old.contains(column) {
            beginShowing(column, previousMode: before, animated: isAnimated)
        }
        for column in old where !new.contains(column) { beginHiding(column, animated: isAnimated) }
        modeChangeCount += 1
        updateButton()
        let number = modeChangeCount
        guard isAnimated else {
            applyLayout()
            return finishModeChange()
        }
        UIView.animate(withDuration: SplitMetrics.animationDuration, delay: 0, options: .curveEaseInOut) {
            self.applyLayout()
            self.panes.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, modeChangeCount == number else { return }
            finishModeChange()
        }
    }

    private func notifyDelegateWillChange(to mode: DisplayMode) {
        guard hasResolvedInitialMode else { return }
        Trace.note(self, callback: "displayMode", arguments: "\(mode)")
        delegate?.splitViewController(self, willChangeTo: mode)
        let old = columns(in: currentMode)
        let new = columns(in: mode)
        if !isLegacy {
            for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
            for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
        } else if new.contains(.primary) {
            reclaimPrimary()
        } else {
            offerHiddenPrimary()
        }
    }

    private var forwardsAppearance: Bool {
        if case .appeared = appearance { return true }
        return false
    }

    /// Begins the appearance of a column, positioned at its start.
    private func beginShowing(_ column: Column, previousMode before: DisplayMode, animated: Bool) {
        guard let holder = displayedController(for: column) else { return }
        if forwardsAppearance { holder.beginAppearanceTransition(true, animated: animated) }
        let pane = panes.pane(for: column)
        UIView.performWithoutAnimation {
            let start = layout(for: before)
            pane.frame = (column == .primary ? start.primary : start.supplementary) ?? pane.frame
            installView(of: holder, in: pane)
        }
        if forwardsAppearance { holder.sendViewIsAppearing() }
    }

    private func beginHiding(_ column: Column, animated: Bool) {
        guard forwardsAppearance, let holder = displayedController(for: column) else { return }
        holder.beginAppearanceTransition(false, animated: animated)
    }

    /// Adds the view of `holder` to `pane`, which it fills. Before the first layout it is not laid out, because views of no
    /// size break their constraints.
    func installView(of holder: UIViewController, in pane: UIView) {
        guard let view = holder.view, view.superview !== pane else { return }
        view.frame = pane.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pane.addSubview(view)
        if !pane.bounds.isEmpty { pane.layoutIfNeeded() }
    }

    /// Finishes a change of mode: removes hidden columns, and ends appearance transitions.
    func finishModeChange() {
        guard isViewLoaded, !isInStack else { return }
        let shown = columns(in: currentMode)
        for column in [Column.secondary, .supplementary, .primary] {
            guard let holder = displayedController(for: column), !isInPopover(holder) else { continue }
            if shown.contains(column) {
                setTraits(of: holder, column)
                installView(of: holder, in: panes.pane(for: column))
            } else {
                holder.viewIfLoaded?.removeFromSuperview()
            }
            if forwardsAppearance { holder.endAppearanceTransitionIfNeeded() }
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
