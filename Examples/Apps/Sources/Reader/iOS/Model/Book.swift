import UIKit

struct Book: Codable, Hashable, Identifiable {
    struct Chapter: Codable, Hashable {
        let title: String
        let paragraphs: [String]
    }

    let id: String
    let title: String
    let author: String
    let genre: Genre
    let cover: String
    let isNew: Bool
    let chapters: [Chapter]

    enum Genre: String, Codable, CaseIterable {
        case fiction, nature, travel

        var title: String {
            switch self {
            case .fiction: return NSLocalizedString("genre.fiction", comment: "Name of a shelf")
            case .nature: return NSLocalizedString("genre.nature", comment: "Name of a shelf")
            case .travel: return NSLocalizedString("genre.travel", comment: "Name of a shelf")
            }
        }

        var symbolName: String {
            switch self {
            case .fiction: return "book"
            case .nature: return "sun.max"
            case .travel: return "map"
            }
        }
    }

    static func == (lhs: Book, rhs: Book) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Note: Hashable, Identifiable {
    let id = UUID()
    let bookID: Book.ID
    var text: String
    var isFlagged = false
}
