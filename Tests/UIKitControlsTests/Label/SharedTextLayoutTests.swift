import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Text is laid out once for all labels that show the same in the same width.
@MainActor @Suite struct SharedTextLayoutTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    /// The number of texts that `work` lays out.
    private func layouts(_ work: () -> Void) -> Int {
        let before = SharedTextLayouts.layoutsMade
        work()
        return SharedTextLayouts.layoutsMade - before
    }

    private func label(_ text: String, width: CGFloat = 200) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: width, height: 30))
        label.text = text
        return label
    }

    @Test func equalLabelsAreMeasuredOnce() {
        let text = "Measured once for all labels"

        let first = layouts { _ = label(text).intrinsicContentSize }
        let others = layouts { for _ in 0..<100 { _ = label(text).intrinsicContentSize } }

        #expect(first == 1)
        #expect(others == 0)
    }

    @Test func equalLabelsAreDrawnFromOneLayout() {
        device.show(root)
        let text = "Drawn from one layout"

        let made = layouts {
            for _ in 0..<20 { root.view.addSubview(label(text)) }
            device.advance(by: 0)
        }

        #expect(made == 1)
    }

    @Test(arguments: Difference.allCases)
    func aDifferentLabelIsLaidOutOnItsOwn(difference: Difference) {
        device.show(root)
        let plain = label("Laid out on its own: \(difference)")
        root.view.addSubview(plain)
        device.advance(by: 0)
        let other = label("Laid out on its own: \(difference)")

        difference.apply(to: other)
        let made = layouts {
            root.view.addSubview(other)
            device.advance(by: 0)
        }

        #expect(made == 1)
    }

    enum Difference: CaseIterable {
        case font, color, alignment, width

        @MainActor func apply(to label: UILabel) {
            switch self {
            case .font: label.font = .boldSystemFont(ofSize: 17)
            case .color: label.textColor = .red
            case .alignment: label.textAlignment = .right
            case .width: label.frame.size.width = 20
            }
        }
    }
}
