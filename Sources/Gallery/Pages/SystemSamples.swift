public import Samples
import UIKit

extension SystemSample {
    /// The page of a described system, with the same source as `Examples/Systems`.
    public var page: GalleryPage {
        GalleryPage(
            id: "sample-\(rawValue)", title: title, summary: summary, group: .systems, symbol: symbol,
            tint: .systemIndigo, tour: ["tap \"\(firstButton)\"", "settle"], needsTablet: self == .classic
        ) { makeController() }
    }

    private var symbol: String {
        switch self {
        case .guide: "text.bubble"
        case .classic: "ipad"
        case .view: "bubble.left"
        case .modal: "rectangle.portrait"
        case .dialogs: "macwindow"
        }
    }

    /// What the tour taps.
    private var firstButton: String {
        switch self {
        case .guide: "Show popover"
        case .classic: "Details of this place"
        case .view: "All posts"
        case .modal: "Show a card"
        case .dialogs: "Question, medium and matched"
        }
    }
}
