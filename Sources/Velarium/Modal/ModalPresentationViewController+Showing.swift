import UIKit

extension ModalPresentationViewController {
    /// Whether the delegate allows hiding the overlay.
    var isHidingAllowed: Bool { delegate?.modalPresentationShouldHide(self) ?? true }

    /// Hides the overlay after a tap outside its content, unless it is modal.
    func handleOutsideTap() {
        guard !isModal, driver.isPresentingOrPresented else { return }
        driver.dismiss(for: .outsideTap, animated: true, asksDelegate: true, byTap: true)
    }

    /// Hides the overlay after Escape. Returns false if it does not handle the key.
    func handleEscape() -> Bool {
        guard !isModal, driver.isPresentingOrPresented else { return false }
        return driver.dismiss(for: .escape, animated: true, asksDelegate: true)
    }

    /// Called when the view was removed from the screen.
    func viewWasRemoved() { driver.handle(.viewWasRemoved) }

    func viewDidLeaveWindow(withContainer isContainerLost: Bool) {
        (driver.host as? ModalSubviewHost)?.viewDidLeaveWindow(self, withContainer: isContainerLost)
    }

    // MARK: UIKit transitions

    /// Runs `completion` after the presentation animation has ended, or was interrupted because the content hid the
    /// overlay.
    func whenPresented(_ completion: @escaping () -> Void) {
        switch driver.stateMachine.phase {
        case .idle, .pending, .presenting: driver.presentationHandlers.append(completion)
        case .presented, .dismissing, .removing: completion()
        }
    }

    func animateOutForTransition(_ completion: @escaping () -> Void) { driver.animateOutForTransition(completion) }
}

// MARK: All overlays

extension ModalPresentationViewController {
    /// Whether any overlay is visible, in any scene. Hidden overlays do not count.
    public static var isAnyVisible: Bool { !ModalRegistry.visible.isEmpty }

    /// Hides every visible overlay that allows it, immediately: for a link into the app that is opened while
    /// unimportant overlays are visible. Content that is a `ModalPresentationComponent` hides itself.
    ///
    /// - Returns: False if any overlay is still visible.
    @discardableResult
    public static func hideAllVisibleIfAllowed() -> Bool {
        ModalRegistry.visible.reversed().reduce(true) { $1.hideIfAllowed() && $0 }
    }

    private func hideIfAllowed() -> Bool {
        guard driver.isPresentingOrPresented else {
            dismiss(for: .code, animated: false)
            return !isVisible
        }
        guard isHidingAllowed else { return false }
        if let component = contentViewController as? any ModalPresentationComponent
            ?? contentView as? any ModalPresentationComponent
        {
            component.hideModalPresentationComponent()
        } else {
            dismiss(for: .code, animated: false)
        }
        return !driver.isPresentingOrPresented
    }
}
