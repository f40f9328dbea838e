import CoreGraphics
import QuartzCore
import UIKitCore

/// Something that lies over an app's content and keeps people from it.
@MainActor
package enum ShownOverlay {
    /// What UIKit presents.
    case presentation(PresentationRecord)
    /// A view that says `accessibilityViewIsModal` and lies in none of UIKit's presentations, in a window of its own or not.
    case modalView(UIView)

    /// The overlays of all windows, back to front; presentations that wait to begin come last.
    ///
    /// A modal view counts while it can be seen and lies over something, which the back-most window and the view of its
    /// root controller do not. What is modal inside an overlay belongs to that overlay.
    package static func all(in system: UIKitSystem) -> [ShownOverlay] {
        var walk = Walk(
            records: system.presentations,
            containers: Set(system.presentationContainers.map { ObjectIdentifier($0) }), screen: system.screen.bounds)
        for window in system.application.windows {
            if walk.base == nil, window.isOnScreen { walk.base = window }
            walk.visit(window, canBeSeen: window.isOnScreen)
        }
        return walk.found + walk.records.map { .presentation($0) }
    }

    /// The class that stands for it in messages: a controller's where there is one.
    package var name: String {
        switch self {
        case .presentation(let record): className(of: record.presented)
        case .modalView(let view): className(of: view.controllerOfView ?? view)
        }
    }

    /// What it has become: a presentation style, or the class of an overlay that UIKit does not present.
    package var effectiveStyle: String {
        switch self {
        case .presentation(let record): record.effectiveStyle
        case .modalView: name
        }
    }

    /// Why it has this style.
    package var because: String {
        switch self {
        case .presentation(let record): record.because
        case .modalView: "overlay"
        }
    }

    /// How far it has come, as dumps say it. What UIKit does not present is shown as long as it can be seen.
    package var phase: String {
        switch self {
        case .presentation(let record): record.phase
        case .modalView: "shown"
        }
    }

    @MainActor
    private struct Walk {
        var found: [ShownOverlay] = []
        /// The presentations whose container has not been met yet.
        var records: [PresentationRecord]
        /// The back-most window that is on the screen, once it has been met.
        var base: UIWindow?
        let containers: Set<ObjectIdentifier>
        let screen: CGRect

        /// Notes the overlays in `view`, whose ancestors can be seen or not.
        mutating func visit(_ view: UIView, canBeSeen: Bool) {
            walkTree(view, (isInOverlay: false, canBeSeen: canBeSeen)) { view, around in
                around.canBeSeen = around.canBeSeen && view.isVisibleInItself
                around.isInOverlay = note(view, isInOverlay: around.isInOverlay, canBeSeen: around.canBeSeen)
                return view.subviews
            }
        }

        /// Notes `view` where it is an overlay; whether what lies in it lies in an overlay.
        private mutating func note(_ view: UIView, isInOverlay: Bool, canBeSeen: Bool) -> Bool {
            if containers.contains(ObjectIdentifier(view)) {
                if let index = records.firstIndex(where: { $0.container === view }) {
                    found.append(.presentation(records.remove(at: index)))
                }
                return true
            }
            guard view.accessibilityViewIsModal, !isInOverlay, canBeSeen, view.meets(screen), !isBase(view) else {
                return isInOverlay
            }
            found.append(.modalView(view))
            return true
        }

        private func isBase(_ view: UIView) -> Bool {
            view === base || view === base?.rootViewController?.viewIfLoaded
        }
    }
}

extension UIView {
    /// Whether neither `isHidden` nor `alpha` keeps the view itself from being seen; the limit is that of touches.
    var isVisibleInItself: Bool {
        // A Float because a layer's opacity is one.
        !isHidden && Float(alpha) >= 0.01
    }

    /// The controller whose view this is.
    var controllerOfView: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }

    /// Whether the view's frame lies on `screen`, at least in part.
    fileprivate func meets(_ screen: CGRect) -> Bool {
        let corner = (window ?? self as? UIWindow)?.frame.origin ?? .zero
        return convert(bounds, to: nil).offsetBy(dx: corner.x, dy: corner.y).overlaps(screen)
    }
}
