import UIKit

/// One screen of the gallery.
public struct GalleryPage: Sendable {
    /// What the command line and `gallery:ID` call it: lower case, words joined by hyphens, unique.
    public let id: String
    /// What a person calls it.
    public let title: String
    /// The script lines that bring the page into the state worth a picture. Empty: the picture shows the page as it
    /// opens.
    public let tour: [String]
    /// Makes the page. Its view fills the window from (0, 0).
    public let makeController: @MainActor @Sendable () -> UIViewController

    /// Every page, in the order of the list and of the tour; never empty.
    public static let all: [GalleryPage] = [popoverGuide]

    /// The page called `id`, nil when there is none. Case counts.
    public static func named(_ id: String) -> GalleryPage? {
        all.first { $0.id == id }
    }
}
