import UIKit

extension GalleryPage {
    /// The guide example: a button with a popover anchored to a rectangle inside it.
    static let popoverGuide = GalleryPage(
        id: "popover-guide", title: "Popover guide", summary: "A button, and a popover with an arrow",
        group: .overlays, symbol: "text.bubble", tint: .systemBlue,
        tour: ["tap \"Show popover\"", "settle"]
    ) { PopoverPage() }
}
