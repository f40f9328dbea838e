import CoreGraphics
import UIFoundation

extension DeviceModel {
    /// The smallest width of a desktop window with regular width class. Points; chosen, see `Docs/Numbers.md`.
    package static let minimumRegularDesktopWidth: CGFloat = 600
    /// The smallest width of an app on a pad with regular width class. Points; between the widest compact split, 639,
    /// and the narrowest regular one, 678.
    package static let minimumRegularPadWidth: CGFloat = 640
    /// The bottom safe area of the home indicator in landscape. Points.
    private static let landscapeHomeIndicatorHeight: CGFloat = 21

    /// The screen's size with the interface in `orientation`. Points.
    package func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Whether the interface supports `orientation` on this device. Desktop windows do not rotate; phones without a
    /// home button are not used upside down.
    package func canRotate(to orientation: UIInterfaceOrientation) -> Bool {
        switch (kind, orientation) {
        case (.desktop, _), (_, .unknown): false
        case (.phone, .portraitUpsideDown): !hasHomeIndicator
        case (.phone, _), (.pad, _): true
        }
    }

    /// The orientation of an interface on a screen of `size`. Keeps the previous `orientation` unless it contradicts
    /// the size.
    ///
    /// On a pad, an app in a split can be narrow in landscape.
    package func orientation(for size: CGSize, previous orientation: UIInterfaceOrientation) -> UIInterfaceOrientation {
        let isWide = size.width > size.height
        if case .pad = kind, size != self.size(in: .portrait), size != self.size(in: .landscapeRight) {
            return orientation
        }
        guard orientation == .unknown || orientation.isLandscape != isWide else { return orientation }
        return isWide ? .landscapeRight : .portrait
    }

    /// Whether the app's part of this screen can be `size`, in points.
    package func supportsAppSize(_ size: CGSize) -> Bool {
        switch kind {
        case .phone: return false
        case .desktop: return true
        case .pad:
            let longer = max(self.size.width, self.size.height)
            return size.width <= longer && size.height <= longer
                && min(size.width, size.height) <= min(self.size.width, self.size.height)
        }
    }

    /// The safe area of a screen of `size`.
    ///
    /// - Parameter statusBar: the current height of the status bar; 0 when hidden, nil for the default height.
    package func safeArea(for size: CGSize, statusBar: CGFloat? = nil) -> UIEdgeInsets {
        if case .phone = kind, size.width > size.height {
            guard hasHomeIndicator else { return UIEdgeInsets(top: statusBar ?? 0, left: 0, bottom: 0, right: 0) }
            return UIEdgeInsets(
                top: 0, left: safeArea.top, bottom: DeviceModel.landscapeHomeIndicatorHeight, right: safeArea.top)
        }
        var insets = safeArea
        if let statusBar {
            // The camera's area remains covered when the status bar is hidden.
            insets.top = camera == .none ? statusBar : max(safeArea.top, safeArea.top + statusBar - statusBarHeight)
        }
        return insets
    }

    /// The horizontal and vertical size class of a screen of `size`.
    package func sizeClasses(
        for size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        switch kind {
        case .phone(let isLarge):
            size.width > size.height ? (isLarge ? .regular : .compact, .compact) : (.compact, .regular)
        case .pad: (size.width < DeviceModel.minimumRegularPadWidth ? .compact : .regular, .regular)
        case .desktop: (size.width < DeviceModel.minimumRegularDesktopWidth ? .compact : .regular, .regular)
        }
    }
}
