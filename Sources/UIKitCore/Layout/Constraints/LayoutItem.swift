/// What constraints can be about: a view or a layout guide.
@MainActor protocol LayoutItem: NSObject {
    /// The item, when it is a view.
    var viewItem: UIView? { get }
    /// The item, when it is a guide.
    var guideItem: UILayoutGuide? { get }
    /// The view itself, or the view that has the guide; nil for a guide without one.
    var layoutHost: UIView? { get }
    /// What the constraints that mention the item left with it; made when first asked for.
    var layoutRecord: LayoutRecord { get }
    /// The smaller, the earlier the item was made.
    var layoutAge: UInt32 { get }
}

/// Counts the views and guides that are made.
@MainActor enum LayoutAge {
    private static var last: UInt32 = 0

    static func next() -> UInt32 {
        last &+= 1
        return last
    }
}

extension LayoutItem {
    /// As in logs: `UIView:0x600000c041c0`, with the text of what shows one and the identifier of a guide behind it.
    var layoutName: String {
        if let guide = guideItem {
            let name = "\(guide.nameInLogs):\(NSObject.address(of: guide))"
            return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'"
        }
        guard let text = shownText, !text.isEmpty else { return NSObject.shortName(self) }
        let isLong = text.count > NSLayoutConstraint.longestTextInLogs
        return "\(NSObject.shortName(self))'\(text.prefix(NSLayoutConstraint.longestTextInLogs))\(isLong ? "..." : "")'"
    }

    /// What people know a label or button by.
    private var shownText: String? {
        guard let view = viewItem else { return nil }
        return (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    }
}

extension NSLayoutConstraint {
    /// Letters of a view's text that a log shows.
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

/// What the constraints in force left with an item.
@MainActor class LayoutRecord {
    /// The constraints in force that mention the item.
    var mentions: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The item's numbers in the engine of its tree.
    var box: LayoutBox?
}

/// One side of a constraint: an attribute of an item, or the distance between attributes of two items.
struct LayoutOperand {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// What the distance is counted from; nil when it is no distance.
    private(set) weak var start: (any LayoutItem)?
    let startAttribute: NSLayoutConstraint.Attribute

    /// - Parameter item: Nil for what is no item: a constraint with it never gets active.
    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        startAttribute = .notAnAttribute
    }

    /// The distance to `end` from `start`, both positions on one axis.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        self.start = start.item
        startAttribute = start.attribute
    }

    var isDistance: Bool { startAttribute != .notAnAttribute }
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }
    /// Whether the operand is an edge, a line or a center on the horizontal axis.
    var isPositionAcross: Bool { kind == .position && attribute.axis == .horizontal }

    /// The items still alive.
    var items: [any LayoutItem] { [item, start].compactMap { $0 } }

    /// Whether an item that the operand was made with is gone.
    var hasLostItem: Bool { item == nil || (isDistance && start == nil) }

    @MainActor var description: String {
        let end = "\(item?.layoutName ?? "(null)").\(attribute.name)"
        return isDistance ? "(\(end) - \(start?.layoutName ?? "(null)").\(startAttribute.name))" : end
    }
}
