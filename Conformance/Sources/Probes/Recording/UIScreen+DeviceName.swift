import UIKit

extension UIScreen {
    /// What the values of this screen are recorded under: its size in points, its scale and the system's version.
    public var deviceName: String {
        let version = UIDevice.current.systemVersion.prefix { $0 != "." }
        return "\(Int(bounds.width))x\(Int(bounds.height))@\(Int(scale))x iOS \(version)"
    }
}
