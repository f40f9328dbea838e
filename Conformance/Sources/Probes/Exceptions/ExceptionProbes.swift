import UIKit

extension Probe {
    static let exceptions = [controllerExceptions, tableExceptions, viewExceptions]

    private static let controllerExceptions = Probe("exception.controller", on: .any) { run in
        let first = Page("First"), navigation = UINavigationController(rootViewController: first)
        await run.show(navigation)
        run.recordException("pushTwice") { navigation.pushViewController(first, animated: false) }
        run.recordException("pushNavigation") {
            navigation.pushViewController(UINavigationController(rootViewController: Page()), animated: false)
        }
        run.recordException("popToForeign") { navigation.popToViewController(Page(), animated: false) }
        run.recordException("presentItself") { first.present(first, animated: false) }
        run.recordException("addItself") { first.addChild(first) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        run.recordException("fieldInActionSheet") { sheet.addTextField() }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        run.recordException("secondCancel") { alert.addAction(UIAlertAction(title: "Stop", style: .cancel)) }
        run.recordException("foreignPreferredAction") {
            alert.preferredAction = UIAlertAction(title: "Other", style: .default)
        }
        run.recordException("segueWithoutStoryboard") { first.performSegue(withIdentifier: "none", sender: nil) }
        run.recordException("popoverWithoutSource") {
            let content = Page()
            content.modalPresentationStyle = .popover
            first.present(content, animated: false)
        }
    }

    private static let tableExceptions = Probe("exception.table", on: .any) { run in
        let rows = Rows(style: .plain)
        await run.show(rows)
        run.recordException("unknownIdentifier") {
            _ = rows.tableView.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
        }
        run.recordException("insertWithoutData") {
            rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        run.recordException("scrollBeyond") {
            rows.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
        }
    }

    private static let viewExceptions = Probe("exception.view", on: .any) { run in
        let page = Page(), view = UIView(), other = UIView()
        await run.show(page)
        run.recordException("addToItself") { view.addSubview(view) }
        run.recordException("frameWithNaN") { view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
        run.recordException("constraintWithoutCommonAncestor") {
            view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        }
        run.recordException("requiredPriorityChange") {
            let shown = UIView()
            page.view.addSubview(shown)
            let constraint = shown.widthAnchor.constraint(equalToConstant: 10)
            constraint.isActive = true
            constraint.priority = .defaultLow
        }
        run.recordException("segmentBeyond") {
            UISegmentedControl(items: ["A"]).selectedSegmentIndex = 4
        }
        run.recordException("stepperMaximumBelowMinimum") {
            let stepper = UIStepper()
            stepper.minimumValue = 200
        }
        run.recordException("animatorStoppedTwice") {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.finishAnimation(at: .end)
        }
    }
}
