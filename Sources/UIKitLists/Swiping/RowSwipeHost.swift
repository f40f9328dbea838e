import CoreGraphics
import UIKitCore

/// Gives the rows of a list actions, for which they are swiped aside.
@MainActor package protocol RowSwipeHost: AnyObject {
    /// The list of the rows.
    var scrollView: UIScrollView { get }
    /// Whether the rows are edited. Edited rows cannot be swiped.
    var isEditing: Bool { get }
    /// The visible row at a point of the content; nil if there is none.
    func swipeRow(at point: CGPoint) -> UIView?
    /// The actions at the leading or trailing side of a row; nil when there are none.
    ///
    /// - Parameter isConfirmation: Whether the user has tapped the control that deletes the row.
    func swipeActions(trailing: Bool, of row: UIView, isConfirmation: Bool) -> UISwipeActionsConfiguration?
    /// The frame of a row that is not aside, in the content; nil if the row is gone.
    func swipePlace(of row: UIView) -> CGRect?
    /// Called before the actions of a row are shown.
    func swipeWillBegin(on row: UIView)
    /// Called when the actions of a row are shown.
    func swipeDidBegin(on row: UIView)
    /// Called when the actions of a row are gone, before the row is put back.
    func swipeWillEnd(on row: UIView)
    /// Called when a row is back at its place, or gone.
    func swipeDidEnd(on row: UIView, isRowGone: Bool)
}
