import CoreGraphics
import UIFoundation
import UIKitCore

/// The panel above a tab bar in which the user chooses what the bar shows: an item that is dragged onto the bar takes the
/// place of the one there.
@MainActor final class TabCustomization: NSObject {
    private enum Metrics {
        static let cell = CGSize(width: 76, height: 60)
        static let margin: CGFloat = 16
        static let duration = 0.35
    }

    private unowned let bar: UITabBar
    private let items: [UITabBarItem]
    private let original: [UITabBarItem]
    private let panel = UIView()
    private let header = UINavigationBar()
    private var cells: [ObjectIdentifier: TabBarButton] = [:]
    /// The picture of the item that is dragged.
    private var dragged: UIView?

    init(of bar: UITabBar, choosingAmong items: [UITabBarItem]) {
        self.bar = bar
        self.items = items
        original = bar.items ?? []
        super.init()
        panel.backgroundColor = .systemBackground
        panel.accessibilityViewIsModal = true
        header.items = [makeHeaderItem()]
        panel.addSubview(header)
        for item in items { addCell(for: item) }
    }

    /// Whether the bar shows other items than before, or in another order.
    var hasChanged: Bool { !(bar.items ?? []).elementsEqual(original, by: ===) }

    private func makeHeaderItem() -> UINavigationItem {
        let item = UINavigationItem(title: SystemText.edit.localized)
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak bar] _ in bar?.endCustomizing(animated: true) })
        return item
    }

    private func addCell(for item: UITabBarItem) {
        let cell = TabBarButton(item: item)
        cell.update(isSelected: false, look: TabBarButton.Look(color: .label, state: UITabBarItemStateAppearance()))
        cell.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag:", TabCustomization.drag)))
        cells[ObjectIdentifier(item)] = cell
        panel.addSubview(cell)
    }

    // MARK: The panel

    /// Shows the panel above the bar, in its superview.
    func begin(completion: @escaping () -> Void) {
        guard let superview = bar.superview else { return }
        superview.insertSubview(panel, belowSubview: bar)
        layOut()
        panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
        UIView.animate(
            withDuration: Metrics.duration, animations: { self.panel.transform = .identity },
            completion: { _ in completion() })
    }

    /// Removes the panel.
    func end(animated: Bool, completion: @escaping () -> Void) {
        guard animated, panel.window != nil else {
            panel.removeFromSuperview()
            return completion()
        }
        UIView.animate(
            withDuration: Metrics.duration,
            animations: { self.panel.transform = CGAffineTransform(translationX: 0, y: self.panel.bounds.height) },
            completion: { _ in
                self.panel.removeFromSuperview()
                completion()
            })
    }

    /// Positions the panel and its parts. Called when the bar is laid out.
    func layOut() {
        guard let superview = panel.superview else { return }
        panel.bounds.size = CGSize(width: superview.bounds.width, height: bar.frame.minY)
        panel.center = CGPoint(x: superview.bounds.midX, y: bar.frame.minY / 2)
        let top = superview.safeAreaInsets.top
        let height = header.sizeThatFits(panel.bounds.size).height
        header.frame = CGRect(x: 0, y: top, width: panel.bounds.width, height: height)
        let columns = max(1, Int((panel.bounds.width - 2 * Metrics.margin) / Metrics.cell.width))
        let side = (panel.bounds.width - CGFloat(columns) * Metrics.cell.width) / 2
        for (index, item) in items.enumerated() {
            let x = side + CGFloat(index % columns) * Metrics.cell.width
            let y = header.frame.maxY + Metrics.margin + CGFloat(index / columns) * Metrics.cell.height
            cells[ObjectIdentifier(item)]?.frame = CGRect(origin: CGPoint(x: x, y: y), size: Metrics.cell)
        }
    }

    // MARK: Dragging

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard let cell = pan.view as? TabBarButton else { return }
        let item = cell.item
        switch pan.state {
        case .began:
            let picture = TabBarButton(item: item)
            picture.update(
                isSelected: true, look: TabBarButton.Look(color: bar.tintColor, state: UITabBarItemStateAppearance()))
            picture.frame = bar.convert(cell.bounds, from: cell)
            bar.addSubview(picture)
            dragged = picture
        case .changed: dragged?.center = pan.location(in: bar)
        case .ended:
            if let index = bar.itemIndex(at: pan.location(in: bar)) { place(item, at: index) }
            removePicture()
        case .cancelled, .failed: removePicture()
        case .possible: break
        @unknown default: break
        }
    }

    private func removePicture() {
        dragged?.removeFromSuperview()
        dragged = nil
    }

    /// Puts the item into the place of another one. An item that the bar shows already changes places with it.
    private func place(_ item: UITabBarItem, at index: Int) {
        guard var shown = bar.items, shown.indices.contains(index), !bar.isMoreItem(shown[index]) else { return }
        if let current = shown.firstIndex(where: { $0 === item }) {
            shown.swapAt(current, index)
        } else {
            shown[index] = item
        }
        bar.setItems(shown, animated: true)
    }
}
