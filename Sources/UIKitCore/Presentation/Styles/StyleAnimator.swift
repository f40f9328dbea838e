/// The system's animators, by transition style.
@MainActor enum StyleAnimator {
    /// Creates the animator that moves the view of `controller` in or out.
    static func makeAnimator(
        _ direction: PresentationStateMachine.Direction, for controller: UIPresentationController
    ) -> any UIViewControllerAnimatedTransitioning {
        let sheet = controller.sheet
        if let sheet, sheet.dragController.isActive { return SheetAnimator(direction, of: sheet) }
        switch controller.transitionStyle {
        case .coverVertical:
            return sheet.map { SheetAnimator(direction, of: $0) } ?? CoverVerticalAnimator(direction)
        case .flipHorizontal: return FlipHorizontalAnimator(direction)
        // The page curl is not implemented (`Docs/Differences.md`).
        case .crossDissolve, .partialCurl: return CrossDissolveAnimator(direction)
        }
    }
}
