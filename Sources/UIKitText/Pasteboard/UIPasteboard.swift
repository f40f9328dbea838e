import CoreGraphics
import UIFoundation
import UIKitCore

/// Items that the user copies and pastes, each a text, URL, image, color or data in one or several representations.
///
/// In a desktop window, the texts and URLs of the general pasteboard are on the desktop's clipboard, one in each line. All
/// else stays in this app.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// The pasteboard called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The pasteboard called `rawValue`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard for cut, copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option for the items of a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// The option called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether the items stay on this device. They always do.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private let storage: PasteboardStorage

    /// The pasteboard for cut, copy and paste.
    open class var general: UIPasteboard { pasteboards.general }

    private static var pasteboards: Pasteboards {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIPasteboard requires a running app or a TestDevice. Create one first.")
        }
        return system.pasteboards
    }

    init(_ storage: PasteboardStorage) {
        self.storage = storage
        super.init()
    }

    /// The app's pasteboard with this name. It is created when there is none and `create` is true; otherwise nil.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let storage = UIPasteboard.pasteboards.storage(of: pasteboardName, create: create) else { return nil }
        self.init(storage)
    }

    /// A new pasteboard of the app with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        let storage = pasteboards.createWithUniqueName()
        return UIPasteboard(storage)
    }

    /// Forgets a pasteboard of the app with its content. The general one stays.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard let storage = pasteboards.remove(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(storage))
    }

    /// The name.
    open var name: UIPasteboard.Name { Name(storage.name) }
    /// Whether the content outlives the app: the general pasteboard's does.
    open var isPersistent: Bool { name == .general }
    /// How often the content has changed, as observed by this app.
    open var changeCount: Int {
        _ = storage.items
        return storage.changeCount
    }

    // MARK: Items

    var content: [PasteboardItem] { storage.items }

    /// The items, each with its values by type. Setting them replaces the content.
    open var items: [[String: Any]] {
        get { content.map(\.representations) }
        set { setItems(newValue) }
    }
    /// The number of items.
    open var numberOfItems: Int { content.count }

    /// Replaces the content. With `expirationDate` it is removed at that date; `localOnly` changes nothing, as the content
    /// is never sent to another device.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        replace(items.map(item), expirationDate: options[.expirationDate] as? Date)
    }

    /// Adds items behind the others.
    open func addItems(_ items: [[String: Any]]) { replace(content + items.map(item)) }

    private func item(_ representations: [String: Any]) -> PasteboardItem {
        PasteboardItem(representations, automaticType: UIPasteboard.typeAutomatic)
    }

    private func replace(_ items: [PasteboardItem], expirationDate: Date? = nil) {
        let before = Set(content.flatMap(\.types))
        storage.replace(with: items, expirationDate: expirationDate)
        let after = Set(items.flatMap(\.types))
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ])
    }

    private func values<Value>(_ kind: KeyPath<PasteboardItem, Value?>) -> [Value]? {
        let found = content.compactMap { $0[keyPath: kind] }
        return found.isEmpty ? nil : found
    }

    private func replace(with values: [Any]?, _ kind: PasteboardItem.Kind) {
        replace((values ?? []).map { PasteboardItem($0, kind) })
    }

    // MARK: Texts, URLs, images and colors

    /// The first text; nil for none. A URL counts as its text. Setting it replaces the content.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts of the items; nil for none. Setting them replaces the content.
    open var strings: [String]? {
        get { values(\.text) }
        set { replace(with: newValue, .text) }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }

    /// The first URL; nil for none. A text with a scheme counts as a URL. Setting it replaces the content.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The URLs of the items; nil for none. Setting them replaces the content.
    open var urls: [URL]? {
        get { values(\.url) }
        set { replace(with: newValue, .url) }
    }
    /// Whether there is a URL.
    open var hasURLs: Bool { urls != nil }

    /// The first image; nil for none. Setting it replaces the content.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The images of the items; nil for none. Setting them replaces the content.
    open var images: [UIImage]? {
        get { values(\.image) }
        set { replace(with: newValue, .image) }
    }
    /// Whether there is an image.
    open var hasImages: Bool { images != nil }

    /// The first color; nil for none. Setting it replaces the content.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colors of the items; nil for none. Setting them replaces the content.
    open var colors: [UIColor]? {
        get { values(\.color) }
        set { replace(with: newValue, .color) }
    }
    /// Whether there is a color.
    open var hasColors: Bool { colors != nil }

    // MARK: Types

    /// The types of the first item.
    open var types: [String] { content.first?.types ?? [] }

    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The value of a type in the first item; nil for none.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        content.first?.representations[pasteboardType]
    }

    /// The value of a type in the first item as data; nil for none, and for objects that are neither texts, URLs nor images.
    open func data(forPasteboardType pasteboardType: String) -> Data? { content.first?.data(pasteboardType) }

    /// Replaces the content with one item of one value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Replaces the content with one item of data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// The types of each item in the set.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet).map(\.types) }

    /// Whether each item in the set has one of the types. False without items.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = items(in: itemSet)
        return !items.isEmpty && items.allSatisfy { !Set($0.types).isDisjoint(with: pasteboardTypes) }
    }

    /// The indexes of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(content.indices.filter { !Set(content[$0].types).isDisjoint(with: pasteboardTypes) })
    }

    /// The values of a type in the items of the set.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet).compactMap { $0.representations[pasteboardType] }
    }

    /// The values of a type as data, in the items of the set.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet).compactMap { $0.data(pasteboardType) }
    }

    // MARK: Detection

    /// Looks for patterns in the texts of the pasteboard. `completionHandler` gets those that were found, before the next
    /// layout.
    open func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
    ) {
        detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) }
    }

    /// Looks for patterns in the texts of these items, one set for each; nil for all items.
    open func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: itemSet) { completionHandler($0.map { $0.map { Set($0.keys) } }) }
    }

    /// Looks for patterns in the texts of the pasteboard. `completionHandler` gets the first match of each, before the next
    /// layout: a `Double` for numbers, otherwise the text without spaces around it.
    open func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: nil) { result in
            completionHandler(
                result.map { $0.reduce(into: [:]) { all, next in all.merge(next) { first, _ in first } } })
        }
    }

    /// Looks for patterns in the texts of these items; nil for all items. The values are those of
    /// `detectValues(for:completionHandler:)`, one dictionary for each item.
    open func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[UIPasteboard.DetectionPattern: Any]], any Error>) -> Void
    ) {
        detect(patterns, in: itemSet) { completionHandler(.success($0)) }
    }
}

