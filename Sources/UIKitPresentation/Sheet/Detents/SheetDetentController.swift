import CoreGraphics
import QuartzCore
import UIKitCore

/// Resolves the detents of a sheet, and moves the sheet between them.
@MainActor final class SheetDetentController {
    private unowned let sheet: SheetChrome
    /// Nil until they are resolved for the current layout.
    private var resolved: ActiveDetents?
    /// The height while the user drags the sheet. Points.
    private var draggedHeight: CGFloat?
    private var settling: UIViewPropertyAnimator?
    /// The selection that the delegate knows; its outer value is nil while the user has changed nothing.
    private var selectionBeforeUser: UISheetPresentationController.Detent.Identifier??
    private(set) var isAnimatingChanges = false
    private(set) var isSelectingForUser = false

    init(of sheet: SheetChrome) {
        self.sheet = sheet
    }

    // MARK: Detents

    /// The active detents in the current layout; nil before the first layout.
    var active: ActiveDetents? {
        if let resolved { return resolved }
        guard let input = sheet.layoutInput, let expanded = sheet.frame, let container = sheet.controller.containerView
        else { return nil }
        let detents = resolve(in: input, expanded: expanded, traits: container.traitCollection)
        resolved = detents
        return detents
    }

    /// Forgets the resolved values.
    func invalidate() { resolved = nil }

    /// The active detents in a layout.
    func resolve(in input: SheetLayoutInput, expanded: SheetFrame, traits: UITraitCollection) -> ActiveDetents {
        let full = ActiveDetents(fullHeight: expanded.rect.height)
        guard let configuration = sheet.configuration, input.era.sheetsAreDraggable, expanded.shape != .filling else {
            return full
        }
        let inset = expanded.bottomInset(in: input)
        // Half of the screen behind a sheet at its edge, half of the sheet elsewhere.
        let whole = expanded.shape == .card ? input.container.height : expanded.rect.height
        let context = SheetDetentContext(
            maximumValue: max(0, expanded.rect.height - inset), mediumValue: max(0, (whole / 2).rounded() - inset),
            traits: traits)
        let values = configuration.detents.map { ($0.identifier, value: $0.activeValue(in: context)) }
        guard let active = ActiveDetents(values, bottomInset: inset) else {
            let names = configuration.detents.map(\.identifier.rawValue).joined(separator: ", ")
            misuse(
                "\(configuration) must have at least one detent that is active. Its detents: [\(names)]", raises: true)
            return full
        }
        return active
    }

    /// The height of the sheet in a layout, with its selection and keyboard. Points.
    func restHeight(of detents: ActiveDetents, in input: SheetLayoutInput, expanded: SheetFrame) -> CGFloat {
        let selected = detents.selected(sheet.settings.selectedDetentIdentifier).height
        let maximum = expanded.rect.height
        guard expanded.shape == .card, input.keyboardHeight > 0, selected < maximum else {
            return min(selected, maximum)
        }
        let aboveKeyboard = selected - expanded.bottomInset(in: input) + input.keyboardHeight
        return min(max(detents.highest.height, aboveKeyboard), maximum)
    }

    /// The height at which the sheet rests. Points; 0 before the first layout.
    var restHeight: CGFloat {
        guard let active, let input = sheet.layoutInput, let expanded = sheet.frame else { return 0 }
        return restHeight(of: active, in: input, expanded: expanded)
    }

    /// The height of the sheet: at rest, or as the user drags it. Points.
    var height: CGFloat { draggedHeight ?? restHeight }

    /// Whether the sheet rests at a detent that does not dim what is behind it.
    var isUndimmed: Bool {
        guard let active, let largest = sheet.settings.largestUndimmedDetentIdentifier.flatMap(active.entry) else {
            return false
        }
        return restHeight <= largest.height
    }

    /// How far a card of this height is expanded from its second highest detent, 0 to 1; 0 if it cannot be fully
    /// expanded.
    func expansion(at height: CGFloat) -> CGFloat {
        guard let active, let full = sheet.frame?.rect.height, active.highest.height >= full else {
            return restHeight >= (sheet.frame?.rect.height ?? .infinity) ? 1 : 0
        }
        guard let second = active.next(from: active.highest, upward: false)?.height else { return 1 }
        return min(max(0, (height - second) / max(1, full - second)), 1)
    }

    // MARK: Dragging

    /// The height of the part above the sheet's lower edge that is visible now, during an animation too. Points.
    var visibleHeight: CGFloat {
        guard let bottom = sheet.frame?.rect.maxY else { return 0 }
        let shown = sheet.surface.layer.presentation()?.frame ?? sheet.surface.frame
        return bottom - shown.minY
    }

    /// Whether the sheet moves to a detent.
    var isSettling: Bool { settling != nil }

    /// Gives the sheet this height for the user's drag.
    func resize(to height: CGFloat) {
        stopMotion()
        draggedHeight = height
        sheet.surface.transform = .identity
        sheet.placeSurface()
    }

