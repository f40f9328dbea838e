import CoreGraphics
import StateMachines
import UIKitCore

extension MenuPresentation: MenuTouchFollowing {
    package func menuTouchBegan(at point: CGPoint) {
        touchOrigin = point
        track(.began(hit(at: point)))
    }

    package func menuTouchMoved(to point: CGPoint) {
        let origin = touchOrigin ?? point
        let distance = hypot(point.x - origin.x, point.y - origin.y)
        track(.moved(hit(at: point), isFar: distance > MenuMetrics.tapDistance))
        guard isOpen, tracking.scrollsAtEdges, let view = frontLevel?.view else { return }
        touchLocation = point
        edgeScroller.fingerMoved(to: point, over: view)
    }

    /// Another element is below the finger, which has not moved.
    func menuDidScrollBelowTouch() {
        guard isOpen else { return }
        track(.moved(hit(at: touchLocation), isFar: true))
    }

    package func menuTouchEnded(at point: CGPoint) {
        touchLocation = point
        edgeScroller.stop()
        track(.ended(hit(at: point)))
        touchOrigin = nil
    }

    package func menuTouchCancelled() {
        edgeScroller.stop()
        track(.cancelled)
        touchOrigin = nil
    }

    /// The place of the last touch. Points of the window.
    private var touchLocation: CGPoint {
        get { overlayView.lastTouch }
        set { overlayView.lastTouch = newValue }
    }

    private func track(_ event: MenuTracking.Event) {
        trackingEffects.runImmediately(tracking.handle(event)) { effect in
            if isOpen { perform(effect) }
        }
    }

    private func perform(_ effect: MenuTracking.Effect) {
        switch effect {
        case .highlight(let element):
            frontLevel?.view.setPressed(element)
            if element != nil { overlayView.selectionFeedback() }
        case .choose(let element):
            if let item = frontLevel?.view.item(at: element) { choose(item) }
        case .shrink(let distance):
            overlayView.shrink(for: distance, of: frontLevel)
        case .touchOutside:
            touchOutside(at: touchLocation)
        }
    }

    private func touchOutside(at point: CGPoint) {
        guard delegate?.menuPresentation(self, shouldDismissForTouchAt: point) != false else { return }
        dismiss()
    }

    /// What is at a point of the window.
    private func hit(at point: CGPoint) -> MenuTracking.Hit {
        guard let view = frontLevel?.view else { return .menu }
        let inView = view.convert(point, from: nil)
        if view.bounds.contains(inView) { return view.element(at: inView).map { .element($0) } ?? .menu }
        // A covered menu goes back to itself.
        if let parent = frontLevel?.parent, parent.view.bounds.contains(parent.view.convert(point, from: nil)) {
            return view.backElement.map { .element($0) } ?? .menu
        }
        let x = max(0, view.bounds.minX - inView.x, inView.x - view.bounds.maxX)
        let y = max(0, view.bounds.minY - inView.y, inView.y - view.bounds.maxY)
        return .outside(distance: hypot(x, y))
    }

    // MARK: Keys

    /// Handles a key. Keys with command, control or option are the app's, and so are those of another key window.
    func handleKey(_ stroke: KeyStroke) -> Bool {
        guard isOpen, overlayView.window?.isKeyWindow == true,
            stroke.modifiers.isDisjoint(with: [.command, .control, .alternate])
        else { return false }
        guard let view = frontLevel?.view else { return true }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch stroke.name {
        case "escape": dismiss()
        case "down": view.moveFocus(.down)
        case "up": view.moveFocus(.up)
        case "home": view.moveFocus(.first)
        case "end": view.moveFocus(.last)
        case "tab": view.moveFocus(stroke.modifiers.contains(.shift) ? .previous : .next)
        case "return", "enter", " ", "space": chooseFocusedItem()
        case "left":
            if !view.moveFocus(.left) { isMirrored ? openFocusedSubmenu() : closeSubmenu() }
        case "right":
            if !view.moveFocus(.right) { isMirrored ? closeSubmenu() : openFocusedSubmenu() }
        default: break
        }
        return true
    }

    private func openFocusedSubmenu() {
        guard let item = frontLevel?.view.focusedItem, case .submenu = item.content else { return }
        chooseFocusedItem()
    }

    /// Chooses the focused item. The first element of a submenu that opens is focused.
    private func chooseFocusedItem() {
        guard let level = frontLevel, let item = level.view.focusedItem else { return }
        choose(item)
        if let submenu = frontLevel, submenu.parent === level { submenu.view.focusFirstElement() }
    }
}
