import UIKit

/// The controls of the popover lab, in groups. Each one changes the model immediately.
@MainActor final class LabControls {
    private let model: LabModel
    private var anchorDials: [LengthSlider] = []

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
    func makeAnchorCards() -> [Example] {
        let source = makeChoice(
            "Anchor", titles: ["Rect", "View", "Bar", "Item"], identifier: "source", path: \.source,
            values: LabSettings.Source.allCases)
        anchorDials = [
            makeDial("Width", label: "anchor width", path: \.anchorSize.width, range: 8...320),
            makeDial("Height", label: "anchor height", path: \.anchorSize.height, range: 8...320),
        ]
        return [
            Example(
                "Anchor",
                note:
                    "sourceRect in sourceView · a null sourceRect, which follows the view · barButtonItem · sourceItem",
                VerticalStack([source] + anchorDials)),
            Example(
                "Arrow", note: "permittedArrowDirections · canOverlapSourceViewRect",
                VerticalStack([
                    makeDirectionSwitches(),
                    makeSwitches(["May overlap the anchor"], identifiers: ["overlap"], paths: [\.canOverlap]),
                ])),
        ]
    }

    /// The content size and the margins.
    func makeSizeCards() -> [Example] {
        let size = [
            makeDial("Width", label: "content width", path: \.contentSize.width, range: 0...600),
            makeDial("Height", label: "content height", path: \.contentSize.height, range: 0...600),
        ]
        let margins = [
            makeDial("Top", label: "top margin", path: \.margins.top, range: 0...200),
            makeDial("Left", label: "left margin", path: \.margins.left, range: 0...200),
            makeDial("Bottom", label: "bottom margin", path: \.margins.bottom, range: 0...200),
            makeDial("Right", label: "right margin", path: \.margins.right, range: 0...200),
        ]
        return [
            Example(
                "Content", note: "preferredContentSize; 0 means the system's default (320 × 480)",
                VerticalStack(size + [makeSwitches(["Text field"], identifiers: ["field"], paths: [\.hasTextField])])),
            Example(
                "Margins", note: "popoverLayoutMargins, plus the panel's size while the popover avoids it",
                VerticalStack(
                    margins + [makeSwitches(["Avoid this panel"], identifiers: ["keep off"], paths: [\.avoidsPanel])]
                )),
        ]
    }

    /// The colors, the background class and animation.
    func makeAppearanceCards() -> [Example] {
        let fill = makeChoice(
            "Bubble", titles: ["System", "Yellow", "Indigo"], identifier: "fill", path: \.fill,
            values: [nil, .systemYellow, .systemIndigo])
        let content = makeChoice(
            "Content", titles: ["Clear", "White", "Mint"], identifier: "content", path: \.content,
            values: [.clear, .white, UIColor(red: 0.6, green: 0.9, blue: 0.8, alpha: 1)])
        let dress = makeChoice(
            "Class", titles: ["UIKit", "Custom"], identifier: "background", path: \.usesCustomBackground,
            values: [false, true])
        return [
            Example(
                "Appearance",
                note:
                    "backgroundColor · the content's color · popoverBackgroundViewClass, for the next presentation · "
                    + "animated presentation and dismissal",
                VerticalStack([
                    fill, content, dress, makeSwitches(["Animated"], identifiers: ["animated"], paths: [\.isAnimated]),
                ]))
        ]
    }

    /// Touches outside the popover, and the answers of its delegate.
    func makeTouchCards() -> [Example] {
        let moves = makeChoice(
            "Moves", titles: ["As proposed", "To a corner"], identifier: "reposition", path: \.movesToCorner,
            values: [false, true])
        let adapts = makeChoice(
            "Adapts", titles: ["Never", "By default", "Full screen"], identifier: "adaptation", path: \.adaptation,
            values: LabSettings.Adaptation.allCases)
        return [
            Example(
                "Touches outside", note: "passthroughViews · isModalInPresentation",
                makeSwitches(
                    ["Counter receives taps", "Modal"], identifiers: ["passthrough", "modal"],
                    paths: [\.passesTouchesToCounter, \.isModal])),
            Example(
                "Delegate answers",
                note:
                    "presentationControllerShouldDismiss · willRepositionPopoverTo, for source rectangles · "
                    + "adaptivePresentationStyle, in compact width",
                VerticalStack([
                    makeSwitches(["Can be dismissed"], identifiers: ["dismissible"], paths: [\.isDismissible]), moves,
                    adapts,
                ])),
        ]
    }

    func makeDrawingSwitch() -> UIView {
        makeSwitches(["Draw on the screen"], identifiers: ["explained"], paths: [\.showsExplanation])
    }

    // MARK: Controls

    private func makeDirectionSwitches() -> SwitchList {
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

    private func makeSwitches(
        _ names: [String], identifiers: [String], paths: [WritableKeyPath<LabSettings, Bool>]
    ) -> SwitchList {
        let list = SwitchList(names, identifiers: identifiers)
        list.isOn = paths.map { model.settings[keyPath: $0] }
        list.onChange = { [unowned list, model] in
            for (path, isOn) in zip(paths, list.isOn) { model.settings[keyPath: path] = isOn }
        }
        return list
    }

    private func makeDial(
        _ name: String, label: String, path: WritableKeyPath<LabSettings, CGFloat>, range: ClosedRange<CGFloat>
    ) -> LengthSlider {
        let dial = LengthSlider(name, label: label, value: model.settings[keyPath: path], in: range)
        dial.onChange = { [unowned dial, model] in model.settings[keyPath: path] = dial.value }
        return dial
    }

    private func makeChoice<Value: Equatable>(
        _ name: String, titles: [String], identifier: String, path: WritableKeyPath<LabSettings, Value>,
        values: [Value]
    ) -> SegmentedRow {
        let choice = SegmentedRow(name, titles, identifier: identifier)
        choice.selected = values.firstIndex(of: model.settings[keyPath: path]) ?? 0
        choice.onChange = { [unowned choice, model] in model.settings[keyPath: path] = values[choice.selected] }
        return choice
    }
}
