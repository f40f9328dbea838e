import UIKit

/// Tools for frequent use.
final class LegacyToolsScreen: LegacyPopoverScreen {
    private let width = ValueSlider("Line width", value: 0.4, in: 0...1)
    private let rules = SwitchList(["Grid", "Snap to grid"])

    override func viewDidLoad() {
        super.viewDidLoad()
        rules.isOn = [true, false]
        view.addSubview(width)
        view.addSubview(rules)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = safeBounds.insetToCenter(dx: 16, dy: 16)
        let height = width.sizeThatFits(area.size).height
        width.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let top = area.minY + height + 18
        rules.frame = CGRect(
            x: area.minX, y: top, width: area.width, height: rules.sizeThatFits(area.size).height)
    }
}
