import UIKit

extension Notification.Name {
    static let libraryDidChange = Notification.Name("LibraryDidChange")
    static let noteWasAdded = Notification.Name("NoteWasAdded")
}

/// The books and notes of the user. Interested objects observe it, or listen to its notifications.
class Library: NSObject {
    @objc dynamic private(set) var unreadCount = 0
    @objc dynamic var fontScale: CGFloat = 1

    private(set) var books: [Book] = []
    private(set) var notes: [Note] = []
    private var progress: [Book.ID: Float] = [:]
    private var favorites: Set<Book.ID> = []
    private var finished: Set<Book.ID> = []

    func load(from bundle: Bundle) {
        guard let url = bundle.url(forResource: "Books", withExtension: "json") else {
            assertionFailure("Books.json is missing in the bundle")
            return
        }
        do {
            books = try JSONDecoder().decode([Book].self, from: Data(contentsOf: url))
        } catch {
            assertionFailure("Books.json: \(error)")
        }
        for (index, book) in books.prefix(3).enumerated() { progress[book.id] = [0.4, 0.1, 0.75][index] }
        if let book = books.first {
            notes = ["first", "second", "third"].map {
                Note(bookID: book.id, text: NSLocalizedString("note.\($0)", comment: "Sample note"))
            }
        }
        updateUnreadCount()
    }

    func book(withID id: Book.ID) -> Book? { books.first { $0.id == id } }
    func progress(of book: Book) -> Float { progress[book.id] ?? 0 }
    func isFavorite(_ book: Book) -> Bool { favorites.contains(book.id) }
    func isFinished(_ book: Book) -> Bool { finished.contains(book.id) }
    var booksInProgress: [Book] { books.filter { (progress[$0.id] ?? 0) > 0 && !finished.contains($0.id) } }

    func setProgress(_ value: Float, of book: Book) {
        progress[book.id] = max(value, progress(of: book))
        postChange()
    }

    func toggleFavorite(_ book: Book) {
        if favorites.remove(book.id) == nil { favorites.insert(book.id) }
        postChange()
    }

    func toggleFinished(_ book: Book) {
        if finished.remove(book.id) == nil { finished.insert(book.id) }
        postChange()
    }

    func remove(_ book: Book) {
        books.removeAll { $0 == book }
        postChange()
    }

    func books(matching text: String) -> [Book] {
        let needle = text.trimmingCharacters(in: .whitespaces)
        guard !needle.isEmpty else { return books }
        return books.filter {
            $0.title.localizedCaseInsensitiveContains(needle) || $0.author.localizedCaseInsensitiveContains(needle)
        }
    }

    // MARK: Notes

    func addNote(_ text: String, to book: Book, quietly: Bool = false) {
        notes.append(Note(bookID: book.id, text: text))
        NotificationCenter.default.post(name: .noteWasAdded, object: self, userInfo: ["quietly": quietly])
    }

    func setNotes(_ notes: [Note]) { self.notes = notes }

    func toggleFlag(_ id: Note.ID) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].isFlagged.toggle()
    }

    func removeNotes(_ ids: Set<Note.ID>) { notes.removeAll { ids.contains($0.id) } }

    private func postChange() {
        updateUnreadCount()
        NotificationCenter.default.post(name: .libraryDidChange, object: self)
    }

    private func updateUnreadCount() {
        unreadCount = books.filter { $0.isNew && !finished.contains($0.id) }.count
    }
}
