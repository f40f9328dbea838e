import UIKitCore

/// The emoji of the drawn keyboard: their page, the search, and those that were typed lately.
@MainActor final class EmojiKeyboard {
    /// Called with the emoji that is typed.
    var onChoose: (String) -> Void = { _ in }
    /// Called when the shown category has changed, and when the field is tapped or left.
    var onCategoryChange: () -> Void = {}
    var onBeginSearch: () -> Void = {}
    var onEndSearch: () -> Void = {}

    private let era: SystemEra
    private var recents = RecentEmoji()
    /// The text by which emoji are searched; nil while they are not.
    private(set) var query: String?
    /// The category at the leading edge of the page.
    private(set) var category = EmojiCategory.people

    init(era: SystemEra) { self.era = era }

    /// Whether the page has a field that searches.
    var isSearchable: Bool { era.searchesEmoji }

    private var catalog: EmojiCatalog { EmojiCatalog.catalog(of: era) }

    // MARK: The page

    /// The page's emoji. Those typed lately come first.
    func makeGrid(isTablet: Bool) -> EmojiGridView {
        let grid = EmojiGridView(isTablet: isTablet)
        connect(grid)
        grid.onCategoryChange = { [weak self] category in
            guard let self, category != self.category else { return }
            self.category = category
            onCategoryChange()
        }
        let catalog = catalog
        let all = EmojiCategory.allCases.map { category in
            EmojiGridView.Section(
                category: category, emoji: category == .recents ? recents.emoji : catalog.emoji[category] ?? [])
        }
        let sections = all.filter { !$0.emoji.isEmpty }
        category = sections.first?.category ?? .people
        grid.show(sections)
        return grid
    }

    private func connect(_ grid: EmojiGridView) {
        grid.textOfEmoji = { [weak self] in self?.recents.text(of: $0) ?? $0.text }
        grid.onChoose = { [weak self] emoji, tone in
            guard let self else { return }
            let text = tone ?? recents.text(of: emoji)
            recents.remember(text, of: emoji)
            onChoose(text)
        }
    }

    // MARK: Search

    func makeSearchBar() -> EmojiSearchBar {
        let bar = EmojiSearchBar()
        connect(bar.results)
        bar.onBegin = { [weak self] in self?.onBeginSearch() }
        bar.onEnd = { [weak self] in self?.onEndSearch() }
        return bar
    }

    func beginSearch() { query = "" }

    func endSearch() { query = nil }

    /// Types into the field.
    func type(_ text: String) { query = query.map { $0 + text } }

    func deleteBackward() { query = query.map { String($0.dropLast()) } }

    /// The emoji that the query finds.
    var found: [Emoji] { query.map(catalog.search) ?? [] }
}
