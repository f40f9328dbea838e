import CoreGraphics
import Testing
import UIKitCore
import UIKitStoryboards
import VelariumTesting

/// Storyboards vary by size classes.
@MainActor @Suite struct SizeClassTests {
    private static let scene = """
        <view key="view" id="root">\(StoryboardFixture.frame(0, 0, 390, 844))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label text="Always" tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <label text="Tall only" tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="ca">
        <variation key="heightClass=compact" constant="20"/></constraint>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="cb"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="cc"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="cc"/></mask></variation>
        <variation key="heightClass=regular"><mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="cc"/></mask></variation>
        </view>
        """

    @Test func viewsConstraintsAndConstantsFollowARotation() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try #require(
            try UIStoryboard.initial(StoryboardFixture.page(SizeClassTests.scene), as: UIViewController.self))
        device.show(page)
        try device.settle()
        #expect(page.view.viewWithTag(1)?.frame.minY == 100)
        #expect(page.view.viewWithTag(2)?.superview === page.view)

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        #expect(page.view.viewWithTag(1)?.frame.minY == 20)
        #expect(page.view.viewWithTag(2) == nil)

        try device.rotate(to: .portrait)
        try device.settle()
        #expect(page.view.viewWithTag(1)?.frame.minY == 100)
        #expect(page.view.viewWithTag(2)?.superview === page.view)
        #expect(device.misuses.isEmpty)
    }
}
