import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Buttons of every type: their size, their image, and an action that brings some of its own.
@MainActor @Suite struct ButtonTypeTests {
    private nonisolated static let types: [UIButton.ButtonType] = [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    private nonisolated static let pictured: [UIButton.ButtonType] = [
        .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    private let device = TestDevice(.iPhone14)

    @Test(arguments: types)
    func aTypeWithAnImageComesWithItsSize(type: UIButton.ButtonType) {
        let button = UIButton(type: type)

        let isPictured = Self.pictured.contains(type)
        #expect(button.frame.size == (isPictured ? button.intrinsicContentSize : .zero))
        if isPictured { #expect(button.frame.width >= 22 && button.frame.height >= 22) }
    }

    @Test func aTypeWithAnImageHasAName() {
        let names = Self.types.map { UIButton(type: $0).accessibilityLabel }
        #expect(names == [nil, nil, "More Info", "More Info", "More Info", "Add", "Close"])

        let button = UIButton(type: .close)
        button.setTitle("Done", for: .normal)
        #expect(button.accessibilityLabel == "Done")
        button.accessibilityLabel = "Leave"
        #expect(button.accessibilityLabel == "Leave")
    }

    @Test(arguments: types)
    func anActionWithoutAnImageLeavesThatOfTheType(type: UIButton.ButtonType) {
        let plain = UIButton(type: type)

        let button = UIButton(type: type, primaryAction: UIAction { _ in })
        let titled = UIButton(type: type, primaryAction: UIAction(title: "Done") { _ in })

        #expect((button.currentImage == nil) == (plain.currentImage == nil))
        #expect(button.frame == plain.frame && button.intrinsicContentSize == plain.intrinsicContentSize)
        #expect((titled.currentImage == nil) == (plain.currentImage == nil) && titled.currentTitle == "Done")
    }

    @Test(arguments: types)
    func anActionWithAnImageReplacesThatOfTheType(type: UIButton.ButtonType) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

        let button = UIButton(type: type, primaryAction: UIAction(image: image) { _ in })

        #expect(button.currentImage === image)
    }

    @Test(arguments: pictured)
    func aButtonWithoutAFrameIsShownAndWorksAsTheAccessoryOfARow(type: UIButton.ButtonType) throws {
        let rows = SettingsTable(style: .plain)
        var taps = 0
        rows.onCell = { cell in
            cell.accessoryView = UIButton(type: type, primaryAction: UIAction { _ in taps += 1 })
        }
        device.show(rows)
        try device.settle()
        let button = try #require(rows.tableView.visibleCells.first?.accessoryView)

        let frame = button.convert(button.bounds, to: nil)
        try device.tap(x: frame.midX, y: frame.midY)
        try device.settle()

        #expect(frame.width >= 22 && taps == 1)
    }

    @Test func theAttributesOfAButtonInNoWindowArePlacedWhenTheyAreRead() throws {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        let apart = title.frame.minX - image.frame.maxX

        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)

        #expect(image.frame.width == 10 && title.frame.width > 20)
        let gap = try #require(button.titleLabel).frame.minX - (try #require(button.imageView)).frame.maxX
        #expect(abs(gap - apart - 20) <= 1)
    }
}
