import CoreGraphics
import InterfaceDocuments
import UIKitContainers
import UIKitControls
import UIKitCore

/// Bars and their items, and gesture recognizers.
extension AttributeSetter {
    func applyToolbar(to bar: UIToolbar) {
        if let value = named("barStyle", Names.barStyles) { bar.barStyle = value }
        if let value = flag("translucent") { bar.isTranslucent = value }
        if let value = color("barTintColor") { bar.barTintColor = value }
        if isComplete, let items = element.child("items") {
            bar.items = items.children.compactMap { graph.object(of: $0) as? UIBarButtonItem }
        }
    }

    func applyNavigationBar(to bar: UINavigationBar) {
        if let value = named("barStyle", Names.barStyles) { bar.barStyle = value }
        if let value = flag("translucent") { bar.isTranslucent = value }
        if let value = flag("largeTitles") { bar.prefersLargeTitles = value }
        if let value = color("barTintColor") { bar.barTintColor = value }
        if let value = element.value("titleTextAttributes") { bar.titleTextAttributes = textAttributes(value) }
        if let value = element.value("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = textAttributes(value)
        }
        if let value = element.value("standardAppearance") { bar.standardAppearance = navigationAppearance(value) }
        if let value = element.value("scrollEdgeAppearance") { bar.scrollEdgeAppearance = navigationAppearance(value) }
        if let value = element.value("compactAppearance") { bar.compactAppearance = navigationAppearance(value) }
        if isComplete, let items = element.child("items") {
            bar.items = items.children.compactMap { graph.object(of: $0) as? UINavigationItem }
        }
    }

