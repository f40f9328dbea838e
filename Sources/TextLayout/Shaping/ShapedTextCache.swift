/// The recently shaped texts of the process. Used only while the font library is locked.
final class ShapedTextCache: @unchecked Sendable {
    /// The cache of the process.
    static let shared = ShapedTextCache()

    /// The maximum length in bytes and number of texts of each tier. A cached text takes about 100 bytes for each of
    /// its own bytes (chosen: the total stays below 150 MB). Longer texts are shaped at each layout.
    private static let tiers = [
        (longest: 100, count: 4_096), (longest: 2_000, count: 256), (longest: 100_000, count: 4),
    ]

    /// Shaped texts by length: many short ones as in labels and cells, few long ones.
    private var texts = ShapedTextCache.tiers.map { BoundedCache<JoinedText, ShapedText>(limit: $0.count) }

    /// The cached shaping result for `joinedText`, or the result of `shape`, which is then cached.
    ///
    /// - Parameter access: Shows that the library is locked, which also protects the cache.
    func shaped(
        _ joinedText: JoinedText, with access: FontLibrary.LockedAccess, _ shape: () -> ShapedText
    ) -> ShapedText {
        let length = joinedText.text.utf8.count
        guard let tier = Self.tiers.firstIndex(where: { length <= $0.longest }) else { return shape() }
        if let known = texts[tier][joinedText] { return known }
        let text = shape()
        texts[tier][joinedText] = text
        return text
    }
}
