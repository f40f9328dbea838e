import CoreGraphics
import UIKitCore

/// What an app has set for the images and positions of a search bar.
struct SearchBarCustomization {
    /// The images of the icons.
    var icons: [UISearchBar.Icon: PerState<UIImage>] = [:]
    /// How far the icons are moved, in points.
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
    /// How far the text is moved in the field, in points.
    var textOffset = UIOffset.zero
    /// How far the field is moved in the bar, in points.
    var fieldOffset = UIOffset.zero
    /// The images behind the text.
    var fieldBackgrounds = PerState<UIImage>()
    /// The images behind the bar.
    var backgrounds: [BackgroundKey: UIImage] = [:]

    /// Where a background image is used.
    struct BackgroundKey: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }
}

/// The subviews of a search bar around its field: the prompt, the images behind the bar, and the button in the field.
@MainActor final class SearchBarParts {
    let prompt = UILabel()
    let background = UIImageView()
    let scopeBackground = UIImageView()
    /// The lines above and below the system's background, outside of it as those of other bars.
    let hairlines = [UIView(), UIView()]
    var customization = SearchBarCustomization()
    var showsBookmarks = false
    var showsResults = false

    /// The button at the end of the empty field.
    let button = UIButton(type: .custom)

    init() {
        prompt.textAlignment = .center
        prompt.font = .systemFont(ofSize: SearchMetrics.promptFontSize)
        prompt.textColor = .label
        prompt.isHidden = true
        for view in [background, scopeBackground] {
            view.isUserInteractionEnabled = false
            view.isHidden = true
        }
        for line in hairlines {
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
        }
        button.tintColor = .secondaryLabel
        button.frame.size = CGSize(width: SearchMetrics.buttonSide, height: SearchMetrics.buttonSide)
    }

    /// The icon of the button in the field; nil for no button. The results list wins over the bookmarks.
    var buttonIcon: UISearchBar.Icon? { showsResults ? .resultsList : showsBookmarks ? .bookmark : nil }
}
