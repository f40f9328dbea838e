/// What the app's `Info.plist` says about its interface.
package struct AppInfo {
    /// The orientations for phones; nil if not listed.
    private let orientations: UIInterfaceOrientationMask?
    /// The orientations for pads; nil if not listed.
    private let padOrientations: UIInterfaceOrientationMask?
    /// Whether controllers determine the status bar. Default true.
    package let statusBarFollowsControllers: Bool
    /// Whether the app hides the status bar, if controllers do not determine it. Default false.
    package let isStatusBarHidden: Bool
    /// The style of the status bar, if controllers do not determine it. Default `default`.
    package let statusBarStyle: UIStatusBarStyle

    /// The storyboards for phones and pads; nil if not named.
    private let mainStoryboard: String?
    private let padMainStoryboard: String?
    private let launchStoryboard: String?
    private let padLaunchStoryboard: String?
    /// The launch screen that is described without a storyboard; nil for none.
    package let launchScreen: LaunchScreenDescription?

    /// Values of other types than Apple documents are ignored.
    package init(info: [String: Any] = [:]) {
        func mask(_ key: String) -> UIInterfaceOrientationMask? {
            guard let names = info[key] as? [String] else { return nil }
            let known = names.compactMap { AppInfo.orientations[$0] }
            return known.isEmpty ? nil : UIInterfaceOrientationMask(known)
        }
        let all = mask("UISupportedInterfaceOrientations")
        orientations = mask("UISupportedInterfaceOrientations~iphone") ?? all
        padOrientations = mask("UISupportedInterfaceOrientations~ipad") ?? all
        func names(_ key: String) -> (phone: String?, pad: String?) {
            let all = info[key] as? String
            return (info[key + "~iphone"] as? String ?? all, info[key + "~ipad"] as? String ?? all)
        }
        (mainStoryboard, padMainStoryboard) = names("UIMainStoryboardFile")
        (launchStoryboard, padLaunchStoryboard) = names("UILaunchStoryboardName")
        launchScreen = (info["UILaunchScreen"] as? [String: Any]).map(LaunchScreenDescription.init)
        statusBarFollowsControllers = info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
        isStatusBarHidden = info["UIStatusBarHidden"] as? Bool ?? false
        statusBarStyle = AppInfo.styles[info["UIStatusBarStyle"] as? String ?? ""] ?? .default
    }

    /// The orientations that the app supports on a device: those listed, otherwise all but upside down on phones.
    package func supportedOrientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
        idiom == .pad ? padOrientations ?? .all : orientations ?? .allButUpsideDown
    }

    /// The name of the storyboard whose initial controller an app without scenes shows; nil for none.
    func mainStoryboardName(on idiom: UIUserInterfaceIdiom) -> String? {
        idiom == .pad ? padMainStoryboard : mainStoryboard
    }

    /// The name of the storyboard that is shown until the app's first frame; nil for none.
    package func launchStoryboardName(on idiom: UIUserInterfaceIdiom) -> String? {
        idiom == .pad ? padLaunchStoryboard : launchStoryboard
    }

    /// Whether the app has a launch screen.
    package func hasLaunchScreen(on idiom: UIUserInterfaceIdiom) -> Bool {
        launchScreen != nil || launchStoryboardName(on: idiom) != nil
    }

    private static let orientations: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    private static let styles: [String: UIStatusBarStyle] = [
        "UIStatusBarStyleDefault": .default, "UIStatusBarStyleLightContent": .lightContent,
        "UIStatusBarStyleDarkContent": .darkContent,
    ]
}
