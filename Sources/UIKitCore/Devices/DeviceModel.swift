/// A device that can be emulated: its screen, what covers its edges, and how it reckons size classes.
package struct DeviceModel: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// `isLarge`: regular width in landscape, as the Plus and Max models have.
        case phone(isLarge: Bool)
        case pad
        /// A window of the desktop with a hardware keyboard; size classes go by its width.
        case desktop
    }

    package let name: String
    package let kind: Kind
    /// Points, portrait.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// What the status bar, the corners and the home indicator cover in portrait. Points.
    package let safeArea: UIEdgeInsets

    package var isResizable: Bool { kind == .desktop }
    package var hasHardwareKeyboard: Bool { kind == .desktop }

    package var idiom: UIUserInterfaceIdiom {
        switch kind {
        case .phone: .phone
        case .pad, .desktop: .pad
        }
    }

    /// The device called `name`, without regard to case; nil when there is none.
    package static func named(_ name: String) -> DeviceModel? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }

    package static let iPhone14 = phone("iPhone 14", 390, 844, 3, top: 47, bottom: 34)
    package static let iPadPro11 = pad("iPad Pro 11", 834, 1194, top: 24, bottom: 20)
    package static let desktop = DeviceModel(
        name: "Desktop", kind: .desktop, size: CGSize(width: 1024, height: 768), scale: 1, safeArea: .zero)

    /// Every device, in the order of the scripts' contract. Sizes and safe areas: `Docs/Numbers.md`.
    package static let all: [DeviceModel] = [
        phone("iPhone SE", 375, 667, 2, top: 20, bottom: 0),
        phone("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0, isLarge: true),
        phone("iPhone 11", 414, 896, 2, top: 48, bottom: 34, isLarge: true),
        phone("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34),
        iPhone14,
        phone("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34),
        phone("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34),
        phone("iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, isLarge: true),
        pad("iPad mini", 744, 1133, top: 24, bottom: 20),
        pad("iPad", 810, 1080, top: 20, bottom: 0),
        pad("iPad Air", 820, 1180, top: 24, bottom: 20),
        iPadPro11,
        pad("iPad Pro 13", 1024, 1366, top: 24, bottom: 20),
        desktop,
    ]

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
        isLarge: Bool = false
    ) -> DeviceModel {
        DeviceModel(
            name: name, kind: .phone(isLarge: isLarge), size: CGSize(width: width, height: height), scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> DeviceModel {
        DeviceModel(
            name: name, kind: .pad, size: CGSize(width: width, height: height), scale: 2,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }
}

extension DeviceModel {
    /// From this width on a desktop window has the regular width class. Points; chosen, see `Docs/Numbers.md`.
    static let leastRegularDesktopWidth: CGFloat = 600
    /// The strip of the home indicator in landscape. Points.
    private static let landscapeIndicatorStrip: CGFloat = 21

    /// What is covered at each edge of a screen that is `size` now.
    package func safeArea(for size: CGSize) -> UIEdgeInsets {
        guard case .phone = kind, size.width > size.height else { return safeArea }
        guard safeArea.bottom > 0 else { return .zero }
        return UIEdgeInsets(
            top: 0, left: safeArea.top, bottom: DeviceModel.landscapeIndicatorStrip, right: safeArea.top)
    }

    /// The width and height class of a screen that is `size` now.
    package func sizeClasses(
        for size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        switch kind {
        case .phone(let isLarge):
            size.width > size.height ? (isLarge ? .regular : .compact, .compact) : (.compact, .regular)
        case .pad: (.regular, .regular)
        case .desktop: (size.width < DeviceModel.leastRegularDesktopWidth ? .compact : .regular, .regular)
        }
    }
}
