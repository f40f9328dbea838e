import UIKit

/// The overlays that are on the screen, in all scenes.
@MainActor enum ModalRegistry {
    private struct Entry {
        weak var controller: (any ModalOverlay)?
    }

    private static var entries: [Entry] = []

    static func add(_ controller: any ModalOverlay) {
        remove(controller)
        entries.append(Entry(controller: controller))
    }

    static func remove(_ controller: any ModalOverlay) {
        entries.removeAll { $0.controller == nil || $0.controller === controller }
    }

    /// The visible overlays of the running app, in presentation order.
    static var visible: [any ModalOverlay] {
        let scenes = UIWindowScene.connected
        return allVisible.filter { controller in controller.scene.map(scenes.contains) ?? false }
    }

    /// Hides the visible overlays that allow it. Returns false if any is still visible.
    static func hideAllVisibleIfAllowed() -> Bool { visible.reversed().reduce(true) { hideIfAllowed($1) && $0 } }

    private static func hideIfAllowed(_ overlay: any ModalOverlay) -> Bool {
        guard overlay.isPresentingOrPresented else {
            overlay.dismiss(for: .code, animated: false)
            return !overlay.isVisible
        }
        guard overlay.isHidingAllowed else { return false }
        if let component = overlay.contentViewController as? any ModalPresentationComponent
            ?? overlay.contentView as? any ModalPresentationComponent
        {
            component.hideModalPresentationComponent()
        } else {
            overlay.dismiss(for: .code, animated: false)
        }
        return !overlay.isPresentingOrPresented
    }

    private static var allVisible: [any ModalOverlay] {
        entries.compactMap(\.controller).filter(\.isVisible)
    }

    /// Dismisses the other overlays in `scene`, unless `newcomer` is shown above them. Returns false, changing nothing,
    /// if one refuses.
    static func dismissOthers(
        for newcomer: any ModalOverlay, in scene: UIWindowScene?, animated: Bool
    ) -> Bool {
        guard let scene, newcomer.replacesVisibleOverlays else { return true }
        let others = allVisible.filter { $0 !== newcomer && $0.lifecycle.isPresented && $0.scene === scene }
        if let refusing = others.first(where: { !$0.isHidingAllowed }) {
            OverlayDiagnostics.report(
                "\(newcomer) was not shown: \(refusing) is visible in the scene and its delegate refuses to hide it. "
                    + "Show it after the other one has ended, or return true from modalPresentationShouldHide(_:).")
            return false
        }
        for other in others { other.dismiss(for: .replaced, animated: animated) }
        return true
    }
}

extension ModalOverlay {
    /// The scene of the overlay's window.
    fileprivate var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene }
}
