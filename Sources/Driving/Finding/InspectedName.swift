import CoreGraphics
import UIKitCore

extension UIView {
    /// The view and its superviews.
    package var chain: [UIView] { Array(sequence(first: self, next: \.superview)) }

    /// The class with what the view shows and its frame in its window.
    package var inspectedName: String {
        let frame = convert(bounds, to: nil)
        let shown = shownText.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityIdentifier
        let name = shown.map { " \"\($0.prefix(40))\"" } ?? ""
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(plain).joined(separator: ", ")
        return "\(className(of: self))\(name) (\(numbers))"
    }
}

extension UIGestureRecognizer {
    /// The class, with the view that it is attached to.
    package var inspectedName: String {
        let owner = view.map { " of \($0.inspectedName)" } ?? ""
        return className(of: self) + (name.map { " \"\($0)\"" } ?? "") + owner
    }
}
