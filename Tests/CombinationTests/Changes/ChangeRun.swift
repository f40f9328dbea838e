import UIKit
import VelariumTesting

/// Changes a device that shows a screen, there and back, and collects the differences from a fresh start.
@MainActor enum ChangeRun {
    /// What a screen consists of: every visible view with its class and frame, and its pixels.
    @MainActor private struct State {
        let views: [String]
        let picture: Picture

        init(of device: TestDevice) {
            for window in device.application.windows { State.hideWhatNeverRests(in: window.layer) }
            device.advance(by: 0.1)
            picture = device.picture()
            // Reused rows are in another order; the picture shows what is in front.
            views = device.application.windows.filter { !$0.isHidden }.flatMap(State.views).sorted()
        }

        /// Hides what two devices never show equally: carets blink, endless animations run, particles fly, and a trace
        /// lists the calls that a change caused.
        private static func hideWhatNeverRests(in layer: CALayer) {
            let view = layer.delegate as? UIView
            let neverRests =
                layer is CAEmitterLayer || isAnimatedEndlessly(layer) || view is UIActivityIndicatorView
                || view?.accessibilityIdentifier == "trace lines" || view.map { "\(type(of: $0))" } == "TextCaretView"
            if neverRests { layer.isHidden = true }
            for sublayer in layer.sublayers ?? [] { hideWhatNeverRests(in: sublayer) }
        }

        private static func isAnimatedEndlessly(_ layer: CALayer) -> Bool {
            (layer.animationKeys() ?? []).contains { layer.animation(forKey: $0)?.repeatCount == .infinity }
        }

        /// The names of views of presentations that only contain others, and are kept when the style changes.
        private static let containers: Set<String> = ["PresenterContainerView", "SheetSurfaceView"]

        private static func views(in view: UIView) -> [String] {
            guard !view.isHidden, view.alpha > 0.01 else { return [] }
            let frame = view.convert(view.bounds, to: nil)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 2).rounded() / 2)" }
            let name = "\(type(of: view))"
            // A caret blinks, and a trace lists the calls that the change has caused.
            guard name != "TextCaretView", view.accessibilityIdentifier != "trace lines" else { return [] }
            let content = view.subviews.flatMap(views)
            // A view that only contains others is not visible.
            let isEmpty = type(of: view) == UIView.self && view.backgroundColor == nil
            guard !isEmpty, !containers.contains(name) else { return content }
            return ["\(name) " + numbers.joined(separator: " ")] + content
        }

        func isEqual(to other: State) -> Bool { views == other.views && picture.matches(other.picture) }

        /// The first views that only one of the two has, or that only the pictures differ.
        func difference(from other: State) -> String {
            let extra = State.lines(of: views, without: other.views)
            let missing = State.lines(of: other.views, without: views)
            guard extra.isEmpty, missing.isEmpty else {
                let few = extra.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
                let fresh = missing.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
                return "\(extra.count) views: \(few); fresh \(missing.count): \(fresh)"
            }
            return "the pixels"
        }

        private static func lines(of views: [String], without others: [String]) -> [String] {
            var rest = others
            return views.filter { line in
                guard let index = rest.firstIndex(of: line) else { return true }
                rest.remove(at: index)
                return false
            }
        }
    }

    /// The differences after the change, beside a device that was like that from the start, and after it was taken back.
    static func differences(of change: ChangeCase) throws -> [String] {
        let (screen, change, model) = (change.screen, change.change, change.model)
        var found: [String] = []
        let device = TestDevice(model)
        device.recordsMisuses = true
        try screen.show(device)
        try device.settle()
        let before = State(of: device)

        try change.apply(to: device, of: model)
        try device.settle()
        let changed = State(of: device)
        let freshModel = change == .model ? EnvironmentChange.otherModel(than: model) : model
        let fresh = TestDevice(freshModel, isLandscape: change == .rotation)
        fresh.recordsMisuses = true
        if change.isSetting { try change.apply(to: fresh, of: model) }
        try screen.show(fresh)
        if change == .keyboard { try change.apply(to: fresh, of: model) }
        try fresh.settle()
        let direct = State(of: fresh)
        if !changed.isEqual(to: direct) {
            found.append("there: \(changed.difference(from: direct))")
            CombinationPictures.save(changed.picture, direct.picture, "\(screen) \(change.rawValue) there")
        }

        try change.takeBack(from: device, of: model)
        try device.settle()
        let after = State(of: device)
        if !after.isEqual(to: before) {
            found.append("back: \(after.difference(from: before))")
            CombinationPictures.save(after.picture, before.picture, "\(screen) \(change.rawValue) back")
        }
        return found + Set(device.misuses.map(\.message)).map { "misuse: \($0)" }
    }
}
