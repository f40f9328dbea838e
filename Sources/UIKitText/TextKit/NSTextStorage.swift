import UIFoundation
import UIKitCore

/// An attributed text that tells its layout managers and its delegate about edits.
///
/// A subclass with a storage of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`.
open class NSTextStorage: NSMutableAttributedString {
    /// What an edit changed.
    public struct EditActions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// The actions with this raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before an edit is processed. The object is the storage.
    public class var willProcessEditingNotification: Notification.Name {
        Notification.Name("NSTextStorageWillProcessEditingNotification")
    }
    /// Posted after an edit was processed. The object is the storage.
    public class var didProcessEditingNotification: Notification.Name {
        Notification.Name("NSTextStorageDidProcessEditingNotification")
    }

    /// Told about edits. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// What the edits since the last processing changed.
    open private(set) var editedMask: EditActions = []
    /// The range that has changed, in the text as it is now; location `NSNotFound` without changes.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How much longer the text has become, in UTF-16 units.
    open private(set) var changeInLength = 0
    private var editingDepth = 0

    /// An empty text.
    public init() { super.init(string: "") }
    /// A text without attributes.
    public override init(string: String) { super.init(string: string) }
    /// A text with the same attributes everywhere.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    /// A copy of a text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// A text from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a layout manager, which lays the text out from now on.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        onMainActor { aLayoutManager.didMove(to: $0) }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.remove(at: index)
        MainActor.assumeIsolated { aLayoutManager.didMove(to: nil) }
    }

    // MARK: Editing

    /// Begins a group of edits, which are processed together.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends a group of edits. The end of the outermost one processes them.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        processIfNeeded()
    }

    /// Records an edit: `editedRange` is the range in the text before it, which has become `delta` units longer.
    /// Outside of a group, the edit is processed at once.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if self.editedMask.isEmpty {
            self.editedRange = new
        } else {
            let old = self.editedRange
            let low = min(old.location, new.location)
            let oldEnd = NSMaxRange(old)
            // The end of the earlier edits moves with an edit before it.
            let moved = oldEnd >= NSMaxRange(editedRange) ? oldEnd + delta : oldEnd
            self.editedRange = NSRange(location: low, length: max(moved, NSMaxRange(new)) - low)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        processIfNeeded()
    }

    /// Attributed strings are not isolated, but texts with a layout are edited on the main actor.
    private func onMainActor(_ body: @MainActor (NSTextStorage) -> Void) {
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { body(storage) }
    }

    private func processIfNeeded() {
        if editingDepth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Tells the delegate and the layout managers about the edits. Called when they are complete.
    open func processEditing() {
        let center = NotificationCenter.default
        // Edits of the delegate belong to the same processing.
        editingDepth += 1
        center.post(name: Self.willProcessEditingNotification, object: self)
        onMainActor { storage in
            storage.delegate?.textStorage(
                storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        center.post(name: Self.didProcessEditingNotification, object: self)
        onMainActor { storage in
            storage.delegate?.textStorage(
                storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        editingDepth -= 1
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        onMainActor { storage in
            for manager in storage.layoutManagers {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }

    /// Does nothing: attributes are always complete.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Changes

    /// Whether a change inside another one is being made, which reports only once.
    private var isChanging = false

    /// Whether the range is in the text; otherwise a misuse.
    private func verify(_ range: NSRange) -> Bool {
        if range.location >= 0, range.length >= 0, NSMaxRange(range) <= length { return true }
        let message = "NSTextStorage: range {\(range.location), \(range.length)} out of bounds; length \(length)"
        MainActor.assumeIsolated { misuse(message, raises: true) }
        return false
    }

    private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
        guard !isChanging else { return body() }
        guard verify(range) else { return }
        isChanging = true
        let before = length
        body()
        isChanging = false
        edited(mask, range: range, changeInLength: length - before)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard mayKeepText else {
            return change([.editedCharacters, .editedAttributes], range) {
                super.replaceCharacters(in: range, with: attrString)
            }
        }
        group(range) {
            replaceCharacters(in: range, with: attrString.string)
            let all = NSRange(location: 0, length: attrString.length)
            attrString.enumerateAttributes(in: all) { attributes, part, _ in
                let replacedRange = NSRange(location: range.location + part.location, length: part.length)
                setAttributes(attributes, range: replacedRange)
            }
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        guard mayKeepText else {
            return change(.editedCharacters, range) { super.deleteCharacters(in: range) }
        }
        group(range) { replaceCharacters(in: range, with: "") }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        guard mayKeepText else {
            return change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
        }
        updateAttributes(in: range) { $0[name] = value }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        guard mayKeepText else {
            return change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
        }
        updateAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        guard mayKeepText else {
            return change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
        }
        updateAttributes(in: range) { $0[name] = nil }
    }

    // MARK: Subclasses with a text of their own

    /// Whether a subclass may keep the text: everything else then goes through the four members that it overrides.
    private var mayKeepText: Bool { type(of: self) != NSTextStorage.self }

    /// Makes several changes of `range` that are processed together.
    private func group(_ range: NSRange, _ body: () -> Void) {
        guard verify(range) else { return }
        beginEditing()
        body()
        endEditing()
    }

    private func updateAttributes(in range: NSRange, _ update: (inout [NSAttributedString.Key: Any]) -> Void) {
        group(range) {
            var offset = range.location
            while offset < NSMaxRange(range) {
                var run = NSRange(location: offset, length: 1)
                var attributes = attributes(at: offset, effectiveRange: &run)
                update(&attributes)
                let end = min(max(NSMaxRange(run), offset + 1), NSMaxRange(range))
                setAttributes(attributes, range: NSRange(location: offset, length: end - offset))
                offset = end
            }
        }
    }

    open override var length: Int { mayKeepText ? string.utf16.count : super.length }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard mayKeepText else { return super.attribute(attrName, at: location, effectiveRange: range) }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        guard mayKeepText else {
            return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        var run = NSRange(location: location, length: 1)
        let attributes = attributes(at: location, effectiveRange: &run)
        range?.pointee = NSIntersectionRange(run, rangeLimit)
        return attributes
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        guard mayKeepText else {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        return attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard mayKeepText, verify(range) else { return super.attributedSubstring(from: range) }
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        var offset = range.location
        while offset < NSMaxRange(range) {
            var run = NSRange(location: offset, length: 1)
            let attributes = attributes(at: offset, longestEffectiveRange: &run, in: range)
            let end = max(NSMaxRange(run), offset + 1)
            part.setAttributes(attributes, range: NSRange(location: offset - range.location, length: end - offset))
            offset = end
        }
        return part
    }
}

/// Told about the edits of a text. Every method is optional.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before an edit is processed. Characters and attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before the layout is updated. Attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
