import CoreGraphics
import Testing
import UIKitCore
import UIKitMenus
import VelariumTesting

/// Open menus whose buttons move because the text size changes.
@MainActor @Suite struct MenuTextSizeTests {
    /// A button below labels that grow with the text size.
    private func makeFixture() throws -> MenuFixture {
        let fixture = MenuFixture()
        let column = UIStackView()
        column.axis = .vertical
        for number in 0..<4 {
            let label = UILabel()
            label.text = "Sensor \(number)"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            column.addArrangedSubview(label)
        }
        column.addArrangedSubview(fixture.button)
        column.translatesAutoresizingMaskIntoConstraints = false
        fixture.controller.view.addSubview(column)
        let view: UIView = fixture.controller.view
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ])
        try fixture.device.settle()
        return fixture
    }

    private func distance(_ fixture: MenuFixture) throws -> CGFloat {
        let menu = try #require(fixture.presentation).frame
        return menu.minY - fixture.button.convert(fixture.button.bounds, to: nil).maxY
    }

    @Test(arguments: [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityLarge])
    func theMenuStaysAtItsButton(_ size: UIContentSizeCategory) throws {
        let fixture = try makeFixture()
        try fixture.open()
        let (frame, gap) = (fixture.presentation?.frame, try distance(fixture))

        try fixture.device.setTextSize(size)
        try fixture.device.settle()
        #expect(abs(try distance(fixture) - gap) <= 1)
        try fixture.device.setTextSize(.large)
        try fixture.device.settle()

        #expect(fixture.presentation?.frame == frame)
    }
}
