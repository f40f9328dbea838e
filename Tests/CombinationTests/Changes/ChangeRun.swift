import UIKit
import VelariumTesting

/// Changes a device that shows a screen, there and back, and collects the differences from a fresh start.
@MainActor enum ChangeRun {
    /// What a screen consists of: every view of every window with its class, frame and alpha.
    @MainActor private struct State {
        let views: [String]
        let picture: Picture

        init(of device: TestDevice) {
            picture = device.picture()
            // Reused rows are in another order; the picture shows what is in front.
            views = device.application.windows.filter { !$0.isHidden }.flatMap { State.views(in: $0, depth: 0) }
                .sorted()
        }

        private static func views(in view: UIView, depth: Int) -> [String] {
            guard !view.isHidden, view.alpha > 0.01 else { return [] }
            let frame = view.convert(view.bounds, to: nil)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 2).rounded() / 2)" }
            // A caret blinks. The presenter of a sheet keeps the view that scales it.
            let name = "\(type(of: view))"
            guard name != "TextCaretView" else { return [] }
            guard name != "PresenterContainerView" else {
                return view.subviews.flatMap { views(in: $0, depth: depth) }
            }
            let line = String(repeating: " ", count: depth) + "\(name) " + numbers.joined(separator: " ")
            return [line] + view.subviews.flatMap { views(in: $0, depth: depth + 1) }
        }

        func isEqual(to other: State) -> Bool { views == other.views && picture.matches(other.picture) }

        /// The first view that differs, or that only the pictures do.
        func difference(from other: State) -> String {
            let pairs = zip(views, other.views).first { $0 != $1 }
            if let (one, two) = pairs { return "\"\(one.trimmed)\", fresh \"\(two.trimmed)\"" }
            if views.count != other.views.count {
                let longer = views.count > other.views.count ? views : other.views
                let extra = longer[min(views.count, other.views.count)].trimmed
                return "\(views.count) views, fresh \(other.views.count): \(extra)"
            }
            return "the pixels"
        }
    }

    /// The differences after the change, beside a device that was like that from the start, and after it was taken back.
    static func differences(of screen: ChangedScreen, _ change: EnvironmentChange, on model: TestDevice.Model) throws
        -> [String]
    {
        var found: [String] = []
        let device = TestDevice(model)
        device.recordsMisuses = true
        try screen.show(device)
        try device.settle()
        let before = State(of: device)

        try change.apply(to: device)
        try device.settle()
        let changed = State(of: device)
        let fresh = TestDevice(change == .model ? .iPhoneSE : model, isLandscape: change == .rotation)
        fresh.recordsMisuses = true
        if change.isSetting { try change.apply(to: fresh) }
        try screen.show(fresh)
        if change == .keyboard { try change.apply(to: fresh) }
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

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
