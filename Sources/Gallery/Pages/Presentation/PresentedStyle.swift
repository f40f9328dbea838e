import UIKit

/// A presentation style with its name in Swift.
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

    /// Whether what is behind shows through where the content is clear.
    var isSeenThrough: Bool { style == .overFullScreen || style == .overCurrentContext }
}
