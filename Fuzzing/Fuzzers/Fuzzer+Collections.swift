import CoreGraphics
import Foundation
import UIKitCollections
import UIKitCore
import UIKitTables
import VelariumTesting

extension Fuzzer {
    /// Batch updates of a table and a collection view, right and wrong ones: what is shown is what the lists hold.
    static let collectionUpdates = Fuzzer("collectionUpdates", longestInput: 1024) { bytes in
        var input = InputReader(bytes)
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        let page = ListsPage()
        device.show(page)
        for _ in 0..<30 where !input.isAtEnd {
            page.update(&input)
            if input.flag() { device.advance(by: Double(input.byte()) / 400) }
        }
        device.advance(by: 1)
        page.check()
    }
}

/// A table above a collection view, both with the texts of one list of sections.
private final class ListsPage: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    private var sections: [[Int]] = [[0, 1, 2, 3], [4, 5]]
    private var made = 6
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 280, width: 320, height: 280), collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        table.dataSource = self
        collection.dataSource = self
        view.addSubview(table)
        view.addSubview(collection)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }

    /// One group of changes: to the lists, and told to both views, or something that an app must not tell.
    func update(_ input: inout InputReader) {
        switch input.number(below: 8) {
        case 0: updateSections(&input)
        case 1: misreport(&input)
        case 2:
            table.setContentOffset(CGPoint(x: 0, y: input.number(below: 400)), animated: input.flag())
            collection.setContentOffset(CGPoint(x: 0, y: input.number(below: 400)), animated: input.flag())
        case 3:
            table.isEditing = input.flag()
            table.reloadData()
            collection.reloadData()
        default: updateItems(&input)
        }
    }

    private func updateItems(_ input: inout InputReader) {
        guard !sections.isEmpty else { return updateSections(&input) }
        let section = input.number(below: sections.count)
        let old = sections[section]
        let mask = input.byte()
        let deleted = old.indices.filter { mask >> ($0 % 8) & 1 == 1 && input.flag() }
        var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
        var inserted: [Int] = []
        for _ in 0..<input.number(below: 3) {
            new.insert(made, at: input.number(below: new.count + 1))
            inserted.append(made)
            made += 1
        }
        sections[section] = new
        let removals = deleted.map { IndexPath(item: $0, section: section) }
        let additions = inserted.map { IndexPath(item: new.firstIndex(of: $0)!, section: section) }
        let animation: UITableView.RowAnimation = input.element(of: [.fade, .none, .left, .automatic])
        table.performBatchUpdates {
            table.deleteRows(at: removals, with: animation)
            table.insertRows(at: additions, with: animation)
        }
        collection.performBatchUpdates {
            collection.insertItems(at: additions)
            collection.deleteItems(at: removals)
        }
    }

    private func updateSections(_ input: inout InputReader) {
        if sections.count > 4 || (!sections.isEmpty && input.flag()) {
            let index = input.number(below: sections.count)
            sections.remove(at: index)
            table.deleteSections([index], with: .fade)
            collection.deleteSections([index])
        } else {
            let index = input.number(below: sections.count + 1)
            sections.insert([made], at: index)
            made += 1
            table.insertSections([index], with: .fade)
            collection.insertSections([index])
        }
    }

    /// Tells of changes that are not there, which is a misuse and must not bring the views out of step.
    private func misreport(_ input: inout InputReader) {
        let path = IndexPath(item: input.number(below: 9), section: input.number(below: 5))
        let other = IndexPath(item: input.number(below: 9), section: input.number(below: 5))
        switch input.number(below: 6) {
        case 0: table.deleteRows(at: [path, path], with: .fade)
        case 1: collection.insertItems(at: [path])
        case 2: collection.moveItem(at: path, to: other)
        case 3: table.moveRow(at: path, to: other)
        case 4: collection.deleteSections([path.section])
        default: table.selectRow(at: path, animated: false, scrollPosition: .middle)
        }
        table.reloadData()
        collection.reloadData()
    }

    func check() {
        view.layoutIfNeeded()
        for path in table.indexPathsForVisibleRows ?? [] {
            precondition(
                table.cellForRow(at: path)?.tag == sections[path.section][path.row], "A row shows another text.")
        }
        for path in collection.indexPathsForVisibleItems {
            precondition(
                collection.cellForItem(at: path)?.tag == sections[path.section][path.item],
                "An item shows another text.")
        }
    }
}
