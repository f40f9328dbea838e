import UIKit

extension Probe {
    static let searchBars = [minimalSearchBar, mirroredSearchBar, defaultSearchBar, searchBarWithCancel]

    /// Shows a minimal search bar 8 points inside the edges of the screen.
    private static func showMinimalBar(
        _ run: ProbeRun, direction: UISemanticContentAttribute = .unspecified
    ) async -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 8, y: 200, width: UIScreen.main.bounds.width - 16, height: 56))
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search..."
        bar.semanticContentAttribute = direction
        bar.searchTextField.semanticContentAttribute = direction
        await run.show(bar)
        return bar
    }

    private static let minimalSearchBar = Probe("control.search") { run in
        let bar = await showMinimalBar(run)

        let field = bar.searchTextField.rectInWindow
        run.record("fittingHeight", bar.sizeThatFits(CGSize(width: 300, height: 0)).height)
        run.record("fieldTop", field.minY - 200)
        run.record("fieldLeft", field.minX - 8)
        run.record("fieldHeight", field.height)
        guard let picture = run.picture() else { return }
        @MainActor func ink(_ left: CGFloat, _ width: CGFloat) -> CGRect? {
            picture.ink(
                in: CGRect(x: field.minX + left, y: field.minY + 2, width: width, height: 32),
                tolerance: Pixels.paleInk)
        }
        let glass = ink(4, 23)
        run.record("glassLeft", glass.map { $0.minX - field.minX })
        run.record("glassTop", glass.map { $0.minY - field.minY })
        run.record("glassWidth", glass?.width)
        run.record("placeholderInkTop", ink(28, 150).map { $0.minY - field.minY })
        run.record("fieldColor", picture.color(x: field.maxX - 30, y: field.midY))
        run.record("fieldTopAndHeight", [field.minY - 200, field.height])
        run.record("glassEdges", glass.map { [$0.minX, $0.maxX, $0.minY - 200, $0.maxY - 200] } ?? [])
        run.record("placeholderSpan", across: ink(28, 150))
        // Four points below its top, where a corner of 10 points is two points inside the edge.
        let fill = picture.run(x: field.midX, y: field.minY + 4) { $0.sum < 762 }
        run.record("fieldSpan", fill.map { [$0.low, $0.high] } ?? [])
    }

    /// The same bar from right to left.
    private static let mirroredSearchBar = Probe("control.search.mirrored") { run in
        let field = await showMinimalBar(run, direction: .forceRightToLeft).searchTextField.rectInWindow
        guard let picture = run.picture() else { return }
        @MainActor func ink(from left: CGFloat, to right: CGFloat) -> CGRect? {
            picture.ink(
                in: CGRect(x: field.maxX - right, y: field.minY + 2, width: right - left, height: 32),
                tolerance: Pixels.paleInk)
        }
        run.record("glassSpan", across: ink(from: 4, to: 27))
        run.record("placeholderRight", ink(from: 28, to: 178)?.maxX)
    }

    /// A search bar of the default style on white.
    private static let defaultSearchBar = Probe("control.search.default", on: .phones) { run in
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: UIScreen.main.bounds.width, height: 56))
        await run.show(bar)
        guard let picture = run.picture() else { return }
        let lines = picture.columnRuns(x: 3, from: 197, to: 260, tolerance: 8).filter {
            $0.upperBound - $0.lowerBound < 1.1
        }
        run.record("hairline", lines.first.map { picture.color(x: 3, y: $0.lowerBound + 0.1) })
        run.record("hairlines", lines.count)
    }

    private static let searchBarWithCancel = Probe("control.search.cancel", on: .phones) { run in
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 375, height: 56))
        bar.text = "Sear"
        bar.showsCancelButton = true
        bar.searchBarStyle = .minimal
        await run.show(bar)

        run.record("fieldRight", bar.searchTextField.rectInWindow.maxX)
    }
}
