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
            try walk.run()
        } catch {
            walk.violations.append("\(error)")
        }
        return walk.violations
    }

    private init(pair: PairCase) { self.pair = pair }

    private mutating func run() throws {
        let scene = try PairScene(pair)
        let before = scene.device.picture()
        check(scene, "at the beginning")
        switch pair.event {
        case .present: try presentAndDismiss(.sheet, in: scene, before)
        case .presentAlert: try presentAndDismiss(.alert, in: scene, before)
        case .push: try pushAndPop(in: scene, before)
        case .keyboard: try edit(in: scene, before)
        case .rotate:
            try change(scene, before, .init(isLandscape: true)) {
                try $0.rotate(to: .landscapeRight)
            } back: {
                try $0.rotate(to: .portrait)
            }
        case .textSize:
            try change(scene, before, .init(textSize: .accessibilityLarge)) {
                try $0.setTextSize(.accessibilityLarge)
            } back: {
                try $0.setTextSize(.large)
            }
        case .dark:
            try change(scene, before, .init(style: .dark)) {
                try $0.setStyle(.dark)
            } back: {
                try $0.setStyle(.light)
            }
        case .rightToLeft:
            try change(scene, before, .init(direction: .rightToLeft)) {
                try $0.setLayoutDirection(.rightToLeft)
            } back: {
                try $0.setLayoutDirection(.leftToRight)
            }
        case .remove: try remove(scene)
        case .background:
            try scene.device.moveScene(to: .background)
            scene.device.advance(by: 1)
            try scene.device.moveScene(to: .active)
            try compare(scene, before, "after the background")
        case .teardown: try tearDown(scene)
        }
    }

    // MARK: Events

    private mutating func presentAndDismiss(
        _ kind: PairInhabitant, in scene: PairScene, _ before: Picture
    ) throws {
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

    private mutating func pushAndPop(in scene: PairScene, _ before: Picture) throws {
        guard let navigation = scene.navigation, scene.front.presentedViewController == nil,
            !pair.inhabitant.isOverlay
        else { return }
        navigation.pushViewController(PairPage("Pushed"), animated: true)
        scene.device.advance(by: 0.15)
        try scene.device.settle()
        check(scene, "after the push")
        navigation.popViewController(animated: true)
        scene.device.advance(by: 0.15)
        try compare(scene, before, "after the pop")
    }

    private mutating func edit(in scene: PairScene, _ before: Picture) throws {
        guard let input = scene.input else { return }
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

    private mutating func change(
        _ scene: PairScene, _ before: Picture, _ environment: PairScene.Environment,
        there: (TestDevice) throws -> Void, back: (TestDevice) throws -> Void
    ) throws {
        try there(scene.device)
        try scene.device.settle()
        check(scene, "after the change")
        let changed = scene.device.picture()
        let fresh = try PairScene(pair, in: environment)
        try compare(changed, fresh.device.picture(), "after the change, beside a fresh start")
        try back(scene.device)
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

    /// Releases the device while something moves.
    private mutating func tearDown(_ scene: PairScene) throws {
        let misuses = scene.device.misuses
        scene.showInhabitant(.sheet, from: scene.front, animated: true)
        _ = scene.input?.becomeFirstResponder()
        scene.device.advance(by: 0.1)
        violations += misuses.map(\.message)
    }

    // MARK: Invariants

    private mutating func check(_ scene: PairScene, _ moment: String) {
        for misuse in scene.device.misuses { violations.append("misuse \(moment): \(misuse.message)") }
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
