import UIKit

extension UIView {
    /// Names what this view shows, for `OverlayAnchor.key(_:in:)`. Default nil.
    ///
    /// Set it wherever the view is configured, such as in `tableView(_:cellForRowAt:)`: a reused cell gets the key of its
    /// new item.
    public var overlayAnchorKey: AnyHashable? {
        get { AnchorKeys.key(of: self) }
        set { AnchorKeys.set(newValue, for: self) }
    }
}

/// The keys of views. Views are not retained.
@MainActor enum AnchorKeys {
    private struct Entry {
        weak var view: UIView?
        let key: AnyHashable
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var identifiers: [AnyHashable: [ObjectIdentifier]] = [:]
    /// The number of entries at which those of views that are gone are removed.
    private static var limit = minimumLimit
    private static let minimumLimit = 64

    /// The views that have `key`, in the order in which they received it.
    static func views(with key: AnyHashable) -> [UIView] {
        (identifiers[key] ?? []).compactMap { entries[$0]?.view }
    }

    static func key(of view: UIView) -> AnyHashable? {
        // An identifier is used again for a view that is created after this one is gone.
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
        return entry.key
    }

    static func set(_ key: AnyHashable?, for view: UIView) {
        guard key != self.key(of: view) else { return }
        let identifier = ObjectIdentifier(view)
        remove(identifier)
        guard let key else { return }
        if entries.count >= limit { removeViewsThatAreGone() }
        entries[identifier] = Entry(view: view, key: key)
        identifiers[key, default: []].append(identifier)
    }

    /// The number of views with keys, those that are gone included until the next cleaning.
    static var count: Int { entries.count }

    private static func removeViewsThatAreGone() {
        for (identifier, entry) in entries where entry.view == nil { remove(identifier) }
        limit = max(minimumLimit, 2 * entries.count)
    }

    private static func remove(_ identifier: ObjectIdentifier) {
        guard let entry = entries.removeValue(forKey: identifier) else { return }
        identifiers[entry.key]?.removeAll { $0 == identifier }
        if identifiers[entry.key]?.isEmpty == true { identifiers[entry.key] = nil }
    }
}
