import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitText

/// An element of the accessibility tree, or a container of some. It holds what was true when the tree was read.
@MainActor package final class AccessibilityNode {
    /// The view or `UIAccessibilityElement` that this is about.
    package let responder: UIResponder
    /// Whether the cursor stops here. A container is only around such nodes.
    package internal(set) var isElement: Bool
    /// What is inside, in the order of the view hierarchy, back to front.
    package internal(set) var children: [AccessibilityNode] = []
    /// The same in reading order.
    package internal(set) var orderedChildren: [AccessibilityNode] = []
    /// What is around; known when the whole tree is read.
    package internal(set) var surroundings = Surroundings()

    /// The name; nil without one. A row's is made of the texts inside.
    package internal(set) var label: String?
    package internal(set) var value: String?
    package let hint: String?
    package let traits: UIAccessibilityTraits
    package let identifier: String?
    /// A BCP 47 tag; nil for the user's language.
    package let language: String?
    /// In points of the screen, y down. Zero until `readFrame()`.
    package private(set) var frame = CGRect.zero
    package let containerType: UIAccessibilityContainerType
    package let textEntry: TextEntry?
    let arrangement: Arrangement
    /// The frame of the first element inside, kept inside of this container; decides where a container is in the order.
    var placeInOrder = CGRect.zero

    /// A field or view in which the user types.
    package struct TextEntry {
        package let isEditing: Bool
        package let isSecure: Bool
        package let isMultiline: Bool
    }

    /// How the children are ordered.
    enum Arrangement: Equatable {
        /// By their places: rows from the top, and in a row from the left, or from the right.
        case byPlace(isMirrored: Bool)
        /// As the app has listed them.
        case listed
    }

    init(_ responder: UIResponder, arrangement: Arrangement) {
        self.responder = responder
        self.arrangement = arrangement
        isElement = responder.isAccessibilityElement
        traits = responder.accessibilityTraits
        hint = responder.accessibilityHint.nonempty
        identifier = (responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        language = responder.accessibilityLanguage
        containerType = responder.accessibilityContainerType
        textEntry = TextEntry(of: responder)
        label = responder.accessibilityLabel.nonempty
        value = responder.accessibilityValue.nonempty
        if let field = responder as? UITextField {
            label = label ?? field.placeholder.nonempty
            if !field.hasText, value == field.placeholder { value = nil }
        }
        // UIKit's text views are elements, and its labels without a text are none.
        if responder is UITextView { isElement = true }
        if responder is UILabel, label == nil, value == nil { isElement = false }
    }

    /// Reads the frame. Only nodes that stay in the tree need it: it costs a conversion through all views around.
    func readFrame() {
        frame = responder.accessibilityFrame
        placeInOrder = frame
    }

    /// The label; for an unlabeled text entry the text in it; otherwise empty.
    package var name: String { label ?? (textEntry == nil ? nil : value) ?? "" }

    /// What it is, in one word.
    package var kind: ElementKind { ElementKind(of: self) }

    /// What the user can choose beside activating it.
    package var customActions: [UIAccessibilityCustomAction] { responder.accessibilityCustomActions ?? [] }
}

extension AccessibilityNode {
    /// Where an element is among others.
    package struct Surroundings {
        /// The nearest scroll view around it.
        package var scrollView: UIScrollView?
        /// Its number among the items of a segmented control or tab bar, from 1, and how many there are.
        package var position: (number: Int, count: Int)?
        /// Whether it is an item of a tab bar.
        package var isTab = false
        /// The table of data around it.
        var dataTable: (any UIAccessibilityContainerDataTable)?
        /// Which ends of the lists and landmarks around it this is.
        var ends: [SpokenWord] = []
    }

    /// Finds the surroundings of everything in this node.
    func findSurroundings() {
        var open = [(node: self, outer: Surroundings())]
        while let (node, outer) = open.popLast() {
            node.surroundings.scrollView = outer.scrollView
            node.surroundings.isTab = outer.isTab
            node.surroundings.dataTable = outer.dataTable
            let inner = Surroundings(
                scrollView: node.responder as? UIScrollView ?? outer.scrollView, isTab: node.traits.contains(.tabBar),
                dataTable: node.responder as? any UIAccessibilityContainerDataTable ?? outer.dataTable)
            if node.traits.contains(.tabBar) || node.responder is UISegmentedControl {
                let items = node.orderedChildren.filter(\.isElement)
                for (index, item) in items.enumerated() { item.surroundings.position = (index + 1, items.count) }
            }
            if [.list, .landmark].contains(node.containerType) {
                let isList = node.containerType == .list
                node.firstElement?.surroundings.ends.append(isList ? .listStart : .landmark)
                node.lastElement?.surroundings.ends.append(isList ? .listEnd : .landmarkEnd)
            }
            open += node.orderedChildren.map { ($0, inner) }
        }
    }

    /// The first element inside, in reading order; this one if it is an element itself.
    private var firstElement: AccessibilityNode? {
        var node: AccessibilityNode? = self
        while let open = node, !open.isElement { node = open.orderedChildren.first }
        return node
    }

    /// The last element inside, in reading order; this one if there is none.
    private var lastElement: AccessibilityNode? {
        var node = self
        while let last = node.orderedChildren.last { node = last }
        return node.isElement ? node : nil
    }
}

extension AccessibilityNode.TextEntry {
    @MainActor fileprivate init?(of responder: UIResponder) {
        switch responder {
        case let field as UITextField:
            self.init(isEditing: field.isFirstResponder, isSecure: field.isSecureTextEntry, isMultiline: false)
        case let view as UITextView where view.isEditable:
            self.init(isEditing: view.isFirstResponder, isSecure: view.isSecureTextEntry, isMultiline: true)
        default: return nil
        }
    }
}

extension String? {
    /// Nil for an empty text.
    var nonempty: String? { self?.isEmpty == true ? nil : self }
}
