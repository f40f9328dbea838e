import CoreGraphics
import HeadlessHost
import UIKitCore
import UIKitLists
import UIKitTables
import Velarium

/// A table of 10,000 rows that scrolls by ten points in each frame: alone, and with 200 popovers that follow its first
/// 200 rows and are hidden while their rows are out of sight.
@MainActor func measureAnchors(_ report: inout Report) {
    report.title("anchors: a scrolling table, without and with 200 popovers that follow its rows")
    for surface in Surface.all {
        let name = "anchors/\(surface.name)"
        let without = ScrolledTable(surface, anchorCount: 0).measure()
        let with = ScrolledTable(surface, anchorCount: 200).measure()
        report.add("\(name)/without/frame", without.milliseconds)
        report.add("\(name)/with/frame", with.milliseconds)
        report.add("\(name)/with/frame/allocations", with.allocations.median)
        report.add("\(name)/each", 1000 * (with.milliseconds.median - without.milliseconds.median) / 200, unit: "µs")
        report.add("\(name)/still/frames", Double(with.stillFrames))
        report.add("\(name)/still/allocations", Double(with.stillAllocations))
    }
}

@MainActor private final class ScrolledTable: NSObject, UITableViewDataSource {
    private let screen: BenchmarkScreen
    private let table = UITableView(frame: .zero, style: .plain)
    private var popovers: [PopoverView] = []

    init(_ surface: Surface, anchorCount: Int) {
        screen = BenchmarkScreen(surface, rows: 0)
        super.init()
        table.frame = screen.rootController.view.bounds
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        screen.rootController.view.addSubview(table)
        screen.settle()
        for row in 0..<anchorCount {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 24))
            label.text = "Note \(row)"
            let popover = PopoverView(contentView: label)
            popover.tracksAnchor = true
            popover.anchorLossBehavior = .hide
            popover.passthroughViews = [table]
            popover.fadesInAndOut = false
            popover.present(from: .row(at: IndexPath(row: row, section: 0), in: table))
            popovers.append(popover)
        }
        screen.settle()
    }

    func measure() -> (milliseconds: Samples, allocations: Samples, stillFrames: Int, stillAllocations: Int) {
        var milliseconds = Samples(capacity: 1024)
        var allocations = Samples(capacity: 1024)
        for frame in 0..<600 {
            table.contentOffset.y = CGFloat(frame) * 10
            let cost = Cost.of { screen.step() }
            // The first frames fill the caches.
            guard frame >= 100 else { continue }
            milliseconds.append(cost.milliseconds)
            allocations.append(Double(cost.allocations))
        }
        screen.settle()
        let frames = screen.host.frameCount
        let still = Cost.of { for _ in 0..<60 { screen.step() } }
        return (milliseconds, allocations, screen.host.frameCount - frames, still.allocations)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row) with some text in it"
        return cell
    }
}
