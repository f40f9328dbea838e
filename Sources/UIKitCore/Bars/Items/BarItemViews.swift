import CoreGraphics

/// The views of a bar's items. A view exists as long as its item is in the bar, so popovers anchored to it stay
/// attached.
@MainActor final class BarItemViews {
    /// An item and its view; the view is nil for spaces.
    struct ItemEntry {
        let item: UIBarButtonItem
        let view: UIView?
    }

    private(set) var entries: [ItemEntry] = []
    private unowned let container: any BarItemContainer
    /// Called when an item has changed.
    private let onChange: () -> Void
    /// The appearance of buttons for an item style.
    var appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance? = { _ in nil }
    var isCompact = false

    init(for holder: any BarItemContainer, onChange: @escaping () -> Void) {
        self.container = holder
        self.onChange = onChange
    }

    /// The views of all buttons and custom views.
    var views: [UIView] { entries.compactMap(\.view) }

    /// Updates the views for `items` inside `parent`, and returns the views that are no longer needed.
    ///
    /// Hidden items get no view, and a custom view is used only once.
    func updateViews(for items: [UIBarButtonItem], in parent: UIView) -> [UIView] {
        for slot in entries { slot.item.observers.remove(self) }
        var old = entries
        var fresh: [ItemEntry] = []
        for item in items {
            item.observers.add(self) { [weak self] in self?.onChange() }
            guard !item.isSpace, !item.isHidden else {
                if item.isSpace, !item.isHidden { fresh.append(ItemEntry(item: item, view: nil)) }
                continue
            }
            let kept = old.firstIndex { $0.item === item && $0.view.map { isReusable($0, for: item) } == true }
            let view = kept.flatMap { old.remove(at: $0).view } ?? makeView(for: item)
            guard !fresh.contains(where: { $0.view === view }) else { continue }
            fresh.append(ItemEntry(item: item, view: view))
            install(item, view: view, in: parent)
        }
        let gone = old.filter { slot in slot.view != nil && !fresh.contains { $0.view === slot.view } }
        for slot in gone { release(slot.item) }
        entries = fresh
        return gone.compactMap(\.view)
    }

    /// Whether `view`, which already shows `item`, can be reused for it.
    private func isReusable(_ view: UIView, for item: UIBarButtonItem) -> Bool {
        item.customView.map { $0 === view } ?? (view is BarButton)
    }

    private func makeView(for item: UIBarButtonItem) -> UIView {
        item.customView ?? BarButton { [weak item] in item?.perform(for: $0) }
    }

    private func install(_ item: UIBarButtonItem, view: UIView, in parent: UIView) {
        (view as? BarButton)?.update(from: item, appearance: appearance(item.style), isCompact: isCompact)
        if view.superview !== parent { parent.addSubview(view) }
        item.displayingView = view
        item.container = container
    }

    /// Another bar may show the item already.
    private func release(_ item: UIBarButtonItem) {
        guard item.container === container else { return }
        item.displayingView = nil
        item.container = nil
    }

    /// Stops observing the items and releases them for another bar. Does not remove the views.
    func releaseItems() {
        for slot in entries {
            slot.item.observers.remove(self)
            release(slot.item)
        }
    }

    // MARK: Layout

    /// The layout of the items in `room` points, from the side where the items begin.
    func layout(in availableHeight: CGFloat, height: CGFloat) -> BarItemLayout {
        BarItemLayout(entries.map { element(for: $0, height: height) }, in: availableHeight)
    }

    private func element(for slot: ItemEntry, height: CGFloat) -> BarItemLayout.Element {
        guard let view = slot.view else {
            return slot.item.systemItem == .flexibleSpace ? .flexibleSpace : .fixedSpace(slot.item.width)
        }
        if slot.item.width > 0, slot.item.width.isFinite { return .item(width: slot.item.width) }
        return .item(width: BarItemViews.size(of: view, height).width)
    }

    /// The size of a view in a bar of `height` points. Buttons fill the height, other views keep their size.
    static func size(of view: UIView, _ height: CGFloat) -> CGSize {
        guard !(view is BarButton) else {
            return CGSize(width: view.sizeThatFits(CGSize(width: 0, height: height)).width, height: height)
        }
        var size = view.bounds.size
        if !view.translatesAutoresizingMaskIntoConstraints {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        } else if size == .zero {
            size = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
        }
        return CGSize(width: size.width, height: min(size.height, height))
    }
}
