import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

/// What apps put on pasteboards and read from them.
@MainActor @Suite struct UIPasteboardTests {
    private let device = TestDevice()
    private let board = UIPasteboard.general
    private let link = URL(string: "https://example.org/a")!

    private var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func eachKindOfValueReplacesTheContent() {
        board.string = "text"
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors && board.numberOfItems == 1)

        board.url = link
        #expect(
            board.url == link && board.hasURLs && board.string == "https://example.org/a"
                && board.types == ["public.url"])

        board.image = image
        #expect(board.hasImages && board.image?.size == CGSize(width: 4, height: 4) && board.string == nil)

        board.color = .blue
        #expect(board.hasColors && board.color == .blue && board.image == nil)

        board.items = []
        #expect(board.numberOfItems == 0 && board.color == nil && board.types.isEmpty)
    }

    @Test(arguments: [
        ("42.5", [UIPasteboard.DetectionPattern.number, .probableWebSearch]), (" 7 ", [.number, .probableWebSearch]),
        ("https://example.org/a?b=1", [.probableWebURL]), ("example.org", [.probableWebURL]),
        ("mailto:me@example.org", [.probableWebSearch]), ("me@example.org", [.probableWebSearch]),
        ("version 1.5", [.probableWebSearch]), ("two\nlines", []), ("", []), ("inf", [.probableWebSearch]),
    ])
    func patternsOfATextAreDetected(text: String, expected: [UIPasteboard.DetectionPattern]) throws {
        board.string = text
        var found: Set<UIPasteboard.DetectionPattern>?

        board.detectPatterns(for: [.number, .probableWebURL, .probableWebSearch]) { found = try? $0.get() }
        #expect(found == nil)
        device.advance(by: 0.1)

        #expect(found == Set(expected))
    }

    @Test func valuesAreDetectedForEachItem() {
        board.strings = ["12", "example.org", "words"]
        var values: [[UIPasteboard.DetectionPattern: Any]] = []
        var all: [UIPasteboard.DetectionPattern: Any] = [:]

        board.detectValues(for: [.number, .probableWebURL], inItemSet: nil) { values = (try? $0.get()) ?? [] }
        board.detectValues(for: [.number, .probableWebURL]) { all = (try? $0.get()) ?? [:] }
        device.advance(by: 0.1)

        #expect(values.map { $0[.number] as? Double } == [12, nil, nil])
        #expect(values.map { $0[.probableWebURL] as? String } == [nil, "example.org", nil])
        #expect(all[.number] as? Double == 12 && all[.probableWebURL] as? String == "example.org")
    }

    @Test func severalValuesAreSeveralItems() {
        board.strings = ["one", "two"]
        #expect(board.numberOfItems == 2 && board.strings == ["one", "two"] && board.string == "one")

        board.images = [image, image]
        #expect(board.images?.count == 2)

        board.colors = [.red, .blue]
        #expect(board.colors == [.red, .blue])

        board.urls = [link, link]
        #expect(board.urls == [link, link] && board.strings?.count == 2)
    }

    @Test func anItemHasSeveralRepresentations() throws {
        board.setItems([["public.utf8-plain-text": "plain", "org.example.rich": Data([1, 2])]])
        board.addItems([[UIPasteboard.typeAutomatic: link]])

        #expect(board.string == "plain" && board.types == ["org.example.rich", "public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "org.example.rich") == Data([1, 2]))
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("plain".utf8))
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "plain")
        #expect(board.value(forPasteboardType: "public.png") == nil)
        #expect(
            board.contains(pasteboardTypes: ["org.example.rich"]) && !board.contains(pasteboardTypes: ["public.url"]))
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
        #expect(board.types(forItemSet: IndexSet([1, 9])) == [["public.url"]])
        #expect(board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 1)))
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
        #expect(board.values(forPasteboardType: "public.url", inItemSet: nil)?.first as? URL == link)
        #expect(board.data(forPasteboardType: "public.url", inItemSet: nil) == [Data("https://example.org/a".utf8)])
        #expect(board.items.count == 2)
    }

    @Test func dataOfATypeIsReadAsItsKind() throws {
        let png = try #require(image.pngData())

        board.setData(png, forPasteboardType: "public.png")
        #expect(board.image?.size == CGSize(width: 4, height: 4))

        board.setData(Data("text".utf8), forPasteboardType: "public.plain-text")
        #expect(board.string == "text")

        board.setValue("https://example.org", forPasteboardType: "public.url")
        #expect(board.url == URL(string: "https://example.org"))

        board.setData(Data([0xFF, 0xFE]), forPasteboardType: "public.text")
        #expect(board.string == nil && board.data(forPasteboardType: "public.text") == Data([0xFF, 0xFE]))
    }

    @Test func theDesktopReceivesAllTextsAndReplacesAll() {
        let host = device.system.host
        board.items = [[UIPasteboard.typeAutomatic: "one"], [UIPasteboard.typeAutomatic: image], ["public.url": link]]
        #expect(host.clipboardText == "one\nhttps://example.org/a")
        let count = board.changeCount

        host.clipboardText = "from outside"

        #expect(board.changeCount == count + 1 && board.items.count == 1)
        #expect(board.string == "from outside" && !board.hasImages)
    }

    @Test func eachChangeIsCountedAndPosted() {
        final class Log: @unchecked Sendable {
            var entries: [String] = []
        }
        let log = Log()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
            let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
            log.entries.append("+\(added) -\(removed)")
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let count = board.changeCount

        board.color = .red
        board.setValue("a", forPasteboardType: "public.text")

        #expect(board.changeCount == count + 2)
        #expect(
            log.entries == [
                "+[\"com.apple.uikit.color\"] -[]", "+[\"public.text\"] -[\"com.apple.uikit.color\"]",
            ])
    }

    @Test func anAppHasPasteboardsOfItsOwn() throws {
        let name = UIPasteboard.Name("org.example.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let own = try #require(UIPasteboard(name: name, create: true))
        board.string = "general"

        own.string = "own"

        #expect(UIPasteboard(name: name, create: false)?.string == "own" && board.string == "general")
        #expect(own.name == name && !own.isPersistent && board.isPersistent && board.name == .general)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
        UIPasteboard.remove(withName: name)
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard(name: name, create: false) == nil && board.string == "general")
    }

    @Test func expiredItemsAreRemoved() {
        let text = [["public.text": "a"]]
        board.setItems(text, options: [.expirationDate: Date.distantFuture, .localOnly: true])
        #expect(board.string == "a")

        board.setItems(text, options: [.expirationDate: Date.distantPast])

        #expect(board.string == nil && board.numberOfItems == 0 && device.system.host.clipboardText == nil)
    }
}
