import CoreGraphics

/// The controllers of a collapsed column that were moved onto another navigation stack.
struct SplitStackContribution {
    let column: UISplitViewController.Column
    let navigation: UINavigationController
    let screens: [UIViewController]
}

/// Collapsed in compact width: one column is displayed, with the others on its stack.
extension UISplitViewController {
    /// The column whose pane contains the collapsed controller.
    var stackColumn: Column { columns[.compact] != nil && stackHost === columns[.compact] ? .compact : .primary }

    // MARK: Collapsing

    /// Collapses the columns.
    /// - Parameter asks: Whether the delegate is asked and notified.
    func collapse(askingDelegate asks: Bool) {
        reclaimPrimary()
        isInStack = true
        lastSize = .zero
        modeChangeCount += 1
        if isLegacy { collapseLegacy(askingDelegate: asks) } else { collapseColumns(askingDelegate: asks) }
        if let stackHost {
            setOverrideTraitCollection(nil, forChild: stackHost)
            panes.fill(with: stackColumn)
            installView(of: stackHost, in: panes.pane(for: stackColumn))
        }
        updateButton()
        if asks, !isLegacy { delegate?.splitViewControllerDidCollapse(self) }
    }

    private func collapseLegacy(askingDelegate asks: Bool) {
        let asked = asks ? delegate : nil
        let primary = asked?.primaryViewController(forCollapsing: self) ?? columns[.primary] ?? columns[.secondary]
        guard let primary else { return }
        let secondary = columns[.secondary]
        if primary !== columns[.primary] { replace(.primary, with: primary) }
        stackHost = primary
        guard let secondary, secondary !== primary else { return }
        secondary.viewIfLoaded?.removeFromSuperview()
        if asked?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
            if secondary.parent === self { replace(.secondary, with: nil) }
            columns[.secondary] = nil
        } else {
            primary.collapseSecondaryViewController(secondary, for: self)
        }
    }

    private func collapseColumns(askingDelegate asks: Bool) {
        if let compact = columns[.compact] {
            for column in [Column.primary, .supplementary, .secondary] {
                displayedController(for: column)?.viewIfLoaded?.removeFromSuperview()
            }
            stackHost = compact
            return
        }
        let present = [Column.primary, .supplementary, .secondary].filter { displayedController(for: $0) != nil }
        guard let lowest = present.first, let proposed = present.last else { return }
        let answer =
            asks ? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) : nil
        stackHost = displayedController(for: lowest)
        guard let navigation = stackHost as? UINavigationController else { return }
        let top = answer.flatMap { present.firstIndex(of: $0) } ?? present.count - 1
        for column in present.dropFirst().prefix(top) {
            if let inner = displayedController(for: column) as? UINavigationController {
                moveScreens(of: inner, for: column, to: navigation, animated: false)
            }
        }
        for column in present.dropFirst() { displayedController(for: column)?.viewIfLoaded?.removeFromSuperview() }
    }

    /// Moves the stack of `inner` onto that of `navigation`.
    func moveScreens(
        of inner: UINavigationController, for column: Column, to navigation: UINavigationController, animated: Bool
    ) {
        guard !stackContributions.contains(where: { $0.navigation === inner }) else { return }
        let screens = inner.removeAllScreens()
        stackContributions.append(SplitStackContribution(column: column, navigation: inner, screens: screens))
        navigation.setViewControllers(navigation.viewControllers + screens, animated: animated)
    }

    // MARK: Expanding

    /// Expands the collapsed columns.
    func expand(askingDelegate asks: Bool) {
        guard let host = stackHost else {
            isInStack = false
            return
        }
        isInStack = false
        stackHost = nil
        if isLegacy { expandLegacy(from: host, askingDelegate: asks) } else { returnAllScreens(from: host) }
        lastSize = .zero
        if asks, !isLegacy {
            let proposed = modeResolver.mode
            let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            currentMode = (mode ?? proposed).limited(to: style == .tripleColumn ? 2 : 1)
            if currentMode != proposed { lastSize = viewIfLoaded?.bounds.size ?? .zero }
            chosenMode = currentMode == proposed ? nil : currentMode
        }
        finishModeChange()
        if asks, !isLegacy { delegate?.splitViewControllerDidExpand(self) }
    }

    private func expandLegacy(from host: UIViewController, askingDelegate asks: Bool) {
        let asked = asks ? delegate : nil
        let primary = asked?.primaryViewController(forExpanding: self) ?? host
        let secondary =
            asked?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self) ?? columns[.secondary]
        if primary !== columns[.primary] { replace(.primary, with: primary) }
        if let secondary, secondary.parent !== self || columns[.secondary] !== secondary {
            replace(.secondary, with: secondary)
        }
    }

    /// Returns the moved controllers to their columns, with those pushed on top of them.
    private func returnAllScreens(from host: UIViewController) {
        guard let navigation = host as? UINavigationController else { return }
        for contribution in stackContributions.reversed() { _ = returnScreens(of: contribution, from: navigation) }
        stackContributions = []
    }

    /// Returns the moved controllers to their navigation controller. False if they were popped meanwhile.
    func returnScreens(of contribution: SplitStackContribution, from navigation: UINavigationController) -> Bool {
        let stack = navigation.viewControllers
        guard let start = stack.firstIndex(where: { screen in contribution.screens.contains { $0 === screen } }),
            start > 0
        else {
            // They were popped meanwhile; the column shows them again.
            contribution.navigation.setViewControllers(contribution.screens, animated: false)
            return false
        }
        let screens = Array(stack[start...])
        navigation.setViewControllers(Array(stack[..<start]), animated: false)
        contribution.navigation.setViewControllers(screens, animated: false)
        return true
    }

    // MARK: Showing

    /// Makes `controller` the secondary column and shows it on top of the stack.
    func showInStack(_ controller: UIViewController, sender: Any?) {
        guard let navigation = stackHost as? UINavigationController else {
            stackHost?.show(controller, sender: sender)
            return
        }
        guard isLegacy else {
            stackContributions.removeAll { $0.column == .secondary }
            replace(.secondary, with: controller)
            return showColumnInStack(.secondary)
        }
        guard let inner = controller as? UINavigationController else {
            return navigation.show(controller, sender: sender)
        }
        replace(.secondary, with: inner)
        navigation.pushCollapsedSecondary(inner, animated: true)
    }

    /// Shows `column` on top of the stack.
    func showColumnInStack(_ column: Column) {
        guard columns[.compact] == nil, let navigation = stackHost as? UINavigationController else { return }
        if displayedController(for: column) === navigation {
            navigation.popToRootViewController(animated: true)
        } else if let contribution = stackContributions.first(where: { $0.column == column }) {
            guard let top = contribution.screens.last else { return }
            if navigation.viewControllers.contains(where: { $0 === top }) {
                navigation.popToViewController(top, animated: true)
            } else {
                navigation.setViewControllers(navigation.viewControllers + contribution.screens, animated: true)
            }
        } else if let inner = displayedController(for: column) as? UINavigationController {
            moveScreens(of: inner, for: column, to: navigation, animated: true)
        }
    }

    /// Pops to the controller below `column`.
    func hideColumnInStack(_ column: Column) {
        guard let navigation = stackHost as? UINavigationController,
            let first = stackContributions.first(where: { $0.column == column })?.screens.first,
            let index = navigation.viewControllers.firstIndex(where: { $0 === first }), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
}
