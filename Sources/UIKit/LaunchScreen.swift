import CoreGraphics
import HeadlessHost
import QuartzCore
import SystemAssembly
import UIFoundation
import UIKitContainers
import UIKitCore

#if Everything || FullUIKit
    import UIKitStoryboards
#endif

/// The launch screen of the app's `Info.plist`: a picture on the screen until the app's first frame.
///
/// The picture is drawn in a system of its own, so that its views and windows are not the app's.
@MainActor package enum LaunchScreen {
    /// Shows the launch screen on `system`, and runs `launch` once it has been painted. Without a launch screen, `launch`
    /// runs now.
    package static func show(on system: UIKitSystem, then launch: @escaping @MainActor () -> Void) {
        guard let picture = picture(for: system) else { return launch() }
        let layer = CALayer()
        layer.frame = system.screen.bounds
        layer.contents = picture
        layer.contentsScale = system.screen.scale
        system.screen.rootLayer.insertSublayer(layer, at: 0)
        // A device in a window is shown by the frame after its own.
        perform(afterFrames: 2, on: system) {
            launch()
            layer.removeFromSuperlayer()
        }
    }

    private static func perform(
        afterFrames count: Int, on system: UIKitSystem, _ action: @escaping @MainActor () -> Void
    ) {
        system.frameLoop.perform(beforeLayout: { [weak system] in
            guard count > 0, let system else { return action() }
            perform(afterFrames: count - 1, on: system, action)
        })
    }

    /// The launch screen at the size and with the settings of `system`. Nil if the app has none, and if it is broken, with
    /// a log line.
    package static func picture(for system: UIKitSystem) -> CGImage? {
        let info = system.appInfo
        guard info.hasLaunchScreen(on: system.device.idiom) else { return nil }
        defer { system.activate() }
        let (stage, host) = UIKitSystem.headless(
            system.device, era: system.era, settings: system.settings, scale: system.screen.scale,
            isLandscape: system.orientation.isLandscape)
        stage.appInfo = AppInfo(info: [:])
        stage.showsSystemChrome = false
        var isReported = false
        stage.misuseRecorder = { problem in
            if !isReported { Log.line("The launch screen: \(problem.message)") }
            isReported = true
        }
        return stage.run {
            guard let root = controller(for: info, on: system.device.idiom) else { return nil }
            stage.show(root)
            host.advance(by: 0)
            return CGImage(bitmap: stage.frameLoop.pixels.copy(), isOpaque: true)
        }
    }

    private static func controller(for info: AppInfo, on idiom: UIUserInterfaceIdiom) -> UIViewController? {
        if let name = info.launchStoryboardName(on: idiom) {
            #if Everything || FullUIKit
                return UIStoryboard.launchController(named: name)
            #else
                Log.lineOnce("The launch screen \(name): this program was built without storyboards.")
                return nil
            #endif
        }
        return info.launchScreen.map(controller)
    }

    /// What `UILaunchScreen` describes: a color, an image in the middle, and empty bars.
    private static func controller(_ description: LaunchScreenDescription) -> UIViewController {
        let content = UIViewController()
        let color = description.colorName.flatMap { UIColor(named: $0) }
        if let name = description.colorName, color == nil {
            Log.lineOnce("The launch screen: there is no color named '\(name)' for UIColorName.")
        }
        content.view.backgroundColor = color ?? .systemBackground
        if let name = description.imageName { add(imageNamed: name, to: content.view, description) }
        guard description.hasNavigationBar || description.hasToolbar || description.hasTabBar else { return content }
        let navigation = UINavigationController(rootViewController: content)
        navigation.isNavigationBarHidden = !description.hasNavigationBar
        navigation.isToolbarHidden = !description.hasToolbar
        guard description.hasTabBar else { return navigation }
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return tabs
    }

    /// Adds the image at its size in the middle; smaller if there is not enough room.
    private static func add(imageNamed name: String, to view: UIView, _ description: LaunchScreenDescription) {
        guard let image = UIImage(named: name) else {
            return Log.lineOnce("The launch screen: there is no image named '\(name)' for UIImageName.")
        }
        let imageView = UIImageView(image: image)
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)
        let area = view.safeAreaLayoutGuide
        let isInSafeArea = description.imageRespectsSafeArea
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentCompressionResistancePriority(.defaultHigh, for: axis)
        }
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: isInSafeArea ? area.centerXAnchor : view.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: isInSafeArea ? area.centerYAnchor : view.centerYAnchor),
            imageView.widthAnchor.constraint(lessThanOrEqualTo: isInSafeArea ? area.widthAnchor : view.widthAnchor),
            imageView.heightAnchor.constraint(lessThanOrEqualTo: isInSafeArea ? area.heightAnchor : view.heightAnchor),
        ])
    }
}
