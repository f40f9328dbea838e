import UIKit

extension ModalPresentationViewController {
    /// Whether the delegate lets the overlay hide.
    var mayHide: Bool { delegate?.modalPresentationShouldHide(self) ?? true }

    /// A person wants it away by a tap beside the content.
    func outsideTapped() {
        guard !isModal, driver.isInPlace else { return }
        driver.end(for: .outsideTap, animated: true, asking: true, byTap: true)
    }

    /// A person wants it away by Escape. False when it leaves that to others.
    func escape() -> Bool {
        guard !isModal, driver.isInPlace else { return false }
        return driver.end(for: .escape, animated: true, asking: true)
    }

    /// The view is off the screen.
    func hasGone() { driver.handle(.gone) }

    func viewHasLeft(withContainer isContainerLost: Bool) {
        (driver.host as? ModalSubviewHost)?.viewHasLeft(self, withContainer: isContainerLost)
    }

    // MARK: In UIKit's transition

    /// Runs `completion` when the motion in is over or has been broken off, as by content that hides the overlay when it
    /// appears.
    func whenArrived(_ completion: @escaping () -> Void) {
        switch driver.life.phase {
        case .away, .waiting, .coming: driver.arrivals.append(completion)
        case .shown, .leaving, .departing: completion()
        }
    }

    func moveOutForUIKit(_ completion: @escaping () -> Void) { driver.moveOutForUIKit(completion) }
}

// MARK: All of them

extension ModalPresentationViewController {
    /// Whether any overlay is on the screen, in any scene. One that exists but is hidden does not count.
    public static var isAnyVisible: Bool { !ModalRegistry.visible.isEmpty }

    /// Hides every overlay that is visible and may hide, at once and without animation: for a link into the app that is
    /// opened while something unimportant is up. Content that is a `ModalPresentationComponent` hides in its own way.
    ///
    /// - Returns: False when any stayed.
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
