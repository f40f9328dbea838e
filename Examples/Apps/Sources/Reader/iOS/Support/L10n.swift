import Foundation

enum L10n {
    static let home = NSLocalizedString("tab.home", comment: "Tab")
    static let shelves = NSLocalizedString("tab.shelves", comment: "Tab")
    static let notes = NSLocalizedString("tab.notes", comment: "Tab")
    static let continueReading = NSLocalizedString("home.continue", comment: "Header of a section")
    static let featured = NSLocalizedString("home.featured", comment: "Header of a section")
    static let search = NSLocalizedString("home.search", comment: "Placeholder of the search bar")
    static let favorite = NSLocalizedString("action.favorite", comment: "Adds a book to the favorites")
    static let unfavorite = NSLocalizedString("action.unfavorite", comment: "Removes a book from the favorites")
    static let finished = NSLocalizedString("action.finished", comment: "Marks a book as read")
    static let share = NSLocalizedString("action.share", comment: "Opens the share sheet")
    static let remove = NSLocalizedString("action.remove", comment: "Removes a book")
    static let flag = NSLocalizedString("action.flag", comment: "Flags a note")
    static let textSize = NSLocalizedString("reading.textSize", comment: "Button")
    static let contents = NSLocalizedString("reading.contents", comment: "Title of the table of contents")
    static let addNote = NSLocalizedString("reading.addNote", comment: "Item of the menu of a chapter")

    static func bookCount(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("books.count", comment: "Number of books"), count)
    }

    static func percent(_ progress: Float) -> String {
        String(format: NSLocalizedString("home.percent", comment: "Progress of a book"), Int((progress * 100).rounded()))
    }
}
