import QuartzCore
import UIKitCore

/// Translucent disks at the mouse's simulated fingers, in front of everything.
@MainActor final class TouchPointDisplay: NSObject, @MainActor CALayerDelegate {
    private let root: CALayer
    private var disks: [CALayer] = []

    init(in root: CALayer) {
        self.root = root
    }

    /// Shows a disk at each of `places`, in points of the screen, and hides the others.
    func show(_ places: [CGPoint]) {
        while disks.count < places.count { disks.append(makeDisk()) }
        for (index, disk) in disks.enumerated() {
            disk.isHidden = index >= places.count
            if index < places.count { disk.position = places[index] }
        }
    }

    private func makeDisk() -> CALayer {
        let side = SystemChromeMetrics.touchPointDiameter
        let disk = CALayer()
        disk.delegate = self
        disk.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        disk.cornerRadius = side / 2
        disk.backgroundColor = UIColor(white: 0.5, alpha: 0.45).cgColor
        disk.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        disk.borderWidth = 1
        disk.zPosition = SystemChromeDisplay.layerZPosition + 2
        root.addSublayer(disk)
        return disk
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
