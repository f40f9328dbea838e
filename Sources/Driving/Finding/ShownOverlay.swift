import CoreGraphics
import QuartzCore
import UIKitCore

/// A view that covers an app's content and blocks interaction with it.
@MainActor
package enum ShownOverlay {
    /// A presentation of UIKit's.
    case presentation(PresentationRecord)
    /// A view with `accessibilityViewIsModal` that is outside of UIKit's presentations, in any window.
    case modalView(UIView)

    /// The overlays of all windows, back to front; pending presentations come last.
    ///
    /// A modal view counts while it is visible and covers something. The rearmost window and its root controller's view
    /// cover nothing. A modal view inside an overlay belongs to that overlay.
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

    /// The class that identifies it in messages: a controller's where there is one.
    package var name: String {
        switch self {
        case .presentation(let record): className(of: record.presented)
        case .modalView(let view): className(of: view.controllerOfView ?? view)
        }
    }

    /// The presentation style in effect, or the class of an overlay that UIKit does not present.
    package var effectiveStyle: String {
        switch self {
        case .presentation(let record): record.effectiveStyle
        case .modalView(let view): (view as? any OverlayDescribing)?.overlayKind ?? name
        }
    }

    /// Why it has this style.
    package var because: String {
        switch self {
        case .presentation(let record): record.adaptationReason
        case .modalView: "overlay"
        }
    }

    /// The phase as it appears in dumps. What UIKit does not present is `shown` while it is visible.
    package var phase: String {
        switch self {
        case .presentation(let record): record.phase
        case .modalView(let view): (view as? any OverlayDescribing)?.overlayPhase ?? "shown"
        }
    }

    @MainActor
    private struct Walk {
        var found: [ShownOverlay] = []
        /// The presentations whose container has not been visited yet.
        var records: [PresentationRecord]
        /// The rearmost window on the screen, once it has been visited.
        var base: UIWindow?
        let containers: Set<ObjectIdentifier>
        let screen: CGRect

        /// Adds the overlays in `view`. `canBeSeen` tells whether its ancestors are visible.
        mutating func visit(_ view: UIView, canBeSeen: Bool) {
            walkTree(view, (isInOverlay: false, canBeSeen: canBeSeen)) { view, around in
                around.canBeSeen = around.canBeSeen && view.isVisibleInItself
                around.isInOverlay = addIfOverlay(view, isInOverlay: around.isInOverlay, canBeSeen: around.canBeSeen)
                return view.subviews
            }
        }

        /// Adds `view` if it is an overlay. Returns whether its subviews are inside an overlay.
        private mutating func addIfOverlay(_ view: UIView, isInOverlay: Bool, canBeSeen: Bool) -> Bool {
            if containers.contains(ObjectIdentifier(view)) {
                if let index = records.firstIndex(where: { $0.container === view }) {
                    found.append(.presentation(records.remove(at: index)))
                }
                return true
            }
            guard view.accessibilityViewIsModal, !isInOverlay, canBeSeen, view.isPartly(on: screen), !isBase(view)
            else {
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
    /// Whether `isHidden` and `alpha` leave the view itself visible; the limit for alpha is that of touches.
    var isVisibleInItself: Bool {
        // A Float because a layer's opacity is one.
        !isHidden && Float(alpha) >= 0.01
    }

    /// The controller whose view this is.
    var controllerOfView: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }

    /// Whether the view's frame is on `screen`, at least in part.
    fileprivate func isPartly(on screen: CGRect) -> Bool {
        let corner = (window ?? self as? UIWindow)?.frame.origin ?? .zero
        return convert(bounds, to: nil).offsetBy(dx: corner.x, dy: corner.y).overlaps(screen)
    }
}
