import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Labels that show the same text in the same size show one bitmap.
@MainActor @Suite struct SharedLabelDrawingTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    init() {
        device.show(root)
    }

    /// The number of texts that labels draw in the frame after `work`.
    private func drawings(_ work: () -> Void) -> Int {
        let before = LabelLayer.textsDrawn
        work()
        device.advance(by: 0)
        return LabelLayer.textsDrawn - before
    }

    @discardableResult private func add(
        _ text: String, at y: CGFloat = 100, _ change: (UILabel) -> Void = { _ in }
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        label.text = text
        change(label)
        root.view.addSubview(label)
        return label
    }

    @Test func equalLabelsAreDrawnOnce() {
        let drawn = drawings { for row in 0..<20 { add("Drawn once for all", at: 60 + 30 * CGFloat(row)) } }

        #expect(drawn == 1)
    }

    @Test func aTintThatDimsAndReturnsIsDrawnOnce() {
        let labels = (0..<3).map { add("Dimmed and back", at: 100 + 40 * CGFloat($0)) { $0.textColor = .tintColor } }
        _ = drawings {}

        let dimmed = drawings { for label in labels { label.tintAdjustmentMode = .dimmed } }
        let back = drawings { for label in labels { label.tintAdjustmentMode = .automatic } }

        #expect(dimmed == 1)
        #expect(back == 0)
    }

    @Test(arguments: Difference.allCases)
    func aLabelThatLooksDifferentIsDrawnOnItsOwn(difference: Difference) {
        _ = drawings { add("Drawn on its own: \(difference)") }

        let drawn = drawings { add("Drawn on its own: \(difference)", at: 200) { difference.apply(to: $0) } }

        #expect(drawn == 1)
    }

    enum Difference: CaseIterable {
        case color, font, shadow, height, alignment, bounds

        @MainActor func apply(to label: UILabel) {
            switch self {
            case .color: label.textColor = .red
            case .font: label.font = .boldSystemFont(ofSize: 17)
            case .shadow: label.shadowColor = .red
            case .height: label.frame.size.height = 50
            case .alignment: label.textAlignment = .right
            case .bounds: label.bounds.origin.y = 5
            }
        }
    }

    @Test func aSubclassDrawsItself() {
        final class Underlined: UILabel {
            var drawn = 0

            override func drawText(in rect: CGRect) {
                drawn += 1
                super.drawText(in: rect)
            }
        }
        _ = drawings { add("Drawn by a subclass") }
        let label = Underlined(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        label.text = "Drawn by a subclass"

        _ = drawings { root.view.addSubview(label) }

        #expect(label.drawn == 1)
    }

    @Test func sharedTextLooksLikeTextDrawnAlone() {
        root.view.backgroundColor = .white
        add("Shared or alone", at: 100)
        device.advance(by: 0)
        add("Shared or alone", at: 200)
        final class Alone: UILabel {}
        let alone = Alone(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        alone.text = "Shared or alone"
        root.view.addSubview(alone)
        device.advance(by: 0)

        let picture = device.picture()
        func row(_ y: CGFloat) -> [Picture.Color] {
            stride(from: 0, to: 30, by: 1 / 3).flatMap { line in
                stride(from: 20, to: 160, by: 1 / 3).map { picture.color(atX: $0, y: y + line) }
            }
        }
        #expect(Set(row(100)).count > 2)
        #expect(row(100) == row(200))
        #expect(row(100) == row(300))
    }
}
