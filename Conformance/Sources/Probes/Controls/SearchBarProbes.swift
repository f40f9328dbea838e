import UIKit

extension Probe {
    static let searchBars = [minimalSearchBar, searchBarWithCancel]

    private static let minimalSearchBar = Probe("control.search", on: .phones) { run in
        let bar = UISearchBar(frame: CGRect(x: 8, y: 200, width: UIScreen.main.bounds.width - 16, height: 56))
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search..."
        await run.show(bar)

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
