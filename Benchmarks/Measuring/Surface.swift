import UIKitCore

/// A screen on which frames are measured.
struct Surface {
    let name: String
    let device: DeviceModel
    let isLandscape: Bool

    /// 1179×2556 pixels, 12.1 MB.
    static let phone = Surface(name: "phone@3x", device: named("iPhone 15 Pro"), isLandscape: false)
    /// 2388×1668 pixels, 15.9 MB.
    static let tablet = Surface(name: "tablet@2x", device: named("iPad Pro 11"), isLandscape: true)

    static let all = [phone, tablet]

    var pixelWidth: Int { Int((isLandscape ? device.size.height : device.size.width) * device.scale) }
    var pixelHeight: Int { Int((isLandscape ? device.size.width : device.size.height) * device.scale) }

    private static func named(_ name: String) -> DeviceModel {
        guard let device = DeviceModel.named(name) else {
            preconditionFailure("There is no device \"\(name)\"; choose another surface.")
        }
        return device
    }
}
