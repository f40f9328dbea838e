import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Where the views on a navigation stack begin and end: below the bars, or beside them. An iPhone 14 has 47 points of
/// safe area at the top and 34 at the bottom; a bar has 44.
@MainActor @Suite struct ExtendedLayoutTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        root.view.backgroundColor = .white
        device.show(navigation)
        device.advance(by: 0)
    }

    @Test func aViewExtendsBelowTranslucentBarsByDefault() {
        navigation.isToolbarHidden = false
        device.advance(by: 0)

        #expect(root.edgesForExtendedLayout == .all && !root.extendedLayoutIncludesOpaqueBars)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
    }

    @Test func withoutExtendedEdgesTheViewIsBetweenTheBars() {
        navigation.isToolbarHidden = false

        root.edgesForExtendedLayout = []
        device.advance(by: 0)

        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 78))
        #expect(root.view.safeAreaInsets == .zero)
    }

    @Test func anEdgeExtendsAlone() {
        navigation.isToolbarHidden = false

        root.edgesForExtendedLayout = .bottom
        device.advance(by: 0)

        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 78, right: 0))
    }

    @Test func opaqueBarsBoundTheView() {
        navigation.isToolbarHidden = false

        navigation.navigationBar.isTranslucent = false
        navigation.toolbar.isTranslucent = false
        device.advance(by: 0)

        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 78))
        #expect(root.view.safeAreaInsets == .zero)
    }

    @Test func aViewExtendsBelowOpaqueBarsThatItIncludes() {
        navigation.navigationBar.isTranslucent = false

        root.extendedLayoutIncludesOpaqueBars = true
        device.advance(by: 0)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.safeAreaInsets.top == 91)
        root.edgesForExtendedLayout = []
        device.advance(by: 0)

        #expect(root.view.frame.minY == 91)
    }

    @Test func appearanceObjectsDoNotMakeABarOpaqueForTheLayout() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()

        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        device.advance(by: 0)

        #expect(navigation.navigationBar.isTranslucent && root.view.frame.minY == 0)
    }

    @Test func anImageWithoutTranslucentPixelsMakesABarOpaqueUnlessTheAppDecides() {
        let size = CGSize(width: 2, height: 2)
        let red = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let clear = UIGraphicsImageRenderer(size: size).image { _ in }
        let bar = navigation.navigationBar

        bar.setBackgroundImage(clear, for: .default)
        #expect(bar.isTranslucent)
        bar.setBackgroundImage(red, for: .default)
        device.advance(by: 0)
        #expect(!bar.isTranslucent && root.view.frame.minY == 91)
        bar.isTranslucent = true
        device.advance(by: 0)

        #expect(bar.isTranslucent && root.view.frame.minY == 0)
    }

    @Test func hiddenBarsDoNotBoundTheView() throws {
        root.edgesForExtendedLayout = []
        device.advance(by: 0)
        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))

        navigation.setNavigationBarHidden(true, animated: true)
        try device.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.safeAreaInsets.top == 47)
        navigation.setNavigationBarHidden(false, animated: true)
        try device.settle()

        #expect(root.view.frame.minY == 91)
    }

    @Test func eachScreenOfAStackHasItsOwnEdges() throws {
        let next = UIViewController()
        next.view.backgroundColor = .yellow
        next.edgesForExtendedLayout = []

        navigation.pushViewController(next, animated: true)
        device.advance(by: 0.2)
        #expect(next.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        try device.settle()
        #expect(next.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        navigation.popViewController(animated: true)
        try device.settle()

        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func lowerBarsInLandscapeMoveTheView() throws {
        root.edgesForExtendedLayout = []
        device.advance(by: 0)

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(root.view.frame == CGRect(x: 0, y: 32, width: 844, height: 358))
        try device.rotate(to: .portrait)
        try device.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    }

    @Test func theRootViewMayBeMovedByTheAppUntilTheBarsChange() {
        root.edgesForExtendedLayout = []
        device.advance(by: 0)

        root.view.frame.origin.y = 20
        navigation.view.setNeedsLayout()
        device.advance(by: 0)

        #expect(root.view.frame.minY == 20)
    }

    @Test func aLargeTitleCollapsesOverContentBelowAnOpaqueBar() throws {
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(scroll)
        root.title = "Large"
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.isTranslucent = false
        device.advance(by: 0)
        let large = navigation.navigationBar.frame.height
        #expect(root.view.frame.minY == 91 && scroll.adjustedContentInset.top == large - 44)

        scroll.contentOffset.y += large - 44
        device.advance(by: 0)

        #expect(navigation.navigationBar.frame.height == 44 && root.view.frame.minY == 91)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func aLargeTitleWithoutScrollViewIsAboveTheContentOfAnOpaqueBar() {
        root.title = "Large"
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.isTranslucent = false
        device.advance(by: 0)

        #expect(root.view.frame.minY == navigation.navigationBar.frame.maxY && root.view.safeAreaInsets.top == 0)
    }
}

/// `automaticallyAdjustsScrollViewInsets` against the behavior `automatic`.
@MainActor @Suite struct AutomaticScrollInsetTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 100)
        root.view.addSubview(scroll)
        device.show(UINavigationController(rootViewController: root))
        device.advance(by: 0)
    }

    @Test func contentThatDoesNotScrollIsAdjustedUnlessTheControllerDeclines() {
        #expect(root.automaticallyAdjustsScrollViewInsets && scroll.adjustedContentInset.top == 91)

        root.automaticallyAdjustsScrollViewInsets = false
        #expect(scroll.adjustedContentInset == .zero)
        root.automaticallyAdjustsScrollViewInsets = true

        #expect(scroll.adjustedContentInset.top == 91 && scroll.adjustedContentInset.bottom == 34)
    }

    @Test func scrollableAxesAreAdjustedInAnyCase() {
        root.automaticallyAdjustsScrollViewInsets = false

        scroll.contentSize = CGSize(width: 100, height: 2000)

        #expect(scroll.adjustedContentInset.top == 91 && scroll.adjustedContentInset.bottom == 34)
    }

    @Test func theScrollViewsOwnBehaviorDecides() {
        root.automaticallyAdjustsScrollViewInsets = false

        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset.top == 91)
        root.automaticallyAdjustsScrollViewInsets = true
        scroll.contentInsetAdjustmentBehavior = .never

        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test func theControllerOfTheFirstSubviewDecidesNotItsContainer() {
        let child = UIViewController()
        let inner = UIScrollView(frame: child.view.bounds)
        child.view.addSubview(inner)
        scroll.removeFromSuperview()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        device.advance(by: 0)

        root.automaticallyAdjustsScrollViewInsets = false
        #expect(inner.adjustedContentInset.top == 91)
        child.automaticallyAdjustsScrollViewInsets = false

        #expect(inner.adjustedContentInset.top == 0)
    }
}
