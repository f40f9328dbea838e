import CoreGraphics
import Testing
import UIKitCore
import UIKitLists
import VelariumTesting

@MainActor @Suite struct ReuseQueueTests {
    private let device = TestDevice(.iPhone14)
    private let queue = ReuseQueue<Page>()
    private let key = ReuseKey(identifier: "page")

    private func dequeue(_ key: ReuseKey, for path: IndexPath? = nil) -> Page? {
        queue.dequeue(key, for: path) { _ in Page(key.identifier) }
    }

    @Test func viewsAreMadeOnlyOfRegisteredClasses() {
        #expect(dequeue(key) == nil)

        queue.register(Page.self, for: key)
        #expect(dequeue(key) != nil)
        queue.register(nil, for: key)

        #expect(dequeue(key) == nil)
        #expect(queue.createdCount == 1)
    }

    @Test func aRecycledViewIsPreparedAndUsedBeforeANewOne() throws {
        queue.register(Page.self, for: key)
        let page = try #require(dequeue(key))

        queue.enqueue(page)

        #expect(dequeue(key) === page && page.preparationCount == 1)
        #expect(dequeue(key) !== page && queue.createdCount == 2)
    }

    @Test func viewsOfOtherKindsAndWithoutIdentifierAreNotReused() throws {
        queue.enqueue(Page("page"), kind: "cover")
        queue.enqueue(Page(nil))

        #expect(dequeue(key) == nil)
        #expect(dequeue(ReuseKey(kind: "cover", identifier: "page")) != nil)
    }

    @Test func aClassThatIsNoCellIsRefused() {
        device.recordsMisuses = true

        queue.registerCell(UILabel.self, for: key, as: Page.self)

        #expect(dequeue(key) == nil)
        #expect(device.misuses.first?.message.contains("is not a subclass of Page") == true)
    }

    @Test func theCellThatIsConfiguredAgainIsDequeuedForItsItemOnly() {
        let shown = (0..<2).map { _ in Page("page") }
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        var pairs: [(old: Page, new: Page)] = []

        queue.reconfigure(paths) {
            $0.item < 2 ? shown[$0.item] : nil
        } configure: { path in
            #expect(dequeue(key, for: paths[2]) == nil)
            #expect(dequeue(ReuseKey(kind: "cover", identifier: "page"), for: path) == nil)
            return dequeue(key, for: path)
        } finish: { _, old, new in
            pairs.append((old, new))
        }

        #expect(pairs.count == 2)
        #expect(pairs.allSatisfy { $0.old === $0.new } && pairs.map { $0.old } == shown)
        #expect(dequeue(key, for: paths[0]) == nil)
    }
}

private final class Page: UIView, ReusableView {
    let reuseIdentifier: String?
    private(set) var preparationCount = 0

    init(_ identifier: String?) {
        reuseIdentifier = identifier
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func prepareForReuse() { preparationCount += 1 }
}
