import UIKitCore
import UIKitLists

/// What a touch would make react.
struct TouchReaction: Hashable {
    let kind: TouchMap.Kind
    /// The view that reacts, or gets the touch; nil where no view does.
    private let view: UIView?

    /// - Parameter receiver: The view that hit testing has found.
    @MainActor init(to receiver: UIView?) {
        (kind, view) = TouchReaction.find(receiver)
    }

    static func == (left: TouchReaction, right: TouchReaction) -> Bool {
        left.kind == right.kind && left.view === right.view
    }

    func hash(into hasher: inout Hasher) { hasher.combine(view.map { ObjectIdentifier($0) }) }

    /// Empty where no view gets the touch.
    @MainActor var name: String { view?.inspectedName ?? "" }

    @MainActor private static func find(_ receiver: UIView?) -> (TouchMap.Kind, UIView?) {
        guard let receiver else { return (.noView, nil) }
        // A control gets no touch that a view in it has got.
        if let control = receiver as? UIControl, control.isEnabled { return (.control, control) }
        var next: UIView? = receiver
        while let view = next, !(view is UIWindow) {
            if view is any ListCell { return (.row, view) }
            if view.gestureRecognizers?.contains(where: \.isEnabled) == true { return (.gesture, view) }
            next = view.superview
        }
        return (.nothing, receiver)
    }
}
