import UIKit

/// The traits that a presentation adapts to, as far as an app can change them: width class and orientation of the
/// window.
final class EnvironmentPanel: UIView {
    private let width = SegmentedRow("Width", ["device", "compact", "regular"])
    private let orientation = SegmentedRow("Orientation", ["portrait", "landscape"])
    private let facts = FactList(["Window", "Size classes"])
    private let column: VerticalStack

    init() {
        column = VerticalStack([width, orientation, facts])
        super.init(frame: .zero)
        width.onChange = { [unowned self] in overrideWidth() }
        orientation.onChange = { [unowned self] in requestOrientation() }
        addSubview(column)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { column.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        column.frame = bounds
    }

    /// Shows the current size and traits of the window.
    func update() {
        guard let window else { return }
        let size = window.bounds.size
        let traits = window.traitCollection
        facts.show([
            "\(Int(size.width)) × \(Int(size.height))".leftToRight,
            "\(name(traits.horizontalSizeClass)) × \(name(traits.verticalSizeClass))",
        ])
        orientation.selected = size.width > size.height ? 1 : 0
        if window.traitOverrides.contains(UITraitHorizontalSizeClass.self) {
            width.selected = traits.horizontalSizeClass == .compact ? 1 : 2
        } else {
            width.selected = 0
        }
    }

    private func overrideWidth() {
        guard let window else { return }
        switch width.selected {
        case 1: window.traitOverrides.horizontalSizeClass = .compact
        case 2: window.traitOverrides.horizontalSizeClass = .regular
        default: window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    private func requestOrientation() {
        window?.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: orientation.selected == 1 ? .landscape : .portrait))
    }

    private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        sizeClass == .compact ? "compact" : "regular"
    }
}
