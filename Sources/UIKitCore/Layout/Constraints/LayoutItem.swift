/// An item of constraints: a view or a layout guide.
@MainActor protocol LayoutItem: NSObject {
    /// The item, when it is a view.
    var viewItem: UIView? { get }
    /// The item, when it is a guide.
    var guideItem: UILayoutGuide? { get }
    /// The view itself, or the view that owns the guide; nil for a guide without owner.
    var layoutHost: UIView? { get }
    /// The item's state in Auto Layout. Created on first access.
    var layoutRecord: LayoutRecord { get }
    /// The creation order of views and guides; lower values are older.
    var creationOrder: UInt32 { get }
}

/// Numbers views and guides in the order of their creation.
@MainActor enum CreationOrder {
    private static var last: UInt32 = 0

    static func next() -> UInt32 {
        last &+= 1
        return last
    }
}

extension LayoutItem {
    /// The name in logs: `UIView:0x600000c041c0`, with the text of a label or button, or the identifier of a guide.
    var logName: String {
        if let guide = guideItem {
            let name = "\(guide.logTypeName):\(NSObject.address(of: guide))"
            return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'"
        }
        guard let text = viewItem?.textForLogs, !text.isEmpty else { return NSObject.shortName(self) }
        let isLong = text.count > NSLayoutConstraint.longestTextInLogs
        return "\(NSObject.shortName(self))'\(text.prefix(NSLayoutConstraint.longestTextInLogs))\(isLong ? "..." : "")'"
    }
}

extension NSLayoutConstraint {
    /// The number of characters of a view's text in a log.
    fileprivate static let longestTextInLogs = 25
}

extension NSObject {
    /// The type without its module, and the address.
    static func shortName(_ object: NSObject) -> String {
        "\(type(of: object)):\(address(of: object))"
    }

    static func address(of object: AnyObject) -> String {
        "0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))"
    }
}

/// The state of an item in Auto Layout.
@MainActor class LayoutRecord {
    /// The active constraints that refer to the item.
    var referencingConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The item's variables in its tree's engine.
    var box: LayoutBox?
}

/// One side of a constraint: an attribute of an item, or a distance between attributes of two items.
struct LayoutOperand {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// The item that a distance is measured from; nil for an attribute.
    private(set) weak var start: (any LayoutItem)?
    let startAttribute: NSLayoutConstraint.Attribute

    /// - Parameter item: Nil for an invalid item, whose constraint never becomes active.
    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        startAttribute = .notAnAttribute
    }

    /// The distance from `start` to `end`, two positions on the same axis.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        self.start = start.item
        startAttribute = start.attribute
    }

    var isDistance: Bool { startAttribute != .notAnAttribute }
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }
    /// Whether the operand is a position on the horizontal axis.
    var isHorizontalPosition: Bool { kind == .position && attribute.axis == .horizontal }

    /// The items that still exist.
    var items: [any LayoutItem] { [item, start].compactMap { $0 } }

    /// Whether an item of the operand was deallocated.
    var hasLostItem: Bool { item == nil || (isDistance && start == nil) }

    @MainActor var description: String {
        let end = "\(item?.logName ?? "(null)").\(attribute.name)"
        return isDistance ? "(\(end) - \(start?.logName ?? "(null)").\(startAttribute.name))" : end
    }
}
