import StateMachines
import UIKit

/// Takes the focus from what the overlays in one window cover, and gives it back afterward: the driver of `FocusStack`
/// for overlays that are views of the app. UIKit does the same for what it presents, by the same rule; an overlay in a
/// window of its own takes the focus by becoming key.
@MainActor final class OverlayFocus {
    /// A first responder, which the overlay does not retain.
    private struct WeakResponder {
        weak var responder: UIResponder?
    }

    /// An overlay's view on the screen.
    private struct Cover {
        weak var view: UIView?
        let rule: FocusRule
    }

    private static var shared: [OverlayFocus] = []

    private weak var window: UIWindow?
    private var stack = FocusStack<ObjectIdentifier, WeakResponder>()
    private let effects = EffectRunner<FocusStack<ObjectIdentifier, WeakResponder>.Effect>()
    private var covers: [ObjectIdentifier: Cover] = [:]

    private init(in window: UIWindow) { self.window = window }

    // MARK: Overlays

    /// Called when the view of an overlay is in its window, above what it covers. Does nothing for one that is known.
    static func overlayWasAdded(_ view: UIView, rule: FocusRule) {
        shared.removeAll { $0.window == nil }
        guard let window = view.window, !shared.contains(where: { $0.covers[ObjectIdentifier(view)] != nil }) else {
            return
        }
        let focus = shared.first { $0.window === window } ?? OverlayFocus(in: window)
        if focus.covers.isEmpty { shared.append(focus) }
        focus.covers[ObjectIdentifier(view)] = Cover(view: view, rule: rule)
        let holder = window.firstResponderInSubtree.flatMap { view.covers($0) ? WeakResponder(responder: $0) : nil }
        focus.handle(.coverDidBegin(ObjectIdentifier(view), rule, firstResponder: holder))
    }

    /// Called when `responder`, which is behind the overlay of `view`, lost the focus to the overlay's content.
    static func focusWasLost(by responder: UIResponder, to view: UIView) {
        let focus = shared.first { $0.covers[ObjectIdentifier(view)] != nil }
        focus?.handle(.focusWasLost(WeakResponder(responder: responder), to: ObjectIdentifier(view)))
    }

    /// Called when the overlay's view has left its window.
    static func overlayWasRemoved(_ view: UIView) {
        guard let focus = shared.first(where: { $0.covers[ObjectIdentifier(view)] != nil }) else { return }
        focus.covers[ObjectIdentifier(view)] = nil
        if focus.covers.isEmpty { shared.removeAll { $0 === focus } }
        focus.handle(.coverDidEnd(ObjectIdentifier(view)))
    }

    // MARK: Effects

    private func handle(_ event: FocusStack<ObjectIdentifier, WeakResponder>.Event) {
        effects.runImmediately(stack.handle(event) ?? []) { effect in
            switch effect {
            case .resign(let holder): holder.responder?.resignFirstResponder()
            case .restore(let waiting): restore(waiting.compactMap(\.responder))
            }
        }
    }

    private func restore(_ waiting: [UIResponder]) {
        var free: [UIResponder] = []
        // The stack keeps the earliest first.
        for responder in waiting.reversed() {
            if let cover = covers.first(where: { $1.rule == .takesFocus && $1.view?.covers(responder) == true })?.key {
                handle(.focusWasLost(WeakResponder(responder: responder), to: cover))
            } else if responder.view?.window === window, window != nil {
                free.append(responder)
            }
        }
        for responder in free.reversed() where window?.firstResponderInSubtree == nil {
            responder.becomeFirstResponder()
        }
    }
}

extension UIView {
    /// Whether `responder` is behind this view: in a sibling below it.
    fileprivate func covers(_ responder: UIResponder) -> Bool {
        guard let view = responder.view, let area = superview, view !== area, view.isDescendant(of: area),
            let branch = sequence(first: view, next: \.superview).first(where: { $0.superview === area }),
            let own = area.subviews.firstIndex(where: { $0 === self }),
            let other = area.subviews.firstIndex(where: { $0 === branch })
        else { return false }
        return other < own
    }
}

extension UIResponder {
    fileprivate var view: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}
