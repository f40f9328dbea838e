import CoreGraphics
import UIFoundation

/// A device that can be emulated: its screen, safe area and size classes.
package struct DeviceModel: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// `isLarge`: regular width in landscape, as the Plus and Max models have.
        case phone(isLarge: Bool)
        case pad
        /// A desktop window with a hardware keyboard; its size classes depend on its width.
        case desktop
    }

    package let name: String
    package let kind: Kind
    /// Points, portrait.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// The safe area in portrait. Points.
    package let safeArea: UIEdgeInsets

    /// The status bar's height in portrait; 0 without one. Points.
    package let statusBarHeight: CGFloat
    /// The radius of the screen's continuous corners. Points.
    package let cornerRadius: CGFloat
    /// The camera's cutout in the screen.
    package let camera: Camera

    package enum Camera: Hashable {
        case none
        /// At the center of the upper edge. Points.
        case notch(width: CGFloat, height: CGFloat)
        /// A pill `top` below the upper edge. Points.
        case island(top: CGFloat)
    }

    /// How far a navigation bar at the top of the screen begins above the safe area, in portrait. Points.
    ///
    /// The safe area below a Dynamic Island ends a little lower than the status bar that bars begin below.
    package var barOverlap: CGFloat {
        guard case .island = camera else { return 0 }
        return safeArea.top < DeviceModel.tallIslandSafeArea
            ? DeviceModel.islandBarOverlap : DeviceModel.tallIslandBarOverlap
    }
    /// The overlap at a scale of three pixels a point: 16 pixels where the safe area is 59 points high, 17 where 62.
    private static let islandBarOverlap: CGFloat = 16.0 / 3
    private static let tallIslandBarOverlap: CGFloat = 17.0 / 3
    private static let tallIslandSafeArea: CGFloat = 62

    package var isResizable: Bool {
        switch kind {
        case .phone: false
        case .pad, .desktop: true
        }
    }
    /// Whether the device has a home indicator instead of a home button.
    package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    package var idiom: UIUserInterfaceIdiom {
        switch kind {
        case .phone: .phone
        case .pad, .desktop: .pad
        }
    }

    /// The device called `name`, ignoring case; nil when there is none.
    ///
    /// "iPhone " and "iPad " may be left out, as in "16 Pro" and "mini", where only one device can be meant.
    package static func named(_ name: String) -> DeviceModel? {
        let requested = name.lowercased()
        if let device = all.first(where: { $0.name.lowercased() == requested }) { return device }
        let meant = all.filter { device in families.contains { device.name.lowercased() == $0 + requested } }
        return meant.count == 1 ? meant[0] : nil
    }
    /// The beginnings of names that may be left out.
    private static let families = ["iphone ", "ipad "]

    package static let iPhone14 = phone(
        "iPhone 14", 390, 844, 3, top: 47, corner: 47.33, camera: .notch(width: 162, height: 33))
    package static let iPadPro11 = pad("iPad Pro 11", 834, 1194, corner: 18)
    package static let desktop = desktop(size: CGSize(width: 1024, height: 768))

    /// A desktop window that opens with `size`, in points.
    package static func desktop(size: CGSize) -> DeviceModel {
        DeviceModel(
            name: "Desktop", kind: .desktop, size: size, scale: 1, safeArea: .zero, statusBarHeight: 0, cornerRadius: 0,
            camera: .none)
    }

    /// All devices, in the order of the script contract. Sizes, safe areas and system chrome: `Docs/Numbers.md`.
    package static let all: [DeviceModel] = [
        phone("iPhone SE", 375, 667, 2, top: 20),
        phone("iPhone 8 Plus", 414, 736, 3, top: 20, isLarge: true),
        phone(
            "iPhone 11", 414, 896, 2, top: 48, corner: 41.5, camera: .notch(width: 230, height: 33), isLarge: true),
        phone("iPhone 13 mini", 375, 812, 3, top: 50, corner: 44, camera: .notch(width: 174, height: 35)),
        iPhone14,
        phone("iPhone 15 Pro", 393, 852, 3, top: 59, statusBar: 54, corner: 55, camera: .island(top: 11)),
        phone("iPhone 16 Pro", 402, 874, 3, top: 62, statusBar: 54, corner: 62, camera: .island(top: 14)),
        phone(
            "iPhone 16 Pro Max", 440, 956, 3, top: 62, statusBar: 54, corner: 62, camera: .island(top: 14),
            isLarge: true),
        phone("iPhone 16e", 390, 844, 3, top: 47, corner: 47.33, camera: .notch(width: 162, height: 33)),
        phone("iPhone 17", 402, 874, 3, top: 62, statusBar: 54, corner: 62, camera: .island(top: 14)),
        phone("iPhone 17 Pro", 402, 874, 3, top: 62, statusBar: 54, corner: 62, camera: .island(top: 14)),
        phone(
            "iPhone 17 Pro Max", 440, 956, 3, top: 62, statusBar: 54, corner: 62, camera: .island(top: 14),
            isLarge: true),
        phone(
            "iPhone Air", 420, 912, 3, top: 68, statusBar: 54, corner: 62, camera: .island(top: 20), isLarge: true),
        pad("iPad mini", 744, 1133, corner: 21.5),
        pad("iPad", 810, 1080),
        pad("iPad Air", 820, 1180, corner: 18),
        iPadPro11,
        pad("iPad Pro 13", 1024, 1366, corner: 18),
        pad("iPad (A16)", 820, 1180, corner: 25),
        pad("iPad Air 11", 820, 1180, corner: 18),
        pad("iPad Air 13", 1024, 1366, corner: 18),
        pad("iPad Pro 11 (M5)", 834, 1210, corner: 30),
        pad("iPad Pro 13 (M5)", 1032, 1376, corner: 30),
        desktop,
    ]

    /// A phone; with round corners it has a home indicator.
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
        statusBar: CGFloat? = nil, corner: CGFloat = 0, camera: Camera = .none, isLarge: Bool = false
    ) -> DeviceModel {
        DeviceModel(
            name: name, kind: .phone(isLarge: isLarge), size: CGSize(width: width, height: height), scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: corner > 0 ? 34 : 0, right: 0),
            statusBarHeight: statusBar ?? top, cornerRadius: corner, camera: camera)
    }

    /// A pad; with round corners it has a home indicator.
    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat = 0
    ) -> DeviceModel {
        let top: CGFloat = corner > 0 ? 24 : 20
        return DeviceModel(
            name: name, kind: .pad, size: CGSize(width: width, height: height), scale: 2,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: corner > 0 ? 20 : 0, right: 0), statusBarHeight: top,
            cornerRadius: corner, camera: .none)
    }
}
