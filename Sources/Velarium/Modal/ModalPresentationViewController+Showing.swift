import UIKit

extension ModalPresentationViewController {
    /// Whether the delegate allows hiding the overlay.
    var mayHide: Bool { delegate?.modalPresentationShouldHide(self) ?? true }

    /// Hides the overlay after a tap outside its content, unless it is modal.
    func outsideTapped() {
        guard !isModal, driver.isInPlace else { return }
        driver.end(for: .outsideTap, animated: true, asking: true, byTap: true)
    }

    /// Hides the overlay after Escape. Returns false if it does not handle the key.
    func escape() -> Bool {
        guard !isModal, driver.isInPlace else { return false }
        return driver.end(for: .escape, animated: true, asking: true)
    }

    /// Called when the view was removed from the screen.
    func hasGone() { driver.handle(.gone) }

    func viewHasLeft(withContainer isContainerLost: Bool) {
        (driver.host as? ModalSubviewHost)?.viewHasLeft(self, withContainer: isContainerLost)
    }

    // MARK: UIKit transitions

    /// Runs `completion` after the presentation animation has ended, or was interrupted because the content hid the
    /// overlay.
    func whenArrived(_ completion: @escaping () -> Void) {
        switch driver.life.phase {
        case .away, .waiting, .coming: driver.arrivals.append(completion)
        case .shown, .leaving, .departing: completion()
        }
    }

    func moveOutForUIKit(_ completion: @escaping () -> Void) { driver.moveOutForUIKit(completion) }
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
        ModalRegistry.visible.reversed().reduce(true) { $1.hideForAll() && $0 }
    }

    private func hideForAll() -> Bool {
        guard driver.isInPlace else {
            end(for: .code, animated: false)
            return !isVisible
        }
        guard mayHide else { return false }
        if let component = contentViewController as? any ModalPresentationComponent
            ?? contentView as? any ModalPresentationComponent
        {
            component.hideModalPresentationComponent()
        } else {
            end(for: .code, animated: false)
        }
        return !driver.isInPlace
    }
}
