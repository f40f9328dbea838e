import Samples
import UIKit

/// One screen of the gallery.
public struct GalleryPage: Sendable {
    /// The section of the index that lists a page.
    public enum Group: String, CaseIterable, Sendable {
        /// A page for each of the described systems.
        case systems = "Five systems"
        /// Popovers, dialogs, sheets and other presentations.
        case overlays = "Overlays"
        /// Animations, transitions and scrolling.
        case motion = "Motion"
        /// Layers, materials and colors.
        case appearance = "Appearance"
        /// Text and symbols.
        case text = "Text and symbols"
        /// Controls, gestures, layout and devices.
        case system = "System"
    }

    /// The identifier on the command line and in `gallery:ID` URLs: lower case, words joined by hyphens, unique.
    public let id: String
    /// The title in the index and in the navigation bar.
    public let title: String
    /// A short description. The index shows it below the title.
    public let summary: String
    /// The section of the index.
    public let group: Group
    /// The name of the SF Symbol in the index.
    public let symbol: String
    /// The color behind the symbol.
    public let tint: UIColor
    /// The script lines that bring the page into the state of its picture. Empty: the picture shows the page as it
    /// opens.
    public let tour: [String]
    /// Whether the page needs a tablet. The gallery shows it on one.
    public let needsTablet: Bool
    /// Creates the page's controller. Alone in a window, its view fills the window.
    public let makeController: @MainActor @Sendable () -> UIViewController

    init(
        id: String, title: String, summary: String, group: Group, symbol: String, tint: UIColor, tour: [String] = [],
        needsTablet: Bool = false,
        makeController: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.group = group
        self.symbol = symbol
        self.tint = tint
        self.tour = tour
        self.needsTablet = needsTablet
        self.makeController = makeController
    }

    /// The pages of the index, in order.
    static let listed: [GalleryPage] =
        SystemSample.allCases.map(\.page) + [
            popoverGuide,
            popoverLab,
            popoverBarItems, popoverBackground, popoverNested, popoverList,
            legacyPopover, hiddenPrimaryPopover,
            popoverView,
            modalPresentation,
            alerts, sheets, menus, sharing,
            readyMade,
            dialogs, bottomSheet, coordinator, liveAnchors, morph, theme, keyboardLab,
            presentationStyles, screenTransitions, segues, storyboard, adaptivity,
            curves, springs, dynamics, transitions, particles,
            gestures, scrolling,
            pointer,
            layers, materials, colors,
            controls, pickers, search, buttonConfigurations, listContent, rowActions, collections, containers, bars,
            autoLayout, text, textEntry, symbols, keyboards, devices,
        ]

    /// Every page, in the order of the tour: the index first.
    public static let all: [GalleryPage] = [index] + listed

    /// The page with this `id`, or nil. Case-sensitive.
    public static func named(_ id: String) -> GalleryPage? {
        all.first { $0.id == id }
    }
}
