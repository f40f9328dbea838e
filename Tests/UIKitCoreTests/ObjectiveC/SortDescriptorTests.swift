import Foundation
import ObjectiveCSupport
import Testing
import QuartzCore
import UIKitCore

@MainActor @Suite struct SortDescriptorTests {
    private func layers(_ values: [(String, Any?)]) -> NSArray {
        values.map { name, value in
            let layer = CALayer()
            layer.name = name
            layer.setValue(value, forKey: "rank")
            return layer
        } as NSArray
    }

    /// The names of the layers, sorted by `rank`.
    private func names(_ layers: NSArray, ascending: Bool = true) -> [String?] {
        names(of: layers.sortedArray(using: [NSSortDescriptor(key: "rank", ascending: ascending)]))
    }

    private func names(of layers: [Any]) -> [String?] { layers.map { ($0 as? CALayer)?.name } }

    @Test func objectsAreSortedByPropertiesWithNames() {
        let layers = layers([("b", 2), ("a", 10), ("c", nil)])

        #expect(names(layers) == ["c", "b", "a"])
        #expect(names(layers, ascending: false) == ["a", "b", "c"])
    }

    @Test func textsAndDatesAreCompared() {
        let texts = layers([("1", "b"), ("2", "a")])
        let dates = layers([("1", Date(timeIntervalSince1970: 2)), ("2", Date(timeIntervalSince1970: 1))])

        for values in [texts, dates] {
            #expect(names(values) == ["2", "1"])
        }
    }

    @Test func aComparatorDecidesAndSeesWhatIsMissing() {
        let layers = layers([("a", 1), ("b", nil), ("c", 3)])
        let descriptor = NSSortDescriptor(key: "rank", ascending: true) { first, _ in
            first is NSNull ? .orderedDescending : .orderedSame
        }

        #expect(names(of: layers.sortedArray(using: [descriptor])).last == "b")
    }

    @Test func objectsAreSortedThemselvesWithoutAKey() {
        let numbers = [3, 1, 2] as NSArray

        let sorted = numbers.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])

        #expect(sorted.map { ($0 as? NSNumber)?.intValue } == [1, 2, 3])
    }
}
