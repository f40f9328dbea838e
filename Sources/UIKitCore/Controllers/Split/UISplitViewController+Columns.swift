import CoreGraphics

extension UISplitViewController {
    /// Whether the app manages two controllers, as before iOS 14, rather than columns.
    var isClassic: Bool { style == .unspecified }

    /// The controller displayed in `column`: the app's, or the navigation controller around it.
    func holder(for column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

    private var order: [Column] { [.primary, .supplementary, .secondary] }

    /// The displayed controllers in column order; when collapsed, the only one.
    var shownControllers: [UIViewController] {
        if isInStack, let stackHost { return [stackHost] }
        return order.compactMap(holder)
    }

    /// The child that determines the status bar.
    var mainController: UIViewController? { isInStack ? stackHost : holder(for: .secondary) }

    // MARK: Without columns

    /// Replaces the controllers of all columns.
    func replaceControllers(_ controllers: [UIViewController]) {
        guard isClassic else {
            for (column, controller) in zip(order, controllers) { set(controller, for: column) }
            return
        }
        guard controllers.count <= 2, Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
            return misuse(
                "UISplitViewController takes two different view controllers, not \(controllers)", raises: true)
        }
        if isInStack { leaveStack(asking: false) }
        replace(.primary, with: controllers.first)
        replace(.secondary, with: controllers.count > 1 ? controllers[1] : nil)
        review()
    }

    // MARK: Columns

    /// Sets the controller of a column, and removes it from another one.
    func set(_ controller: UIViewController?, for column: Column) {
        guard !isClassic else {
            return misuse(
                "\(self) was not made with a style: set its viewControllers in place of columns", raises: true)
        }
        guard column != .supplementary || style == .tripleColumn else {
            return misuse("\(self) has no supplementary column: its style is doubleColumn", raises: true)
        }
        guard columns[column] !== controller else { return }
        if let controller, let before = columns.first(where: { $0.value === controller })?.key {
            replace(before, with: nil)
        }
        let wasInStack = isInStack
        if wasInStack { leaveStack(asking: false) }
        replace(column, with: controller)
        if wasInStack { enterStack(asking: false) }
        review()
    }

    /// Replaces the controller of `column`, whose old one is removed.
    func replace(_ column: Column, with controller: UIViewController?) {
        if let old = holder(for: column), old !== controller {
            if lentPane?.controller === old { takePaneBack() }
            if old.parent === self {
                old.willMove(toParent: nil)
                if old.viewIfLoaded?.superview === panes.pane(for: column) { old.view.removeFromSuperview() }
                old.removeFromParent()
            }
        }
        wrappers[column] = nil
        columns[column] = controller
        guard let controller else { return }
        if !isClassic, column != .compact, !(controller is UINavigationController) {
            wrappers[column] = UINavigationController(rootViewController: controller)
        }
        guard let holder = holder(for: column) else { return }
        addChild(holder)
        holder.didMove(toParent: self)
    }

    // MARK: Showing and hiding

    /// Shows `column`, as `show(_:)` does.
    func bring(_ column: Column) {
        guard !isInStack else { return bringInStack(column) }
        switch column {
        case .secondary: if currentMode.isOverlay { choose(.secondaryOnly) }
        case .primary: choose(choice.mode(showing: style == .tripleColumn ? 2 : 1))
        case .supplementary: if currentMode.columns == 0 { choose(choice.mode(showing: 1)) }
        case .compact: return
        }
    }

    /// Hides `column`, as `hide(_:)` does.
    func takeAway(_ column: Column) {
        guard !isInStack else { return takeAwayInStack(column) }
        switch column {
        case .primary:
            let isShown = currentMode.columns == (style == .tripleColumn ? 2 : 1)
            if isShown { choose(choice.mode(showing: style == .tripleColumn ? 1 : 0)) }
        case .supplementary: if currentMode.columns > 0 { choose(.secondaryOnly) }
        case .secondary, .compact: return
        }
    }

    /// Shows `controller` in the primary column.
    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if let navigation = (isInStack ? stackHost : holder(for: .primary)) as? UINavigationController {
            return navigation.show(controller, sender: sender)
        }
        guard isClassic else { return set(controller, for: .primary) }
        replaceControllers([controller] + [columns[.secondary]].compactMap { $0 })
    }

    /// Shows `controller` in the secondary column.
    func showSecondary(_ controller: UIViewController, sender: Any?) {
        if isInStack { return showInStack(controller, sender: sender) }
        guard isClassic else { return set(controller, for: .secondary) }
        replaceControllers([columns[.primary], controller].compactMap { $0 })
    }
}
