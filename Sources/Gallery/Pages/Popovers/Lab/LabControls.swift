import UIKit

/// The controls of the popover lab, in groups. Each one changes the model immediately.
@MainActor final class LabControls {
    private let model: LabModel
    private var anchorDials: [LengthDial] = []

    init(_ model: LabModel) { self.model = model }

    /// Updates the dials after the user has resized the anchor.
    func showAnchorSize() {
        let size = model.settings.anchorSize
        for (dial, length) in zip(anchorDials, [size.width, size.height]) where dial.value != length.rounded() {
            dial.value = length
        }
    }

    // MARK: Groups

    /// The anchor and the arrow directions.
    func side() -> [Specimen] {
        let source = choice(
            "Anchor", ["Rect", "View", "Bar", "Item"], "source", \.source, LabSettings.Source.allCases)
        anchorDials = [
            dial("Width", "anchor width", \.anchorSize.width, 8...320),
            dial("Height", "anchor height", \.anchorSize.height, 8...320),
        ]
        return [
            Specimen(
                "What it points at",
                note:
                    "sourceRect in sourceView · a null sourceRect, which follows the view · barButtonItem · sourceItem",
                Column([source] + anchorDials)),
            Specimen(
                "The arrow", note: "permittedArrowDirections · canOverlapSourceViewRect",
                Column([directions(), switches(["May cover the anchor"], ["overlap"], [\.canOverlap])])),
        ]
    }

    /// The content size and the margins.
    func room() -> [Specimen] {
        let size = [
            dial("Width", "content width", \.contentSize.width, 0...600),
            dial("Height", "content height", \.contentSize.height, 0...600),
        ]
        let margins = [
            dial("Top", "top margin", \.margins.top, 0...200), dial("Left", "left margin", \.margins.left, 0...200),
            dial("Bottom", "bottom margin", \.margins.bottom, 0...200),
            dial("Right", "right margin", \.margins.right, 0...200),
        ]
        return [
            Specimen(
                "Content", note: "preferredContentSize; a side of 0 takes the system's 320 × 480",
                Column(size + [switches(["Text field"], ["field"], [\.hasTextField])])),
            Specimen(
                "Margins", note: "popoverLayoutMargins, to which the panel's own size is added while it is kept clear",
                Column(margins + [switches(["Keep off this panel"], ["keep off"], [\.staysOnStage])])),
        ]
    }

    /// The colors, the background class and animation.
    func look() -> [Specimen] {
        let fill = choice(
            "Bubble", ["System", "Yellow", "Indigo"], "fill", \.fill, [nil, .systemYellow, .systemIndigo])
        let content = choice(
            "Content", ["Clear", "White", "Mint"], "content", \.content,
            [.clear, .white, UIColor(red: 0.6, green: 0.9, blue: 0.8, alpha: 1)])
        let dress = choice("Class", ["UIKit's", "This app's"], "background", \.drawsItself, [false, true])
        return [
            Specimen(
                "Look",
                note:
                    "backgroundColor · the content's own colour · popoverBackgroundViewClass, from the next time on · presented and dismissed animated",
                Column([fill, content, dress, switches(["Animated"], ["animated"], [\.isAnimated])]))
        ]
    }

    /// Touches outside the popover, and the answers of its delegate.
    func touch() -> [Specimen] {
        let moves = choice("Moves", ["As asked", "To a corner"], "reposition", \.movesToCorner, [false, true])
        let adapts = choice(
            "Adapts", ["Never", "By default", "Full screen"], "adaptation", \.adaptation,
            LabSettings.Adaptation.allCases)
        return [
            Specimen(
                "Touches outside", note: "passthroughViews · isModalInPresentation",
                switches(
                    ["Counter takes taps", "Modal"], ["passthrough", "modal"], [\.letsCounterThrough, \.isModal])),
            Specimen(
                "What the delegate answers",
                note:
                    "presentationControllerShouldDismiss · willRepositionPopoverTo, asked of rectangles · adaptivePresentationStyle, asked in compact width",
                Column([switches(["May be dismissed"], ["dismissible"], [\.mayBeDismissed]), moves, adapts])),
        ]
    }

    func drawing() -> UIView { switches(["Draw it on the screen"], ["explained"], [\.isExplained]) }

    // MARK: Controls

    private func directions() -> SwitchList {
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let list = SwitchList(
            ["Up", "Down", "Left", "Right"], columns: 2,
            identifiers: ["arrow up", "arrow down", "arrow left", "arrow right"])
        list.isOn = directions.map(model.settings.permittedDirections.contains)
        list.onChange = { [unowned list, model] in
            model.settings.permittedDirections = UIPopoverArrowDirection(
                zip(directions, list.isOn).filter(\.1).map(\.0))
        }
        return list
    }

    private func switches(
        _ names: [String], _ identifiers: [String], _ paths: [WritableKeyPath<LabSettings, Bool>]
    ) -> SwitchList {
        let list = SwitchList(names, identifiers: identifiers)
        list.isOn = paths.map { model.settings[keyPath: $0] }
        list.onChange = { [unowned list, model] in
            for (path, isOn) in zip(paths, list.isOn) { model.settings[keyPath: path] = isOn }
        }
        return list
    }

    private func dial(
        _ name: String, _ label: String, _ path: WritableKeyPath<LabSettings, CGFloat>, _ range: ClosedRange<CGFloat>
    ) -> LengthDial {
        let dial = LengthDial(name, label: label, value: model.settings[keyPath: path], in: range)
        dial.onChange = { [unowned dial, model] in model.settings[keyPath: path] = dial.value }
        return dial
    }

    private func choice<Value: Equatable>(
        _ name: String, _ titles: [String], _ identifier: String, _ path: WritableKeyPath<LabSettings, Value>,
        _ values: [Value]
    ) -> Choice {
        let choice = Choice(name, titles, identifier: identifier)
        choice.selected = values.firstIndex(of: model.settings[keyPath: path]) ?? 0
        choice.onChange = { [unowned choice, model] in model.settings[keyPath: path] = values[choice.selected] }
        return choice
    }
}
