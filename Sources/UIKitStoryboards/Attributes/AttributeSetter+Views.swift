import CoreGraphics
import InterfaceDocuments
import UIKitCollections
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitTables

/// What all views have, and their subviews.
extension AttributeSetter {
    func applyView(to view: UIView) {
        if let rect = element.value("frame") { view.frame = Values.rect(rect) }
        if isComplete {
            view.autoresizingMask = element.value("autoresizingMask").map(Values.autoresizing) ?? []
        }
        if let mode = named("contentMode", Names.contentModes) ?? (isComplete ? .scaleToFill : nil) {
            view.contentMode = mode
        }
        if let value = flag("hidden") { view.isHidden = value }
        if let value = number("alpha") { view.alpha = value }
        if let value = integer("tag") { view.tag = value }
        if let value = flag("opaque", default: true) { view.isOpaque = value }
        if let value = flag("clipsSubviews", default: false) { view.clipsToBounds = value }
        if let value = flag("userInteractionEnabled", default: true) { view.isUserInteractionEnabled = value }
        if let value = flag("multipleTouchEnabled", default: false) { view.isMultipleTouchEnabled = value }
        if let value = flag("autoresizesSubviews") { view.autoresizesSubviews = value }
        if let value = flag("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = value
        }
        if let value = element["restorationIdentifier"] { view.restorationIdentifier = value }
        if let value = named("semanticContentAttribute", Names.semanticContents) {
            view.semanticContentAttribute = value
        }
        if has("backgroundColor") { view.backgroundColor = color("backgroundColor") }
        if let value = color("tintColor") { view.tintColor = value }
        applyMargins(to: view)
        applyPriorities(to: view)
        if let list = element.value("accessibilityConfiguration") { applyAccessibility(list, to: view) }
        switch element["appearanceType"] {
        case "dark": view.overrideUserInterfaceStyle = .dark
        case "light", "aqua": view.overrideUserInterfaceStyle = .light
        default: break
        }
    }

    private func applyMargins(to view: UIView) {
        if let value = flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
        if let value = flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
        if let value = insets("layoutMargins") { view.layoutMargins = value }
        if let value = element.value("directionalLayoutMargins") {
            view.directionalLayoutMargins = Values.directionalInsets(value)
        }
    }

