import UIKit

/// Gives an overlay the light or dark style of the screen behind it, now and whenever that changes, until it is
/// released. Then the overlay inherits its style again, so that it has that of another screen the next time.
///
/// An overlay that is not inside the view over which it is shown does not inherit a style that the app forces there, on
/// a controller or on the window. Before iOS 17 it has the style of the moment when it was shown.
@MainActor final class InterfaceStyleObserver {
    /// The overlay's window, or its view.
    private weak var target: UIView?
    private weak var source: UIView?
    /// The style that this object has set; another one was set by the app, and stays.
    private var ownStyle = UIUserInterfaceStyle.unspecified
    private var removals: [() -> Void] = []

    /// - Parameters:
    ///   - target: A window, or a view that is in one.
    ///   - source: A view of the screen behind. Nil for the style that `target` inherits.
    init(of target: UIView, behind source: UIView?) {
        self.target = target
        self.source = source
        guard let source else { return }
        update()
        guard #available(iOS 17.0, *) else { return }
        observe(source)
        if let window = source.window, window !== source { observe(window) }
        if let scene = source.window?.windowScene { observe(scene) }
    }

    isolated deinit {
        for remove in removals { remove() }
        guard let target, target.overrideUserInterfaceStyle == ownStyle else { return }
        target.overrideUserInterfaceStyle = .unspecified
    }

    @available(iOS 17.0, *)
    private func observe(_ environment: some UITraitChangeObservable & AnyObject) {
        let registration = environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [weak self] (_, _: UITraitCollection) in
            self?.update()
        }
        removals.append { [weak environment] in environment?.unregisterForTraitChanges(registration) }
    }

    private func update() {
        guard let target, let source, source.window != nil, target.overrideUserInterfaceStyle == ownStyle else {
            return
        }
        let inherited = (target as? UIWindow)?.windowScene?.traitCollection ?? target.superview?.traitCollection
        let style = source.traitCollection.userInterfaceStyle
        ownStyle = style == inherited?.userInterfaceStyle ? .unspecified : style
        target.overrideUserInterfaceStyle = ownStyle
    }
}

extension UIWindow {
    /// The view whose style an overlay over this window has: that of the controller in front.
    var styledView: UIView { rootViewController?.frontmost.viewIfLoaded ?? self }
}
