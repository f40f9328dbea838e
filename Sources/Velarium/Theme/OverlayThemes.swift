import UIKit

/// The themes of views and scenes, which are not retained, and who observes them.
@MainActor enum OverlayThemes {
    private struct Entry {
        weak var owner: AnyObject?
        let theme: OverlayTheme
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static let observers = OverlayThemeObservers()

    static func theme(of owner: AnyObject) -> OverlayTheme? {
        // An identifier is used again for an object that is created after this one is gone.
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
        return entry.theme
    }

    static func set(_ theme: OverlayTheme?, for owner: AnyObject) {
        entries = entries.filter { $0.value.owner != nil }
        entries[ObjectIdentifier(owner)] = theme.map { Entry(owner: owner, theme: $0) }
        for observation in observers.all { observation.themeDidChange(of: owner) }
    }

    /// The theme for overlays that `view` presents, in `scene` unless the view is in a window.
    static func resolve(for view: UIView?, in scene: UIWindowScene?) -> OverlayTheme {
        if !entries.isEmpty {
            for view in sequence(first: view, next: { $0?.superview }) {
                if let theme = view.flatMap({ theme(of: $0) }) { return theme }
            }
            if let theme = (view?.window?.windowScene ?? scene).flatMap({ theme(of: $0) }) { return theme }
        }
        return OverlayTheme()
    }

    static func add(_ observation: OverlayThemeObservation) -> OverlayThemeObservers {
        observers.add(observation)
        return observers
    }

    /// The number of owners with a theme, those that are gone included until the next change.
    static var count: Int { entries.count }
}

/// Who observes themes, in the order in which they began. The last reference to one may be released on any thread.
final class OverlayThemeObservers: @unchecked Sendable {
    private struct Entry {
        let identifier: ObjectIdentifier
        weak var observation: OverlayThemeObservation?
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// Those that are not released.
    var all: [OverlayThemeObservation] { lock.withLock { entries.compactMap(\.observation) } }

    func add(_ observation: OverlayThemeObservation) {
        lock.withLock {
            entries.append(Entry(identifier: ObjectIdentifier(observation), observation: observation))
        }
    }

    /// Called when an observation is released.
    func remove(_ identifier: ObjectIdentifier) {
        lock.withLock { entries.removeAll { $0.identifier == identifier } }
    }
}

/// Applies the theme of a view or scene now, and whenever a theme changes, until it is released.
@MainActor final class OverlayThemeObservation {
    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private let apply: @MainActor (OverlayTheme) -> Void
    private var observers: OverlayThemeObservers?

    /// - Parameters:
    ///   - view: The view that presents the overlay, not retained. Nil for the theme of `scene`.
    ///   - apply: Applies a theme to the overlay.
    init(of view: UIView?, in scene: UIWindowScene? = nil, _ apply: @escaping @MainActor (OverlayTheme) -> Void) {
        self.view = view
        self.scene = view?.window?.windowScene ?? scene
        self.apply = apply
        observers = OverlayThemes.add(self)
        apply(theme)
    }

    deinit {
        observers?.remove(ObjectIdentifier(self))
    }

    /// The theme at this moment.
    var theme: OverlayTheme { OverlayThemes.resolve(for: view, in: scene) }

    /// Applies the theme if that of `owner`, a view or scene, counts for the overlay.
    func themeDidChange(of owner: AnyObject) {
        let isAround = (owner as? UIView).map { view?.isDescendant(of: $0) == true } ?? (owner === scene)
        if isAround { apply(theme) }
    }
}