/// The pasteboards of an app.
@MainActor final class Pasteboards: SystemService {
    let general: UIPasteboard
    private var named: [UIPasteboard.Name: PasteboardStorage] = [:]

    init(system: UIKitSystem) {
        let host = system.host
        let storage = PasteboardStorage(
            name: UIPasteboard.Name.general.rawValue,
            clipboard: (read: { host.clipboardText }, write: { host.clipboardText = $0 }))
        general = UIPasteboard(storage)
        named[.general] = storage
    }

    func storage(of name: UIPasteboard.Name, create: Bool) -> PasteboardStorage? {
        if let known = named[name] { return known }
        guard create else { return nil }
        let storage = PasteboardStorage(name: name.rawValue)
        named[name] = storage
        return storage
    }

    /// Removes a pasteboard and returns it; nil for the general one and unknown names.
    func remove(_ name: UIPasteboard.Name) -> PasteboardStorage? {
        name == .general ? nil : named.removeValue(forKey: name)
    }

    /// A pasteboard with a name that no other has.
    func createWithUniqueName() -> PasteboardStorage {
        let name = UIPasteboard.Name("UIPasteboard-\(UUID().uuidString)")
        let storage = PasteboardStorage(name: name.rawValue)
        named[name] = storage
        return storage
    }
}

extension UIKitSystem {
    fileprivate var pasteboards: Pasteboards { service(Pasteboards.self) }
}
