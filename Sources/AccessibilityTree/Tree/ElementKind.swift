/// What an element is, in one word: the rule for programs that have one role for each element.
package enum ElementKind: Sendable, CaseIterable {
    case button, link, heading, image, textField, searchField, slider, tab, toggle, text

    /// The first that applies: what the user does with the element comes before what it looks like.
    @MainActor init(of node: AccessibilityNode) {
        let traits = node.traits
        self =
            if traits.contains(.searchField) {
                .searchField
            } else if node.textEntry != nil {
                .textField
            } else if traits.contains(.toggleButton) {
                .toggle
            } else if traits.contains(.adjustable) {
                .slider
            } else if node.surroundings.isTab {
                .tab
            } else if traits.contains(.button) || traits.contains(.keyboardKey) {
                .button
            } else if traits.contains(.link) {
                .link
            } else if traits.contains(.header) {
                .heading
            } else if traits.contains(.image) {
                .image
            } else {
                .text
            }
    }
}
