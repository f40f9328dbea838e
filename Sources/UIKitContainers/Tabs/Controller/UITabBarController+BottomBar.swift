import CoreGraphics
@_spi(Core) import UIKitCore

extension UITabBarController: BottomBarContainer {
    package var bottomBarHeight: CGFloat { isBarHiddenByApp ? 0 : TabBarMetrics.height(for: traitCollection) }

    package var bottomBar: UIView { tabBar }
    package var bottomBarBackgrounds: BarBackgrounds { tabBar.backgrounds }

    package var isBottomBarOpaque: Bool { !tabBar.isTranslucent }

    package var isBottomBarHidden: Bool {
        switch barHiding {
        case .none: false
        case .moving, .atRest: true
        }
    }

    private var isBarHiddenByApp: Bool {
        switch barHiding {
        case .none, .moving: tabBar.isHidden
        // The app may have shown it meanwhile.
        case .atRest(let wasHiddenByApp): wasHiddenByApp && tabBar.isHidden
        }
    }

    package func layOutBottomBar(below navigation: UINavigationController, contentBelow: CGFloat) {
        guard navigation === displayed ?? selected else { return }
        let hiding: BarHiding = navigation.isInTransition ? .moving : .atRest(wasHiddenByApp: isBarHiddenByApp)
        layOutBottomBar(navigation.hidesBottomBar ? hiding : .none, contentBelow: contentBelow)
    }

    /// Lays out the bar; without a view, it is only hidden or shown.
    func layOutBottomBar(_ hiding: BarHiding, contentBelow: CGFloat) {
        let isHiddenByApp = isBarHiddenByApp
        barHiding = hiding
        if case .atRest = hiding { tabBar.isHidden = true } else { tabBar.isHidden = isHiddenByApp }
        guard isViewLoaded else { return }
        let height = TabBarMetrics.height(for: traitCollection) + view.safeAreaInsets.bottom
        // The bar leaves with the screen that it belongs to, to the leading side.
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isBottomBarHidden ? (isMirrored ? 1 : -1) * view.bounds.width : 0
        tabBar.frame = CGRect(x: x, y: view.bounds.height - height, width: view.bounds.width, height: height)
        // A bar that leaves keeps the look that it has over its own screen.
        guard !isBottomBarHidden else { return }
        tabBar.backgroundFraction =
            era.barBackgroundsFade ? max(0, min(1, contentBelow / BarMetrics.backgroundFadeDistance)) : 1
    }
}
