import HeadlessHost
import QuartzCore
import SystemAssembly
import Testing
import UIKitControls
import UIKitCore
import UITestSupport

/// Views that are in no window, rendered to images as apps do it for sharing and tests: layout, then `render(in:)`.
@MainActor @Suite struct WindowlessRenderingTests {
    private let system: UIKitSystem
    private let host: HeadlessHost

    init() {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
    }

    private func render(_ view: UIView, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: scale))
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format)
            .image { view.layer.render(in: $0.cgContext) }
    }

    /// The pixels of an image, row by row, as hexadecimal colors.
    private func pixels(_ image: UIImage) throws -> [String] {
        let bitmap = try #require(image.cgImage?.bitmap)
        return (0..<bitmap.height).flatMap { y in
            (0..<bitmap.width).map { bitmap.color(x: $0, y: y).description }
        }
    }

    enum Sample: String, CaseIterable {
        case label, button, filledButton, imageView, stack, turnedLabel, fadedLabel, roundedLabel, nestedLabels

        @MainActor func makeView() -> UIView {
            switch self {
            case .label: return Self.makeLabel()
            case .button:
                let button = UIButton(type: .system)
                button.setTitle("Save", for: .normal)
                return button
            case .filledButton:
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Save"
                return UIButton(configuration: configuration)
            case .imageView: return UIImageView(image: Self.image)
            case .stack:
                let stack = UIStackView(arrangedSubviews: [Self.makeLabel(), UIImageView(image: Self.image)])
                stack.axis = .vertical
                return stack
            case .turnedLabel:
                return Self.around { $0.transform = CGAffineTransform(rotationAngle: 0.4) }
            case .fadedLabel:
                return Self.around { $0.alpha = 0.4 }
            case .roundedLabel:
                return Self.around {
                    $0.backgroundColor = .green
                    $0.layer.cornerRadius = 8
                    $0.clipsToBounds = true
                }
            case .nestedLabels:
                return Self.around { label in
                    let inner = Self.makeLabel()
                    inner.frame = CGRect(x: 5, y: 12, width: 60, height: 20)
                    let hidden = Self.makeLabel()
                    hidden.isHidden = true
                    for view in [inner, hidden] { label.addSubview(view) }
                }
            }
        }

        @MainActor private static func makeLabel() -> UILabel {
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 24))
            label.text = "Label"
            label.textColor = .red
            return label
        }

        /// A view around a label.
        @MainActor private static func around(_ change: (UILabel) -> Void) -> UIView {
            let container = UIView()
            let label = makeLabel()
            change(label)
            container.addSubview(label)
            return container
        }

        @MainActor private static var image: UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 12)).image { _ in
                UIColor.blue.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
            }
        }
    }

    @Test(arguments: Sample.allCases)
    func aViewOutsideOfWindowsLooksAsInAWindow(sample: Sample) throws {
        let outside = sample.makeView()
        outside.frame = CGRect(x: 30, y: 40, width: 90, height: 60)
        let inside = sample.makeView()
        inside.frame = outside.frame
        let controller = UIViewController()
        system.show(controller)
        controller.view.addSubview(inside)
        host.advance(by: 0.1)

        outside.layoutIfNeeded()
        let picture = try pixels(render(outside))

        #expect(picture.contains { $0 != "#00000000" })
        #expect(try picture == pixels(render(inside)))
    }

    @Test func aLabelIsSharpAtTheScaleOfTheContext() throws {
        let label = Sample.label.makeView()

        let coarse = try pixels(render(label))
        let fine = try pixels(render(label, scale: 3))

        func inkShare(_ pixels: [String]) -> Double {
            Double(pixels.count { $0 == "#FF0000FF" }) / Double(pixels.count)
        }
        // More pixels are entirely covered the smaller they are.
        #expect(fine.count == 9 * coarse.count)
        #expect(inkShare(fine) > inkShare(coarse))
    }

    @Test func aChangedTextIsRenderedWithoutAFrameBetween() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
        label.text = "First"
        let first = try pixels(render(label))

        label.text = "Other"

        #expect(try pixels(render(label)) != first)
    }

    @Test func aRenderedLabelKeepsTheScreensScaleInAWindow() throws {
        let controller = UIViewController()
        let label = Sample.label.makeView()
        _ = render(label, scale: 3)
        system.show(controller)

        controller.view.addSubview(label)
        host.advance(by: 0.1)

        #expect((label.layer.contents as? CGImage)?.width == 60)
    }
}
