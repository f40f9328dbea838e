import UIKit
import VelariumTesting

/// Walks one case of the matrix, and collects what is wrong.
@MainActor struct PairWalk {
    private let pair: PairCase
    private var violations: [String] = []

    /// What is wrong about a case; empty if nothing is.
    static func violations(of pair: PairCase) -> [String] {
        var walk = PairWalk(pair: pair)
        do {
            let residue = try walk.run()
            walk.violations += residue.takeMisuses().map { "misuse at the end: \($0)" }
            walk.violations += residue.leftBehind.map { "\($0) is left behind" }
        } catch {
            walk.violations.append("\(error)")
        }
        return walk.violations
    }

    private init(pair: PairCase) { self.pair = pair }

    /// Walks the case, and returns what must be gone afterward.
    private mutating func run() throws -> PairResidue {
        let scene = try PairScene(pair)
        check(scene, "at the beginning")
        try perform(pair.event, in: scene)
        scene.watchResidue()
        return scene.residue
    }

    private mutating func perform(_ event: PairEvent, in scene: PairScene) throws {
        switch event {
        case .present: try presentAndDismiss(.sheet, in: scene)
        case .presentAlert: try presentAndDismiss(.alert, in: scene)
        case .push: try pushAndPop(in: scene)
        case .keyboard: try edit(in: scene)
        case .focus: try cover(in: scene)
        case .rotate, .textSize, .dark, .rightToLeft: try change(scene)
        case .remove: try remove(scene)
        case .background:
            let before = PairPictures.atRest(scene)
            try moveToBackgroundAndBack(scene)
            try compare(scene, before, "after the background")
        case .backgroundInFlight: try presentInBackground(in: scene)
        case .teardown: tearDown(scene)
        }
    }

    // MARK: Events

    private mutating func presentAndDismiss(_ kind: PairInhabitant, in scene: PairScene) throws {
        let before = PairPictures.atRest(scene)
        let presenter = scene.front
        scene.showInhabitant(kind, from: presenter, animated: true)
        scene.device.advance(by: 0.15)
        try scene.device.settle()
        guard presenter.presentedViewController != nil else {
            return violations.append("nothing is presented")
        }
        check(scene, "while presented")
        presenter.dismiss(animated: true)
        scene.device.advance(by: 0.15)
        try compare(scene, before, "after the dismissal")
    }

    private mutating func pushAndPop(in scene: PairScene) throws {
        guard let navigation = scene.navigation, scene.front.presentedViewController == nil,
            !pair.inhabitant.isOverlay
        else { return }
        let before = PairPictures.atRest(scene)
        navigation.pushViewController(PairPage("Pushed"), animated: true)
        scene.device.advance(by: 0.15)
        try scene.device.settle()
        check(scene, "after the push")
        navigation.popViewController(animated: true)
        scene.device.advance(by: 0.15)
        try compare(scene, before, "after the pop")
    }

    private mutating func edit(in scene: PairScene) throws {
        guard let input = scene.input else { return }
        // The field of an alert has the focus from the beginning.
        input.resignFirstResponder()
        try scene.device.settle()
        let before = scene.device.picture()
        guard input.becomeFirstResponder() else { return violations.append("the field cannot be edited") }
        try scene.device.settle()
        if scene.device.keyboardFrame == nil { violations.append("no keyboard comes") }
        check(scene, "while the keyboard is shown")
        input.resignFirstResponder()
        try scene.device.settle()
        // A form sheet keeps the keyboard without a first responder.
        guard !scene.front.disablesAutomaticKeyboardDismissal else { return }
        if scene.device.keyboardFrame != nil { violations.append("the keyboard stays") }
        try compare(scene, before, "after editing")
    }

    /// Covers the edited field with what takes the focus, and with a popover, which does not in regular width.
    private mutating func cover(in scene: PairScene) throws {
        guard let input = scene.input else { return }
        for (kind, keepsFocus) in [(PairInhabitant.sheet, false), (.alert, false), (.popover, pair.isPad)] {
            guard input.becomeFirstResponder() else { return violations.append("the field cannot be edited") }
            try scene.device.settle()
            let presenter = scene.front
            scene.showInhabitant(kind, from: presenter, animated: true)
            try scene.device.settle()
            check(scene, "under the \(kind.rawValue)")
            if input.isFirstResponder != keepsFocus {
                violations.append("the field \(keepsFocus ? "loses" : "keeps") the focus under the \(kind.rawValue)")
            }
            presenter.dismiss(animated: true)
            try scene.device.settle()
            check(scene, "after the \(kind.rawValue)")
            if !input.isFirstResponder { violations.append("the focus does not come back after the \(kind.rawValue)") }
            if scene.device.keyboardFrame == nil { violations.append("no keyboard after the \(kind.rawValue)") }
        }
    }

