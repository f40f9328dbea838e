/// The system that is emulated. One table holds everything that differed between systems.
package enum SystemEra: String, CaseIterable, Sendable {
    case iOS11 = "11.4"
    case iOS12 = "12.4"
    case iOS17 = "17.5"
    case iOS18 = "18.2"

    /// The era of the current system; iOS 17's as long as there is none.
    @MainActor static var current: SystemEra { UIKitSystem.current?.era ?? .iOS17 }

    /// What `UIDevice.systemVersion` answers.
    package var version: String { rawValue }

    /// The era of a version such as `17.5`; nil for one that is not emulated.
    package init?(version: String) {
        self.init(rawValue: version)
    }

    /// Whether this is iOS 13 or later: content under the arrow, cards, dark mode, presentation delegates.
    package var hasCards: Bool {
        switch self {
        case .iOS11, .iOS12: false
        case .iOS17, .iOS18: true
        }
    }

    /// Whether the system can be dark; before iOS 13 every screen is light.
    package var hasDarkStyle: Bool { hasCards }

    /// Whether `UIViewController.shouldAutorotate` is asked, as before iOS 16.
    var asksWhetherToAutorotate: Bool {
        switch self {
        case .iOS11, .iOS12: true
        case .iOS17, .iOS18: false
        }
    }

    /// What `UIModalPresentationStyle.automatic` stands for.
    package var automaticStyle: UIModalPresentationStyle {
        switch self {
        case .iOS11, .iOS12: .fullScreen
        case .iOS17: .pageSheet
        case .iOS18: .formSheet
        }
    }

    /// What a popover or sheet becomes in compact width when the delegate has no say.
    package func compactStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        guard hasCards else { return .fullScreen }
        return style == .popover ? .formSheet : style
    }

    /// What a popover is made of unless it has a colour.
    var popoverMaterial: Material { hasCards ? .popover : Material(.extraLight) }

    /// Whether what lies behind a popover becomes darker.
    var dimsBehindPopovers: Bool { !hasCards }

    /// Where a popover points when no source rectangle was given.
    package var defaultSourceRect: CGRect { hasCards ? .null : .zero }

    /// Whether arrow and page keys scroll; since iOS 17.
    var scrollsWithKeys: Bool { hasCards }

    /// Whether the view of a table view controller is loaded below the status bar, as that of no other controller is.
    var insetsTableControllers: Bool { !hasCards }

    /// Whether the status bar is a window at the level `statusBar`, so that the app's windows from that level on cover it.
    /// Later it is the system's, in front of every window.
    package var hasStatusBarWindow: Bool { !hasCards }

    /// Whether a key that edits text does so before a key command takes it.
    var prefersTextToKeyCommands: Bool { hasCards }
}
