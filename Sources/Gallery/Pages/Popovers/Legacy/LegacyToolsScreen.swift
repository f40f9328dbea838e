import UIKit

/// Tools for frequent use.
final class LegacyToolsScreen: LegacyPopoverScreen {
    private let width = ValueSlider("Line width", value: 0.4, in: 0...1)
    private let rules = SwitchList(["Grid", "Snap to grid"])
    /// Large text needs more room than the popover has.
    private let scroll = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        rules.isOn = [true, false]
        view.addSubview(scroll)
        scroll.addSubview(width)
        scroll.addSubview(rules)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = safeBounds
        let area = scroll.bounds.insetToCenter(dx: 16, dy: 16)
        let height = width.sizeThatFits(area.size).height
        width.frame = CGRect(x: 16, y: 16, width: area.width, height: height)
        rules.frame = CGRect(
            x: 16, y: width.frame.maxY + 18, width: area.width, height: rules.sizeThatFits(area.size).height)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: rules.frame.maxY + 16)
    }
}
