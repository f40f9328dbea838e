import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct KeyValueObservationTests {
    @Test func aScrolledViewReportsOldAndNewOffsets() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var changes: [String] = []

        let observation = view.observe(\.contentOffset, options: [.old, .new]) { observed, change in
            changes.append("\(observed === view) \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        }
        view.contentOffset = CGPoint(x: 0, y: 12)
        view.contentOffset = CGPoint(x: 0, y: 12)
        view.bounds.origin.y = 20

        #expect(changes == ["true 0.0 12.0", "true 12.0 20.0"])
        observation.invalidate()
        view.contentOffset.y = 30
        #expect(changes.count == 2)
    }

    @Test func anInitialCallComesAtOnceAndWithoutOptionsThereAreNoValues() {
        let label = UILabel()
        label.text = "one"
        var values: [String?] = []

        let initial = label.observe(\.text, options: [.initial, .new]) { _, change in
            values.append(change.newValue ?? nil)
        }
        let plain = label.observe(\.text) { _, change in values.append(change.newValue == nil ? "no value" : "a value")
        }
        label.text = "two"

        #expect(values == ["one", "two", "no value"])
        withExtendedLifetime((initial, plain)) {}
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6])
    func everyObservablePropertyReportsItsChange(_ property: Int) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var count = 0
        let observation: NSKeyValueObservation
        switch property {
        case 0:
            observation = view.observe(\.frame) { _, _ in count += 1 }
            view.frame.size.width = 20
        case 1:
            observation = view.observe(\.bounds) { _, _ in count += 1 }
            view.bounds.size.height = 20
        case 2:
            observation = view.observe(\.center) { _, _ in count += 1 }
            view.center.x = 50
        case 3:
            observation = view.observe(\.isHidden) { _, _ in count += 1 }
            view.isHidden = true
        case 4:
            observation = view.observe(\.alpha) { _, _ in count += 1 }
            view.alpha = 0.5
        case 5:
            observation = view.observe(\.contentSize) { _, _ in count += 1 }
            view.contentSize = CGSize(width: 5, height: 500)
        default:
            observation = view.layer.observe(\.cornerRadius) { _, _ in count += 1 }
            view.layer.cornerRadius = 3
        }

        #expect(count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test func anObservationEndsWithItsReleaseAndWithItsObject() {
        let before = KeyValueObservers.objectCount
        weak var released: UIView?
        var count = 0

        var observation: NSKeyValueObservation?
        do {
            let view = UIView()
            released = view
            observation = view.observe(\.alpha) { _, _ in count += 1 }
            view.alpha = 0.5
        }
        #expect(released == nil)
        #expect(count == 1)
        #expect(observation != nil)
        observation = nil

        #expect(KeyValueObservers.objectCount <= before)
    }

    @Test func aHandlerMayEndItsOwnObservationAndSetTheProperty() {
        let view = UIView()
        var values: [CGFloat] = []
        var observation: NSKeyValueObservation?

        observation = view.observe(\.alpha, options: .new) { view, change in
            values.append(change.newValue ?? -1)
            if view.alpha > 0.25 { view.alpha = 0.25 } else { observation?.invalidate() }
        }
        view.alpha = 0.5
        view.alpha = 0.7

        #expect(values == [0.5, 0.25])
    }

    @Test func anAppsClassReportsItsOwnChanges() {
        final class Model: NSObject {
            var name = "" { didSet { didChangeValue(forKey: "name") } }
        }
        let model = Model()
        var names: [String] = []

        let observation = model.observe(\.name, options: .new) { _, change in names.append(change.newValue ?? "") }
        model.name = "Ann"

        #expect(names == ["Ann"])
        withExtendedLifetime(observation) {}
    }
}
