import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// The magnifying glass is as large as the text beside it.
@MainActor @Suite struct SearchIconTests {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 120))

    private func show(on device: TestDevice) throws -> (icon: UIView, field: UISearchTextField) {
        let page = UIViewController()
        bar.placeholder = "Search"
        page.view.addSubview(bar)
        device.show(page)
        try device.settle()
        return (try #require(bar.searchTextField.leftView), bar.searchTextField)
    }

    @Test func theIconGrowsAndShrinksWithTheTextSize() throws {
        let device = TestDevice(.iPhone14)
        let (icon, field) = try show(on: device)
        #expect(abs(icon.frame.width - 49.0 / 3) < 0.01)

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()
        let large = icon.frame
        #expect(large.width > 40)
        #expect(field.editingRect(forBounds: field.bounds).minX - large.maxX < 12)
        try device.setTextSize(.large)
        try device.settle()

        #expect(abs(icon.frame.width - 49.0 / 3) < 0.01)
    }

    @Test func aBarThatIsMadeAtALargeTextSizeHasALargeIcon() throws {
        let device = TestDevice(.iPhone14)
        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 120))
        let page = UIViewController()
        page.view.addSubview(bar)

        device.show(page)
        try device.settle()

        #expect(try #require(bar.searchTextField.leftView).frame.width > 40)
    }

    @Test func aFontOfTheAppDeterminesTheIcon() throws {
        let device = TestDevice(.iPhone14)
        let (icon, field) = try show(on: device)

        field.font = .systemFont(ofSize: 34)
        try device.settle()

        #expect(abs(icon.frame.width - 98.0 / 3) < 0.01)
    }
}