    /// Shows the sheet below its place, by a distance in points.
    func shiftDown(_ distance: CGFloat) {
        stopMotion()
        sheet.surface.transform = CGAffineTransform(translationX: 0, y: distance)
    }

    /// Brings a sheet whose dismissal was canceled during a drag to one of its detents.
    func settleAfterDrag() {
        guard let dragged = draggedHeight else { return }
        if dragged == restHeight { draggedHeight = nil } else { settle(at: dragged, speed: 0) }
    }

    // MARK: Settling

    /// The heights between which the user can drag the sheet, from the lowest to the highest. Points.
    var dragHeights: [CGFloat] {
        guard let active else { return [restHeight] }
        // Above a keyboard the sheet may be higher than its highest detent.
        return active.heights.last.map { $0 < restHeight } == true ? active.heights + [restHeight] : active.heights
    }

    /// Whether the user can resize the sheet in this direction.
    func canResize(upward: Bool) -> Bool {
        dragHeights.contains { upward ? $0 > restHeight : $0 < restHeight }
    }

    /// Selects the detent nearest to `height` for the user, and animates to it. The delegate is notified at the end.
    /// - Parameter speed: Of the finger, in points per second, positive downward.
    func settle(at height: CGFloat, speed: CGFloat) {
        if let active, let configuration = sheet.configuration {
            let old = configuration.settings.selectedDetentIdentifier
            // With a keyboard the sheet may be higher than its detent, which is not a change by the user.
            let isUnchanged = height == restHeight || height == active.selected(old).height
            if !isUnchanged {
                if selectionBeforeUser == nil { selectionBeforeUser = .some(old) }
                select(active.nearest(to: height).identifier, in: configuration)
            }
        }
        settle(speed: speed)
    }

    /// Selects `entry` for the user, and animates to it.
    func settle(at entry: ActiveDetents.Entry) { settle(at: entry.height, speed: 0) }

    /// Animates to the selected detent.
    func settle(speed: CGFloat) {
        stopSettling()
        let distance = restHeight - visibleHeight
        draggedHeight = nil
        animate(velocity: distance == 0 ? 0 : -speed / distance) { [sheet] in
            sheet.surface.transform = .identity
            sheet.place()
            sheet.surface.layoutIfNeeded()
        }
    }

    /// Performs the app's changes, animated.
    func animateChanges(_ changes: () -> Void) {
        stopSettling()
        draggedHeight = nil
        withoutActuallyEscaping(changes) { changes in
            animate(velocity: 0) { [self, sheet] in
                isAnimatingChanges = true
                changes()
                isAnimatingChanges = false
                sheet.surface.transform = .identity
                sheet.layOut()
                sheet.place()
                sheet.surface.layoutIfNeeded()
            }
        }
    }

    /// Animates on the system's spring.
    /// - Parameter velocity: The initial one, as a multiple of the distance per second, positive toward the target.
    private func animate(velocity: CGFloat, _ changes: @escaping () -> Void) {
        // A spring with a higher initial velocity would overshoot and detach the sheet from the edge.
        let limit = CGFloat(AnimationDefaults.systemSpringFrequency)
        let start = velocity.isFinite ? min(max(velocity, 0), limit) : 0
        let animator = UIViewPropertyAnimator(
            duration: PresentationDefaults.transitionDuration,
            timingParameters: UISpringTimingParameters(
                mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: start, dy: start)))
        animator.addAnimations { [weak self] in
            changes()
            self?.sheet.controller.containerView?.window?.system.statusBar.setNeedsUpdate()
        }
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, settling === animator else { return }
            settling = nil
            reportSelection()
        }
        settling = animator
        animator.startAnimation()
    }

    /// Stops the sheet where it is visible.
    func stopSettling() {
        guard let animator = settling else { return }
        settling = nil
        animator.stopAnimation(true)
        // The visible frame includes what a rotation still adds to it.
        sheet.surface.removeFrameAnimations()
    }

    /// Stops the sheet's motion to a detent, and that of a rotation, for the user's drag.
    private func stopMotion() {
        stopSettling()
        sheet.surface.removeFrameAnimations()
    }

    /// Stops a drag or an animation; the sheet is placed anew afterward.
    func reset() {
        stopSettling()
        draggedHeight = nil
        sheet.surface.transform = .identity
    }

    // MARK: Selection

    private func select(
        _ identifier: UISheetPresentationController.Detent.Identifier, in configuration: UISheetPresentationController
    ) {
        isSelectingForUser = true
        configuration.settings.selectedDetentIdentifier = identifier
        isSelectingForUser = false
    }

    /// Called when the app has changed the selection: the delegate is not notified of what the user did before.
    func selectionDidChangeByApp() { selectionBeforeUser = nil }

    /// Notifies the delegate if the user has changed the selection since the last time.
    func reportSelection() {
        guard let before = selectionBeforeUser, let configuration = sheet.configuration else { return }
        selectionBeforeUser = nil
        guard before != configuration.settings.selectedDetentIdentifier else { return }
        configuration.notifyDelegateOfSelectedDetent()
    }
}