    private func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let value = element.value("fontDescription").flatMap({ graph.font(of: $0) }) { result[.font] = value }
        if let value = element.value("textColor").flatMap({ graph.color(of: $0) }) { result[.foregroundColor] = value }
        return result
    }

    private func navigationAppearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
        let result = UINavigationBarAppearance()
        configure(result, element)
        if let value = element.value("titleTextAttributes") { result.titleTextAttributes = textAttributes(value) }
        if let value = element.value("largeTitleTextAttributes") {
            result.largeTitleTextAttributes = textAttributes(value)
        }
        return result
    }

    private func configure(_ appearance: UIBarAppearance, _ element: InterfaceElement) {
        if let value = element.value("backgroundColor").flatMap({ graph.color(of: $0) }) {
            appearance.backgroundColor = value
        }
        if let value = element.value("shadowColor").flatMap({ graph.color(of: $0) }) { appearance.shadowColor = value }
    }

    func applyTabBar(to bar: UITabBar) {
        if let value = named("barStyle", Names.barStyles) { bar.barStyle = value }
        if let value = flag("translucent") { bar.isTranslucent = value }
        if let value = color("barTintColor") { bar.barTintColor = value }
        if let value = color("unselectedItemTintColor") { bar.unselectedItemTintColor = value }
        if let value = element.value("standardAppearance") {
            let appearance = UITabBarAppearance()
            configure(appearance, value)
            bar.standardAppearance = appearance
        }
        if isComplete, let items = element.child("items") {
            bar.items = items.children.compactMap { graph.object(of: $0) as? UITabBarItem }
        }
    }

    func applySearchBar(to bar: UISearchBar) {
        if let value = text("text") { bar.text = value }
        if let value = text("placeholder") { bar.placeholder = value }
        if let value = text("prompt") { bar.prompt = value }
        let styles: [String: UISearchBar.Style] = [
            "minimal": .minimal, "prominent": .prominent, "default": .default,
        ]
        if let value = named("searchBarStyle", styles) { bar.searchBarStyle = value }
        if let value = named("barStyle", Names.barStyles) { bar.barStyle = value }
        if let value = flag("translucent") { bar.isTranslucent = value }
        if let value = color("barTintColor") { bar.barTintColor = value }
        if let value = flag("showsCancelButton") { bar.showsCancelButton = value }
        if let value = flag("showsBookmarkButton") { bar.showsBookmarkButton = value }
        if let titles = element.child("scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children.enumerated().map { index, title in
                graph.file.localized("scopeButtonTitles[\(index)]", of: element) ?? title.text
            }
        }
        if let value = flag("showsScopeBar") { bar.showsScopeBar = value }
        if let traits = element.value("textInputTraits") { InputTraits(traits).apply(to: bar) }
    }

    // MARK: Items

    private func applyBarItem(to item: UIBarItem) {
        if let value = text("title") { item.title = value }
        if let value = image("image") { item.image = value }
        if let value = flag("enabled") { item.isEnabled = value }
        if let value = integer("tag") { item.tag = value }
        if let value = insets("imageInsets") { item.imageInsets = value }
        if let value = element.value("accessibilityConfiguration")?["identifier"] {
            item.accessibilityIdentifier = value
        }
    }

    func applyBarButton(to item: UIBarButtonItem) {
        applyBarItem(to: item)
        let styles: [String: UIBarButtonItem.Style] = ["plain": .plain, "done": .done, "bordered": .plain]
        if let value = named("style", styles) { item.style = value }
        if let value = number("width") { item.width = value }
        if let value = color("tintColor") { item.tintColor = value }
        let view = element.value("customView") ?? element.child("view")
        if let view = view.flatMap({ graph.object(of: $0) }) as? UIView { item.customView = view }
    }

    func applyTabItem(to item: UITabBarItem) {
        if let name = element["systemItem"], let system = SystemItems.tabs[name] {
            let model = UITabBarItem(tabBarSystemItem: system, tag: integer("tag") ?? 0)
            (item.title, item.image, item.selectedImage) = (model.title, model.image, model.selectedImage)
        }
        applyBarItem(to: item)
        if let value = image("selectedImage") { item.selectedImage = value }
        if let value = text("badgeValue") { item.badgeValue = value }
        if let value = color("badgeColor") { item.badgeColor = value }
    }

    func applyNavigationItem(to item: UINavigationItem) {
        if let value = text("title") { item.title = value }
        if let value = text("prompt") { item.prompt = value }
        if let value = text("backButtonTitle") { item.backButtonTitle = value }
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
            "always": .always, "never": .never, "automatic": .automatic,
        ]
        if let value = named("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = value }
        if let value = flag("hidesBackButton") { item.hidesBackButton = value }
        if let value = flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
        func button(_ key: String) -> UIBarButtonItem? {
            element.value(key).flatMap { graph.object(of: $0) } as? UIBarButtonItem
        }
        func buttons(_ name: String) -> [UIBarButtonItem]? {
            element.child(name)?.children.compactMap { graph.object(of: $0) as? UIBarButtonItem }
        }
        if let value = button("backBarButtonItem") { item.backBarButtonItem = value }
        if let value = button("leftBarButtonItem") { item.leftBarButtonItem = value }
        if let value = button("rightBarButtonItem") { item.rightBarButtonItem = value }
        if let value = buttons("leftBarButtonItems") { item.leftBarButtonItems = value }
        if let value = buttons("rightBarButtonItems") { item.rightBarButtonItems = value }
        if let view = element.value("titleView").flatMap({ graph.object(of: $0) }) as? UIView { item.titleView = view }
    }

    // MARK: Gestures

    func applyGesture(to gesture: UIGestureRecognizer) {
        if let value = flag("enabled") { gesture.isEnabled = value }
        if let value = flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = value }
        if let value = flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = value }
        if let value = flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = value }
        switch gesture {
        case let gesture as UITapGestureRecognizer:
            if let value = integer("numberOfTapsRequired"), value > 0 { gesture.numberOfTapsRequired = value }
            if let value = integer("numberOfTouchesRequired"), value > 0 { gesture.numberOfTouchesRequired = value }
        case let gesture as UISwipeGestureRecognizer:
            let names: [(String, UISwipeGestureRecognizer.Direction)] = [
                ("right", .right), ("left", .left), ("up", .up), ("down", .down),
            ]
            let chosen = names.filter { element.value("direction")?[$0.0] == "YES" || element["direction"] == $0.0 }
            if !chosen.isEmpty { gesture.direction = UISwipeGestureRecognizer.Direction(chosen.map(\.1)) }
        case let gesture as UIPanGestureRecognizer:
            if let value = integer("minimumNumberOfTouches"), value > 0 { gesture.minimumNumberOfTouches = value }
            if let value = integer("maximumNumberOfTouches"), value > 0 { gesture.maximumNumberOfTouches = value }
        case let gesture as UILongPressGestureRecognizer:
            if let value = number("minimumPressDuration") { gesture.minimumPressDuration = Double(value) }
            if let value = number("allowableMovement") { gesture.allowableMovement = value }
        default: break
        }
    }
}

/// The items that the system draws, by the names in files.
@MainActor enum SystemItems {
    /// A plain item, or one that the system draws.
    static func barButton(of element: InterfaceElement) -> UIBarButtonItem {
        guard let item = element["systemItem"].flatMap({ barButtons[$0] }) else { return UIBarButtonItem() }
        return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    }

    private static let barButtons: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
        "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
    static let tabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
