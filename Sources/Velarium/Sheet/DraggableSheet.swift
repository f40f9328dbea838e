import UIKit

/// A presentation whose presented view the user drags as a sheet; `BottomSheetDragController` does that.
@MainActor protocol DraggableSheet: OverlayPresentationController {
    /// The input of the sheet's layout at this moment.
    var layoutContext: SheetLayoutContext { get }
    /// The detent where the sheet rests or is animating to.
    var detent: SheetDetent { get }
    /// The visible height, or the height that the sheet is animating to. Points.
    var visibleHeight: CGFloat { get }
    /// The visible height at this moment, including running animations. Points.
    var currentVisibleHeight: CGFloat { get }
    /// Whether the user may drag the sheet now: it is on the screen, and nothing else moves it.
    var isDraggable: Bool { get }
    /// The speed at which a drag ended in a dismissal. Points per second, down.
    var dismissalSpeed: CGFloat { get set }
    /// Lets the user catch the sheet during its dismissal.
    var dismissalInteractor: DismissalInteractor { get }
    /// Called when the user has moved the sheet to another detent.
    var onDetentChange: (SheetDetent) -> Void { get }

    /// Sets the visible height without animation. Points.
    func setVisibleHeight(_ height: CGFloat)
    /// Animates the sheet to `detent` with its spring, starting at `speed` in points per second, down.
    func settle(at detent: SheetDetent, speed: CGFloat)
}
