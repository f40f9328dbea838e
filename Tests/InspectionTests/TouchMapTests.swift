import CoreGraphics
import Driving
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import VelariumTesting

/// The screen by which view a touch at each point would make react.
@MainActor @Suite struct TouchMapTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        page.loadViewIfNeeded()
        page.view.backgroundColor = .white
        device.show(page)
    }

    private var map: TouchMap { TouchMap(of: device.system) }

    private func region(_ part: String) -> TouchMap.Region? { map.regions.first { $0.name.contains(part) } }

    @Test func theRegionsCoverTheScreenWithoutOverlaps() {
        page.view.addSubview(UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 50)))

        let area = map.regions.reduce(0) { $0 + $1.area }
        #expect(abs(area - 390 * 844) < 0.001)
    }

    @Test func aControlHasTheRegionThatIsNotCovered() throws {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        button.accessibilityIdentifier = "buy"
        page.view.addSubview(button)
        let veil = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
        veil.accessibilityIdentifier = "veil"
        page.view.addSubview(veil)

        let seen = try #require(region("buy"))
        #expect(seen.kind == .control)
        #expect(seen.bounds == CGRect(x: 100, y: 200, width: 100, height: 100))
        #expect(region("veil")?.kind == .nothing)
    }

    @Test func aControlBelow44PointsIsSmall() throws {
        for (side, name) in [(40.0, "tight"), (44.0, "roomy")] {
            let button = UIButton(frame: CGRect(x: side == 40 ? 40 : 200, y: 200, width: side, height: side))
            button.accessibilityIdentifier = name
            page.view.addSubview(button)
        }

        #expect(try #require(region("tight")).isSmall)
        #expect(try !#require(region("roomy")).isSmall)
        #expect(device.explainTouches().contains("\"tight\" (40, 200, 40, 40): a control of only 40 × 40 points"))
    }

    @Test func disabledControlsAndViewsWithoutRecognizersDoNothing() {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        button.accessibilityIdentifier = "buy"
        button.isEnabled = false
        page.view.addSubview(button)

        #expect(region("buy")?.kind == .nothing)
        let tap = UITapGestureRecognizer()
        page.view.addGestureRecognizer(tap)
        #expect(region("UIView")?.kind == .gesture)
        tap.isEnabled = false
        #expect(region("UIView")?.kind == .nothing)
    }

    @Test func eachRowOfAListIsARegion() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let table = UITableView(frame: page.view.bounds)
        let source = Source()
        table.dataSource = source
        page.view.addSubview(table)
        device.advance(by: 0.1)

        #expect(map.regions.count { $0.kind == .row } == 3)
        #expect(region("UITableView (")?.kind == .gesture)
    }

    @Test func aScreenWithoutWindowsGetsNoTouches() {
        page.view.window?.isHidden = true

        #expect(map.regions.map(\.kind) == [.noView])
    }

    @Test(arguments: [0, -3, .nan, .infinity, 0.01, 5_000] as [CGFloat])
    func anySpacingGivesAMapOfTheWholeScreen(spacing: CGFloat) {
        let map = TouchMap(of: device.system, spacing: spacing)

        #expect(abs(map.regions.reduce(0) { $0 + $1.area } - 390 * 844) < 0.001)
    }

    @Test func thePictureHasThePixelsOfTheScreen() throws {
        let screen = device.system.screen

        #expect(device.touchMap().cgImage?.width == Int(screen.bounds.width * screen.scale))
    }
}
