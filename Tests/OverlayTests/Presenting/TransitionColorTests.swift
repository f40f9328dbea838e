import Testing
import UIKit
import Velarium
import VelariumTesting

/// The tint behind a presentation, and the status bar, change with the progress of its transition.
@MainActor @Suite struct TransitionColorTests {
    private static let interval = 1.0 / 60

    // MARK: Tint

    /// A device with a page that shows the tint as a background, as contents and in a button, at the left edge.
    @MainActor private struct TintFixture {
        let device: TestDevice
        let page = UIViewController()
        let filled = UIView()

        init(_ model: TestDevice.Model) throws {
            device = TestDevice(model)
            page.view.backgroundColor = .white
            filled.backgroundColor = .tintColor
            let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
            }
            let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = .fixed
            configuration.background.cornerRadius = 0
            let button = UIButton(configuration: configuration)
            for (index, view) in [filled, picture, button].enumerated() {
                view.frame = CGRect(x: 2, y: 60 + 24 * CGFloat(index), width: 12, height: 20)
                page.view.addSubview(view)
            }
            device.show(page)
            try device.settle()
        }

        /// How far the colors are from gray, 0 to 1; dimming does not change it.
        var saturations: [Double] {
            let picture = device.picture()
            return (0..<3).map { index in
                let color = picture.color(atX: 8, y: 70 + 24 * CGFloat(index))
                let parts = [color.red, color.green, color.blue].map(Double.init)
                return ((parts.max() ?? 0) - (parts.min() ?? 0)) / max(1, parts.max() ?? 0)
            }
        }

        /// The colors of every frame of the next 0.8 seconds.
        func film() -> [[Double]] {
            (0..<48).map { _ in
                device.advance(by: TransitionColorTests.interval)
                return saturations
            }
        }
    }

    /// Whether each color goes from one value to another without turning back, through what is between.
    private func passesSmoothly(_ film: [[Double]]) -> Bool {
        (0..<3).allSatisfy { index in
            let values = film.map { $0[index] }
            let sorted = values[0] > values[values.count - 1] ? values.reversed() : values
            let isMonotonic = zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 + 0.03 }
            return isMonotonic && values.filter { $0 > 0.2 && $0 < 0.8 }.count >= 2
        }
    }

    @Test(arguments: [
        FocusCover.alert, .actionSheet, .dialog, .bottomSheet, .adaptiveSheet, .readyMadeDialog, .modalInWindow,
        .formSheet,
    ])
    func theTintBehindFollowsThePresentationAndTheDismissal(cover: FocusCover) throws {
        let fixture = try TintFixture(cover == .formSheet ? .iPadMini : .iPhone14)
        let rest = fixture.device.picture()

        let dismiss = cover.present(from: fixture.page)
        let coming = fixture.film()
        try fixture.device.settle()
        let shown = fixture.saturations
        dismiss(true)
        let going = fixture.film()
        try fixture.device.settle()

        #expect(passesSmoothly(coming), "\(coming.map { $0.map { ($0 * 100).rounded() } })")
        #expect(shown.filter { $0 > 0.1 }.isEmpty)
        #expect(passesSmoothly(going), "\(going.map { $0.map { ($0 * 100).rounded() } })")
        #expect(fixture.device.picture().matches(rest))
    }

    @Test func theTintBehindAPopoverFollows() throws {
        let fixture = try TintFixture(.iPadMini)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = fixture.page.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 500, width: 20, height: 20)

        fixture.page.present(content, animated: true)
        let coming = fixture.film()
        fixture.page.dismiss(animated: true)
        let going = fixture.film()

        #expect(passesSmoothly(coming) && passesSmoothly(going))
    }

    @Test(arguments: [FocusCover.alert, .dialog, .bottomSheet, .readyMadeDialog, .modalInWindow])
    func aTransitionThatTurnsBackReturnsToTheExactTint(cover: FocusCover) throws {
        let fixture = try TintFixture(.iPhone14)
        let rest = fixture.device.picture()

        let dismiss = cover.present(from: fixture.page)
        fixture.device.advance(by: Self.interval)
        fixture.device.advance(by: 0.1)
        dismiss(true)
        try fixture.device.settle()
        if fixture.page.presentedViewController != nil { dismiss(true) }
        try fixture.device.settle()

        #expect(fixture.device.picture().matches(rest))
        #expect(fixture.page.view.tintAdjustmentMode == .normal)
    }

    // MARK: Status bar

    /// A page whose status bar is dark or light.
    private final class BarPage: UIViewController {
        var style = UIStatusBarStyle.darkContent
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    /// A stack whose top page decides about the status bar.
    private final class PageStack: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
    }

    enum BarChange: CaseIterable {
        case fullScreen, capturing, dialog, push
    }

    /// Shows or removes a page with a light status bar.
    private func change(_ change: BarChange, from root: UIViewController) -> () -> Void {
        let light = BarPage()
        light.style = .lightContent
        light.view.backgroundColor = .black
        switch change {
        case .fullScreen: light.modalPresentationStyle = .fullScreen
        case .capturing, .dialog:
            light.modalPresentationStyle = .overFullScreen
            if change == .dialog { light.modalTransitionStyle = .crossDissolve }
            light.modalPresentationCapturesStatusBarAppearance = true
        case .push:
            (root as? UINavigationController)?.pushViewController(light, animated: true)
            return { (root as? UINavigationController)?.popViewController(animated: true) }
        }
        root.present(light, animated: true)
        return { root.dismiss(animated: true) }
    }

    private func root(for change: BarChange) -> UIViewController {
        let page = BarPage()
        page.view.backgroundColor = .white
        guard change == .push else { return page }
        return PageStack(rootViewController: page)
    }

    /// A place inside the signs of the status bar: black in the dark style, white in the light one.
    private func sign(in dark: Picture, _ light: Picture) -> CGPoint? {
        for y in stride(from: 14.5, to: 34, by: 1) {
            for x in stride(from: 300.5, to: 388, by: 1) {
                let colors = [dark, light].map { $0.color(atX: x, y: y).red }
                let below = [dark, light].map { $0.color(atX: x, y: 60).red }
                if colors == [0, 255], below != colors { return CGPoint(x: x, y: y) }
            }
        }
        return nil
    }

    @Test(arguments: BarChange.allCases)
    func theStatusBarFadesBetweenItsStylesWithTheTransition(kind: BarChange) throws {
        let device = TestDevice(.iPhone14)
        device.showsStatusBar = true
        let root = root(for: kind)
        device.show(root)
        let dark = device.picture()
        let end = change(kind, from: root)
        let coming = (0..<48).map { _ in
            device.advance(by: Self.interval)
            return device.picture()
        }
        try device.settle()
        let place = try #require(sign(in: dark, device.picture()))
        end()
        let going = (0..<48).map { _ in
            device.advance(by: Self.interval)
            return device.picture()
        }
        try device.settle()

        let lights = coming.map { Int($0.color(atX: place.x, y: place.y).red) }
        #expect(lights == lights.sorted() && lights.filter { $0 > 50 && $0 < 205 }.count >= 2, "\(lights)")
        let darks = going.map { Int($0.color(atX: place.x, y: place.y).red) }
        #expect(darks == darks.sorted(by: >) && darks.filter { $0 > 50 && $0 < 205 }.count >= 2, "\(darks)")
        #expect(device.picture().matches(dark))
    }
}
