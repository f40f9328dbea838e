import UIKit

/// An overlay in which the user enters or chooses a value.
///
///     final class CodeEntry: DialogController, ValueOverlay {
///         private(set) var value: String?
///
///         func confirm(_ code: String) {
///             value = code
///             dismiss(for: .action, animated: true)
///         }
///     }
///
/// Present it with `await present(_:)`.
@preconcurrency @MainActor public protocol ValueOverlay<Value>: PresentableOverlay {
    /// What the user enters or chooses.
    associatedtype Value
    /// The value of the last presentation, set before the overlay is dismissed. Nil if there is none.
    var value: Value? { get }
}

/// The value of a `ValueOverlay`, or the reason why there is none.
///
///     switch await present(RatingDialog(title: "How was it?")) {
///     case .value(let stars): rate(stars)
///     case .dismissed(let reason): log("No rating: \(reason)")
///     }
public enum OverlayResult<Value> {
    /// The user gave this value.
    case value(Value)
    /// The overlay was dismissed for this reason, and has no value.
    case dismissed(DismissReason)

    /// The value; nil without one.
    public var value: Value? {
        switch self {
        case .value(let value): value
        case .dismissed: nil
        }
    }

    /// Why there is no value; nil with one.
    public var dismissReason: DismissReason? {
        switch self {
        case .value: nil
        case .dismissed(let reason): reason
        }
    }
}

extension OverlayResult: Sendable where Value: Sendable {}
extension OverlayResult: Equatable where Value: Equatable {}
extension OverlayResult: Hashable where Value: Hashable {}

extension UIViewController {
    /// Shows `overlay` over this controller's screen, animated, and returns its value or the reason why there is none.
    ///
    ///     switch await present(CodeEntry()) {
    ///     case .value(let code): verify(code)
    ///     case .dismissed(let reason): log("no code: \(reason)")
    ///     }
    ///
    /// It returns after the overlay has left the screen. Only an overlay that was dismissed as `action` has a value:
    /// what was entered before the user dismissed it in another way does not count. Canceling the task dismisses the
    /// overlay; one that is canceled before shows nothing. An overlay that could not be shown returns `cancelled`, also when
    /// the scene of this controller was disconnected.
    public func present<Value>(_ overlay: some ValueOverlay<Value>) async -> OverlayResult<Value> {
        guard !Task.isCancelled else { return .dismissed(.cancelled) }
        let reason =
            overlay.beginsPresentation { $0.show(over: self, animated: true) } ? await overlay.dismissal() : .cancelled
        guard reason == .action, let value = overlay.value else { return .dismissed(reason) }
        return .value(value)
    }
}

extension Overlay {
    /// Runs `show` and returns whether a presentation is in progress, or was while it ran.
    func beginsPresentation(_ show: (Self) -> Void) -> Bool {
        var hasBegun = lifecycle.isPresented || lifecycle.isDismissing
        let observation = lifecycle.observers.observe { if $0 == .willPresent { hasBegun = true } }
        show(self)
        // A presentation by UIKit is detected by this access.
        return withExtendedLifetime((observation, lifecycle.isPresented)) { hasBegun }
    }
}
