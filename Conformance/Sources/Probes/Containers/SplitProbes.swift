import UIKit

extension Probe {
    static let containers = [splitView]

    private static let splitView = Probe("split", on: .pads) { run in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Page("Primary"), for: .primary)
        split.setViewController(Page("Secondary"), for: .secondary)
        await run.show(split)
        await run.wait(seconds: 0.5)

        run.record("displayMode", split.displayMode.rawValue)
        run.record("isCollapsed", split.isCollapsed)
        run.record("primaryWidth", split.primaryColumnWidth)
        run.record("secondaryWidth", split.viewController(for: .secondary)?.view.bounds.width)
        split.preferredDisplayMode = .oneBesideSecondary
        await run.settle()
        run.record("besideWidth", split.viewController(for: .secondary)?.view.bounds.width)
        run.record("besidePrimaryWidth", split.viewController(for: .primary)?.view.bounds.width)
        run.record("primarySafeAreaLeft", split.viewController(for: .primary)?.view.safeAreaInsets.left)
    }
}
