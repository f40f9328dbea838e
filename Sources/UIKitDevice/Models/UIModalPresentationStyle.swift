/// The style of a presentation: its size, and what it covers.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses: a sheet since iOS 13, full screen before.
    case automatic = -2
    /// No adaptation. Only as an answer of an adaptive presentation's delegate.
    case none = -1
    /// Covers the screen; the presenter's view is removed.
    case fullScreen = 0
    /// The other styles: sheets, presentations in the current context, custom ones, and popovers.
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up, flips, fades, or curls the page; the page curl is drawn as a fade.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIModalPresentationStyle {
    /// The style's name in dumps and scripts.
    package var name: String {
        switch self {
        case .automatic: "automatic"
        case .none: "none"
        case .fullScreen: "fullScreen"
        case .pageSheet: "pageSheet"
        case .formSheet: "formSheet"
        case .currentContext: "currentContext"
        case .custom: "custom"
        case .overFullScreen: "overFullScreen"
        case .overCurrentContext: "overCurrentContext"
        case .popover: "popover"
        }
    }

    /// Whether a presentation of this style removes the presenter's view.
    package var coversPresenter: Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
        }
    }

    /// Whether a presentation of this style is limited to the controller that defines the context.
    package var isContextual: Bool {
        switch self {
        case .currentContext, .overCurrentContext: true
        case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover: false
        }
    }
}
