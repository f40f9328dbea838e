import AccessibilityTree
import CoreGraphics
import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitMenus
import UIKitTables
import UIKitText

/// Reads the elements of a system for screen readers of the desktop.
///
/// Not recursive: apps may nest views deeper than the stack of a thread allows.
@MainActor struct AccessibleReader {
    private let part: AppAccessibility.Part
    private let app: AppAccessibility
    private let bounds: CGRect
    private let focused: UIResponder?
    /// Parents first, children in reading order.
    private(set) var elements: [AccessibleElement] = []
    private var indices: [Int: Int] = [:]

    /// A node that is not read yet.
    private struct Waiting {
        var node: AccessibilityNode
        var parent: Int
        /// The role of the parent.
        var around: AccessibleRole
    }

    init(of part: AppAccessibility.Part, in app: AppAccessibility, windowSize: CGSize) {
        self.part = part
        self.app = app
        bounds = CGRect(origin: .zero, size: windowSize)
        focused = part.system.assistiveTechnologies.focusedElement
    }

    mutating func readAll() {
        let windows = AccessibilityTree(of: part.system).windows
        var open = windows.reversed().map {
            Waiting(node: $0, parent: AccessibleElement.window, around: .frame)
        }
        while let next = open.popLast() {
            // Windows of the app are no windows of the desktop.
            if next.node.responder is UIWindow, !next.node.isElement {
                open += waiting(in: next.node, next.parent, next.around)
                continue
            }
            var (node, isModal) = (next.node, next.node.isModal)
            while isModal, !(node.responder is MenuPlatterView), let inner = node.onlyContainer {
                (node, isModal) = (inner, true)
            }
            let element = element(for: node, isModal: isModal, next)
            indices[element.id] = elements.count
            elements.append(element)
            if let parent = indices[next.parent] { elements[parent].children.append(element.id) }
            // The items of a menu are in a scroll view.
            let isInMenu = next.around == .menu && !node.isElement
            open += waiting(in: node, element.id, isInMenu ? .menu : element.role)
        }
    }

    private func waiting(in node: AccessibilityNode, _ parent: Int, _ around: AccessibleRole) -> [Waiting] {
        node.orderedChildren.reversed().map { Waiting(node: $0, parent: parent, around: around) }
    }

    private func element(for node: AccessibilityNode, isModal: Bool, _ place: Waiting) -> AccessibleElement {
        var element = AccessibleElement(
            id: app.number(of: node.responder, in: part),
            role: node.isElement ? node.elementRole(in: place.around) : node.containerRole(isModal: isModal),
            parent: place.parent)
        element.frame = part.screenRect(node.frame)
        element.language = node.language
        element.identifier = node.identifier
        if node.isElement {
            describe(node, &element)
        } else {
            element.name = node.label ?? (isModal ? node.heading : nil) ?? ""
            if isModal { element.actions = [.escape] }
        }
        element.states = states(of: node, element, isModal: isModal)
        return element
    }

    private func describe(_ node: AccessibilityNode, _ element: inout AccessibleElement) {
        element.text = AccessibleText(of: node)
        element.range = AccessibleElement.ValueRange(of: node.responder)
        element.name = node.label ?? ""
        let hasPlaceForValue = element.text != nil || element.range != nil || node.kind == .toggle
        let value = hasPlaceForValue ? nil : node.value
        element.description = [value, node.hint].compactMap(\.self).joined(separator: ". ")
        element.position = node.surroundings.position.map { .init(number: $0.number, count: $0.count) }
        element.actions = actions(of: node)
    }

    private func actions(of node: AccessibilityNode) -> [AccessibleAction] {
        guard !node.traits.contains(.notEnabled) else { return [] }
        let isRead = [.text, .heading, .image].contains(node.kind)
        let isPressed = !isRead || node.responder.accessibilityRespondsToUserInteraction
        var all: [AccessibleAction] = isPressed && node.kind != .slider ? [.click] : []
        if node.traits.contains(.adjustable) { all += [.increment, .decrement] }
        return all + node.customActions.enumerated().map { .custom($0, name: $1.name) }
    }

