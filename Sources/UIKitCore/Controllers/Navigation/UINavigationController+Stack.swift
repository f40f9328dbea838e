extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === controller }) else {
            return misuse(
                "Pushing the same view controller instance more than once is not supported (\(controller))",
                raises: true)
        }
        guard !(controller is UINavigationController) else {
            return misuse("Pushing a navigation controller is not supported", raises: true)
        }
        Trace.note(self, "pushViewController(_:animated:)", "\(type(of: controller)), animated: \(animated)")
        transition?.finish()
        stack.append(controller)
        addChild(controller)
        showTop(animated: animated, .push)
    }

    /// Leaves the screens above `index`; nil when there are none.
    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < stack.count - 1 else { return nil }
        Trace.note(self, "popViewController(animated:)", "animated: \(animated)")
        transition?.finish()
        let gone = Array(stack[(index + 1)...])
        stack.removeLast(gone.count)
        leave(gone, animated: animated, .pop)
        return gone
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        var seen: [ObjectIdentifier] = []
        for controller in controllers {
            if seen.contains(ObjectIdentifier(controller)) || controller is UINavigationController {
                return misuse(
                    "All view controllers in a navigation controller must be distinct (\(controllers))", raises: true)
            }
            seen.append(ObjectIdentifier(controller))
        }
        transition?.finish()
        let old = stack
        stack = controllers
        for controller in controllers where controller.parent !== self { addChild(controller) }
        let gone = old.filter { before in !controllers.contains { $0 === before } }
        let isBack = controllers.last.map { top in old.contains { $0 === top } } == true
        leave(gone, animated: animated && shown !== controllers.last, isBack ? .pop : .push)
    }

    /// Shows the top of the stack; `gone` are children no more when that is done.
    private func leave(_ gone: [UIViewController], animated: Bool, _ operation: Operation) {
        for controller in gone { controller.willMove(toParent: nil) }
        showTop(animated: animated, operation, leaving: gone)
    }

    /// Brings the last screen of the stack to the front.
    func showTop(animated: Bool, _ operation: Operation, leaving gone: [UIViewController] = []) {
        guard isViewLoaded else {
            for controller in gone { controller.removeFromParent() }
            for controller in stack { controller.didMove(toParent: self) }
            return
        }
        let items = stack.map(\.navigationItem)
        guard let top = stack.last, top !== shown else {
            if stack.isEmpty { hidePages() }
            _ = navigationBar.prepareChange(to: items, animated: false)
            for controller in gone { controller.removeFromParent() }
            return layOutBar()
        }
        let isAnimated = animated && shown != nil && view.window != nil
        let change = NavigationTransition(
            in: self, from: shown, to: top, operation, animated: isAnimated, leaving: gone)
        shown = top
        transition = isAnimated ? change : nil
        change.begin(items)
        if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
    }

    private func hidePages() {
        shown?.viewIfLoaded?.removeFromSuperview()
        shown = nil
    }
}
