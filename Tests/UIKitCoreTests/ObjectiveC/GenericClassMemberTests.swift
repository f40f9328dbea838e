import ObjectiveCSupport
import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

private class Shelf<Item>: UIView {
    var label: String? = "shelf"
    var tidyCount = 0
    func tidy() { tidyCount += 1 }
}

// What `velarium-port` writes for a generic class.
extension Shelf: _GenericClassMembers {
    nonisolated public static var _memberOwner: AnyClass { Shelf.self }
    nonisolated public static func _createMembers() {
        _ = Selector("tidy", { (target: Shelf) in { target.tidy() } })
        _KeyValueProperties.add(
            "label", of: Shelf.self, { $0.label }, { _KeyValueProperties.set(&$0.label, to: $1) })
    }
}

private final class BookShelf: Shelf<Int> {}

/// Methods and properties of generic classes, which have no class before their type arguments are known.
@MainActor @Suite struct GenericClassMemberTests {
    private let device = TestDevice()

    @Test func methodsOfEachSetOfTypeArgumentsAreFoundByName() {
        _ = device.application
        let books = BookShelf()
        let words = Shelf<String>()

        books.perform(Selector("tidy"))
        words.perform(Selector("tidy"))
        words.perform(Selector("tidy"))

        #expect(books.tidyCount == 1 && words.tidyCount == 2)
        #expect(books.responds(to: Selector("tidy")) && !UIView().responds(to: Selector("tidy")))
    }

    @Test func propertiesAreReadAndSetByName() {
        _ = device.application
        let books = BookShelf()

        books.setValue("books", forKey: "label")

        #expect(books.label == "books")
        #expect(Shelf<Bool>().value(forKey: "label") as? String == "shelf")
    }
}
