import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitStoryboards
import UIKitTables
import UIKitText
import VelariumTesting

/// Nibs give views, and connect them with their owner.
@MainActor @Suite struct NibTests {
    private func nib(_ objects: String) -> UINib {
        UINib(data: Data(StoryboardFixture.nib(objects).utf8), bundle: nil)
    }

    @Test func theOwnersOutletsAreConnected() throws {
        let device = TestDevice.recording(.iPhone14)
        UIStoryboard.registerOutlet("badge", \BadgeOwner.badge)
        let source = StoryboardFixture.nib(
            "<label text=\"3\" id=\"l\">\(StoryboardFixture.frame(0, 0, 30, 20))</label>"
        )
        .replacingOccurrences(
            of: "userLabel=\"File's Owner\"/>",
            with: "><connections><outlet property=\"badge\" destination=\"l\" id=\"o\"/></connections></placeholder>")
        let owner = BadgeOwner()

        let objects = UINib(data: Data(source.utf8), bundle: nil).instantiate(withOwner: owner)

        #expect(objects.count == 1)
        #expect(owner.badge?.text == "3")
        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: ["mapView", "skView", "wkWebView"])
    func aViewInThePlaceOfOneThatIsNotSupportedLacksItsOutletsAndAttributes(_ element: String) throws {
        let device = TestDevice.recording(.iPhone14)
        let nib = nib(
            """
            <\(element) id="m">
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="showsCompass" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="delegate" destination="-1" id="o"/></connections>
            </\(element)>
            """)

        let objects = nib.instantiate(withOwner: BadgeOwner())

        #expect(objects.count == 1 && objects.first is UIView)
        #expect(device.misuses.allSatisfy { $0.message.contains("is not supported") })
    }

    @Test func anObjectThatIsNoResponderAwakesIfItsMethodIsKnownByName() throws {
        let device = TestDevice.recording(.iPhone14)
        _ = Selector("awakeFromNib", TrackedTap.awakeFromNib)
        let nib = nib(
            """
            <view id="v"/>
            <tapGestureRecognizer id="t" customClass="TrackedTap" customModule="UIKitStoryboardsTests"/>
            """)

        let objects = nib.instantiate(withOwner: nil)

        #expect(objects.compactMap { ($0 as? TrackedTap)?.wakeCount } == [1])
        #expect(device.misuses.isEmpty)
    }

    @Test func registrationsCanBeOverridden() {
        let device = TestDevice.recording(.iPhone14)
        let list = NotedList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let table = NotedTable()
        let layout = NotedLayout()

        list.register(nib("<view id=\"v\"/>"), forCellWithReuseIdentifier: "cell")
        list.register(nib("<view id=\"v\"/>"), forSupplementaryViewOfKind: "header", withReuseIdentifier: "top")
        table.register(nib("<view id=\"v\"/>"), forCellReuseIdentifier: "row")
        table.register(nib("<view id=\"v\"/>"), forHeaderFooterViewReuseIdentifier: "title")
        layout.register(nib("<view id=\"v\"/>"), forDecorationViewOfKind: "backdrop")

        #expect(list.names == ["cell", "top"] && table.names == ["row", "title"] && layout.names == ["backdrop"])
        #expect(device.misuses.isEmpty)
    }

    @Test func decorationViewsComeFromANib() throws {
        let device = TestDevice.recording(.iPhone14)
        let layout = BackdropLayout()
        layout.register(
            nib("<collectionReusableView id=\"v\" tag=\"7\"/>"), forDecorationViewOfKind: "backdrop")
        let page = UICollectionViewController(collectionViewLayout: layout)
        device.show(page)
        page.view.layoutIfNeeded()

        #expect(page.collectionView.subviews.contains { $0.tag == 7 && $0.frame == BackdropLayout.frame })

        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
        layout.invalidateLayout()
        #expect(device.misuses.isEmpty)
    }

