import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitStoryboards
import UIKitTables
import VelariumTesting

/// Segues that are drawn in a storyboard.
@MainActor @Suite struct StoryboardSegueTests {
    private static let view = """
        <view key="view" id="root">\(StoryboardFixture.frame(0, 0, 390, 844))<subviews>
        <button buttonType="system" id="button">\(StoryboardFixture.frame(100, 300, 120, 44))
        <state key="normal" title="Go"/><connections>SEGUE</connections></button>
        </subviews></view>
        """

    private static let target = """
        <scene sceneID="s9"><objects><viewController storyboardIdentifier="Target" id="target" \
        customClass="TargetPage" customModule="UIKitStoryboardsTests">
        <view key="view" id="targetView">\(StoryboardFixture.frame(0, 0, 390, 844))</view>
        <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="comeBack:" id="u"/>
        </connections><size key="preferredContentSize" width="200" height="150"/>
        </viewController><exit id="exit" userLabel="Exit"/></objects></scene>
        """

    private func page(_ segue: String, controller: String = "", in device: TestDevice) throws -> FormPage {
        let source = StoryboardFixture.page(
            StoryboardSegueTests.view.replacingOccurrences(of: "SEGUE", with: segue) + controller, class: "FormPage",
            scenes: StoryboardSegueTests.target)
        let page = try #require(try UIStoryboard.initial(source, as: FormPage.self))
        device.show(page)
        try device.settle()
        return page
    }

    private func button(of page: UIViewController) throws -> UIButton {
        try #require(page.view.subviews.first as? UIButton)
    }

    /// Checklist 54, 55: a popover segue, from its drawn anchor in its drawn directions.
    @Test func aPopoverPointsAtItsDrawnAnchorWithTheDrawnDirections() throws {
        let device = TestDevice.recording(.iPadPro11)
        let page = try page(
            """
            <segue destination="target" kind="popoverPresentation" identifier="pop" popoverAnchorView="button" id="g">
            <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
            """, in: device)

        try device.tap(button(of: page))
        try device.settle()

        let target = try #require(page.presentedViewController as? TargetPage)
        let popover = try #require(target.popoverPresentationController)
        #expect(popover.sourceView === (try button(of: page)))
        #expect(popover.permittedArrowDirections == .up)
        #expect(target.view.bounds.width == 200)
        #expect(page.calls.suffix(2) == ["should pop", "prepare pop to TargetPage"])
        #expect(device.misuses.isEmpty)
    }

    @Test func aModalSegueHasItsStyle() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try page(
            "",
            controller: """
                <connections><segue destination="target" kind="presentation" identifier="modal" \
                modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="g"/></connections>
                """, in: device)

        page.performSegue(withIdentifier: "modal", sender: nil)
        try device.settle()

