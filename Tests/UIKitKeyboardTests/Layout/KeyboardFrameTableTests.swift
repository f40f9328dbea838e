import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The frames of keyboards by device and type are those of the table in `Docs/Numbers.md`.
@MainActor @Suite struct KeyboardFrameTableTests {
    /// A row of the table: heights in points.
    struct Row: Sendable, CustomStringConvertible {
        let model: TestDevice.Model
        let letters, pads: (portrait: CGFloat, landscape: CGFloat)
        let source, confidence: String

        var description: String { model.rawValue }
    }

    private static let pads: Set<UIKeyboardType> = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]

    /// The rows that begin with the name of a device, below the heading of the table.
    nonisolated private static let table: [Row] = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = (try? String(contentsOf: root.appendingPathComponent("Docs/Numbers.md"), encoding: .utf8)) ?? ""
        let lines = text.components(separatedBy: "\n")
            .drop { $0 != "### Frames of the keyboard by device and type" }.dropFirst().prefix { !$0.hasPrefix("#") }
        return lines.compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7, let model = TestDevice.Model(rawValue: cells[0]) else { return nil }
            let heights = cells[1...4].compactMap(Double.init).map { CGFloat($0) }
            guard heights.count == 4 else { return nil }
            return Row(
                model: model, letters: (heights[0], heights[2]), pads: (heights[1], heights[3]), source: cells[5],
                confidence: cells[6])
        }
    }()

    @Test func everyPhoneAndTabletIsInTheTableWithSourceAndConfidence() {
        let devices = TestDevice.Model.allCases.filter { $0 != .desktop }

        #expect(Self.table.map(\.model) == devices)
        #expect(Self.table.allSatisfy { !$0.source.isEmpty })
        let words = ["high", "medium", "low"]
        #expect(Self.table.allSatisfy { row in words.contains { row.confidence.hasPrefix($0) } })
    }

    @Test(arguments: table, [false, true])
    func everyTypeHasTheHeightOfTheTable(row: Row, isLandscape: Bool) throws {
        let device = TestDevice(row.model, isLandscape: isLandscape, keyboard: .software)
        let input = RecordingInput(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        let controller = UIViewController()
        controller.view.addSubview(input)
        device.show(controller)
        let screen = device.window.bounds
        input.becomeFirstResponder()

        for isSecure in [false, true] {
            input.isSecureTextEntry = isSecure
            for type in (0...11).compactMap(UIKeyboardType.init(rawValue:)) {
                input.keyboardType = type
                input.reloadInputViews()

                let heights = isSecure || Self.pads.contains(type) ? row.pads : row.letters
                let height = isLandscape ? heights.landscape : heights.portrait
                let frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
                #expect(device.keyboardFrame == frame, "\(type)\(isSecure ? ", secure" : "")")
            }
        }
    }
}
