/// The emulated system version, with every difference between the versions.
package enum SystemEra: String, CaseIterable, Sendable {
    case iOS11 = "11.4"
    case iOS12 = "12.4"
    case iOS17 = "17.5"
    case iOS18 = "18.2"

    /// The era of the current system; iOS 17 without one.
    @MainActor static var current: SystemEra { UIKitSystem.current?.era ?? .iOS17 }

    /// The value of `UIDevice.systemVersion`.
    package var version: String { rawValue }

    /// The era of a version such as `17.5`; nil for one that is not emulated.
    package init?(version: String) {
        self.init(rawValue: version)
    }

    /// Whether this is iOS 13 or later: card sheets, dark mode, presentation delegates, popover content below the
    /// arrow.
    package var isIOS13OrLater: Bool {
        switch self {
        case .iOS11, .iOS12: false
        case .iOS17, .iOS18: true
        }
    }

    /// Whether the system can be dark; before iOS 13 every screen is light.
    package var supportsDarkStyle: Bool { isIOS13OrLater }

    /// Whether `UIViewController.shouldAutorotate` has an effect, as before iOS 16.
    var consultsShouldAutorotate: Bool {
        switch self {
        case .iOS11, .iOS12: true
        case .iOS17, .iOS18: false
        }
    }

    /// The style that `UIModalPresentationStyle.automatic` resolves to.
    package var automaticStyle: UIModalPresentationStyle {
        switch self {
        case .iOS11, .iOS12: .fullScreen
        case .iOS17: .pageSheet
        case .iOS18: .formSheet
        }
    }

    /// The style of a popover or sheet in compact width when the delegate does not choose one.
    package func compactStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        guard isIOS13OrLater else { return .fullScreen }
        return style == .popover ? .formSheet : style
    }

    /// The material of a popover without a background color.
    var popoverMaterial: Material { isIOS13OrLater ? .popover : Material(.extraLight) }

    /// Whether the content behind a popover is dimmed.
    var dimsBehindPopovers: Bool { !isIOS13OrLater }

    /// The rectangle that a popover points at when no source rectangle is set.
    package var defaultSourceRect: CGRect { isIOS13OrLater ? .null : .zero }

    /// Whether arrow and page keys scroll, as since iOS 17.
    var scrollsWithKeys: Bool { isIOS13OrLater }

    /// Whether the view of a table view controller starts below the status bar, unlike other controllers' views.
    var insetsTableControllers: Bool { !isIOS13OrLater }

    /// Whether the status bar is a window at the level `statusBar`, which app windows from that level on cover.
    /// Later, it is in front of every window.
    package var hasStatusBarWindow: Bool { !isIOS13OrLater }

    /// Whether a text-editing key edits text before key commands are tried.
    var prefersTextToKeyCommands: Bool { isIOS13OrLater }
}
