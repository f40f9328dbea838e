import UIKitCore

/// A view that a list shows for one element after the other.
@MainActor package protocol ReusableView: UIView {
    /// Identifies views that can be reused for each other; nil for a view that is never reused.
    var reuseIdentifier: String? { get }
    /// Called before the view is reused.
    func prepareForReuse()
}

/// Identifies views that can be reused for each other, and their registered class.
package struct ReuseKey: Hashable {
    /// What the views are for; empty in a queue of views for one purpose.
    package let kind: String
    package let identifier: String

    package init(kind: String = "", identifier: String) {
        self.kind = kind
        self.identifier = identifier
    }
}

/// The registered classes of a list, and the views that wait to be reused.
@MainActor package final class ReuseQueue<View: ReusableView> {
    private var classes: [ReuseKey: AnyClass] = [:]
    /// What makes views without a registered class: nibs, and the prototypes of a storyboard.
    private var makers: [ReuseKey: @MainActor () -> View?] = [:]
    private var views: [ReuseKey: [View]] = [:]
    /// The cell that the data source configures again; nil for none.
    private var reconfigured: (path: IndexPath, key: ReuseKey, view: View)?
    /// The number of views made from registered classes. For tests.
    package private(set) var createdCount = 0

    package init() {}

    // MARK: Registration

    /// Registers a class without a check; nil removes the registration.
    package func register(_ viewClass: AnyClass?, for key: ReuseKey) {
        classes[key] = viewClass
        makers[key] = nil
    }

    /// Registers a function that makes views; it replaces a class.
    package func register(for key: ReuseKey, make: @escaping @MainActor () -> View?) {
        classes[key] = nil
        makers[key] = make
    }

    /// Registers a class of cells; nil removes the registration. Another class than a subclass of `Cell` is a misuse.
    package func registerCell<Cell: UIView>(_ viewClass: AnyClass?, for key: ReuseKey, as base: Cell.Type) {
        if let viewClass, !(viewClass is Cell.Type) {
            return ReuseQueue.refuse(viewClass, for: key, expected: "\(base)")
        }
        register(viewClass, for: key)
    }

    /// Reports a class that is not a subclass of `expected`.
    package static func refuse(_ viewClass: AnyClass, for key: ReuseKey, expected: String) {
        misuse(
            "unable to register \(viewClass) with the reuse identifier \(key.identifier) - it is not a subclass of "
                + expected,
            raises: true)
    }

    // MARK: Reuse

    /// A recycled view, with the traits of its list, or one that `make` makes of the registered class; nil without either.
    ///
    /// - Parameter path: The element for which a cell is configured again gets its own cell; nil matches any element.
    package func dequeue(_ key: ReuseKey, for path: IndexPath? = nil, make: (AnyClass) -> View?) -> View? {
        if let reconfigured, reconfigured.key == key, path == nil || path == reconfigured.path {
            return reconfigured.view
        }
        if let view = views[key]?.popLast() {
            view.updateTraitsIfNeeded()
            view.prepareForReuse()
            return view
        }
        if let maker = makers[key] {
            createdCount += 1
            let view = maker()
            view?.updateTraitsIfNeeded()
            return view
        }
        guard let viewClass = classes[key] else { return nil }
        createdCount += 1
        let view = make(viewClass)
        view?.updateTraitsIfNeeded()
        return view
    }

    /// Makes a view available that is not shown any more; one without an identifier is not reused.
    package func enqueue(_ view: View, kind: String = "") {
        guard let identifier = view.reuseIdentifier else { return }
        views[ReuseKey(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// Asks the data source for visible cells again. It gets the same cell when it dequeues one.
    ///
    /// - Parameters:
    ///   - cell: The visible cell of an element; elements without one are skipped.
    ///   - configure: Asks the data source; nil without one.
    ///   - finish: Called with the cell before and the one after.
    package func reconfigure(
        _ paths: [IndexPath], kind: String = "", cell: (IndexPath) -> View?, configure: (IndexPath) -> View?,
        finish: (_ path: IndexPath, _ old: View, _ new: View) -> Void
    ) {
        guard reconfigured == nil else { return }
        defer { reconfigured = nil }
        for path in paths {
            guard let old = cell(path) else { continue }
            reconfigured = (path, ReuseKey(kind: kind, identifier: old.reuseIdentifier ?? ""), old)
            if let new = configure(path) { finish(path, old, new) }
        }
    }
}
