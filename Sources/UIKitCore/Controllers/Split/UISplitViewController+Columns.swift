import CoreGraphics

extension UISplitViewController {
    var isClassic: Bool { style == .unspecified }

    /// What stands in `column`: the controller itself, or the stack around it.
    func holder(for column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

    private var order: [Column] { [.primary, .supplementary, .secondary] }

    var shownControllers: [UIViewController] {
        if isInStack, let stackHost { return [stackHost] }
        return order.compactMap(holder)
    }

    /// Who decides on the status bar.
    var mainController: UIViewController? { isInStack ? stackHost : holder(for: .secondary) }

    // MARK: Classic

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

    /// Puts `controller` where another one was, which leaves.
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

    func bring(_ column: Column) {
        guard !isInStack else { return bringInStack(column) }
        switch column {
        case .secondary: if currentMode.isOverlay { choose(.secondaryOnly) }
        case .primary: choose(choice.mode(showing: style == .tripleColumn ? 2 : 1))
        case .supplementary: if currentMode.columns == 0 { choose(choice.mode(showing: 1)) }
        case .compact: return
        }
    }

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

    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if let navigation = (isInStack ? stackHost : holder(for: .primary)) as? UINavigationController {
            return navigation.show(controller, sender: sender)
        }
        guard isClassic else { return set(controller, for: .primary) }
        replaceControllers([controller] + [columns[.secondary]].compactMap { $0 })
    }

    func showSecondary(_ controller: UIViewController, sender: Any?) {
        if isInStack { return showInStack(controller, sender: sender) }
        guard isClassic else { return set(controller, for: .secondary) }
        replaceControllers([columns[.primary], controller].compactMap { $0 })
    }
}
