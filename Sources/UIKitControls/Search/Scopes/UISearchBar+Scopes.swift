import CoreGraphics
import UIKitCore

/// The buttons below the field that limit a search.
extension UISearchBar {
    /// Whether there are enough titles for scope buttons.
    var hasScopes: Bool { (scopes.titles?.count ?? 0) >= 2 }

    /// The height of the scope buttons with their margin; 0 while they are hidden. Points.
    var scopeHeight: CGFloat { scopes.isShown && hasScopes ? SearchMetrics.scopeRowHeight : 0 }

    func scopesDidChange() {
        scopes.update(isVisible: scopeHeight > 0)
        heightDidChange()
    }

    /// Positions the scope buttons below the row of the field, also while they are hidden, so that they fade in place.
    func layOutScopes(in availableRect: CGRect, below y: CGFloat) {
        scopes.control.frame = CGRect(
            x: availableRect.minX, y: y + SearchMetrics.scopeRowHeight - SearchMetrics.scopeHeight,
            width: availableRect.width,
            height: SearchMetrics.scopeHeight)
    }

    /// Called when the user has chosen a scope.
    func scopeDidChange(to index: Int) {
        if let delegate {
            Trace.note(delegate, callback: "searchBar(_:selectedScopeButtonIndexDidChange:)", arguments: "\(index)")
        }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        observer?.searchBarContentDidChange()
    }
}

/// The scope buttons of a search bar.
@MainActor final class SearchScopes {
    let control = UISegmentedControl(items: [])
    var titles: [String]?
    var isShown = false

    init() { control.alpha = 0 }

    var selectedIndex = 0 {
        didSet { if control.numberOfSegments > selectedIndex { control.selectedSegmentIndex = selectedIndex } }
    }

    /// Rebuilds the buttons from the titles.
    func update(isVisible: Bool) {
        let titles = titles ?? []
        if (0..<control.numberOfSegments).map({ control.titleForSegment(at: $0) ?? "" }) != titles {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        if selectedIndex >= titles.count { selectedIndex = 0 }
        if !titles.isEmpty { control.selectedSegmentIndex = selectedIndex }
        control.alpha = isVisible ? 1 : 0
    }
}
