import UIKit

/// One screen of the gallery.
public struct GalleryPage: Sendable {
    /// The part of the index that a page stands in.
    public enum Group: String, CaseIterable, Sendable {
        case overlays = "Overlays"
        case motion = "Motion"
        case look = "Look"
        case type = "Text and symbols"
        case system = "System"
    }

    /// What the command line and `gallery:ID` call it: lower case, words joined by hyphens, unique.
    public let id: String
    /// What a person calls it.
    public let title: String
    /// What the page shows, in a few words; the index has it below the title.
    public let summary: String
    public let group: Group
    /// The symbol in the index, and the colour behind it.
    public let symbol: String
    public let tint: UIColor
    /// The script lines that bring the page into the state worth a picture. Empty: the picture shows the page as it
    /// opens.
    public let tour: [String]
    /// Makes the page. Alone in a window, its view fills it from (0, 0).
    public let makeController: @MainActor @Sendable () -> UIViewController

    init(
        id: String, title: String, summary: String, group: Group, symbol: String, tint: UIColor, tour: [String] = [],
        makeController: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.group = group
        self.symbol = symbol
        self.tint = tint
        self.tour = tour
        self.makeController = makeController
    }

    /// What the index lists, in its order.
    static let listed: [GalleryPage] = [
        popoverGuide,
        popoverLab,
        popoverBarItems, popoverBackground, popoverNested, popoverList,
        popoverClassic, popoverSplitPane,
        popoverView,
        modalPresentation,
        readyMade,
        dialogs, bottomSheet,
        presentationStyles, screenTransitions, segues, adaptivity,
        curves, springs, transitions,
        gestures, scrolling,
        layers, materials, colours,
        controls, bars, autoLayout, text, symbols, devices,
    ]

    /// Every page, in the order of the list and of the tour: the index first.
    public static let all: [GalleryPage] = [index] + listed

    /// The page called `id`, nil when there is none. Case counts.
    public static func named(_ id: String) -> GalleryPage? {
        all.first { $0.id == id }
    }
}
