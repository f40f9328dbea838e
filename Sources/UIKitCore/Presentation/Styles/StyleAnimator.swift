/// The system's motions, by the transition style that was asked for.
@MainActor enum StyleAnimator {
    /// What moves the view of `controller` in or out.
    static func make(
        _ direction: PresentationLife.Direction, for controller: UIPresentationController
    ) -> any UIViewControllerAnimatedTransitioning {
        let sheet = controller.sheet
        if let sheet, sheet.pull.isActive { return SheetAnimator(direction, of: sheet) }
        switch controller.transitionStyle {
        case .coverVertical:
            return sheet.map { SheetAnimator(direction, of: $0) } ?? CoverVerticalAnimator(direction)
        case .flipHorizontal: return FlipHorizontalAnimator(direction)
        // A page that curls away is not drawn (`Docs/Differences.md`).
        case .crossDissolve, .partialCurl: return CrossDissolveAnimator(direction)
        }
    }
}
