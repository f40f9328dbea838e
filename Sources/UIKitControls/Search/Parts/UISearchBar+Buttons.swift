import CoreGraphics
import UIKitCore

/// The prompt above the field, and the button at the end of the empty field.
extension UISearchBar {
    /// A line of text above the field. Default nil.
    public var prompt: String? {
        get { parts.prompt.text }
        set {
            guard newValue != prompt else { return }
            parts.prompt.text = newValue
            parts.prompt.isHidden = newValue == nil
            heightDidChange()
        }
    }

    /// The height of the prompt; 0 without one. Points.
    var promptHeight: CGFloat {
        prompt == nil ? 0 : parts.prompt.font.lineHeight.rounded(.up) + SearchMetrics.promptMargin
    }

    /// Whether a button with a book is at the end of the field while it is empty. Default false.
    public var showsBookmarkButton: Bool {
        get { parts.showsBookmarks }
        set {
            parts.showsBookmarks = newValue
            updateFieldButton()
        }
    }

    /// Whether a button for the list of results is at the end of the field while it is empty, in place of the bookmarks.
    /// Default false.
    public var showsSearchResultsButton: Bool {
        get { parts.showsResults }
        set {
            parts.showsResults = newValue
            updateFieldButton()
        }
    }

    /// Whether the button for the list of results looks selected. Default false.
    public var isSearchResultsButtonSelected: Bool {
        get { parts.button.isSelected && parts.showsResults }
        set {
            guard parts.showsResults else { return }
            parts.button.isSelected = newValue
        }
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
