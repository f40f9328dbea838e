import CoreGraphics
import UIKitCore

/// The prompt above the field, and the button at the end of the empty field.
extension UISearchBar {
    /// The height of the prompt; 0 without one. Points.
    var promptHeight: CGFloat {
        prompt == nil ? 0 : parts.prompt.font.lineHeight.rounded(.up) + SearchMetrics.promptMargin
    }

    /// Shows the button of the field with its images.
    func updateFieldButton() {
        let icon = parts.buttonIcon
        if icon != .resultsList { parts.button.isSelected = false }
        searchTextField.endButton = icon == nil ? nil : parts.button
        guard let icon else { return }
        let images = parts.customization.icons[icon]
        let symbol = icon == .bookmark ? "book" : "list.bullet"
        parts.button.setImage(images?[exactly: .normal] ?? UIImage(systemName: symbol), for: .normal)
        for state in [UIControl.State.highlighted, .disabled, .selected] {
            parts.button.setImage(images?[exactly: state], for: state)
        }
        parts.button.accessibilityLabel =
            icon == .bookmark ? SystemText.bookmarks.localized : SystemText.searchResults.localized
    }

    /// Calls the delegate for the button of the field.
    func userDidTapFieldButton() {
        guard let delegate, let icon = parts.buttonIcon else { return }
        if icon == .bookmark {
            Trace.note(delegate, callback: "searchBarBookmarkButtonClicked(_:)")
            delegate.searchBarBookmarkButtonClicked(self)
        } else {
            Trace.note(delegate, callback: "searchBarResultsListButtonClicked(_:)")
            delegate.searchBarResultsListButtonClicked(self)
        }
    }
}
