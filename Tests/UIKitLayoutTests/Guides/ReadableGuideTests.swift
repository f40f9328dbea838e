import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct ReadableGuideTests {
    /// A device whose screen shows a view that fills the readable content guide.
    @MainActor private struct Page {
        let device: TestDevice
        let view: UIView
        let text = UIView()

        init(_ model: TestDevice.Model) throws {
            device = TestDevice(model)
            let controller = UIViewController()
            device.show(controller)
            view = try #require(controller.view)
            text.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(text)
            let readable = view.readableContentGuide
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
                text.topAnchor.constraint(equalTo: readable.topAnchor),
                text.bottomAnchor.constraint(equalTo: readable.bottomAnchor),
            ])
            device.advance(by: 0.1)
        }
    }

    @Test func onAPhoneTheReadableGuideEqualsTheMargins() throws {
        let page = try Page(.iPhone14)

        #expect(page.text.frame == page.view.layoutMarginsGuide.layoutFrame)
        #expect(page.view.readableContentGuide.layoutFrame == page.text.frame)
        #expect(page.view.readableContentGuide === page.view.readableContentGuide)
    }

    @Test func onAPadTheReadableGuideIsACenteredColumn() throws {
        let page = try Page(.iPadPro13)

        #expect(page.text.frame.width == 672)
        #expect(page.text.frame.minX == 176 && page.view.bounds.width == 1024)
        #expect(page.text.frame.minY == page.view.layoutMarginsGuide.layoutFrame.minY)
    }

    @Test func theReadableGuideFollowsTheTextSize() throws {
        let page = try Page(.iPadPro13)

        try page.device.perform(script: "text-size extraExtraExtraLarge\nsettle")
        #expect(page.text.frame.width == 896)
        try page.device.perform(script: "text-size extraSmall\nsettle")
        #expect(page.text.frame.width == 560)
        try page.device.perform(script: "text-size accessibilityMedium\nsettle")

        #expect(page.text.frame.width == page.view.layoutMarginsGuide.layoutFrame.width)
    }

    @Test func theReadableGuideFollowsTheWindow() throws {
        let page = try Page(.desktop)

        try page.device.resize(to: CGSize(width: 1300, height: 700))
        try page.device.settle()
        #expect(page.text.frame.width == 672 && page.text.frame.midX == 650)
        try page.device.resize(to: CGSize(width: 400, height: 700))
        try page.device.settle()

        #expect(page.text.frame.minX == 16 && page.text.frame.width == 368)
    }

    @Test func theReadableGuideStaysInsideTheMargins() throws {
        let page = try Page(.iPadPro13)

        page.view.layoutMargins = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 500)
        page.device.advance(by: 0.1)

        #expect(page.text.frame.minX == 100 && page.text.frame.maxX == 524)
    }
}
