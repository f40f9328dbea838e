import UIKit

extension ModalPresentationViewController {
    /// Shows the overlay in a window of its own, in front of everything but system alerts. The window keeps it.
    ///
    /// While no scene is on the screen it waits for one. Where it is hiding already, it turns back. Shown twice it stays
    /// where it is, which is reported.
    ///
    /// - Parameters:
    ///   - animated: Default true.
    ///   - completion: Runs once: true when the motion in is over, false when the overlay was hidden before that, or not
    ///     shown.
    public func show(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.show(
            in: ModalWindowHost(in: windowScene), scene: windowScene ?? .front, animated: animated, completion)
    }

    /// Shows the overlay in `view`, filling it and following its size. Nobody keeps the overlay for you.
    ///
    /// While `view` is in no window it waits until it is. When `view` leaves its window, the overlay ends as `anchorLost`.
    /// Where it is hiding from there already, it turns back. Shown twice it stays where it is, which is reported.
    ///
    /// - Parameters:
    ///   - view: Any view of the app; the overlay lies in front of what is in it.
    ///   - animated: Default true.
    ///   - completion: As for ``show(animated:completion:)``.
    public func show(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.show(
            in: ModalSubviewHost(in: view), scene: view.window?.windowScene, animated: animated, completion)
    }

    /// Hides the overlay, wherever it is shown, as `code`; the delegate may refuse.
    ///
    /// An overlay that is on its way in turns round. One that is on its way out goes on, or goes at once when `animated`
    /// is false.
    ///
    /// - Parameters:
    ///   - animated: Default true.
    ///   - completion: Runs once: true when the overlay is gone, behind the delegate; false when it refused, when nothing
    ///     is shown, or when it is shown again before. A tap or another reason does not run it.
    public func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        driver.end(for: .code, animated: animated, asking: true, completion)
    }

    /// Hides the overlay where it is shown in `view`, as ``hide(animated:completion:)`` does; otherwise nothing happens but
    /// `completion` with false.
    public func hide(in view: UIView, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        guard let host = driver.host as? ModalSubviewHost, host.container === view else {
            completion?(false)
            return
        }
        hide(animated: animated, completion: completion)
    }

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
