import CoreGraphics
import InterfaceDocuments
import UIKitCollections
import UIKitCore
import UIKitTables

/// Tables and collection views with their cells.
extension AttributeSetter {
    func applyTable(to table: UITableView) {
        // A negative height stands for one that the table computes.
        func height(_ key: String) -> CGFloat? { number(key).map { $0 < 0 ? UITableView.automaticDimension : $0 } }
        if let value = height("rowHeight") { table.rowHeight = value }
        if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
        if let value = height("sectionHeaderHeight") { table.sectionHeaderHeight = value }
        if let value = height("sectionFooterHeight") { table.sectionFooterHeight = value }
        if let value = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
        if let value = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
        let separators: [String: UITableViewCell.SeparatorStyle] = [
            "none": .none, "singleLine": .singleLine, "default": .singleLine, "singleLineEtched": .singleLine,
        ]
        if let value = named("separatorStyle", separators) { table.separatorStyle = value }
        if let value = color("separatorColor") { table.separatorColor = value }
        if let value = insets("separatorInset") { table.separatorInset = value }
        if let value = flag("allowsSelection") { table.allowsSelection = value }
        if let value = flag("allowsMultipleSelection") { table.allowsMultipleSelection = value }
        if let value = flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
        if let value = flag("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = value
        }
        if let value = number("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = value }
    }

    /// Registers the prototypes, and gives a table controller its static sections.
    func addRows(to table: UITableView) {
        for prototype in element.child("prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.registerCells(withIdentifier: identifier) { [graph] in
                graph.makeRepeated(prototype) as? UITableViewCell
            }
        }
        guard let sections = element.child("sections"), element["dataMode"] != "prototypes" else { return }
        let made = sections.children.filter { $0.name == "tableViewSection" }.map { section in
            let cells = section.child("cells")?.children ?? []
            let pairs = cells.compactMap { element in
                (graph.object(of: element) as? UITableViewCell).map { ($0, Values.number(element, "rowHeight")) }
            }
            return StaticTableSections.Section(
                header: graph.text("headerTitle", of: section), footer: graph.text("footerTitle", of: section),
                cells: pairs.map(\.0), heights: pairs.map(\.1))
        }
        graph.archive?.show(StaticTableSections(made))
    }

    func applyTableCell(to cell: UITableViewCell) {
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
        ]
        if let value = named("accessoryType", accessories) { cell.accessoryType = value }
        if let value = named("editingAccessoryType", accessories) { cell.editingAccessoryType = value }
        let selections: [String: UITableViewCell.SelectionStyle] = [
            "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]
        if let value = named("selectionStyle", selections) { cell.selectionStyle = value }
        if let value = integer("indentationLevel") { cell.indentationLevel = value }
        if let value = number("indentationWidth") { cell.indentationWidth = value }
        if let value = flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
        if let value = flag("showsReorderControl") { cell.showsReorderControl = value }
        if let value = insets("separatorInset") { cell.separatorInset = value }
    }

    // MARK: Collection views

    func applyCollection(to list: UICollectionView) {
        if let value = flag("allowsSelection") { list.allowsSelection = value }
        if let value = flag("allowsMultipleSelection") { list.allowsMultipleSelection = value }
        if let value = flag("prefetchingEnabled") { list.isPrefetchingEnabled = value }
    }

    func addCells(to list: UICollectionView) {
        for prototype in element.child("cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            list.registerViews(ofKind: nil, withIdentifier: identifier) { [graph] in
                graph.makeRepeated(prototype) as? UICollectionReusableView
            }
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let prototype = element.value(key), let identifier = prototype["reuseIdentifier"] else { continue }
            list.registerViews(ofKind: kind, withIdentifier: identifier) { [graph] in
                graph.makeRepeated(prototype) as? UICollectionReusableView
            }
        }
    }

    func applyCollectionCell(to cell: UICollectionViewCell) {
        // The size is the layout's, and the content view fills the cell.
        cell.contentView.frame = cell.bounds
    }

    func applyFlowLayout(to layout: UICollectionViewFlowLayout) {
        if let value = number("minimumLineSpacing") { layout.minimumLineSpacing = value }
        if let value = number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
        if let value = element["scrollDirection"] {
            layout.scrollDirection = value == "horizontal" ? .horizontal : .vertical
        }
        if let value = size("itemSize") { layout.itemSize = value }
        switch element["automaticEstimatedItemSize"] {
        case "YES": layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        default: if let value = size("estimatedItemSize") { layout.estimatedItemSize = value }
        }
        if let value = size("headerReferenceSize") { layout.headerReferenceSize = value }
        if let value = size("footerReferenceSize") { layout.footerReferenceSize = value }
        if let value = insets("sectionInset") { layout.sectionInset = value }
        if let value = flag("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
        if let value = flag("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
    }
}

extension ObjectGraph {
    /// A new object of a prototype, with its own outlets; what is around it is found by identifier.
    func makeRepeated(_ prototype: InterfaceElement) -> NSObject? {
        let graph = ObjectGraph(file, archive: archive, parent: self)
        let object = graph.object(of: prototype)
        graph.finish()
        return object
    }
}
