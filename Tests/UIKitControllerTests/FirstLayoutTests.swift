import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Children with margins, which no size of zero can satisfy, in containers that are filled before they are shown.
@MainActor @Suite struct FirstLayoutTests {
    enum Container: CaseIterable, CustomTestStringConvertible {
        case navigation, twoColumns, threeColumns, ownStackInColumn

        var testDescription: String { String(describing: self) }

        @MainActor func filled(_ child: () -> UIViewController) -> UIViewController {
            switch self {
            case .navigation: return UINavigationController(rootViewController: child())
            case .twoColumns, .threeColumns, .ownStackInColumn:
                let split = UISplitViewController(style: self == .threeColumns ? .tripleColumn : .doubleColumn)
                split.setViewController(child(), for: .primary)
                if self == .threeColumns { split.setViewController(child(), for: .supplementary) }
                let detail = self == .ownStackInColumn ? UINavigationController(rootViewController: child()) : child()
                split.setViewController(detail, for: .secondary)
                return split
            }
        }
    }

    private final class PageWithMargins: UIViewController {
        let content = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                content.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
            ])
        }
    }

    @Test(arguments: Container.allCases, [TestDevice.Model.iPhoneSE, .iPadMini, .iPadPro11])
    func childrenAreNotLaidOutBeforeTheContainerHasASize(container: Container, model: TestDevice.Model) throws {
        let device = TestDevice(model)
        device.recordsMisuses = true
        var pages: [PageWithMargins] = []

        device.show(
            container.filled {
                pages.append(PageWithMargins())
                return pages[pages.count - 1]
            })
        try device.settle()
        try device.rotate(to: .landscapeLeft)
        try device.settle()
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(device.misuses.isEmpty)
        let shown = pages.filter { $0.viewIfLoaded?.window != nil }
        #expect(!shown.isEmpty)
        for page in shown { #expect(page.content.frame == page.view.bounds.insetBy(dx: 20, dy: 20)) }
    }
}
