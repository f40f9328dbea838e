extension DeviceModel {
    /// From this width on a desktop window has the regular width class. Points; chosen, see `Docs/Numbers.md`.
    static let leastRegularDesktopWidth: CGFloat = 600
    /// From this width on an app on a pad has the regular width class: between the widest split that is compact, 639, and
    /// the narrowest that is regular, 678. Points.
    static let leastRegularPadWidth: CGFloat = 640
    /// The strip of the home indicator in landscape. Points.
    private static let landscapeIndicatorStrip: CGFloat = 21

    /// The screen's size when the interface stands in `orientation`. Points.
    package func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Whether the interface can stand in `orientation` at all: windows cannot be turned, and phones without a home
    /// button are not used upside down.
    package func canTurn(to orientation: UIInterfaceOrientation) -> Bool {
        switch (kind, orientation) {
        case (.desktop, _), (_, .unknown): false
        case (.phone, .portraitUpsideDown): !hasHomeIndicator
        case (.phone, _), (.pad, _): true
        }
    }

    /// How the interface stands on a screen that is `size` now, when it stood in `orientation` before: as before unless
    /// the screen says otherwise. An app beside another one on a pad may be narrow in landscape.
    func orientation(for size: CGSize, before orientation: UIInterfaceOrientation) -> UIInterfaceOrientation {
        let isWide = size.width > size.height
        if case .pad = kind, size != self.size(in: .portrait), size != self.size(in: .landscapeRight) {
            return orientation
        }
        guard orientation == .unknown || orientation.isLandscape != isWide else { return orientation }
        return isWide ? .landscapeRight : .portrait
    }

    /// Whether an app's part of this screen can be `size`, in points.
    package func canShow(_ size: CGSize) -> Bool {
        switch kind {
        case .phone: return false
        case .desktop: return true
        case .pad:
            let longer = max(self.size.width, self.size.height)
            return size.width <= longer && size.height <= longer
                && min(size.width, size.height) <= min(self.size.width, self.size.height)
        }
    }

    /// What is covered at each edge of a screen that is `size` now.
    ///
    /// - Parameter statusBar: how high the status bar is now; 0 when it is hidden, nil for as high as usual.
    package func safeArea(for size: CGSize, statusBar: CGFloat? = nil) -> UIEdgeInsets {
        if case .phone = kind, size.width > size.height {
            guard hasHomeIndicator else { return UIEdgeInsets(top: statusBar ?? 0, left: 0, bottom: 0, right: 0) }
            return UIEdgeInsets(
                top: 0, left: safeArea.top, bottom: DeviceModel.landscapeIndicatorStrip, right: safeArea.top)
        }
        var insets = safeArea
        if let statusBar {
            // What the camera covers stays covered when the bar is hidden.
            insets.top = camera == .none ? statusBar : max(safeArea.top, safeArea.top + statusBar - statusBarHeight)
        }
        return insets
    }

    /// The width and height class of a screen that is `size` now.
    package func sizeClasses(
        for size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        switch kind {
        case .phone(let isLarge):
            size.width > size.height ? (isLarge ? .regular : .compact, .compact) : (.compact, .regular)
        case .pad: (size.width < DeviceModel.leastRegularPadWidth ? .compact : .regular, .regular)
        case .desktop: (size.width < DeviceModel.leastRegularDesktopWidth ? .compact : .regular, .regular)
        }
    }
}
