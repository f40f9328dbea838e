import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Search bars in place of a navigation bar's title.
@MainActor @Suite struct TitleViewSearchBarTests {
    /// What is beside the search bar.
    enum Neighbors: CaseIterable, Sendable {
        case none, back, items
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad], Neighbors.allCases)
    func aSearchBarIsAsWideAsTheRoomBetweenTheButtons(_ model: TestDevice.Model, _ neighbors: Neighbors) throws {
        for isRightToLeft in [false, true] {
            let device = TestDevice(model)
            if isRightToLeft { try device.setLayoutDirection(.rightToLeft) }
            let page = UIViewController()
            let search = UISearchBar()
            search.showsCancelButton = true
            search.sizeToFit()
            page.navigationItem.titleView = search
            let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
            if neighbors == .items { page.navigationItem.rightBarButtonItem = item }
            let root = UIViewController()
            root.title = "Everything that there is"
            let navigation = UINavigationController(rootViewController: neighbors == .back ? root : page)
            device.show(navigation)
            if neighbors == .back { navigation.pushViewController(page, animated: false) }
            try device.settle()
            func frame() -> CGRect { search.convert(search.bounds, to: navigation.navigationBar) }
            let first = frame()

            try device.rotate(to: .landscapeLeft)
            try device.settle()
            #expect(frame().width > first.width)
            try device.rotate(to: .portrait)
            try device.settle()

            #expect(frame() == first)
            let used: CGFloat = neighbors == .none ? 40 : 120
            #expect(first.width >= navigation.navigationBar.bounds.width - used)
            #expect(navigation.navigationBar.bounds.contains(first))
            if let button = item.frame(in: navigation.navigationBar) { #expect(!button.intersects(first)) }
            #expect(search.searchTextField.bounds.width > 120)
        }
    }

    @Test func aViewThatWantsAllRoomGetsIt() throws {
        final class WideView: UIView {
            override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
        }
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let wide = WideView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        page.navigationItem.titleView = wide
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        try device.settle()

        #expect(wide.bounds.width >= 350 && wide.bounds.height == 30)
    }
}
