import UIKit

/// The overlays that are on the screen, in all scenes.
@MainActor enum ModalRegistry {
    private struct Entry {
        weak var controller: ModalPresentationViewController?
    }

    private static var entries: [Entry] = []

    static func add(_ controller: ModalPresentationViewController) {
        remove(controller)
        entries.append(Entry(controller: controller))
    }

    static func remove(_ controller: ModalPresentationViewController) {
        entries.removeAll { $0.controller == nil || $0.controller === controller }
    }

    /// The visible overlays of the running app, in presentation order.
    static var visible: [ModalPresentationViewController] {
        let scenes = UIApplication.shared.connectedScenes
        return allVisible.filter { controller in controller.scene.map(scenes.contains) ?? false }
    }

    private static var allVisible: [ModalPresentationViewController] {
        entries.compactMap(\.controller).filter(\.isVisible)
    }

    /// Dismisses the other overlays in `scene`. Returns false, changing nothing, if one refuses.
    static func dismissOthers(
        for newcomer: ModalPresentationViewController, in scene: UIWindowScene?, animated: Bool
    ) -> Bool {
        guard let scene else { return true }
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

extension ModalPresentationViewController {
    /// The scene of the overlay's window.
    fileprivate var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene }
}
