import UIKitCollections
import UIKitCore
import UIKitTables

extension UITableView {
    /// Registers the nib of a cell with `identifier`; nil removes the registration. The first object of the nib is the
    /// cell.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCells(withIdentifier: identifier) { nib?.first(of: UITableViewCell.self, for: identifier) }
    }

    /// Registers the nib of a header or footer with `identifier`; nil removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeadersAndFooters(withIdentifier: identifier) {
            nib?.first(of: UITableViewHeaderFooterView.self, for: identifier)
        }
    }
}

extension UICollectionView {
    /// Registers the nib of a cell with `identifier`; nil removes the registration. The first object of the nib is the
    /// cell.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerViews(ofKind: nil, withIdentifier: identifier) {
            nib?.first(of: UICollectionViewCell.self, for: identifier)
        }
    }

    /// Registers the nib of supplementary views of a kind with `identifier`; nil removes the registration.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerViews(ofKind: kind, withIdentifier: identifier) {
            nib?.first(of: UICollectionReusableView.self, for: identifier)
        }
    }
}

extension UINib {
    /// The one view of the nib. Another object, or several, are a misuse, with UIKit's words.
    fileprivate func first<View: UIView>(of type: View.Type, for identifier: String) -> View? {
        guard let file else { return instantiate(withOwner: nil).first as? View }
        let graph = ObjectGraph(file)
        graph.reuseIdentifier = identifier
        let objects = graph.instantiate(owner: nil, external: [:]).filter { !($0 is UIGestureRecognizer) }
        if objects.count == 1, let view = objects[0] as? View { return view }
        misuse(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                + "which must be a \(type) instance",
            raises: true)
        return objects.lazy.compactMap { $0 as? View }.first
    }
}
