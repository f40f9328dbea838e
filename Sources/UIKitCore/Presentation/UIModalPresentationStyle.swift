/// How a presented controller covers what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIModalPresentationStyle {
    /// The style's name in Swift, as dumps and scripts say it.
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

    /// Whether the presenter's view goes away under a presentation of this style.
    var coversPresenter: Bool {
        switch self {
        case .fullScreen, .currentContext: true
        case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
        }
    }

    /// Whether a presentation of this style stays within the controller that defines the context.
    var isContextual: Bool {
        switch self {
        case .currentContext, .overCurrentContext: true
        case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover: false
        }
    }
}