        let target = try #require(page.presentedViewController)
        #expect(target.modalPresentationStyle == .fullScreen)
        #expect(target.modalTransitionStyle == .crossDissolve)
        #expect(page.calls.last == "prepare modal to TargetPage")
    }

    @Test func anUnwindSegueGoesBackToTheControllerThatHasTheAction() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try page("<segue destination=\"target\" kind=\"show\" id=\"g\"/>", in: device)
        try device.tap(button(of: page))
        try device.settle()
        let target = try #require(page.presentedViewController as? TargetPage)

        target.unwind()
        try device.settle()

        #expect(page.calls.last == "comeBack from TargetPage")
        #expect(page.presentedViewController == nil)
    }

    @Test func aContainerViewEmbedsItsController() throws {
        let device = TestDevice.recording(.iPhone14)
        let source = StoryboardFixture.page(
            """
            <view key="view" id="root">\(StoryboardFixture.frame(0, 0, 390, 844))<subviews>
            <containerView id="box">\(StoryboardFixture.frame(0, 100, 390, 200))<connections>
            <segue destination="target" kind="embed" identifier="inside" id="g"/></connections></containerView>
            </subviews></view>
            """, class: "FormPage", scenes: StoryboardSegueTests.target)
        let page = try #require(try UIStoryboard.initial(source, as: FormPage.self))

        page.loadViewIfNeeded()

        let target = try #require(page.children.first)
        #expect(target.view.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
        #expect(page.calls.suffix(2).first == "prepare inside to TargetPage")
        withExtendedLifetime(device) {}
    }

    @Test func aCustomSegueIsOfTheAppsClass() throws {
        let device = TestDevice.recording(.iPhone14)
        let page = try page(
            "",
            controller: """
                <connections><segue destination="target" kind="custom" identifier="own" customClass="OwnSegue" \
                customModule="UIKitStoryboardsTests" id="g"/></connections>
                """, in: device)

        page.performSegue(withIdentifier: "own", sender: nil)

        #expect(page.calls.suffix(2) == ["prepare own to TargetPage", "performed own"])
    }

    @Test func aSegueActionMakesTheDestination() throws {
        let device = TestDevice.recording(.iPhone14)
        _ = Selector("makeTarget:", FormPage.makeTarget)
        let page = try page(
            """
            <segue destination="target" kind="show" destinationCreationSelector="makeTarget:" id="g"/>
            """, in: device)

        try device.tap(button(of: page))
        try device.settle()

        #expect((page.presentedViewController as? TargetPage)?.origin == "made by the page")
    }

    @Test func aSegueActionLearnsTheSenderAndTheIdentifier() throws {
        let device = TestDevice.recording(.iPhone14)
        UIStoryboard.registerSegueAction("makeTarget:sender:segueIdentifier:") {
            (owner: FormPage, coder, sender, name) in
            let target = owner.makeTarget(coder)
            target?.origin = "\(name ?? "none") of \((sender as? UIButton)?.currentTitle ?? "none")"
            return target
        }
        let page = try page(
            """
            <segue destination="target" kind="show" identifier="long"
            destinationCreationSelector="makeTarget:sender:segueIdentifier:" id="g"/>
            """, in: device)
        let title = try #require(button(of: page).currentTitle)

        try device.tap(button(of: page))
        try device.settle()

        #expect((page.presentedViewController as? TargetPage)?.origin == "long of \(title)")
        #expect(device.misuses.isEmpty)
    }

    @Test func aCellsSegueIsPreparedBeforeTheDelegateIsCalled() throws {
        let device = TestDevice.recording(.iPhone14)
        let source = StoryboardFixture.storyboard(
            """
            <scene sceneID="s1"><objects><tableViewController id="list" customClass="CellPage" \
            customModule="UIKitStoryboardsTests">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="table">
            \(StoryboardFixture.frame(0, 0, 390, 844))
            <prototypes><tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleSubtitle" textLabel="text" \
            detailTextLabel="detail" id="cell">\(StoryboardFixture.frame(0, 28, 390, 60))
            <tableViewCellContentView key="contentView" id="content"><subviews>
            <label text="Title" id="text"/><label text="Detail" id="detail"/></subviews></tableViewCellContentView>
            <connections><segue destination="target" kind="show" identifier="open" id="g"/></connections>
            </tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="list" id="o1"/>
            <outlet property="delegate" destination="list" id="o2"/></connections>
            </tableView></tableViewController></objects></scene>
            \(StoryboardSegueTests.target)
            """, initial: "list")
        let list = try #require(try UIStoryboard.initial(source, as: CellPage.self))
        device.show(list)
        try device.settle()
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.textLabel?.text == "Row 1")
        #expect(cell.detailTextLabel?.text == "Detail")
        #expect(cell.frame.height == 60)

        try device.tap(cell)
        try device.settle()

        #expect(list.calls == ["prepare open, row 1", "select 1"])
        #expect(list.presentedViewController is TargetPage)
        #expect(device.misuses.isEmpty)
    }

    @Test func staticCellsAreTheRowsOfTheirController() throws {
        let device = TestDevice.recording(.iPhone14)
        let source = StoryboardFixture.storyboard(
            """
            <scene sceneID="s1"><objects><tableViewController id="list">
            <tableView key="view" dataMode="static" style="grouped" id="table">
            \(StoryboardFixture.frame(0, 0, 390, 844))
            <sections><tableViewSection headerTitle="First" id="sec1"><cells>
            <tableViewCell rowHeight="70" id="cell1">\(StoryboardFixture.frame(0, 28, 390, 70))
            <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content1"><subviews>
            <switch on="YES" id="switch">
            \(StoryboardFixture.frame(10, 10, 51, 31))</switch></subviews></tableViewCellContentView></tableViewCell>
            <tableViewCell id="cell2"/></cells></tableViewSection>
            <tableViewSection footerTitle="End" id="sec2"><cells><tableViewCell id="cell3"/></cells></tableViewSection>
            </sections>
            <connections><outlet property="dataSource" destination="list" id="o1"/>
            <outlet property="delegate" destination="list" id="o2"/></connections>
            </tableView></tableViewController></objects></scene>
            """, initial: "list")
        let list = try #require(try UIStoryboard.initial(source, as: UITableViewController.self))
        device.show(list)
        try device.settle()

        let table = try #require(list.tableView)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect((cell.contentView.subviews.first as? UISwitch)?.isOn == true)
        #expect(cell.contentView.directionalLayoutMargins.leading == 20)
        #expect(list.tableView(table, titleForHeaderInSection: 0) == "First")
        #expect(device.misuses.isEmpty)
    }
}

extension FormPage {
    func makeTarget(_ coder: NSCoder) -> TargetPage? {
        let page = TargetPage(coder: coder)
        page?.origin = "made by the page"
        return page
    }
}

/// Where segues lead.
final class TargetPage: UIViewController {
    var origin = ""

    /// Performs an unwind segue, as a button of this page would.
    func unwind() { performSegue(withIdentifier: "back", sender: nil) }
}

final class OwnSegue: UIStoryboardSegue {
    override func perform() { (source as? FormPage)?.calls.append("performed \(identifier ?? "")") }
}

/// A table whose cells are prototypes.
final class CellPage: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row ?? -1
        calls.append("prepare \(segue.identifier ?? ""), row \(row)")
    }
}
