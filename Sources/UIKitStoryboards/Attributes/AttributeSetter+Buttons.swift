import CoreGraphics
import InterfaceDocuments
import UIKitControls
import UIKitCore

/// Buttons, with titles and images for states or with a configuration.
extension AttributeSetter {
    func applyButton(to button: UIButton) {
        if let value = font { button.titleLabel?.font = value }
        if let value = named("lineBreakMode", Names.lineBreakModes) { button.titleLabel?.lineBreakMode = value }
        if let value = flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = value }
        if let value = flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = value }
        if let value = flag("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = value }
        if let value = flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
        if let value = insets("contentEdgeInsets") { button.contentEdgeInsets = value }
        if let value = insets("titleEdgeInsets") { button.titleEdgeInsets = value }
        if let value = insets("imageEdgeInsets") { button.imageEdgeInsets = value }
        for child in element.children where child.name == "state" { applyState(child, to: button) }
        if let configuration = element.children.first(where: { $0.name == "buttonConfiguration" }) {
            button.configuration = makeConfiguration(configuration)
        }
    }

    private func applyState(_ state: InterfaceElement, to button: UIButton) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        guard let key = state["key"], let name = states[key] else { return }
        let own = state["title"] ?? state.value("title")?.text
        if let title = graph.file.localized(key + "Title", of: element) ?? own { button.setTitle(title, for: name) }
        if let title = state.value("attributedTitle") {
            button.setAttributedTitle(graph.attributedString(of: title), for: name)
        }
        if let image = graph.image("image", of: state) {
            let symbol = state.value("preferredSymbolConfiguration").flatMap { graph.symbolConfiguration(of: $0) }
            button.setImage(symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image, for: name)
        }
        if let image = graph.image("backgroundImage", of: state) { button.setBackgroundImage(image, for: name) }
        if let color = state.value("titleColor").flatMap({ graph.color(of: $0) }) {
            button.setTitleColor(color, for: name)
        }
        if let color = state.value("titleShadowColor").flatMap({ graph.color(of: $0) }) {
            button.setTitleShadowColor(color, for: name)
        }
    }

    private func makeConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "gray": .gray()
            case "tinted": .tinted()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            case "borderless": .borderless()
            default: .plain()
            }
        func text(_ key: String) -> String? {
            guard let own = element[key] ?? element.value(key)?.text else { return nil }
            return graph.file.localized("configuration." + key, of: self.element)
                ?? graph.file.localized(key, of: self.element) ?? own
        }
        if let value = text("title") { result.title = value }
        if let value = text("subtitle") { result.subtitle = value }
        if let value = element.value("attributedTitle") {
            result.attributedTitle = AttributedString(graph.attributedString(of: value))
        }
        if let value = graph.image("image", of: element) { result.image = value }
        if let value = Values.number(element, "imagePadding") { result.imagePadding = value }
        if let value = Values.number(element, "titlePadding") { result.titlePadding = value }
        let placements: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        if let value = element["imagePlacement"].flatMap({ placements[$0] }) { result.imagePlacement = value }
        let alignments: [String: UIButton.Configuration.TitleAlignment] = [
            "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let value = element["titleAlignment"].flatMap({ alignments[$0] }) { result.titleAlignment = value }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let value = element["cornerStyle"].flatMap({ corners[$0] }) { result.cornerStyle = value }
        let sizes: [String: UIButton.Configuration.Size] = [
            "mini": .mini, "small": .small, "medium": .medium, "large": .large,
        ]
        if let value = element["buttonSize"].flatMap({ sizes[$0] }) { result.buttonSize = value }
        if let value = element["showsActivityIndicator"] { result.showsActivityIndicator = value == "YES" }
        if let value = element.value("baseForegroundColor").flatMap({ graph.color(of: $0) }) {
            result.baseForegroundColor = value
        }
        if let value = element.value("baseBackgroundColor").flatMap({ graph.color(of: $0) }) {
            result.baseBackgroundColor = value
        }
        if let value = element.value("contentInsets") { result.contentInsets = Values.directionalInsets(value) }
        if let symbol = element.value("preferredSymbolConfigurationForImage")
            .flatMap({ graph.symbolConfiguration(of: $0) })
        {
            result.preferredSymbolConfigurationForImage = symbol
        }
        if let background = element.children.first(where: { $0.name == "backgroundConfiguration" }) {
            if let value = Values.number(background, "cornerRadius") { result.background.cornerRadius = value }
            if let value = Values.number(background, "strokeWidth") { result.background.strokeWidth = value }
            if let value = background.value("backgroundColor").flatMap({ graph.color(of: $0) }) {
                result.background.backgroundColor = value
            }
            if let value = background.value("strokeColor").flatMap({ graph.color(of: $0) }) {
                result.background.strokeColor = value
            }
            if let value = graph.image("image", of: background) { result.background.image = value }
        }
        return result
    }
}
