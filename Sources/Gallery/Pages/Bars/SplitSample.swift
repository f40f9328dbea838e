import UIKit

/// A split view in regular width, and below it the display modes.
final class SplitSample: UIViewController {
    private let split = UISplitViewController(style: .doubleColumn)
    private let modes = UISegmentedControl(items: ["Automatic", "Beside", "Over", "Alone"])

    override func viewDidLoad() {
        super.viewDidLoad()
        split.setViewController(column("Primary", .systemIndigo), for: .primary)
        split.setViewController(column("Secondary", .systemTeal), for: .secondary)
        split.preferredPrimaryColumnWidth = 140
        addChild(split)
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
        modes.selectedSegmentIndex = 0
        modes.addAction(UIAction { [unowned self] _ in applyDisplayMode() }, for: .valueChanged)
        view.addSubview(modes)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        modes.frame = CGRect(x: 12, y: view.bounds.height - 44, width: view.bounds.width - 24, height: 32)
        split.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 56)
    }

    private func applyDisplayMode() {
        let all: [UISplitViewController.DisplayMode] = [
            .automatic, .oneBesideSecondary, .oneOverSecondary, .secondaryOnly,
        ]
        UIView.animate(withDuration: 0.35) { [split, modes] in
            split.preferredDisplayMode = all[modes.selectedSegmentIndex]
            split.view.layoutIfNeeded()
        }
    }

    private func column(_ title: String, _ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        screen.view.backgroundColor = color
        return screen
    }
}
