import UIKit

/// A presentation style and its Swift name.
struct PresentedStyle {
    let name: String
    let style: UIModalPresentationStyle

    static let all = [
        PresentedStyle(name: "fullScreen", style: .fullScreen), PresentedStyle(name: "pageSheet", style: .pageSheet),
        PresentedStyle(name: "formSheet", style: .formSheet),
        PresentedStyle(name: "currentContext", style: .currentContext),
        PresentedStyle(name: "overFullScreen", style: .overFullScreen),
        PresentedStyle(name: "overCurrentContext", style: .overCurrentContext),
        PresentedStyle(name: "popover", style: .popover), PresentedStyle(name: "custom", style: .custom),
    ]

    /// Whether the content behind is visible where the presented view is transparent.
    var isTransparent: Bool { style == .overFullScreen || style == .overCurrentContext }
}
