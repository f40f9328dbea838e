import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct FocusTests {
    @Test func aViewListsTheVisibleSubviewsInARectangle() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let near = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let far = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
        let hidden = UIView(frame: near.frame)
        hidden.isHidden = true
        for view in [near, far, hidden] { container.addSubview(view) }

        let items: [any UIFocusItem] = container.focusItems(in: CGRect(x: 10, y: 10, width: 30, height: 30))

        #expect(items.count == 1 && items.first === near)
        #expect(items.first?.frame == near.frame)
        let list: any UIFocusItemContainer = container
        #expect(list.coordinateSpace === container && list.focusItems(in: container.bounds).count == 2)
        #expect(container.focusItems(in: .null).isEmpty)
    }

    @Test func environmentsKnowTheirParents() {
        let device = TestDevice(.iPhone14)
        let outer = UIViewController()
        let inner = UIViewController()
        let leaf = UIView()
        device.show(outer)
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.view.addSubview(leaf)

        let path = sequence(first: leaf as any UIFocusEnvironment) { $0.parentFocusEnvironment }
            .map(ObjectIdentifier.init)

        #expect(path.prefix(4) == [leaf, inner.view, inner, outer.view].map { ObjectIdentifier($0 as AnyObject) }[...])
        #expect(outer.contains(leaf) && inner.contains(leaf) && leaf.contains(leaf))
        #expect(!leaf.contains(inner))
        #expect(inner.focusItemContainer === inner.view && leaf.focusItemContainer === leaf)
        #expect(inner.preferredFocusEnvironments.first === inner.view)
        #expect(leaf.preferredFocusEnvironments.first === leaf)
    }

    @Test func aScrollViewIsAContainerThatScrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 400)
        let container: any UIFocusItemScrollableContainer = scroll

        container.contentOffset = CGPoint(x: 0, y: 50)

        #expect(scroll.bounds.minY == 50)
        #expect(container.contentSize.height == 400 && container.visibleSize.height == 100)
        #expect(scroll.focusItemContainer === scroll)
    }
}
