import CoreGraphics
import InterfaceDocuments
import Testing
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitStoryboards
import VelariumTesting

/// Controllers come out of storyboards as Interface Builder shows them.
@MainActor @Suite struct UIStoryboardTests {
    @Test func aSceneHasItsViewsOutletsAndConstraints() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try #require(
            try UIStoryboard.initial(StoryboardFixture.page(FormPage.scene, class: "FormPage"), as: FormPage.self))
        device.show(page)
        try device.settle()

        #expect(page.titleLabel.text == "Name")
        #expect(page.titleLabel.textAlignment == .center)
        #expect(page.titleLabel.font == .preferredFont(forTextStyle: .headline))
        #expect(page.titleLabel.textColor == .secondaryLabel)
        #expect(page.titleLabel.frame.minX == 20)
        #expect(page.titleLabel.frame.width == 350)
        #expect(abs(page.titleLabel.frame.minY - 57) < 0.001)
        #expect(page.fields.map(\.placeholder) == ["First", "Second"])
        #expect(page.fields[0].keyboardType == .emailAddress)
        #expect(page.fields[0].frame.width == 195)
        #expect(page.height.multiplier == 0.5)
        #expect(page.view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(device.misuses.isEmpty)
    }

    @Test func anActionIsSentToItsDestination() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try #require(
            try UIStoryboard.initial(StoryboardFixture.page(FormPage.scene, class: "FormPage"), as: FormPage.self))
        device.show(page)
        try device.settle()

        try device.tap(page.saveButton)

        #expect(page.calls.last == "save Save")
    }

    @Test func objectsAreDecodedConnectedAndAwakeInUIKitsOrder() throws {
        let device = TestDevice.recording(.iPhone14)
        let source = StoryboardFixture.page(FormPage.scene, class: "FormPage")
            .replacingOccurrences(of: "id=\"page\"", with: "id=\"page\" title=\"Form\"")
        let page = try #require(try UIStoryboard.initial(source, as: FormPage.self))

        #expect(page.calls == ["init, title Form", "awakeFromNib"])
        #expect(!page.isViewLoaded)
        #expect(page.storyboard != nil)
        page.loadViewIfNeeded()

        #expect(page.calls.last == "viewDidLoad, label Name, headline Hello")
        withExtendedLifetime(device) {}
    }

    @Test func aSubclassSeesItsAttributesAfterTheInitializerOfUIKitsClass() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try #require(
            try UIStoryboard.initial(
                StoryboardFixture.page(
                    """
                    <view key="view" id="root">\(StoryboardFixture.frame(0, 0, 100, 100))<subviews>
                    <label text="Small" id="label" customClass="SizedLabel" customModule="UIKitStoryboardsTests">
                    \(StoryboardFixture.frame(0, 0, 80, 20))
                    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                    </subviews></view>
                    """), as: UIViewController.self))

        let label = try #require(page.view.subviews.first as? SizedLabel)

        #expect(label.seen == "Small 17.0 80.0")
        #expect(label.font.pointSize == 30)
        #expect(label.archivedText == "Small")
        withExtendedLifetime(device) {}
    }

    @Test func fontsOfEveryIPhoneAreThoseThatTheFileNames() throws {
        let device = TestDevice.recording(.iPhone14)
        let names = ["HelveticaNeue-Bold", "AvenirNext-DemiBold", "Georgia-Italic", "Menlo-Regular", "NoSuchFont"]
        let labels = names.enumerated().map { index, name in
            """
            <label text="Text" id="l\(index)">\(StoryboardFixture.frame(0, index * 30, 90, 20))
            <fontDescription key="fontDescription" name="\(name)" family="Any" pointSize="\(15 + index)"/></label>
            """
        }
        let button = """
            <button id="b">\(StoryboardFixture.frame(0, 200, 90, 30))
            <fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="21"/>
            <state key="normal" title="Go"/></button>
            """

        let page = try #require(
            try UIStoryboard.initial(
                StoryboardFixture.page(
                    "<view key=\"view\" id=\"root\">\(StoryboardFixture.frame(0, 0, 100, 300))"
                        + "<subviews>\(labels.joined())\(button)</subviews></view>"), as: UIViewController.self))
        let fonts = page.view.subviews.compactMap { ($0 as? UILabel)?.font }

        #expect(fonts.map(\.fontName).dropLast() == names.dropLast())
        #expect(fonts.map(\.pointSize) == [15, 16, 17, 18, 19])
        // A font that the device does not have is the system's.
        #expect(fonts.last?.familyName == UIFont.systemFont(ofSize: 19).familyName)
        #expect((page.view.subviews.last as? UIButton)?.titleLabel?.font.fontName == "Futura-Medium")
        withExtendedLifetime(device) {}
    }

    @Test func aCreatorMakesTheControllerFromTheCoder() throws {
        let device = TestDevice.recording(.iPhone14)
        let storyboard = try UIStoryboard.make(
            StoryboardFixture.page("<view key=\"view\" id=\"v\"/>", class: "FormPage"))

        let page = storyboard.instantiateViewController(identifier: "Page") { coder in InjectedPage(coder, number: 7) }

        #expect(page.number == 7)
        #expect(page.storyboard === storyboard)
        #expect(page.view.subviews.isEmpty)
        withExtendedLifetime(device) {}
    }

    @Test func containersHaveTheirChildren() throws {
        let device = TestDevice.recording(.iPhone14)
        let source = StoryboardFixture.storyboard(
            """
            <scene sceneID="s1"><objects><tabBarController id="tabs">
            <tabBar key="tabBar" id="bar"><color key="tintColor" systemColor="systemRedColor"/></tabBar>
            <connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s2"><objects><navigationController id="nav">
            <tabBarItem key="tabBarItem" title="Home" id="item"/>
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="navbar">
            <autoresizingMask key="autoresizingMask"/></navigationBar>
            <connections><segue destination="root" kind="relationship" relationship="rootViewController" \
            id="r3"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s3"><objects><viewController id="root"><view key="view" id="v1"/>
            <navigationItem key="navigationItem" title="Root" id="ni">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
            </viewController></objects></scene>
            <scene sceneID="s4"><objects><viewController id="other"><view key="view" id="v2"/>
            <tabBarItem key="tabBarItem" systemItem="search" id="item2"/></viewController></objects></scene>
            """, initial: "tabs")
        let tabs = try #require(try UIStoryboard.initial(source, as: UITabBarController.self))
        device.show(tabs)
        try device.settle()

        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.topViewController?.navigationItem.title == "Root")
        #expect(navigation.topViewController?.navigationItem.rightBarButtonItem != nil)
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
        #expect(tabs.tabBar.tintColor == .systemRed)
        #expect(device.misuses.isEmpty)
    }

    @Test func constraintsToTheGuidesAtTheBarsAndTextsForNumbersAreAccepted() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try #require(
            try UIStoryboard.initial(
                StoryboardFixture.page(
                    """
                    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
                    <view key="view" id="root">\(StoryboardFixture.frame(0, 0, 390, 844))<subviews>
                    <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                    <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="4"/>
                    </userDefinedRuntimeAttributes></label></subviews><constraints>
                    <constraint firstItem="label" firstAttribute="top" secondItem="top" \
                    secondAttribute="bottom" id="c"/>
                    </constraints></view>
                    """), as: UIViewController.self))
        device.show(page)
        try device.settle()

        let label = try #require(page.view.subviews.first)
        #expect(abs(label.frame.minY - 47) < 0.001)
        #expect(label.layer.cornerRadius == 4)
        #expect(device.misuses.isEmpty)
    }

    @Test func whatIsMissingIsNamedAsOnIOSWithTheObjectAndTheLine() throws {
        let device = TestDevice.recording(.iPhone14)
        _ = UIStoryboard(name: "Nowhere", bundle: nil)
        let storyboard = try UIStoryboard.make(
            StoryboardFixture.page(
                """
                <view key="view" id="v"><subviews>
                <imageView image="absent" id="image"/><view id="odd" customClass="Absent"/>
                </subviews></view>
                <connections><outlet property="absent" destination="v" id="o"/></connections>
                """, class: "FormPage"))
        _ = storyboard.instantiateViewController(withIdentifier: "Other")
        let page = storyboard.instantiateViewController(withIdentifier: "Page")
        page.loadViewIfNeeded()
        page.performSegue(withIdentifier: "gone", sender: nil)

        let messages = device.misuses.map(\.message)
        #expect(messages[0].hasPrefix("Could not find a storyboard named 'Nowhere' in bundle "))
        #expect(
            messages[1]
                == "Storyboard (<UIStoryboard: Test>) doesn't contain a view controller with identifier 'Other'")
        #expect(messages[2] == "Could not load the \"absent\" image referenced from a nib (Test, object image, line 7)")
        #expect(messages[3] == "Unknown class Absent in Interface Builder file. (Test, object odd, line 7)")
        #expect(
            messages[4].contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key absent."))
        #expect(messages[4].hasSuffix("(Test, object o, line 9)"))
        #expect(messages[5].hasSuffix("has no segue with identifier 'gone'"))
        #expect(messages.count == 6)
    }

    /// A tab bar shows the items of controllers whose views are not loaded yet.
    @Test func anItemIsConnectedWithAnotherObjectOfItsSceneBeforeTheViewIsLoaded() throws {
        UIStoryboard.registerOutlet("painter", \PaintedItem.painter)
        let source = StoryboardFixture.storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="page">
            <view key="view" id="v1"/>
            <tabBarItem key="tabBarItem" title="Page" id="item" customClass="PaintedItem" \
            customModule="UIKitStoryboardsTests"><connections>
            <outlet property="painter" destination="painter" id="o1"/></connections></tabBarItem>
            </viewController>
            <customObject id="painter" customClass="ItemPainter" customModule="UIKitStoryboardsTests"/>
            <view id="extra"/>
            </objects></scene>
            """, initial: "page")

        let page = try #require(try UIStoryboard.initial(source, as: UIViewController.self))
        let item = try #require(page.tabBarItem as? PaintedItem)

        #expect(item.painter != nil)
        #expect(page.viewIfLoaded == nil)
        page.loadViewIfNeeded()
        #expect(item.painter != nil)
    }
}

/// A label that changes its font when it is decoded.
final class SizedLabel: UILabel {
    private(set) var seen = ""
    private(set) var archivedText: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = "\(text ?? "") \(font.pointSize) \(bounds.width)"
        archivedText = coder.decodeObject(forKey: "UIText") as? String
        font = font.withSize(30)
    }
}

/// A controller that needs a value.
final class InjectedPage: UIViewController {
    let number: Int

    init?(_ coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class ItemPainter: NSObject {}

final class PaintedItem: UITabBarItem {
    weak var painter: ItemPainter?
}
