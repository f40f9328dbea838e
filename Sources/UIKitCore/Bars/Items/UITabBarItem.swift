import CoreGraphics
import UIFoundation

/// An item of a tab bar: a title, an image and a badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// An item whose title and image are the system's.
    public enum SystemItem: Int, Sendable {
        /// More tabs.
        case more
        /// Favorites of the user.
        case favorites
        /// What the editors feature.
        case featured
        /// The best rated.
        case topRated
        /// What was used recently.
        case recents
        /// People.
        case contacts
        /// What was done before.
        case history
        /// Bookmarks.
        case bookmarks
        /// A search.
        case search
        /// Downloads.
        case downloads
        /// The newest.
        case mostRecent
        /// What was viewed most.
        case mostViewed
    }

    private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and images for the unselected and the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    }

    /// The image while selected. Default nil: `image`.
    open var selectedImage: UIImage? {
        didSet { observers.notify() }
    }
    /// The text in the badge beside the image; an empty text gives an empty badge. Default nil: no badge.
    open var badgeValue: String? {
        didSet { observers.notify() }
    }
    /// The background of the badge. Default nil: that of the appearance, which is red.
    open var badgeColor: UIColor? {
        didSet {
            noteAppearance(.badgeColor, \UITabBarItem.badgeColor, badgeColor)
            observers.notify()
        }
    }
    /// The offset of the title, in points. Default zero: that of the appearance.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            observers.notify()
        }
    }
    /// What the tab bar keeps for this item: its appearances. Setting it updates the bar.
    package var appearances = TabBarItemAppearances() { didSet { observers.notify() } }

    /// Sets the attributes of the badge's text for `state`.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance(.badgeTextAttributes, for: state.rawValue) { (target: UITabBarItem) in
            target.setBadgeTextAttributes(textAttributes, for: state)
        }
        badgeAttributes[state.rawValue] = textAttributes
        observers.notify()
    }

    /// The attributes of the badge's text set for exactly this state; nil when none were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}

extension UITabBarItem.SystemItem {
    /// The title in the device's language.
    @MainActor fileprivate var title: String {
        switch self {
        case .more: SystemText.more.localized
        case .favorites: SystemText.favorites.localized
        case .featured: SystemText.featured.localized
        case .topRated: SystemText.topRated.localized
        case .recents: SystemText.recents.localized
        case .contacts: SystemText.contacts.localized
        case .history: SystemText.history.localized
        case .bookmarks: SystemText.bookmarks.localized
        case .search: SystemText.search.localized
        case .downloads: SystemText.downloads.localized
        case .mostRecent: SystemText.mostRecent.localized
        case .mostViewed: SystemText.mostViewed.localized
        }
    }

    fileprivate var image: UIImage? {
        switch self {
        case .more: UIImage(systemName: "ellipsis")
        case .favorites, .featured, .topRated: UIImage(systemName: "star.fill")
        case .recents, .history, .mostRecent: UIImage(systemName: "clock.fill")
        case .contacts: UIImage(systemName: "person.crop.circle")
        case .bookmarks: UIImage(systemName: "book.fill")
        case .search: UIImage(systemName: "magnifyingglass")
        case .downloads: UIImage(systemName: "arrow.down.circle")
        case .mostViewed: UIImage(systemName: "list.number")
        }
    }
}

/// The appearances of a tab bar with an item selected; nil for the bar's own.
package struct TabBarItemAppearances {
    package var standard: UIBarAppearance?
    /// While the content ends above the bar.
    package var scrollEdge: UIBarAppearance?
}
