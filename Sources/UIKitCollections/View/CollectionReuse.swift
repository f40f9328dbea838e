import UIKitCore
import UIKitLists

/// The reusable cells and views of a collection view.
@MainActor package final class CollectionReuse {
    private unowned let view: UICollectionView
    private let views = ReuseQueue<UICollectionReusableView>()

    init(_ view: UICollectionView) { self.view = view }

    /// The number of views made from registered classes. For tests.
    package var createdCount: Int { views.createdCount }

    func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        if kind == UICollectionView.elementKindCell {
            views.registerCell(viewClass, for: key, as: UICollectionViewCell.self)
        } else {
            // A class that is no reusable view is accepted for supplementary kinds; dequeuing it is a misuse.
            views.register(viewClass, for: key)
        }
    }

    func register(kind: String, identifier: String, _ make: (@MainActor () -> UICollectionReusableView?)?) {
        views.register(for: ReuseKey(kind: kind, identifier: identifier)) { [unowned view] in
            let made = make?()
            made?.reuseIdentifier = identifier
            made?.collectionView = view
            return made
        }
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        let view = dequeueView(kind: UICollectionView.elementKindCell, identifier: identifier, for: path)
        let cell = view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        cell.dequeuedPath = path
        return cell
    }

    func dequeueView(kind: String, identifier: String, for path: IndexPath? = nil) -> UICollectionReusableView {
        let key = ReuseKey(kind: kind, identifier: identifier)
        if let view = views.dequeue(key, for: path, make: { make($0, for: key) }) { return view }
        misuse(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard",
            raises: true)
        return kind == UICollectionView.elementKindCell
            ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }

    func dequeueDecoration(of kind: String) -> UICollectionReusableView? {
        let key = ReuseKey(kind: kind, identifier: kind)
        let layout = view.collectionViewLayout
        if let nib = layout.decorationNib(of: kind) {
            register(kind: kind, identifier: kind) {
                nib.makeView(of: UICollectionReusableView.self, reuseIdentifier: kind)
            }
        } else {
            views.register(layout.decorationClass(of: kind), for: key)
        }
        if let view = views.dequeue(key, make: { make($0, for: key) }) { return view }
        misuse(
            "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
                + "prototype in a storyboard",
            raises: true)
        return nil
    }

    private func make(_ viewClass: AnyClass, for key: ReuseKey) -> UICollectionReusableView {
        guard let type = viewClass as? UICollectionReusableView.Type else {
            ReuseQueue<UICollectionReusableView>.refuse(viewClass, for: key, expected: "UICollectionReusableView")
            return UICollectionReusableView(frame: .zero)
        }
        let made = makeView(of: type) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
        made.reuseIdentifier = key.identifier
        made.collectionView = view
        return made
    }

    /// What is shown if the data source has no view for a supplementary element.
    func missingSupplementaryView(of kind: String, at path: IndexPath) -> UICollectionReusableView {
        misuse(
            "the data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:), but the layout "
                + "has a view of kind \(kind) at \(path)",
            raises: true)
        return UICollectionReusableView(frame: .zero)
    }

    /// Asks the data source for the cells of visible items again; it gets the same cells when it dequeues them.
    func reconfigure(_ paths: [IndexPath]) {
        views.reconfigure(paths, kind: UICollectionView.elementKindCell) {
            view.visibleCell(at: $0)
        } configure: {
            view.dataSource?.collectionView(view, cellForItemAt: $0)
        } finish: { path, old, new in
            let element = CollectionElement.cell(path)
            view.state.layoutPass.measured.remove(element)
            guard new !== old else { return }
            if let old = view.state.views.removeValue(forKey: element) { view.recycle(old, of: element) }
            new.collectionView = view
            view.state.views[element] = new
        }
        view.setNeedsLayout()
    }

    // MARK: Recycling

    /// Makes a view available that is not shown any more.
    func enqueue(_ view: UICollectionReusableView, of element: CollectionElement) {
        views.enqueue(view, kind: element.category == .cell ? UICollectionView.elementKindCell : element.kind)
    }
}
