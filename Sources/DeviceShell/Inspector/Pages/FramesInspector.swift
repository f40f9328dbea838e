import CoreGraphics
import Inspection
import UIKitControls
import UIKitCore
import UIKitText

/// The last frames of the app: how long each stage took, and what was done.
final class FramesInspector: InspectorListController, InspectorPage {
    /// The height of the strip. Points; chosen by eye.
    private static let stripHeight: CGFloat = 150

    private let history: FrameHistory
    private let flashRow = SwitchRow("Flash what is painted", identifier: "shell.flash")
    private let strip = FrameStripView()
    /// The selected frame; nil for the last one.
    private var selected: FrameHistory.Frame?

    init(of history: FrameHistory, for shell: any ShellCommands) {
        self.history = history
        super.init(for: shell, bar: flashRow, list: strip, details: "shell.frame-details") { _ in Self.stripHeight }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        flashRow.onChange = { [unowned self] in shell.flashesDamage = $0 }
        strip.onSelect = { [unowned self] frame in
            selected = frame
            showDetails()
        }
    }

    func reload() {
        strip.frames = history.frames
        showDetails()
    }

    var marks: [ScreenMark] {
        guard let selected, let scale = shell.app?.screen.scale else { return [] }
        return selected.damage.map { .area($0.points(atScale: scale), .systemPink, label: "") }
    }

    var text: String { details.text }

    private func showDetails() {
        guard let frame = selected ?? history.frames.last else {
            return details.show([("No frame yet", ["Frames appear here as the app shows them."])])
        }
        let lines = frame.text.components(separatedBy: "\n")
        details.show([(lines[0], Array(lines.dropFirst())), ("The last frames", summary)])
    }

    private var summary: [String] {
        let frames = history.frames
        let late = frames.filter { $0.duration > FrameHistory.budget }.count
        let longest = frames.map(\.duration).max() ?? 0
        return [
            "\(frames.count) frames, \(late) of them longer than a display of 60 frames a second waits",
            "the longest took \(String(format: "%.1f", longest * 1000)) ms",
        ]
    }
}

extension PixelRect {
    /// The rectangle in points.
    func points(atScale scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale
        )
    }
}

/// Frames as bars, the last at the right edge. Each stage has its color, and a line marks a sixtieth of a second.
final class FrameStripView: UIView {
    private enum Metrics {
        static let margin: CGFloat = 12
        static let legendHeight: CGFloat = 20
        static let fontSize: CGFloat = 9
        /// A bar of this many frame times fills the height.
        static let tallest = 1.5
    }

    private static let colors: [UIColor] = [.systemGreen, .systemYellow, .systemOrange, .systemPurple, .systemBlue]

    var frames: [FrameHistory.Frame] = [] {
        didSet { setNeedsDisplay() }
    }
    var onSelect: (FrameHistory.Frame?) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "The last frames"
        accessibilityIdentifier = "shell.frame-strip"
        let action = Selector("selectFrame:", FrameStripView.selectFrame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: action))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Selects the frame below the pointer; right of the bars the last one, whichever that will be.
    func selectFrame(_ recognizer: UIGestureRecognizer) {
        let index = Int(((recognizer.location(in: self).x - plot.minX) / barWidth).rounded(.down))
        let first = FrameHistory.limit - frames.count
        onSelect(frames.indices.contains(index - first) ? frames[index - first] : nil)
    }

    private var plot: CGRect {
        CGRect(
            x: Metrics.margin, y: Metrics.margin / 2, width: max(bounds.width - 2 * Metrics.margin, 1),
            height: max(bounds.height - Metrics.legendHeight - Metrics.margin / 2, 1))
    }

    private var barWidth: CGFloat { plot.width / CGFloat(FrameHistory.limit) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let area = plot
        context.setFillColor(UIColor.secondarySystemBackground.cgColor)
        context.fill(area)
        let full = FrameHistory.budget * Metrics.tallest
        let first = FrameHistory.limit - frames.count
        for (index, frame) in frames.enumerated() {
            var bottom = area.maxY
            for (color, seconds) in zip(Self.colors, frame.durations) {
                let height = min(CGFloat(seconds / full) * area.height, bottom - area.minY)
                context.setFillColor(color.cgColor)
                context.fill(
                    CGRect(
                        x: area.minX + CGFloat(first + index) * barWidth, y: bottom - height, width: barWidth,
                        height: height))
                bottom -= height
            }
        }
        let y = area.maxY - area.height / CGFloat(Metrics.tallest)
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fill(CGRect(x: area.minX, y: y, width: area.width, height: 1))
        drawLegend(below: area)
    }

    private func drawLegend(below area: CGRect) {
        var x = area.minX
        for (stage, color) in zip(FrameStage.allCases, Self.colors) {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: Metrics.fontSize), .foregroundColor: UIColor.secondaryLabel,
            ]
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: x, y: area.maxY + 7, width: 6, height: 6)).fill()
            stage.title.draw(at: CGPoint(x: x + 9, y: area.maxY + 4), withAttributes: attributes)
            x += 9 + stage.title.size(withAttributes: attributes).width + 8
        }
    }
}
