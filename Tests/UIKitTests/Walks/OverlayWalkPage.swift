import TestSupport
import UIKit

/// The page below a random sequence of overlays, which makes them.
@MainActor final class OverlayWalkPage: UIViewController {
    /// The touches that reached the page itself.
    private(set) var touches = 0
    /// Whether a handler of an alert has found the alert presented still.
    private(set) var handlerRunsWhilePresented = false
    private(set) var isAtRest = false
    private let menuButton = UIButton(type: .system)
    private let card = UIView(frame: CGRect(x: 20, y: 260, width: 160, height: 90))

    override func loadView() {
        let view = OverlayWalkView(frame: .zero)
        view.onTouch = { [weak self] in self?.touches += 1 }
        view.backgroundColor = .systemBackground
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        menuButton.setTitle("Menu", for: .normal)
        menuButton.frame = CGRect(x: 20, y: 180, width: 120, height: 44)
        menuButton.menu = makeMenu()
        menuButton.showsMenuAsPrimaryAction = true
        card.backgroundColor = .systemTeal
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(menuButton)
        view.addSubview(card)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isAtRest = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isAtRest = false
    }

    // MARK: Overlays

    func makeAlert(_ style: UIAlertController.Style, _ random: inout SeededRandom) -> UIAlertController {
        let alert = UIAlertController(
            title: "Title", message: random.flip() ? "A message." : nil, preferredStyle: style)
        for index in 0..<random.number(below: 5) {
            let style: UIAlertAction.Style = random.flip() ? .default : .destructive
            addAction("Action \(index)", style, to: alert)
        }
        addAction("Cancel", .cancel, to: alert)
        if style == .alert, random.flip() { alert.addTextField { $0.placeholder = "Name" } }
        alert.popoverPresentationController?.sourceView = menuButton
        return alert
    }

    private func addAction(_ title: String, _ style: UIAlertAction.Style, to alert: UIAlertController) {
        let action = UIAlertAction(title: title, style: style) { [weak self, weak alert] _ in
            if alert?.presentingViewController != nil { self?.handlerRunsWhilePresented = true }
        }
        alert.addAction(action)
    }

    func makeSheet(_ random: inout SeededRandom) -> UIViewController {
        let content = UIViewController()
        content.view = makeScrollView()
        content.modalPresentationStyle = random.flip() ? .pageSheet : .formSheet
        content.isModalInPresentation = random.chance(20)
        let sheet = content.sheetPresentationController
        sheet?.detents = [.custom(identifier: .init("low")) { _ in 180 }, .medium(), .large()]
        sheet?.prefersGrabberVisible = random.flip()
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = random.flip()
        sheet?.prefersEdgeAttachedInCompactHeight = random.flip()
        sheet?.largestUndimmedDetentIdentifier = random.flip() ? .medium : nil
        sheet?.selectedDetentIdentifier = random.flip() ? .medium : nil
        return content
    }

    private func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        return scrollView
    }

    func makePopover() -> UIViewController {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 160)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = menuButton
        return content
    }

    func makeShareSheet() -> UIViewController {
        let share = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
        share.popoverPresentationController?.sourceView = menuButton
        return share
    }

    // MARK: Menus

    private func makeMenu() -> UIMenu {
        let submenu = UIMenu(title: "More", children: (0..<4).map { UIAction(title: "Item \($0)") { _ in } })
        let deferred = UIDeferredMenuElement { completion in completion([UIAction(title: "Late") { _ in }]) }
        return UIMenu(
            title: "Choices",
            children: [
                UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two", attributes: .destructive) { _ in },
                submenu, deferred,
            ])
    }

    /// Changes what is presented, in place.
    func changeSomething(_ random: inout SeededRandom, in top: UIViewController) {
        menuButton.menu = makeMenu()
        if let alert = top as? UIAlertController {
            alert.title = random.flip() ? "Another title" : nil
            alert.actions.randomElement(using: &random)?.isEnabled.toggle()
            if random.chance(20) { addAction("Late", .default, to: alert) }
        }
        guard let sheet = top.sheetPresentationController else { return }
        let detents: [[UISheetPresentationController.Detent]] = [
            [.medium(), .large()], [.large()], [.large(), .medium()],
        ]
        let changed = detents.randomElement(using: &random)!
        let change = {
            sheet.detents = changed
            sheet.selectedDetentIdentifier = changed[0].identifier
        }
        if random.flip() { sheet.animateChanges(change) } else { change() }
    }
}

extension OverlayWalkPage: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.makeMenu() }
    }
}

/// Counts the touches that hit it.
private final class OverlayWalkView: UIView {
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        onTouch()
    }
}
