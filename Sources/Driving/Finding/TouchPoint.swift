import CoreGraphics
import UIKitCore
import UIKitTables

/// Finds the point at which a touch reaches a view.
@MainActor
package enum TouchPoint {
    /// The middle of the visible part of `match`, in points of the screen, y down.
    ///
    /// Throws when a touch there would not reach it, or when it is disabled.
    /// - Parameter name: The name that the script used.
    package static func point(
        for match: ShownView, called name: String, in system: UIKitSystem
    ) throws(StepFailure) -> CGPoint {
        let part = match.visiblePart
        guard !part.isEmpty else {
            throw StepFailure("\(name) cannot be touched: no part of \(match.description) is visible")
        }
        let middle = CGPoint(x: part.midX, y: part.midY)
        let corner = match.view.window?.frame.origin ?? .zero
        let point = CGPoint(x: middle.x + corner.x, y: middle.y + corner.y)
        try check(match.view, isHitBy: system.frameLoop.hitTest(point), called: name, at: middle)
        return point
    }

    private static func check(
        _ view: UIView, isHitBy hit: UIView?, called name: String, at point: CGPoint
    ) throws(StepFailure) {
        let control = view.enclosingControl
        if let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) {
            let isInControl = control.map { hit.isDescendant(of: $0) } ?? false
            guard isInControl else {
                throw StepFailure("\(name) is covered by \(className(of: hit)) at \(plain(point))")
            }
        }
        if let control, !control.isEnabled { throw StepFailure("\(name) is disabled") }
        guard let hit else { throw StepFailure("\(name) receives no touches at \(plain(point)); no view does") }
        let isTaken = hit.isDescendant(of: view) || hit === control || hit.hasEnabledRecognizer
        let isInRow = view.enclosingCell.map { hit.isDescendant(of: $0) } == true
        guard isTaken || isInRow || control.map({ hit.isDescendant(of: $0) }) == true else {
            throw StepFailure("\(name) receives no touches; at \(plain(point)) they go to \(className(of: hit))")
        }
    }
}

extension UIView {
    /// Whether a touch on a subview that handles none is delivered here: an enabled recognizer is attached.
    fileprivate var hasEnabledRecognizer: Bool {
        gestureRecognizers?.contains(where: \.isEnabled) == true
    }

    /// The table view cell that contains this view, or the view itself; the table handles touches for all of it.
    var enclosingCell: UITableViewCell? {
        var link: UIView? = self
        while let view = link {
            if let cell = view as? UITableViewCell { return cell }
            link = view.superview
        }
        return nil
    }
}