    private func applyPriorities(to view: UIView) {
        func priority(_ key: String) -> UILayoutPriority? { number(key).map { UILayoutPriority(Float($0)) } }
        if let value = priority("horizontalHuggingPriority") {
            view.setContentHuggingPriority(value, for: .horizontal)
        }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    private func applyAccessibility(_ list: InterfaceElement, to view: UIView) {
        if let value = list["identifier"] { view.accessibilityIdentifier = value }
        if let value = graph.text("label", of: list) {
            view.accessibilityLabel = graph.file.localized("accessibilityLabel", of: element) ?? value
        }
        if let value = graph.text("hint", of: list) {
            view.accessibilityHint = graph.file.localized("accessibilityHint", of: element) ?? value
        }
        if let value = list.value("isElement") { view.isAccessibilityElement = value["value"] == "YES" }
        if let traits = list.value("traits") {
            let names: [(String, UIAccessibilityTraits)] = [
                ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
                ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
                ("keyboardKey", .keyboardKey), ("adjustable", .adjustable), ("notEnabled", .notEnabled),
                ("summaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently),
            ]
            view.accessibilityTraits = UIAccessibilityTraits(names.filter { traits[$0.0] == "YES" }.map(\.1))
        }
    }

    // MARK: Contents

    /// Creates what is inside of a view.
    func addContents(to view: UIView) {
        let content = contentView(of: view)
        if let content, let inner = element.value("contentView") {
            graph.note(content, as: inner)
            AttributeSetter(inner, graph: graph, isComplete: true).applyContent(to: content)
        }
        noteGuides(of: view)
        for child in element.child("subviews")?.children ?? [] {
            guard let subview = subview(of: child, in: view) else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                (content ?? view).addSubview(subview)
            }
        }
        if let list = element.child("constraints") { graph.noteConstraints(list, of: view) }
        for list in element.children where list.name == "gestureRecognizers" {
            for child in list.children {
                if let gesture = graph.object(of: child) as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
            }
        }
        addKeyedViews(to: view)
    }

    /// The view inside of a cell or effect that the file names, but that the view has made itself: its frame and its
    /// resizing are the view's.
    private func applyContent(to content: UIView) {
        if has("backgroundColor") { content.backgroundColor = color("backgroundColor") }
        if let value = flag("clipsSubviews") { content.clipsToBounds = value }
        if let value = integer("tag") { content.tag = value }
        if let value = flag("userInteractionEnabled") { content.isUserInteractionEnabled = value }
        applyMargins(to: content)
        addContents(to: content)
    }

    private func contentView(of view: UIView) -> UIView? {
        switch view {
        case let view as UITableViewCell: view.contentView
        case let view as UICollectionViewCell: view.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        case let view as UIVisualEffectView: view.contentView
        default: nil
        }
    }

    /// A subview; the labels of a cell in one of UIKit's styles are the cell's own.
    private func subview(of child: InterfaceElement, in view: UIView) -> UIView? {
        if let cell = view.superview as? UITableViewCell, let own = ownPart(of: cell, child) {
            graph.note(own, as: child)
            AttributeSetter(child, graph: graph, isComplete: false).apply(to: own)
            return nil
        }
        return graph.object(of: child) as? UIView
    }

    private func ownPart(of cell: UITableViewCell, _ child: InterfaceElement) -> UIView? {
        guard let id = child.id else { return nil }
        let owner = graph.file.elements.values.first { element in
            element.name == "tableViewCell"
                && [element["textLabel"], element["detailTextLabel"], element["imageView"]].contains(id)
        }
        switch id {
        case owner?["textLabel"]: return cell.textLabel
        case owner?["detailTextLabel"]: return cell.detailTextLabel
        case owner?["imageView"]: return cell.imageView
        default: return nil
        }
    }

    private func noteGuides(of view: UIView) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard let id = guide.id else { continue }
            let scroll = view as? UIScrollView
            let object: NSObject? =
                switch guide["key"] {
                case "safeArea": view.safeAreaLayoutGuide
                case "layoutMargins", "layoutMarginsGuide": view.layoutMarginsGuide
                case "readableContentGuide": view.readableContentGuide
                case "contentLayoutGuide": scroll?.contentLayoutGuide
                case "frameLayoutGuide": scroll?.frameLayoutGuide
                case "keyboard", "keyboardLayoutGuide": view.keyboardLayoutGuide
                default: nil
                }
            guard let object else {
                graph.file.misuse(
                    "there is no layout guide \(guide["key"] ?? "") here.", at: guide, raises: false)
                continue
            }
            graph.note(object, withIdentifier: id)
        }
        for guide in element.child("layoutGuides")?.children ?? [] where guide.name == "layoutGuide" {
            let made = UILayoutGuide()
            made.identifier = guide["identifier"] ?? ""
            view.addLayoutGuide(made)
            if let id = guide.id { graph.note(made, withIdentifier: id) }
        }
    }

    private func addKeyedViews(to view: UIView) {
        for child in element.children {
            guard let key = child["key"], child.name != "viewLayoutGuide", key != "contentView",
                ElementClasses.libraryClass(of: child) != nil, key != "collectionViewLayout"
            else { continue }
            guard let object = graph.object(of: child), !LibraryOutlets.setOutlet(key, of: view, to: object) else {
                continue
            }
            if let control = object as? UIRefreshControl, let scroll = view as? UIScrollView {
                scroll.refreshControl = control
            }
        }
        switch view {
        case let table as UITableView: addRows(to: table)
        case let list as UICollectionView: addCells(to: list)
        default: break
        }
    }
}
