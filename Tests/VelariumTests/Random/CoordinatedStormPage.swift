import TestSupport
import UIKit
import Velarium

/// The app below a storm: a table whose rows have keys, and a view that moves.
final class CoordinatedStormPage: UIViewController, UITableViewDataSource {
    private let table = UITableView()
    private let movable = UIView(frame: CGRect(x: 40, y: 60, width: 60, height: 20))
    private let other = UIView()
    private var items = Array(0..<30)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        other.frame = CGRect(x: 150, y: 200, width: 100, height: 100)
        [table, other, movable].forEach(view.addSubview)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.overlayAnchorKey = items[indexPath.row]
        return cell
    }

    /// One of the anchors of the page; it may be out of sight.
    func anchor(_ random: inout SeededRandom) -> OverlayAnchor {
        let item = Int.random(in: 0..<20, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .key(item, in: table)
        case 1: return .row(at: IndexPath(row: item, section: 0), in: table)
        case 2: return .rect(CGRect(x: 10, y: 20 * item, width: 30, height: 10), in: table)
        default: return .view(movable)
        }
    }

    /// Scrolls, reloads in another order, or moves, hides or removes the view.
    func change(_ random: inout SeededRandom) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            table.setContentOffset(CGPoint(x: 0, y: Int.random(in: 0..<600, using: &random)), animated: random.flip())
        case 1:
            items = items.shuffled(using: &random).dropLast(items.count > 12 ? 2 : 0)
            table.reloadData()
        case 2: UIView.animate(withDuration: 0.3) { self.movable.center.y += 60 }
        case 3: movable.isHidden.toggle()
        case 4: (movable.superview === view ? other : view).addSubview(movable)
        default: if movable.superview == nil { view.addSubview(movable) } else { movable.removeFromSuperview() }
        }
    }

    /// Presents a controller as an app that does not know of the coordinator.
    func presentWithoutCoordinator(animated: Bool) {
        guard presentedViewController == nil, view.window != nil else { return }
        present(UIViewController(), animated: animated)
    }
}