    private func states(
        of node: AccessibilityNode, _ element: AccessibleElement, isModal: Bool
    ) -> Set<AccessibleState> {
        var states: Set<AccessibleState> = [.visible]
        if element.frame.intersects(bounds) { states.insert(.showing) }
        if isModal { states.insert(.modal) }
        guard node.isElement else { return states.union([.enabled, .sensitive]) }
        states.insert(.focusable)
        if !node.traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
        if node.responder === focused { states.insert(.focused) }
        if node.kind == .toggle {
            if node.value == "1" { states.insert(.pressed) }
            if node.value == "2" { states.insert(.indeterminate) }
        }
        if element.position != nil { states.insert(.selectable) }
        if node.traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
        if let text = element.text {
            states.insert(text.isEditable ? .editable : .readOnly)
            states.insert(node.textEntry?.isMultiline == false ? .singleLine : .multiLine)
        }
        return states
    }
}

extension AccessibilityNode {
    /// Whether a container hides what is behind it.
    fileprivate var isModal: Bool { !isElement && responder.accessibilityViewIsModal }

    /// The container that is all there is in this one.
    fileprivate var onlyContainer: AccessibilityNode? {
        guard !isElement, orderedChildren.count == 1, let inner = orderedChildren.first, !inner.isElement else {
            return nil
        }
        return inner
    }

    /// The first heading inside.
    fileprivate var heading: String? {
        var open = [self]
        while let node = open.popLast() {
            if node.isElement, node.kind == .heading { return node.name }
            open += node.orderedChildren.reversed()
        }
        return nil
    }

    fileprivate func elementRole(in around: AccessibleRole) -> AccessibleRole {
        switch kind {
        case .button where around == .menu: return .menuItem
        case .button where surroundings.position != nil: return .pageTab
        case .button: return .pushButton
        case .link: return .link
        case .heading: return .heading
        case .image: return .image
        case .textField, .searchField:
            if textEntry?.isSecure == true { return .passwordText }
            return textEntry?.isMultiline == true ? .text : .entry
        case .slider: return responder is UISlider ? .slider : .spinButton
        case .tab: return .pageTab
        case .toggle: return .toggleButton
        case .text:
            if responder is UITextView { return .text }
            return responder is UIProgressView ? .progressBar : .label
        }
    }

    fileprivate func containerRole(isModal: Bool) -> AccessibleRole {
        if responder is MenuOverlayView || responder is MenuPlatterView { return .menu }
        if isModal {
            let controller = sequence(first: responder) { $0.next }.first { $0 is UIViewController }
            return controller is UIAlertController ? .alert : .dialog
        }
        switch containerType {
        case .list: return .list
        case .dataTable: return .table
        case .landmark: return .landmark
        case .semanticGroup: return .grouping
        default: break
        }
        if traits.contains(.tabBar) || responder is UISegmentedControl { return .pageTabList }
        switch responder {
        case is UITableView: return .list
        case is UIScrollView: return .scrollPane
        case is UINavigationBar, is UIToolbar: return .toolBar
        default: return .panel
        }
    }
}

extension AccessibleText {
    /// The text that the user edits, or reads by parts; nil for other elements.
    @MainActor fileprivate init?(of node: AccessibilityNode) {
        guard node.textEntry != nil || node.responder is UITextView, let input = node.responder as? any UITextInput
        else { return nil }
        let isSecret = node.textEntry?.isSecure == true
        self.init(
            input.wholeText, selection: input.selectedUnits, isEditable: node.textEntry != nil, isSecret: isSecret)
    }
}

extension AccessibleElement.ValueRange {
    @MainActor fileprivate init?(of responder: UIResponder) {
        switch responder {
        case let slider as UISlider:
            self.init(
                value: Double(slider.value), minimum: Double(slider.minimumValue), maximum: Double(slider.maximumValue),
                step: 0, isChangeable: true)
        case let pages as UIPageControl:
            self.init(
                value: Double(pages.currentPage + 1), minimum: 1, maximum: Double(max(pages.numberOfPages, 1)), step: 1,
                isChangeable: true)
        case let progress as UIProgressView:
            self.init(value: Double(progress.progress), minimum: 0, maximum: 1, step: 0, isChangeable: false)
        default: return nil
        }
    }
}

extension UIResponder {
    /// Sets the number of a control, limited to what it allows, as if the user had.
    func setAccessibleValue(_ value: Double) {
        switch self {
        case let slider as UISlider where slider.isEnabled:
            slider.value = Float(value)
            slider.sendActions(for: .valueChanged)
        case let pages as UIPageControl where pages.isEnabled:
            pages.currentPage = Int(min(max(value, 1), Double(max(pages.numberOfPages, 1)))) - 1
            pages.sendActions(for: .valueChanged)
        default: break
        }
    }
}
