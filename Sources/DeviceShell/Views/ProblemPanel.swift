import UIKitControls
import UIKitCore

/// What does not compile, in front of the device; the app behind it can still be used.
final class ProblemPanel: UIView {
    private enum Metrics {
        static let margin: CGFloat = 12
        static let padding: CGFloat = 12
        static let titleHeight: CGFloat = 24
        static let buttonSide: CGFloat = 28
        static let fontSize: CGFloat = 11
        /// The most lines of the compiler that are shown; the terminal has all of them.
        static let mostLines = 14
    }

    private let title = UILabel()
    private let text = UILabel()
    private let close: UIButton

    /// - Parameters:
    ///   - problem: The lines of the compiler.
    ///   - onClose: Called when the user closes the panel.
    init(_ problem: String, onClose: @escaping () -> Void) {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(
            systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
        configuration.contentInsets = .zero
        close = UIButton(configuration: configuration, primaryAction: UIAction { _ in onClose() })
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.24, green: 0.05, blue: 0.06, alpha: 0.96)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        accessibilityIdentifier = "shell.problem"
        title.text = "The new sources do not compile; this is the app of before"
        title.font = .systemFont(ofSize: 12, weight: .semibold)
        title.textColor = UIColor(red: 1, green: 0.72, blue: 0.7, alpha: 1)
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.6
        text.text = Self.shortened(problem)
        text.font = .monospacedSystemFont(ofSize: Metrics.fontSize, weight: .regular)
        text.textColor = .white
        text.numberOfLines = 0
        text.lineBreakMode = .byCharWrapping
        close.tintColor = .white
        close.accessibilityLabel = "Close"
        close.accessibilityIdentifier = "shell.problem.close"
        for view in [title, text, close] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The lines that are shown.
    var lines: String? { text.text }

    /// The first lines, and how many more there are.
    static func shortened(_ problem: String) -> String {
        let lines = problem.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > Metrics.mostLines else { return problem }
        return lines.prefix(Metrics.mostLines).joined(separator: "\n")
            + "\n… \(lines.count - Metrics.mostLines) more lines in the terminal"
    }

    /// The frame at the lower edge of `bounds`, as high as the text.
    func updateFrame(in bounds: CGRect) {
        let width = max(bounds.width - 2 * Metrics.margin, 1)
        let inner = CGSize(width: width - 2 * Metrics.padding, height: .greatestFiniteMagnitude)
        let textHeight = text.sizeThatFits(inner).height.rounded(.up)
        let height = min(
            textHeight + Metrics.titleHeight + 2 * Metrics.padding, max(bounds.height - 2 * Metrics.margin, 1))
        frame = CGRect(
            x: bounds.minX + Metrics.margin, y: bounds.maxY - Metrics.margin - height, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
        title.frame = CGRect(
            x: inner.minX, y: inner.minY, width: inner.width - Metrics.buttonSide, height: Metrics.titleHeight - 4)
        close.frame = CGRect(
            x: bounds.maxX - Metrics.buttonSide - 4, y: 6, width: Metrics.buttonSide, height: Metrics.buttonSide)
        text.frame = CGRect(
            x: inner.minX, y: inner.minY + Metrics.titleHeight, width: inner.width,
            height: max(inner.height - Metrics.titleHeight, 0))
    }
}
