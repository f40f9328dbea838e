import CoreGraphics
import UIKitCore

/// What touches do in a list: they select items, swipe rows aside, and two fingers select several items.
@MainActor package final class ListInteraction<Selection: ListSelection> {
    package let selection: Selection
    /// Moves swiped rows; nil until rows can be swiped.
    package private(set) var swipe: RowSwipeController?
    private let multipleSelection: MultipleSelectionController

    /// Creates the interaction of the selection's list.
    package init(_ selection: Selection) {
        self.selection = selection
        multipleSelection = MultipleSelectionController(selection)
    }

    /// Lets two fingers select items, where the delegate allows it.
    package func attachMultipleSelection() { multipleSelection.attach() }

    /// Makes rows swipable.
    package func attachSwiping(_ host: any RowSwipeHost) {
        let controller = RowSwipeController(host)
        swipe = controller
        controller.attach()
    }

    /// Whether a drag of the list's own recognizer is left to the selection of several items.
    package func takesTouches(of gesture: UIGestureRecognizer) -> Bool {
        gesture === selection.list.panGestureRecognizer && multipleSelection.takesTouches(of: gesture)
    }

    // MARK: Touches

    /// The view that gets the touches that hit `view`. While a row is swiped aside, only its actions get touches; a touch
    /// elsewhere closes it.
    package func receiver(ofTouchesOn view: UIView) -> UIView { swipe?.receiver(ofTouchesOn: view) ?? view }

    /// Highlights the touched item. False if there is none: the list treats the touches like any other.
    package func began(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, swipe?.touchBegan(at: touch.location(in: selection.list)) != true else {
            return false
        }
        return selection.highlightItem(under: touch)
    }

    /// Selects the touched item, or closes a row that is aside. False if no item was touched.
    package func ended() -> Bool {
        guard selection.items.highlighted != nil else {
            if swipe?.isActive == true { swipe?.rowTapped() }
            return false
        }
        selection.touchEnded()
        return true
    }

    /// Takes the highlight from the touched item. False if no item was touched.
    package func cancelled() -> Bool {
        guard selection.items.highlighted != nil else { return false }
        selection.unhighlightItem()
        return true
    }
}
