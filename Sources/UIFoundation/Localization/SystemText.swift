/// A text of the system itself, such as the title of a Cancel button or what VoiceOver says for a sheet's grabber.
///
/// `SystemText.cancel.string(in: .german)` is "Abbrechen". Views and controllers write `SystemText.cancel.localized`,
/// which is the text in the device's language. A text with a `%1` takes arguments: `SystemText.pageOfPages.localized(1, 3)`.
package enum SystemText: CaseIterable, Sendable {
    // Buttons.
    case ok, cancel, done, edit, save, add, close, back, delete, share, search, refresh, stop, undo, redo, more,
        moreInfo
    case compose, reply, organize, bookmarks, camera, play, pause, rewind, fastForward, pageCurl
    // Tabs.
    case favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed
    // Edit menus.
    case cut, copy, paste, select, selectAll, bold, italic, underline, replace, lookUp, translate, shareWithEllipsis
    // Accessibility labels and values.
    case dismissPopup, dismissMenu, sheetGrabber, collapsed, expanded, showSidebar, hideSidebar
    case clearText, searchResults, inProgress, loading, increment, decrement
    /// Arguments: the page from 1, and the number of pages.
    case pageOfPages
    // Date pickers.
    case today, time, hour, hours, minutes, previousMonth, nextMonth, showYearPicker, hideYearPicker, datePicker
    // Share sheets.
    case saveToFiles, plainText, link, image, folder
    /// Argument: the number of items.
    case itemCount
    /// Argument: the folder.
    case cannotSave

    /// The text in `language`, with `%1`, `%2` … replaced by the arguments in order.
    package func string(in language: SystemLanguage, _ arguments: any CustomStringConvertible...) -> String {
        string(in: language, arguments: arguments)
    }

    /// The text in `language`, with `%1`, `%2` … replaced by `arguments` in order. An argument is never searched for
    /// placeholders.
    package func string(in language: SystemLanguage, arguments: [any CustomStringConvertible]) -> String {
        let pattern = translations[language]
        guard !arguments.isEmpty else { return pattern }
        var pieces = pattern.split(separator: "%", omittingEmptySubsequences: false)
        var text = String(pieces.removeFirst())
        for piece in pieces {
            guard let number = piece.first?.wholeNumberValue, arguments.indices.contains(number - 1) else {
                text += "%" + piece
                continue
            }
            text += arguments[number - 1].description + piece.dropFirst()
        }
        return text
    }
}
