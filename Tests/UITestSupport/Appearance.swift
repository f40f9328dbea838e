import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore
import VelariumTesting

/// What a user sees of views: a line for each view that draws something, from the back to the front, with its frame in
/// points of the window.
@MainActor package struct Appearance {
    private(set) var lines: [String] = []
    private let includesOnlyMoving: Bool

    /// - Parameter includesOnlyMoving: Whether views without a running animation are left out.
    package init(of device: TestDevice, includesOnlyMoving: Bool = false) {
        self.includesOnlyMoving = includesOnlyMoving
        for window in device.window.windowScene?.windows ?? [] where !window.isHidden { add(window, isMoving: false) }
    }

    package var text: String { lines.joined(separator: "\n") }

    private mutating func add(_ view: UIView, isMoving: Bool) {
        let layer = view.layer.presentation() ?? view.layer
        guard !view.isHidden, layer.opacity > 0 || includesOnlyMoving else { return }
        let isMoving = isMoving || !(view.layer.animationKeys() ?? []).isEmpty
        let look = text(of: view) + shape(of: view, layer)
        if !look.isEmpty, isMoving || !includesOnlyMoving {
            lines.append(([Self.text(Self.frame(of: view))] + look).joined(separator: ", "))
        }
        for subview in view.subviews { add(subview, isMoving: isMoving) }
    }

    // MARK: Looks

    private func text(of view: UIView) -> [String] {
        var look: [String] = []
        switch view {
        case let label as UILabel where label.text?.isEmpty == false:
            look.append("\"\(label.text ?? "")\" \(Self.text(label.font.pointSize)) points")
            look.append(Self.text(label.textColor.resolvedColor(with: label.traitCollection).cgColor))
            if label.textAlignment != .natural { look.append("\(label.textAlignment)") }
        case let image as UIImageView where image.image != nil:
            let size = image.image?.size ?? .zero
            look.append("image \(Self.text(size.width)) × \(Self.text(size.height))")
            look.append(Self.text(image.tintColor.resolvedColor(with: image.traitCollection).cgColor))
        case let field as UITextField:
            look.append("field \"\(field.text ?? "")\" \"\(field.placeholder ?? "")\"")
        default: break
        }
        if let control = view as? UIControl {
            if !control.isEnabled { look.append("disabled") }
            if control.isSelected { look.append("selected") }
            if control.isHighlighted { look.append("highlighted") }
        }
        if let scroll = view as? UIScrollView, !look.isEmpty || scroll.isScrollEnabled {
            look.append("content \(Self.text(scroll.contentSize.width)) × \(Self.text(scroll.contentSize.height))")
            // Which repetition of its rows an endless wheel shows depends on the time of day.
            let isEndless = scroll.contentSize.height > 100_000
            if scroll.contentOffset != .zero, !isEndless {
                look.append("scrolled by \(Self.text(scroll.contentOffset.y))")
            }
        }
        return look
    }

    private func shape(of view: UIView, _ layer: CALayer) -> [String] {
        var look: [String] = []
        if let color = layer.backgroundColor, color.alpha > 0 { look.append("fill \(Self.text(color))") }
        if layer.borderWidth > 0, let color = layer.borderColor {
            look.append("border \(Self.text(layer.borderWidth)) \(Self.text(color))")
        }
        if layer.shadowOpacity > 0 {
            look.append(
                "shadow \(Self.text(CGFloat(layer.shadowOpacity))) \(Self.text(layer.shadowRadius)) "
                    + "\(Self.text(layer.shadowOffset.width)) \(Self.text(layer.shadowOffset.height))")
        }
        for shape in view.layer.sublayers ?? [] {
            guard let shape = (shape.presentation() ?? shape) as? CAShapeLayer, let path = shape.path else { continue }
            look.append("path \(Self.text(path.boundingBox)) \(shape.fillColor.map(Self.text) ?? "unfilled")")
        }
        let isTurned = layer.affineTransform() != .identity
        if layer.cornerRadius > 0, !look.isEmpty || view.clipsToBounds || isTurned {
            look.append("corners \(Self.text(layer.cornerRadius)) \(layer.maskedCorners.rawValue)")
        }
        if layer.opacity < 1 { look.append("opacity \(Self.text(CGFloat(layer.opacity)))") }
        if isTurned {
            let turn = layer.affineTransform()
            look.append("transform \([turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty].map(Self.text))")
        }
        return look
    }

    // MARK: Values

    /// The frame that is shown at this moment, in points of the window.
    private static func frame(of view: UIView) -> CGRect {
        var frame = view.bounds
        for layer in sequence(first: view.layer, next: \.superlayer) {
            let shown = layer.presentation() ?? layer
            if layer === view.layer { frame = shown.bounds }
            let bounds = shown.bounds
            let origin = CGPoint(
                x: bounds.minX + shown.anchorPoint.x * bounds.width,
                y: bounds.minY + shown.anchorPoint.y * bounds.height)
            frame = frame.offsetBy(dx: -origin.x, dy: -origin.y).applying(shown.affineTransform())
                .offsetBy(dx: shown.position.x, dy: shown.position.y)
        }
        return frame
    }

    private static func text(_ frame: CGRect) -> String {
        "(\(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height)))"
    }

    private static func text(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func text(_ color: CGColor) -> String {
        let components = (color.components ?? []).map { "\(Int(($0 * 255).rounded()))" }
        return "#" + components.joined(separator: ".")
    }
}

/// The appearances that are kept in files of Tests/Appearances, section by section.
@MainActor package struct AppearanceRecord {
    private var sections: [String] = []

    package init() {}

    package mutating func add(_ name: String, _ appearance: String) {
        sections.append("== \(name) ==\n\(appearance)\n")
    }

    /// Adds what is on the screen, and what VoiceOver reads there, from first to last.
    package mutating func add(_ name: String, of device: TestDevice, reads: Bool = true) {
        let seen = Appearance(of: device).text
        let spoken = reads ? device.voiceOver.elements.map { "“\($0.spoken)”" } : []
        add(name, ([seen] + spoken).joined(separator: "\n"))
    }

    /// Adds what moves while `seconds` pass, with the times.
    package mutating func addMotion(_ name: String, of device: TestDevice, at moments: [Double]) {
        var now = 0.0
        var lines: [String] = []
        for moment in moments {
            device.advance(by: moment - now)
            now = moment
            lines.append("\(Int((moment * 1000).rounded())) ms")
            lines.append(Appearance(of: device, includesOnlyMoving: true).text)
        }
        add(name, lines.joined(separator: "\n"))
    }

    /// Adds the pixels in `area`, in points of the window: a digit for every point, from 0 for black to 9 for white.
    package mutating func addPicture(_ name: String, of area: CGRect, on device: TestDevice) {
        let picture = device.picture()
        let area = area.intersection(device.window.bounds)
        let lines = stride(from: area.minY, to: area.maxY, by: 1).map { y in
            stride(from: area.minX, to: area.maxX, by: 1).map { x in
                let color = picture.color(atX: x + 0.5, y: y + 0.5)
                return "\((Int(color.red) + 2 * Int(color.green) + Int(color.blue)) * 9 / 1020)"
            }.joined()
        }
        add(name, lines.joined(separator: "\n"))
    }

    /// How this differs from the record `name`: the first line that does, with its section; nil if it does not.
    ///
    /// With VELARIUM_RECORD_APPEARANCES the record is written instead.
    package func difference(from name: String, file: StaticString = #filePath) -> String? {
        let target = URL(fileURLWithPath: "\(file)").pathComponents.drop { $0 != "Tests" }.dropFirst().first ?? ""
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let fileName = name.replacingOccurrences(of: " ", with: "-")
        let url = tests.appendingPathComponent("Appearances/\(target)/\(fileName).txt")
        let text = sections.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["VELARIUM_RECORD_APPEARANCES"] != nil { return write(text, to: url) }
        guard let kept = try? String(contentsOf: url, encoding: .utf8) else { return "There is no record \(url.path)." }
        return Self.difference(text, kept)
    }

    private func write(_ text: String, to url: URL) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return nil
        } catch {
            return "\(url.path) cannot be written: \(error)"
        }
    }

    private static func difference(_ text: String, _ kept: String) -> String? {
        if text == kept { return nil }
        let (new, old) = (text.components(separatedBy: "\n"), kept.components(separatedBy: "\n"))
        var section = ""
        for index in 0..<max(new.count, old.count) {
            let lines = (
                new: index < new.count ? new[index] : "nothing", old: index < old.count ? old[index] : "nothing"
            )
            if lines.old.hasPrefix("== ") { section = lines.old }
            if !isSame(lines.new, lines.old) { return "\(section) is \(lines.new), the record has \(lines.old)" }
        }
        return nil
    }

    /// Whether two lines are equal, or have the same pixels but for one step: what is painted anew and what was kept may differ
    /// by the last bit, and white has a digit of its own.
    private static func isSame(_ new: String, _ old: String) -> Bool {
        if new == old { return true }
        let (steps, keptSteps) = (new.compactMap(\.wholeNumberValue), old.compactMap(\.wholeNumberValue))
        return steps.count == new.count && keptSteps.count == old.count && steps.count == keptSteps.count
            && zip(steps, keptSteps).allSatisfy { abs($0 - $1) <= 1 }
    }
}
