import CoreGraphics

extension UISplitViewController {
    /// Whether the app manages two controllers, as before iOS 14, rather than columns.
    var isLegacy: Bool { style == .unspecified }

    /// The controller displayed in `column`: the app's, or the navigation controller around it.
    func displayedController(for column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

    private var columnOrder: [Column] { [.primary, .supplementary, .secondary] }

    /// The displayed controllers in column order; when collapsed, the only one.
    var displayedControllers: [UIViewController] {
        if isInStack, let stackHost { return [stackHost] }
        return columnOrder.compactMap(displayedController)
    }

    /// The child that determines the status bar.
    var mainController: UIViewController? { isInStack ? stackHost : displayedController(for: .secondary) }

    // MARK: Without columns

    /// Replaces the controllers of all columns.
    func replaceControllers(_ controllers: [UIViewController]) {
        guard isLegacy else {
            for (column, controller) in zip(columnOrder, controllers) { setController(controller, for: column) }
            return
        }
        guard controllers.count <= 2, Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
            return misuse(
                "UISplitViewController accepts at most two different view controllers, not \(controllers)", raises: true
            )
        }
        if isInStack { expand(askingDelegate: false) }
        replace(.primary, with: controllers.first)
        replace(.secondary, with: controllers.count > 1 ? controllers[1] : nil)
        updateMode()
    }

    // MARK: Columns

    /// Sets the controller of a column, and removes it from another one.
    func setController(_ controller: UIViewController?, for column: Column) {
        guard !isLegacy else {
            return misuse(
                "\(self) was created without a style: set its viewControllers instead of columns", raises: true)
        }
        guard column != .supplementary || style == .tripleColumn else {
            return misuse("\(self) has no supplementary column: its style is doubleColumn", raises: true)
        }
        guard columns[column] !== controller else { return }
        if let controller, let before = columns.first(where: { $0.value === controller })?.key {
            replace(before, with: nil)
        }
        let wasInStack = isInStack
        if wasInStack { expand(askingDelegate: false) }
        replace(column, with: controller)
        if wasInStack { collapse(askingDelegate: false) }
        updateMode()
    }

    /// Replaces the controller of `column`, whose old one is removed.
    func replace(_ column: Column, with controller: UIViewController?) {
        if let old = displayedController(for: column), old !== controller {
            if hiddenPrimaryPopover?.controller === old { reclaimPrimary() }
            if old.parent === self {
                old.willMove(toParent: nil)
                if old.viewIfLoaded?.superview === panes.pane(for: column) { old.view.removeFromSuperview() }
                old.removeFromParent()
            }
        }
        wrappers[column] = nil
        columns[column] = controller
        guard let controller else { return }
        if !isLegacy, column != .compact, !(controller is UINavigationController) {
            wrappers[column] = UINavigationController(rootViewController: controller)
        }
        guard let holder = displayedController(for: column) else { return }
        addChild(holder)
        holder.didMove(toParent: self)
    }

    // MARK: Showing and hiding

    /// Shows `column`, as `show(_:)` does.
    func showColumn(_ column: Column) {
        guard !isInStack else { return showColumnInStack(column) }
        switch column {
        case .secondary: if currentMode.isOverlay { chooseMode(.secondaryOnly) }
        case .primary: chooseMode(modeResolver.mode(showing: style == .tripleColumn ? 2 : 1))
        case .supplementary: if currentMode.columns == 0 { chooseMode(modeResolver.mode(showing: 1)) }
        case .compact: return
        }
    }

    /// Hides `column`, as `hide(_:)` does.
    func hideColumn(_ column: Column) {
        guard !isInStack else { return hideColumnInStack(column) }
        switch column {
        case .primary:
            let isShown = currentMode.columns == (style == .tripleColumn ? 2 : 1)
            if isShown { chooseMode(modeResolver.mode(showing: style == .tripleColumn ? 1 : 0)) }
        case .supplementary: if currentMode.columns > 0 { chooseMode(.secondaryOnly) }
        case .secondary, .compact: return
        }
    }

    /// Shows `controller` in the primary column.
    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if let navigation = (isInStack ? stackHost : displayedController(for: .primary)) as? UINavigationController {
            return navigation.show(controller, sender: sender)
        }
        guard isLegacy else { return setController(controller, for: .primary) }
        replaceControllers([controller] + [columns[.secondary]].compactMap { $0 })
    }

    /// Shows `controller` in the secondary column.
    func showSecondary(_ controller: UIViewController, sender: Any?) {
        if isInStack { return showInStack(controller, sender: sender) }
        guard isLegacy else { return setController(controller, for: .secondary) }
        replaceControllers([columns[.primary], controller].compactMap { $0 })
    }
}
