import Testing
import UIKitCore
import VelariumTesting

/// Views that assistive technology does not see.
@MainActor @Suite struct HiddenElementTests {
    @Test func hiddenViewsAndTheirContentAreLeftOut() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let texts = ["first", "second", "third"].enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 20, y: 100 + 40 * CGFloat(index), width: 200, height: 20))
            label.text = text
            return label
        }
        let group = UIView(frame: page.view.bounds)
        page.view.addSubview(group)
        group.addSubview(texts[1])
        page.view.addSubview(texts[0])
        page.view.addSubview(texts[2])
        device.show(page)
        try device.expectOrder(["first", "second", "third"])

        group.accessibilityElementsHidden = true
        texts[2].accessibilityElementsHidden = true

        try device.expectOrder(["first"])
    }
}
