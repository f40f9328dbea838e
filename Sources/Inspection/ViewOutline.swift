import Driving
import QuartzCore
import UIKitCore

/// The scenes of a system with their windows, controllers, views and layers, as the rows of an outline.
@MainActor package struct ViewOutline {
    /// What a row is about.
    package enum Item {
        case scene(UIWindowScene)
        case view(UIView)
        /// A layer that is no view's own.
        case layer(CALayer)
    }

    /// An item with its place in the outline.
    package struct Row {
        package let item: Item
        /// The number of rows that it is inside of.
        package let level: Int
    }

    package private(set) var rows: [Row] = []

    /// Front windows last, as in `UIApplication.windows`; each view before its subviews.
    ///
    /// - Parameters:
    ///   - search: Shows only what has it in its class, text or identifier, ignoring case; empty for all.
    ///   - showsLayers: Whether layers without a view are listed too. Default false.
    package init(of system: UIKitSystem, search: String = "", showsLayers: Bool = false) {
        // An explicit stack: an app may nest views deeper than the call stack can.
        var waiting = Self.roots(of: system)
        var filter = OutlineFilter(search)
        while let row = waiting.popLast() {
            if search.isEmpty || filter.matches(row.item) { rows.append(row) }
            waiting += row.item.children(withLayers: showsLayers).reversed().map { Row(item: $0, level: row.level + 1) }
        }
    }

    /// The scenes, and the window of the keyboard, which is in none; the last one first.
    private static func roots(of system: UIKitSystem) -> [Row] {
        let windows = system.windowsWithKeyboard
        var items: [Item] = []
        for window in windows {
            guard let scene = window.windowScene else {
                items.append(.view(window))
                continue
            }
            if !items.contains(where: { $0.object === scene }) { items.append(.scene(scene)) }
        }
        return items.reversed().map { Row(item: $0, level: 0) }
    }

    /// The position of a view or layer; nil if it is not in the outline.
    package func index(of object: AnyObject) -> Int? { rows.firstIndex { $0.item.object === object } }
}

@MainActor extension ViewOutline.Item {
    package var object: AnyObject {
        switch self {
        case .scene(let scene): scene
        case .view(let view): view
        case .layer(let layer): layer
        }
    }

    /// The class, and what is shown or whose view it is.
    package var title: String {
        switch self {
        case .scene(let scene): className(of: scene)
        case .view(let view): view.outlineTitle
        case .layer(let layer): className(of: layer) + (layer.name.map { " \"\($0)\"" } ?? "")
        }
    }

    /// Whether it is neither hidden nor transparent, superviews aside.
    package var isShown: Bool {
        switch self {
        case .scene: true
        case .view(let view): !view.isHidden && view.alpha > 0
        case .layer(let layer): !layer.isHidden && layer.opacity > 0
        }
    }

    fileprivate func children(withLayers showsLayers: Bool) -> [Self] {
        switch self {
        case .scene(let scene): scene.windows.map { .view($0) }
        case .view(let view) where !showsLayers: view.subviews.map { .view($0) }
        case .view(let view): Self.items(of: view.layer)
        case .layer(let layer): Self.items(of: layer)
        }
    }

    private static func items(of layer: CALayer) -> [Self] {
        (layer.sublayers ?? []).map { sublayer in
            if let view = sublayer.delegate as? UIView, view.layer === sublayer { return .view(view) }
            return .layer(sublayer)
        }
    }

}

/// Finds the rows of a search. A class is compared once, however many views have it.
@MainActor private struct OutlineFilter {
    private let search: String
    private var classes: [ObjectIdentifier: Bool] = [:]

    init(_ search: String) { self.search = search }

    mutating func matches(_ item: ViewOutline.Item) -> Bool {
        if matchesClass(of: item.object) { return true }
        switch item {
        case .scene: return false
        case .view(let view):
            if let controller = view.next as? UIViewController, matchesClass(of: controller) { return true }
            return contains(view.shownText) || contains(view.accessibilityIdentifier)
        case .layer(let layer): return contains(layer.name)
        }
    }

    private mutating func matchesClass(of object: AnyObject) -> Bool {
        let id = ObjectIdentifier(type(of: object))
        if let known = classes[id] { return known }
        let isMatch = contains(className(of: object))
        classes[id] = isMatch
        return isMatch
    }

    private func contains(_ text: String?) -> Bool { text?.localizedCaseInsensitiveContains(search) == true }
}

extension UIView {
    /// The class of the controller whose view it is.
    package var controllerName: String? {
        (next as? UIViewController).map { className(of: $0) }
    }

    /// What the outline says of the view: its class, and what it shows or whose view it is.
    package var outlineTitle: String {
        let shown = shownText.flatMap { $0.isEmpty ? nil : "\"\($0.prefix(30))\"" } ?? controllerName
        return className(of: self) + (shown.map { " \($0)" } ?? "")
    }
}