    private mutating func change(_ scene: PairScene) throws {
        let before = PairPictures.atRest(scene)
        try pair.event.change(scene.device, back: false)
        try scene.device.settle()
        check(scene, "after the change")
        let changed = scene.device.picture()
        let fresh = try PairScene(pair, in: pair.event.environment)
        try compare(changed, fresh.device.picture(), "after the change, beside a fresh start")
        try pair.event.change(scene.device, back: true)
        try compare(scene, before, "there and back")
    }

    private mutating func remove(_ scene: PairScene) throws {
        guard !pair.inhabitant.isOverlay, scene.removeContent() else { return }
        scene.device.advance(by: 0.1)
        try scene.device.settle()
        check(scene, "after the removal")
        if scene.content.viewIfLoaded?.window != nil { violations.append("the content is still in a window") }
        if scene.device.application.windows.count > 1 {
            violations.append("windows are left: \(scene.device.application.windows)")
        }
    }

    private func moveToBackgroundAndBack(_ scene: PairScene) throws {
        try scene.device.moveScene(to: .background)
        scene.device.advance(by: 1)
        try scene.device.moveScene(to: .active)
    }

    /// Leaves the app while a sheet comes, and while it goes.
    private mutating func presentInBackground(in scene: PairScene) throws {
        let before = PairPictures.atRest(scene)
        let presenter = scene.front
        scene.showInhabitant(.sheet, from: presenter, animated: true)
        scene.device.advance(by: 0.1)
        try moveToBackgroundAndBack(scene)
        try scene.device.settle()
        guard presenter.presentedViewController != nil else {
            return violations.append("nothing is presented after the background")
        }
        check(scene, "after the background")
        presenter.dismiss(animated: true)
        scene.device.advance(by: 0.1)
        try moveToBackgroundAndBack(scene)
        try compare(scene, before, "after a dismissal in the background")
    }

    /// Leaves the device to be released while something moves.
    private func tearDown(_ scene: PairScene) {
        scene.showInhabitant(.sheet, from: scene.front, animated: true)
        _ = scene.input?.becomeFirstResponder()
        scene.device.advance(by: 0.1)
    }

    // MARK: Invariants

    private mutating func check(_ scene: PairScene, _ moment: String) {
        for message in scene.residue.takeMisuses() { violations.append("misuse \(moment): \(message)") }
        for page in scene.pages { violations += page.violationsAtRest.map { "\($0) \(moment)" } }
    }

    private mutating func compare(_ scene: PairScene, _ before: Picture, _ moment: String) throws {
        try scene.device.settle()
        check(scene, moment)
        try compare(scene.device.picture(), before, moment)
    }

    private mutating func compare(_ one: Picture, _ other: Picture, _ moment: String) throws {
        guard !one.matches(other) else { return }
        violations.append("the picture differs \(moment)")
        CombinationPictures.save(one, other, "\(pair) \(moment)")
    }
}

/// The picture of the last pair at rest. Its events follow each other, and all begin there.
@MainActor private enum PairPictures {
    private static var last: (name: String, picture: Picture)?

    static func atRest(_ scene: PairScene) -> Picture {
        let pair = scene.pair
        let name = "\(pair.inhabitant) in \(pair.container), \(pair.isPad)"
        if let last, last.name == name { return last.picture }
        let picture = scene.device.picture()
        last = (name, picture)
        return picture
    }
}

extension PairEvent {
    /// The device that has the changed environment from the beginning.
    fileprivate var environment: PairScene.Environment {
        switch self {
        case .rotate: .init(isLandscape: true)
        case .textSize: .init(textSize: .accessibilityLarge)
        case .dark: .init(style: .dark)
        case .rightToLeft: .init(direction: .rightToLeft)
        case .present, .presentAlert, .push, .keyboard, .focus, .remove, .background, .backgroundInFlight, .teardown:
            .init()
        }
    }

    /// Changes the environment of `device`, or changes it back.
    @MainActor fileprivate func change(_ device: TestDevice, back: Bool) throws {
        switch self {
        case .rotate: try device.rotate(to: back ? .portrait : .landscapeRight)
        case .textSize: try device.setTextSize(back ? .large : .accessibilityLarge)
        case .dark: try device.setStyle(back ? .light : .dark)
        case .rightToLeft: try device.setLayoutDirection(back ? .leftToRight : .rightToLeft)
        case .present, .presentAlert, .push, .keyboard, .focus, .remove, .background, .backgroundInFlight, .teardown:
            return
        }
    }
}
