import UIKitCore

/// The numbers of sections and items, as the data source gave them.
package enum ListCounts {
    /// The number of items of each section. A negative count is a misuse and counts as 0.
    @MainActor package static func load(
        sections: Int, nouns: ListNouns, items: (_ section: Int) -> Int
    ) -> [Int] {
        (0..<nonNegative(sections, "sections")).map { section in
            nonNegative(items(section), "\(nouns.items) in section \(section)")
        }
    }

    @MainActor private static func nonNegative(_ count: Int, _ what: String) -> Int {
        if count < 0 {
            misuse("The data source returned \(count) as the number of \(what); it must not be negative.", raises: true)
        }
        return max(0, count)
    }
}
