import UIKit

/// The page below a walk's overlays.
@MainActor final class OverlayWalkPage: UIViewController {
    /// The touches that reached the page itself.
    private(set) var touches = 0
    private(set) var isVisible = false
    /// The begins and ends that the delegates of menus were told.
    private(set) var menuBegins = 0
    private(set) var menuEnds = 0
    /// The open menus that were reported to a delegate.
    var openMenus: Int { menuBegins - menuEnds }

    let menuButton = UIButton(type: .system)
    let card = UIView(frame: CGRect(x: 20, y: 260, width: 160, height: 90))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 160, height: 34))
    private(set) lazy var editMenu = UIEditMenuInteraction(delegate: self)

    override func loadView() {
        let view = TouchCountingView(frame: .zero)
        view.onTouch = { [weak self] in self?.touches += 1 }
        view.backgroundColor = .systemBackground
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Page"
        menuButton.setTitle("Menu", for: .normal)
        menuButton.frame = CGRect(x: 20, y: 180, width: 120, height: 44)
        menuButton.menu = Self.makeMenu()
        menuButton.showsMenuAsPrimaryAction = true
        card.backgroundColor = .systemTeal
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        card.addInteraction(editMenu)
        for part in [field, menuButton, card] { view.addSubview(part) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isVisible = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isVisible = false
    }

    // MARK: Menus

    /// A menu with a submenu, a late element and one that stays open.
    static func makeMenu() -> UIMenu {
        let submenu = UIMenu(title: "More", children: (0..<4).map { UIAction(title: "Item \($0)") { _ in } })
        let deferred = UIDeferredMenuElement { completion in completion([UIAction(title: "Late") { _ in }]) }
        return UIMenu(
            title: "Choices",
            children: [
                UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two", attributes: .destructive) { _ in },
                UIAction(title: "Keep", attributes: .keepsMenuPresented) { _ in }, submenu, deferred,
            ])
    }

    func presentEditMenu() {
        let place = CGPoint(x: card.bounds.midX, y: card.bounds.midY)
        editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
    }

    func showLegacyMenu() {
        UIMenuController.shared.menuItems = nil
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    }

    /// Closes the menus of the page by code.
    func closeMenus() {
        menuButton.contextMenuInteraction?.dismissMenu()
        for case let interaction as UIContextMenuInteraction in card.interactions { interaction.dismissMenu() }
        editMenu.dismissMenu()
        UIMenuController.shared.hideMenu()
    }

    /// Changes the menus of the page, whether they are open or not.
    func changeMenus(_ variant: Int) {
        switch variant % 4 {
        case 0: menuButton.menu = Self.makeMenu()
        case 1: menuButton.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren($0.children.reversed()) }
        case 2: editMenu.reloadVisibleMenu()
        default: editMenu.updateVisibleMenuPosition(animated: variant % 8 < 4)
        }
    }
}

extension OverlayWalkPage: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in Self.makeMenu() }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuBegins += 1 }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuEnds += 1 }
}

extension OverlayWalkPage: @preconcurrency UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let more = UIMenu(title: "More", children: [UIAction(title: "Item 0") { _ in }])
        return UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Mark") { _ in }, more])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { menuBegins += 1 }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { menuEnds += 1 }
}

/// Counts the touches that hit it.
private final class TouchCountingView: UIView {
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        // Touches of an overlay inside the page arrive too, through the responder chain.
        if touches.contains(where: { $0.view === self }) { onTouch() }
    }
}