    @Test func externalObjectsStandForThoseThatAreGiven() throws {
        let device = TestDevice.recording(.iPhone14)
        UIStoryboard.registerOutlet("partner", \BadgeView.partner)
        let partner = UILabel()
        let nib = nib(
            """
            <placeholder placeholderIdentifier="Partner" id="p" customClass="UILabel"/>
            <view id="v" customClass="BadgeView" customModule="UIKitStoryboardsTests">
            <connections><outlet property="partner" destination="p" id="o"/></connections></view>
            """)

        let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["Partner": partner]])

        #expect((objects.first as? BadgeView)?.partner === partner)
        #expect(device.misuses.isEmpty)
    }

    @Test func aTableMakesItsCellsOfARegisteredNib() throws {
        let device = TestDevice.recording(.iPhone14)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.register(
            nib(
                """
                <tableViewCell reuseIdentifier="Row" id="c">\(StoryboardFixture.frame(0, 0, 300, 44))
                <tableViewCellContentView key="contentView" id="cc"><subviews>
                <label text="Label" tag="5" id="l">\(StoryboardFixture.frame(16, 10, 100, 20))</label>
                </subviews></tableViewCellContentView></tableViewCell>
                """), forCellReuseIdentifier: "Row")

        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
        let other = try #require(table.dequeueReusableCell(withIdentifier: "Row"))

        #expect((cell.viewWithTag(5) as? UILabel)?.text == "Label")
        #expect(cell.reuseIdentifier == "Row")
        #expect(cell !== other)
        withExtendedLifetime(device) {}
    }

    @Test func aCollectionViewMakesItsCellsOfARegisteredNib() throws {
        let device = TestDevice.recording(.iPhone14)
        let source = OneCellSource()
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(
            nib(
                """
                <collectionViewCell reuseIdentifier="Item" id="c">\(StoryboardFixture.frame(0, 0, 50, 50))
                <view key="contentView" id="cc"><subviews><label text="Item" tag="5" id="l"/></subviews></view>
                </collectionViewCell>
                """), forCellWithReuseIdentifier: "Item")
        list.dataSource = source

        list.layoutIfNeeded()

        let cell = try #require(list.visibleCells.first)
        #expect((cell.viewWithTag(5) as? UILabel)?.text == "Item")
        withExtendedLifetime(device) {}
    }

    @Test func aMissingNibIsAMisuseThatNamesIt() {
        let device = TestDevice.recording(.iPhone14)

        #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
        let controller = UIViewController(nibName: "Nowhere", bundle: nil)
        controller.loadViewIfNeeded()

        #expect(device.misuses.count == 2)
        for misuse in device.misuses {
            #expect(misuse.message.hasPrefix("Could not load NIB in bundle: '"))
            #expect(misuse.message.hasSuffix("' with name 'Nowhere'"))
        }
        #expect(controller.isViewLoaded)
    }

    @Test func everyControlHasItsAttributes() throws {
        let device = TestDevice.recording(.iPhone14)
        let objects = nib(
            """
            <slider minValue="0" maxValue="10" value="4" id="a"/>
            <stepper maximumValue="5" stepValue="0.5" value="1.5" id="b"/>
            <segmentedControl selectedSegmentIndex="1" id="c"><segments><segment title="One"/><segment \
            title="Two"/></segments></segmentedControl>
            <progressView progress="0.25" id="d"/>
            <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="e"/>
            <pageControl numberOfPages="3" currentPage="2" id="f"/>
            <datePicker datePickerMode="date" minuteInterval="1" id="g"><date key="date" \
            timeIntervalSinceReferenceDate="1000"/></datePicker>
            <stackView axis="vertical" spacing="12" alignment="center" id="h"><subviews><label id="h1"/><label \
            id="h2"/></subviews></stackView>
            <visualEffectView id="i"><blurEffect style="dark"/><view key="contentView" id="i1"><subviews><label \
            tag="9" id="i2"/></subviews></view></visualEffectView>
            <searchBar placeholder="Find" showsCancelButton="YES" id="j"/>
            <textView text="Words" editable="NO" id="k"/>
            <button buttonType="system" id="l"><buttonConfiguration key="configuration" style="filled" title="Go" \
            subtitle="now"/></button>
            <switch on="YES" id="m"/>
            <imageView contentMode="scaleAspectFit" image="star" catalog="system" id="n"/>
            <toolbar id="o"><items><barButtonItem systemItem="flexibleSpace" id="o1"/><barButtonItem title="Do" \
            id="o2"/></items></toolbar>
            <scrollView pagingEnabled="YES" alwaysBounceVertical="YES" keyboardDismissMode="onDrag" id="p"/>
            """
        ).instantiate(withOwner: nil)

        #expect((objects[0] as? UISlider)?.value == 4)
        #expect((objects[1] as? UIStepper)?.value == 1.5)
        #expect((objects[2] as? UISegmentedControl)?.titleForSegment(at: 1) == "Two")
        #expect((objects[2] as? UISegmentedControl)?.selectedSegmentIndex == 1)
        #expect((objects[3] as? UIProgressView)?.progress == 0.25)
        #expect((objects[4] as? UIActivityIndicatorView)?.isAnimating == true)
        #expect((objects[5] as? UIPageControl)?.currentPage == 2)
        #expect((objects[6] as? UIDatePicker)?.datePickerMode == .date)
        let stack = try #require(objects[7] as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 12 && stack.arrangedSubviews.count == 2)
        #expect((objects[8] as? UIVisualEffectView)?.contentView.viewWithTag(9) is UILabel)
        #expect((objects[9] as? UISearchBar)?.placeholder == "Find")
        #expect((objects[10] as? UITextView)?.text == "Words")
        #expect((objects[11] as? UIButton)?.configuration?.subtitle == "now")
        #expect((objects[12] as? UISwitch)?.isOn == true)
        #expect((objects[13] as? UIImageView)?.image != nil)
        #expect((objects[14] as? UIToolbar)?.items?.last?.title == "Do")
        #expect((objects[15] as? UIScrollView)?.keyboardDismissMode == .onDrag)
        #expect(device.misuses.isEmpty)
    }

    @Test func gesturesAreAddedToTheirViews() throws {
        let device = TestDevice.recording(.iPhone14)
        let objects = nib(
            """
            <view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/></connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="t"/>
            """
        ).instantiate(withOwner: nil)

        let view = try #require(objects.first as? UIView)
        #expect((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        withExtendedLifetime(device) {}
    }
}

final class BadgeOwner: NSObject {
    var badge: UILabel?
}

final class BadgeView: UIView {
    var partner: UILabel?
}

private final class OneCellSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
}

final class TrackedTap: UITapGestureRecognizer {
    private(set) var wakeCount = 0

    func awakeFromNib() { wakeCount += 1 }
}

private final class NotedList: UICollectionView {
    private(set) var names: [String] = []
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        names.append(identifier)
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

private final class NotedTable: UITableView {
    private(set) var names: [String] = []
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

private class NotedLayout: UICollectionViewLayout {
    private(set) var names: [String] = []
    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        names.append(elementKind)
        super.register(nib, forDecorationViewOfKind: elementKind)
    }
}

/// One decoration view and no cells.
private final class BackdropLayout: NotedLayout {
    static let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
        attributes.frame = BackdropLayout.frame
        return [attributes]
    }
}
