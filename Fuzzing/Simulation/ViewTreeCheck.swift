import UIKit
import UIKitCore

/// What is wrong with the views of an app.
@MainActor package struct ViewTreeCheck {
    private let windows: [UIWindow]

    package init(windows: [UIWindow]) { self.windows = windows }

    /// Numbers of views that are not finite.
    package var nonFiniteValues: [String] {
        all { view in
            let center = view.center
            let bounds = view.bounds
            let values = [
                center.x, center.y, bounds.origin.x, bounds.origin.y, bounds.width, bounds.height, view.alpha,
            ]
            let transform = view.transform
            let isFinite =
                values.allSatisfy(\.isFinite)
                && [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(
                    \.isFinite)
            return isFinite ? nil : "\(type(of: view)) has the center \(center), bounds \(bounds), alpha \(view.alpha)"
        }
    }

    /// What still follows touches, while no finger is down.
    package var unfinishedInput: [String] {
        all { view in
            if let control = view as? UIControl, control.isTracking { return "\(type(of: view)) tracks a touch" }
            if let scrollView = view as? UIScrollView, scrollView.isTracking || scrollView.isDragging {
                return "\(type(of: view)) is being dragged"
            }
            let moving = view.gestureRecognizers?.first { $0.state != .possible && $0.isEnabled }
            return moving.map { "\(type(of: $0)) of \(type(of: view)) is \($0.state)" }
        }
    }

    private func all(_ fault: (UIView) -> String?) -> [String] {
        var faults: [String] = []
        func visit(_ view: UIView) {
            if let fault = fault(view) { faults.append(fault) }
            for subview in view.subviews { visit(subview) }
        }
        for window in windows { visit(window) }
        return faults
    }
}
