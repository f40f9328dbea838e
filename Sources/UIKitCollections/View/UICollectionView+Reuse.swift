import UIKitCore

extension UICollectionView {
    func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
        let key = CollectionViewState.ReuseKey(kind: kind, identifier: identifier)
        guard let viewClass else { return state.registeredClasses[key] = nil }
        if kind == UICollectionView.elementKindCell, !(viewClass is UICollectionViewCell.Type) {
            return refuse(viewClass, identifier, expected: "UICollectionViewCell")
        }
        // A class that is no reusable view is accepted for supplementary kinds; dequeuing it is a misuse.
        state.registeredClasses[key] = viewClass
    }

    private func refuse(_ viewClass: AnyClass, _ identifier: String, expected: String) {
        misuse(
            "unable to register \(viewClass) with the reuse identifier \(identifier) - it is not a subclass of "
                + expected,
            raises: true)
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let again = state.reconfigured, again.path == path, again.cell.reuseIdentifier == identifier {
            return again.cell
        }
        let view = dequeueView(kind: UICollectionView.elementKindCell, identifier: identifier)
        let cell = view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        cell.dequeuedPath = path
        return cell
    }

    func dequeueView(kind: String, identifier: String) -> UICollectionReusableView {
        let key = CollectionViewState.ReuseKey(kind: kind, identifier: identifier)
        if let view = state.reusableViews[key]?.popLast() {
            view.updateTraitsIfNeeded()
            view.prepareForReuse()
            return view
        }
        if let registered = state.registeredClasses[key] {
            if let type = registered as? UICollectionReusableView.Type { return create(type, identifier: identifier) }
            refuse(registered, identifier, expected: "UICollectionReusableView")
            return UICollectionReusableView(frame: .zero)
        }
        misuse(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard",
            raises: true)
        return kind == UICollectionView.elementKindCell
            ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }

    func dequeueDecoration(of kind: String) -> UICollectionReusableView? {
        if let view = state.reusableViews[.init(kind: kind, identifier: kind)]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = collectionViewLayout.decorationClass(of: kind) else {
            misuse(
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
                    + "prototype in a storyboard",
                raises: true)
            return nil
        }
        return create(type, identifier: kind)
    }

    private func create(_ type: UICollectionReusableView.Type, identifier: String) -> UICollectionReusableView {
        state.createdViewCount += 1
        let view = makeView(of: type) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
        view.reuseIdentifier = identifier
        view.collectionView = self
        view.updateTraitsIfNeeded()
        return view
    }

    /// What is shown when the data source has no view for a supplementary element.
    func missingSupplementaryView(of kind: String, at path: IndexPath) -> UICollectionReusableView {
        misuse(
            "the data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:), but the layout "
                + "has a view of kind \(kind) at \(path)",
            raises: true)
        return UICollectionReusableView(frame: .zero)
    }

    /// Asks the data source for the cells of visible items again; it gets the same cells when it dequeues them.
    func reconfigure(_ paths: [IndexPath]) {
        guard state.reconfigured == nil else { return }
        defer { state.reconfigured = nil }
        for path in paths {
            guard let cell = state.cell(at: path), let dataSource else { continue }
            state.reconfigured = (path, cell)
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            state.layoutPass.measured.remove(.cell(path))
            guard answer !== cell else { continue }
            if let old = state.views.removeValue(forKey: .cell(path)) { recycle(old, of: .cell(path)) }
            answer.collectionView = self
            state.views[.cell(path)] = answer
        }
        setNeedsLayout()
    }
}
