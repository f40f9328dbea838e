import CoreGraphics

/// The controllers of a collapsed column that were moved onto another navigation stack.
struct SplitLender {
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
    func enterStack(asking asks: Bool) {
        takePaneBack()
        isInStack = true
        knownSize = .zero
        changes += 1
        if isClassic { collapseClassic(asking: asks) } else { collapseColumns(asking: asks) }
        if let stackHost {
            setOverrideTraitCollection(nil, forChild: stackHost)
            panes.fill(with: stackColumn)
            mount(stackHost, in: panes.pane(for: stackColumn))
        }
        updateButton()
        if asks, !isClassic { delegate?.splitViewControllerDidCollapse(self) }
    }

    private func collapseClassic(asking asks: Bool) {
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

    private func collapseColumns(asking asks: Bool) {
        if let compact = columns[.compact] {
            for column in [Column.primary, .supplementary, .secondary] {
                holder(for: column)?.viewIfLoaded?.removeFromSuperview()
            }
            stackHost = compact
            return
        }
        let present = [Column.primary, .supplementary, .secondary].filter { holder(for: $0) != nil }
        guard let lowest = present.first, let proposed = present.last else { return }
        let answer =
            asks ? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) : nil
        stackHost = holder(for: lowest)
        guard let navigation = stackHost as? UINavigationController else { return }
        let top = answer.flatMap { present.firstIndex(of: $0) } ?? present.count - 1
        for column in present.dropFirst().prefix(top) {
            if let inner = holder(for: column) as? UINavigationController {
                lend(inner, for: column, to: navigation, animated: false)
            }
        }
        for column in present.dropFirst() { holder(for: column)?.viewIfLoaded?.removeFromSuperview() }
    }

    /// Moves the stack of `inner` onto that of `navigation`.
    func lend(
        _ inner: UINavigationController, for column: Column, to navigation: UINavigationController, animated: Bool
    ) {
        guard !lenders.contains(where: { $0.navigation === inner }) else { return }
        let screens = inner.giveUpStack()
        lenders.append(SplitLender(column: column, navigation: inner, screens: screens))
        navigation.setViewControllers(navigation.viewControllers + screens, animated: animated)
    }

    // MARK: Expanding

    /// Expands the collapsed columns.
    func leaveStack(asking asks: Bool) {
        guard let host = stackHost else {
            isInStack = false
            return
        }
        isInStack = false
        stackHost = nil
        if isClassic { expandClassic(from: host, asking: asks) } else { takeScreensBack(from: host) }
        knownSize = .zero
        if asks, !isClassic {
            let proposed = choice.mode
            let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            currentMode = (mode ?? proposed).limited(to: style == .tripleColumn ? 2 : 1)
            if currentMode != proposed { knownSize = viewIfLoaded?.bounds.size ?? .zero }
            chosenMode = currentMode == proposed ? nil : currentMode
        }
        settle()
        if asks, !isClassic { delegate?.splitViewControllerDidExpand(self) }
    }

    private func expandClassic(from host: UIViewController, asking asks: Bool) {
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
    private func takeScreensBack(from host: UIViewController) {
        guard let navigation = host as? UINavigationController else { return }
        for lender in lenders.reversed() { _ = takeBack(lender, from: navigation) }
        lenders = []
    }

    /// Returns the moved controllers to their navigation controller. False if they were popped meanwhile.
    func takeBack(_ lender: SplitLender, from navigation: UINavigationController) -> Bool {
        let stack = navigation.viewControllers
        guard let start = stack.firstIndex(where: { screen in lender.screens.contains { $0 === screen } }), start > 0
        else {
            // They were popped meanwhile; the column shows them again.
            lender.navigation.setViewControllers(lender.screens, animated: false)
            return false
        }
        let screens = Array(stack[start...])
        navigation.setViewControllers(Array(stack[..<start]), animated: false)
        lender.navigation.setViewControllers(screens, animated: false)
        return true
    }

    // MARK: Showing

    /// Makes `controller` the secondary column and shows it on top of the stack.
    func showInStack(_ controller: UIViewController, sender: Any?) {
        guard let navigation = stackHost as? UINavigationController else {
            stackHost?.show(controller, sender: sender)
            return
        }
        guard isClassic else {
            lenders.removeAll { $0.column == .secondary }
            replace(.secondary, with: controller)
            return bringInStack(.secondary)
        }
        guard let inner = controller as? UINavigationController else {
            return navigation.show(controller, sender: sender)
        }
        replace(.secondary, with: inner)
        navigation.takeUp(inner, animated: true)
    }

    /// Shows `column` on top of the stack.
    func bringInStack(_ column: Column) {
        guard columns[.compact] == nil, let navigation = stackHost as? UINavigationController else { return }
        if holder(for: column) === navigation {
            navigation.popToRootViewController(animated: true)
        } else if let lender = lenders.first(where: { $0.column == column }) {
            guard let top = lender.screens.last else { return }
            if navigation.viewControllers.contains(where: { $0 === top }) {
                navigation.popToViewController(top, animated: true)
            } else {
                navigation.setViewControllers(navigation.viewControllers + lender.screens, animated: true)
            }
        } else if let inner = holder(for: column) as? UINavigationController {
            lend(inner, for: column, to: navigation, animated: true)
        }
    }

    /// Pops to the controller below `column`.
    func takeAwayInStack(_ column: Column) {
        guard let navigation = stackHost as? UINavigationController,
            let first = lenders.first(where: { $0.column == column })?.screens.first,
            let index = navigation.viewControllers.firstIndex(where: { $0 === first }), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
}
