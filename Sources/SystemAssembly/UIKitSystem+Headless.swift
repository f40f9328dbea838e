import CoreGraphics
import HeadlessHost
import UIKitCore

extension UIKitSystem {
    /// Creates a system on a screen in memory, and that screen. The system becomes the current one.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; nil, the default, means the device's own.
    ///   - isLandscape: Whether the screen is in landscape from the start.
    package static func headless(
        _ device: DeviceModel, era: SystemEra = .standard, settings: SystemSettings = SystemSettings(),
        scale: CGFloat? = nil, isLandscape: Bool = false
    ) -> (system: UIKitSystem, host: HeadlessHost) {
        let upright = device.size
        let size = isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
        let host = HeadlessHost(
            metrics: ScreenMetrics(size: size, scale: scale ?? device.scale), keepsScale: scale != nil)
        let system = UIKitSystem(device: device, era: era, host: host, settings: settings, modules: SystemModules.all)
        host.attach(system.frameLoop)
        return (system, host)
    }
}
