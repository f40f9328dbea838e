import UIKit

/// Dims the tint of windows behind overlays. Counts overlapping overlays, so that each window is dimmed once.
@MainActor enum TintDimming {
    private struct Dimmed {
        weak var window: UIWindow?
        let former: UIView.TintAdjustmentMode
        var count: Int
    }

    private static var dimmed: [Dimmed] = []

    static func begin(_ window: UIWindow) {
        dimmed.removeAll { $0.window == nil }
        if let index = dimmed.firstIndex(where: { $0.window === window }) {
            dimmed[index].count += 1
        } else {
            dimmed.append(Dimmed(window: window, former: window.tintAdjustmentMode, count: 1))
            window.tintAdjustmentMode = .dimmed
        }
    }

    static func end(_ window: UIWindow) {
        guard let index = dimmed.firstIndex(where: { $0.window === window }) else { return }
        dimmed[index].count -= 1
        guard dimmed[index].count == 0 else { return }
        window.tintAdjustmentMode = dimmed[index].former
        dimmed.remove(at: index)
    }
}
