import UIKitCore

/// Records its appearance callbacks and runs a test's action in them.
@MainActor package final class ScriptedController: UIViewController {
    /// A callback, by its name.
    package enum Moment: String, CaseIterable {
        case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    }

    /// The callbacks so far, oldest first.
    package var calls: [String] = []
    /// What to run in a callback, once.
    package var actions: [Moment: () -> Void] = [:]
    /// The previous traits of each change.
    package var traitChanges: [UITraitCollection?] = []

    package override func viewDidLoad() { reach(.viewDidLoad) }
    package override func viewWillAppear(_ animated: Bool) { reach(.viewWillAppear) }
    package override func viewIsAppearing(_ animated: Bool) { reach(.viewIsAppearing) }
    package override func viewDidAppear(_ animated: Bool) { reach(.viewDidAppear) }
    package override func viewWillDisappear(_ animated: Bool) { reach(.viewWillDisappear) }
    package override func viewDidDisappear(_ animated: Bool) { reach(.viewDidDisappear) }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        traitChanges.append(previousTraitCollection)
    }

    private func reach(_ moment: Moment) {
        calls.append(moment.rawValue)
        actions.removeValue(forKey: moment)?()
    }
}
