import Foundation

struct Errand {
    var title: String
    var place: String
    var isDone = false
}

final class ErrandStore {
    static let shared = ErrandStore()

    var errands = [
        Errand(title: "Bread", place: "Bakery"), Errand(title: "Stamps", place: "Post office"),
        Errand(title: "Keys", place: "Locksmith", isDone: true),
    ]
}
