import Testing
import UIKit
import Velarium
import VelariumTesting

/// A table of twenty rows of 60 points, whose cells have the names of their items as keys, and a popover.
@MainActor final class LiveAnchorFixture: NSObject {
    let device: TestDevice
    let controller = UITableViewController(style: .plain)
    let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    var items = (0..<20).map { "Item \($0)" }
    private(set) var reasons: [DismissReason] = []

    var table: UITableView { controller.tableView }
    /// Accessing it makes the device the current one.
    var window: UIWindow { device.window }

    init(_ device: TestDevice = TestDevice(.iPhone14)) throws {
        self.device = device
        super.init()
        controller.tableView.dataSource = self
        controller.tableView.rowHeight = 60
        device.show(controller)
        popover.tracksAnchor = true
        popover.passthroughViews = [controller.tableView]
        popover.onDismiss = { [weak self] in self?.reasons.append($0) }
        try device.settle()
    }

    func present(_ loss: AnchorLossBehavior = .dismiss, from anchor: OverlayAnchor) throws {
        _ = window
        popover.anchorLossBehavior = loss
        popover.present(from: anchor)
        try device.settle()
    }

    /// The tip of the bubble's arrow in the window.
    var tip: CGPoint {
        guard let bubble = popover.subviews.first else { return .zero }
        let frame = bubble.convert(bubble.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.minY)
    }

    /// The middle of the lower edge of `item`'s row in the window, if a cell shows it.
    func edge(of item: String) -> CGPoint? {
        guard let cell = table.visibleCells.first(where: { $0.textLabel?.text == item }) else { return nil }
        let frame = cell.convert(cell.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.maxY)
    }

    /// Whether the popover is on the screen and points at `item`, to within a pixel.
    func points(at item: String) -> Bool {
        guard popover.window != nil, !popover.isHidden, let edge = edge(of: item) else { return false }
        let pixel = 1 / window.screen.scale
        return abs(tip.x - edge.x) <= pixel && abs(tip.y - edge.y) <= pixel
    }
}

extension LiveAnchorFixture: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "item")
            ?? UITableViewCell(style: .default, reuseIdentifier: "item")
        cell.textLabel?.text = items[indexPath.row]
        cell.overlayAnchorKey = items[indexPath.row]
        return cell
    }
}
