import Foundation
import HeadlessHost
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct KeyPathObservationTests {
    private let meter = Meter()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func anObserverByNameReceivesOldAndNewValues() {
        view.addObserver(meter, forKeyPath: "contentOffset", options: [.old, .new], context: nil)

        view.contentOffset = CGPoint(x: 0, y: 12)
        view.contentOffset = CGPoint(x: 0, y: 12)
        view.removeObserver(meter, forKeyPath: "contentOffset")
        view.contentOffset = CGPoint(x: 0, y: 40)

        #expect(meter.changes == ["contentOffset of the view: 0.0 to 12.0"])
    }

    @Test func anInitialCallHasTheCurrentValueAndNoOldOne() {
        let label = UILabel()
        label.text = "one"

        label.addObserver(meter, forKeyPath: "text", options: [.initial, .new, .old], context: nil)
        label.text = nil

        #expect(meter.changes == ["text of another: nothing to one", "text of another: one to <null>"])
    }

    @Test func withoutOptionsThereAreNoValues() {
        view.addObserver(meter, forKeyPath: "hidden", context: nil)

        view.isHidden = true

        #expect(meter.changes == ["hidden of the view: nothing to nothing"])
    }

    @Test func aPathIsFollowedToTheObjectsOnIt() {
        view.addObserver(meter, forKeyPath: "layer.cornerRadius", options: .new, context: nil)

        view.layer.cornerRadius = 4

        #expect(meter.changes == ["layer.cornerRadius of the view: nothing to 4.0"])
    }

    @Test func observationsOfOnePropertyAreRemovedByTheirContexts() {
        var contexts = (0, 0)
        withUnsafeMutablePointer(to: &contexts.0) { first in
            withUnsafeMutablePointer(to: &contexts.1) { second in
                view.addObserver(meter, forKeyPath: "alpha", options: .new, context: first)
                view.addObserver(meter, forKeyPath: "alpha", options: .new, context: second)
                view.removeObserver(meter, forKeyPath: "alpha", context: first)

                view.alpha = 0.5

                #expect(meter.contexts == [UnsafeMutableRawPointer(second)])
            }
        }
    }

    @Test func anObservationEndsWithItsObserver() {
        weak var released: Meter?
        do {
            let meter = Meter()
            released = meter
            view.addObserver(meter, forKeyPath: "alpha", options: .new, context: nil)
        }

        view.alpha = 0.5

        #expect(released == nil)
    }

    @Test func anObserverMayRemoveItselfInItsDeinit() {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        var said: [String] = []
        UIKitSystem.current?.misuseRecorder = { said.append($0.message) }

        do { _ = Leaver(view) }

        #expect(said == [])
    }

    private final class Leaver: NSObject {
        private let view: UIView

        init(_ view: UIView) {
            self.view = view
            super.init()
            view.addObserver(self, forKeyPath: "alpha", context: nil)
        }

        deinit { view.removeObserver(self, forKeyPath: "alpha") }
    }

    @Test func removingAnObserverThatIsNotThereIsAMisuse() {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        var said: [String] = []
        UIKitSystem.current?.misuseRecorder = { said.append($0.message) }

        view.removeObserver(meter, forKeyPath: "alpha")

        #expect(said.count == 1)
        #expect(said.first?.hasSuffix("cannot be removed as an observer of \"alpha\": it is not registered.") == true)
    }

    @Test(arguments: ["state", "enabled", "selected", "highlighted", "title", "text", "image", "backgroundColor"])
    func propertiesThatAppsObserveReportTheirChanges(_ key: String) {
        let observed: NSObject
        let change: () -> Void
        switch key {
        case "state":
            let recognizer = UIPanGestureRecognizer()
            view.addGestureRecognizer(recognizer)
            (observed, change) = (recognizer, { recognizer.state = .began })
        case "enabled", "selected", "highlighted":
            let control = UIControl()
            (observed, change) = (control, { control.setValue(!(control.value(forKey: key) as! Bool), forKey: key) })
        case "title":
            let controller = UIViewController()
            (observed, change) = (controller, { controller.title = "A" })
        case "text":
            let label = UILabel()
            (observed, change) = (label, { label.text = "A" })
        case "image":
            let imageView = UIImageView()
            (observed, change) = (imageView, { imageView.image = UIImage() })
        default:
            (observed, change) = (view, { [view] in view.backgroundColor = .red })
        }
        observed.addObserver(meter, forKeyPath: key, options: .new, context: nil)

        change()

        #expect(meter.changes.count == 1)
    }

    /// An observer that notes what it receives.
    private final class Meter: NSObject, _KeyValueObserver {
        private(set) var changes: [String] = []
        private(set) var contexts: [UnsafeMutableRawPointer?] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let owner = object is UIScrollView ? "the view" : "another"
            func text(_ key: NSKeyValueChangeKey) -> String {
                change?[key].map { ($0 as? CGPoint).map { "\($0.y)" } ?? "\($0)" } ?? "nothing"
            }
            #expect((change?[.kindKey] as? NSNumber)?.uintValue == NSKeyValueChange.setting.rawValue)
            changes.append("\(keyPath ?? "") of \(owner): \(text(.oldKey)) to \(text(.newKey))")
            contexts.append(context)
        }
    }
}
