import Foundation
import UIKitAlerts
import UIKitCore
import UIKitLists
import UIKitMenus
import UIKitTables

/// Menus, alerts, lists and sheets.
extension WindowScene {
    /// Opens a menu of ten commands at a button and closes it.
    @MainActor static func menuCycle(on stage: WindowStage, isChecked: Bool) -> Double {
        let before = isChecked ? stage.pixels : 0
        let start = monotonicTime()
        let actions = (1...10).map { UIAction(title: "Command \($0)") { _ in } }
        let anchor = stage.anchors[7 % stage.anchors.count]
        let menu = MenuPresentation.show(
            MenuRequest(menu: UIMenu(children: actions), sourceView: anchor, sourceRect: anchor.bounds), delegate: nil)
        stage.runFrame()
        let shown = monotonicTime()
        if isChecked { stage.require(stage.pixels != before, "The menu does not show with its first frame.") }
        stage.settle()
        menu?.dismiss(animated: false)
        stage.settle()
        return (shown - start) * 1000
    }

    /// Presents an alert with a title, a message and two buttons, and dismisses it.
    @MainActor static func alertCycle(on stage: WindowStage, isChecked: Bool) -> Double {
        let before = isChecked ? stage.pixels : 0
        let start = monotonicTime()
        let alert = UIAlertController(
            title: "Delete the file?",
            message: "This removes the file from the disk. It cannot be undone, and nothing else is changed.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        stage.rootController.present(alert, animated: false)
        stage.runFrame()
        let shown = monotonicTime()
        if isChecked { stage.require(stage.pixels != before, "The alert does not show with its first frame.") }
        stage.settle()
        stage.rootController.dismiss(animated: false)
        stage.settle()
        return (shown - start) * 1000
    }

    /// The processor time of a frame in which a list of 10,000 rows moves by 40 points.
    @MainActor static func scroll(on stage: WindowStage, frames: Int) -> Double {
        let rows = TableRows()
        rows.table.frame = CGRect(x: 340, y: 0, width: 600, height: 800)
        stage.rootController.view.addSubview(rows.table)
        stage.settle()
        let before = stage.pixels
        let start = ProcessTime.milliseconds
        for frame in 1...frames {
            rows.table.contentOffset.y = CGFloat(40 * frame)
            stage.runFrame()
        }
        let cost = (ProcessTime.milliseconds - start) / Double(frames)
        stage.require(stage.pixels != before, "The frames show nothing.")
        return cost
    }

    /// The processor time of a frame in which a finger drags a sheet of 500 views over 500 views.
    @MainActor static func dragSheet(on stage: WindowStage, frames: Int) -> Double {
        BenchmarkScreen.fill(stage.rootController.view, rows: 500)
        let content = UIViewController()
        BenchmarkScreen.fill(content.view, rows: 500)
        content.modalPresentationStyle = .pageSheet
        content.sheetPresentationController?.detents = [.medium(), .large()]
        stage.rootController.present(content, animated: false)
        stage.settle()
        let frame = content.view.convert(content.view.bounds, to: nil)
        let grip = CGPoint(x: frame.midX, y: frame.minY + 24)
        stage.touch(.began, at: grip)
        let before = stage.pixels
        let start = ProcessTime.milliseconds
        for index in 1...frames {
            stage.touch(.moved, at: CGPoint(x: grip.x, y: grip.y - CGFloat(index * 8 % 240)))
        }
        let cost = (ProcessTime.milliseconds - start) / Double(frames)
        stage.require(stage.pixels != before, "The frames show nothing.")
        return cost
    }
}
