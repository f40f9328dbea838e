/// The context menu interaction of a control. It also controls the menu that the control shows as its primary action.
final class ControlMenuInteraction: UIContextMenuInteraction {
    private var control: UIControl? { view as? UIControl }
    private var presenter: (any MenuPresenting)? { view?.window?.system.menuPresenter }

    private var isPrimaryMenuOpen: Bool {
        guard let control else { return false }
        return presenter?.isMenuOpen(of: control) ?? false
    }

    override var menuAppearance: appearance { isPrimaryMenuOpen ? .compact : super.menuAppearance }

    override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let control, isPrimaryMenuOpen else { return super.updateVisibleMenu(block) }
        presenter?.updateMenu(of: control, block)
    }

    override func dismissMenu() {
        guard let control, isPrimaryMenuOpen else { return super.dismissMenu() }
        presenter?.dismissMenu(of: control)
    }

    override func willMove(to view: UIView?) {
        if let control, view !== control { presenter?.dismissMenu(of: control) }
        super.willMove(to: view)
    }
}
