import UIKit

extension Probe {
    static let callbacks = [presentationCalls, sheetCalls, pushCalls, tabCalls, childCalls, viewCalls]

    /// The calls of a full-screen presentation and of its dismissal.
    private static let presentationCalls = Probe("calls.fullScreen", on: .any) { run in
        let log = CallLog(), first = LoggedPage("first", log), second = LoggedPage("second", log)
        await run.show(first)
        run.record("shown", log.text)
        log.clear()
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true) { log.add("completion") }
        log.add("returned")
        await run.settle()
        run.record("presented", log.text)
        log.clear()
        first.dismiss(animated: true) { log.add("completion") }
        log.add("returned")
        await run.settle()
        run.record("dismissed", log.text)
        log.clear()
        first.present(LoggedPage("third", log), animated: false) { log.add("completion") }
        log.add("returned")
        await run.settle()
        run.record("presentedAtOnce", log.text)
    }

    /// The calls of a sheet: the presenter stays.
    private static let sheetCalls = Probe("calls.sheet", on: .any) { run in
        let log = CallLog(), first = LoggedPage("first", log), second = LoggedPage("second", log)
        await run.show(first)
        log.clear()
        second.modalPresentationStyle = .pageSheet
        first.present(second, animated: true) { log.add("completion") }
        await run.settle()
        run.record("presented", log.text)
        log.clear()
        second.dismiss(animated: true) { log.add("completion") }
        await run.settle()
        run.record("dismissed", log.text)
    }

    private static let pushCalls = Probe("calls.push", on: .any) { run in
        let log = CallLog(), first = LoggedPage("first", log), second = LoggedPage("second", log)
        let navigation = UINavigationController(rootViewController: first), observer = NavigationLog(log)
        navigation.delegate = observer
        await run.show(navigation)
        run.record("shown", log.text)
        log.clear()
        navigation.pushViewController(second, animated: true)
        log.add("returned")
        await run.settle()
        run.record("pushed", log.text)
        log.clear()
        navigation.popViewController(animated: true)
        log.add("returned")
        await run.settle()
        run.record("popped", log.text)
        log.clear()
        navigation.pushViewController(second, animated: false)
        log.add("returned")
        await run.settle()
        run.record("pushedAtOnce", log.text)
        withExtendedLifetime(observer) {}
    }

    private static let tabCalls = Probe("calls.tab", on: .any) { run in
        let log = CallLog(), tabs = UITabBarController()
        tabs.viewControllers = [LoggedPage("first", log), LoggedPage("second", log)]
        await run.show(tabs)
        run.record("shown", log.text)
        log.clear()
        tabs.selectedIndex = 1
        log.add("returned")
        await run.settle()
        run.record("selected", log.text)
    }

    private static let childCalls = Probe("calls.child", on: .any) { run in
        let log = CallLog(), parent = Page(), child = LoggedPage("child", log)
        await run.show(parent)
        parent.addChild(child)
        log.add("added")
        parent.view.addSubview(child.view)
        log.add("view added")
        child.didMove(toParent: parent)
        await run.settle()
        run.record("added", log.text)
        log.clear()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        log.add("view removed")
        child.removeFromParent()
        await run.settle()
        run.record("removed", log.text)
    }

    private static let viewCalls = Probe("calls.view", on: .any) { run in
        let log = CallLog(), view = LoggedView(log), page = Page()
        await run.show(page)
        page.view.addSubview(view)
        log.add("added")
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        await run.wait(seconds: 0.1)
        run.record("added", log.text)
        log.clear()
        view.setNeedsLayout()
        view.setNeedsLayout()
        log.add("marked")
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        run.record("marked", log.text)
        log.clear()
        view.frame.origin.x = 5
        await run.wait(seconds: 0.1)
        run.record("moved", log.text)
        log.clear()
        view.frame.size.width = 50
        await run.wait(seconds: 0.1)
        run.record("resized", log.text)
        log.clear()
        view.removeFromSuperview()
        run.record("removed", log.text)
    }
}
