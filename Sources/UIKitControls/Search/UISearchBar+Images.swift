import CoreGraphics
import UIKitCore

/// Images in place of the system's, and positions.
extension UISearchBar {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that clears the text.
        case clear
        /// The button with a book.
        case bookmark
        /// The button for the list of results.
        case resultsList
    }

    // MARK: The bar

    /// The image behind the bar as it is now.
    var shownBackgroundImage: UIImage? {
        let withPrompt = prompt == nil ? nil : backgroundImage(for: .any, barMetrics: .defaultPrompt)
        return withPrompt ?? backgroundImage
    }

    // MARK: The scope buttons

    func customizationDidChange() {
        searchTextField.customization = parts.customization
        setNeedsLayout()
    }
}

extension UIOffset {
    /// The offset with 0 for lengths that are not finite.
    var finite: UIOffset {
        UIOffset(horizontal: horizontal.isFinite ? horizontal : 0, vertical: vertical.isFinite ? vertical : 0)
    }
}
