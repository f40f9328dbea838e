import UIKitCore

/// What VoiceOver says for an element, in its order: name and value, state and kind, place in a series, hint.
@MainActor package struct SpokenText {
    /// Everything but the hint, such as "Selected: Day. Button. 1 of 3."
    package let description: String
    /// The hint, which VoiceOver says after a pause; nil for none. Without one of the app, that of the kind of element.
    package let hint: String?

    /// Both.
    package var full: String { [description, hint].compactMap(\.self).joined(separator: " ") }

    package init(of node: AccessibilityNode, in language: SystemLanguage) {
        let voice = Voice(node: node, language: language)
        let cell = node.surroundings.dataTable.flatMap { TableCellText(of: node, in: $0, language) }
        let name = (cell?.headers ?? "") + voice.nameAndValue
        let words = (voice.kinds + voice.places + (cell?.places ?? [])).map { $0 + "." }.joined(separator: " ")
        let separator =
            name.isEmpty || words.isEmpty ? "" : (name.last.map { ".!?…".contains($0) } == true ? " " : ". ")
        description = name + separator + words
        hint = node.hint ?? voice.usualHint
    }

    /// Finds the words for one element.
    @MainActor private struct Voice {
        let node: AccessibilityNode
        let language: SystemLanguage

        private func say(_ word: SpokenWord) -> String { word.text(in: language) }

        private var isSwitch: Bool { node.traits.contains(.toggleButton) }

        var nameAndValue: String {
            let value = isSwitch ? switchValue : node.value
            let text = [node.label, value].compactMap(\.self).joined(separator: ": ")
            return node.traits.contains(.selected) ? say(.selected) + (text.isEmpty ? "" : ": " + text) : text
        }

        private var switchValue: String? {
            switch node.value {
            case "0": say(.off)
            case "1": say(.on)
            case "2": say(.mixed)
            default: node.value
            }
        }

        /// What it is, and the state in which it is, as separate sentences.
        var kinds: [String] {
            let traits = node.traits
            var words: [SpokenWord] = []
            func add(_ word: SpokenWord, if isSaid: Bool) { if isSaid { words.append(word) } }
            let isTab = node.surroundings.isTab
            add(.dimmed, if: traits.contains(.notEnabled))
            add(.backButton, if: traits.contains(.backButton))
            add(.switchButton, if: isSwitch)
            add(.tab, if: isTab)
            add(.button, if: traits.contains(.button) && !isSwitch && !isTab && !traits.contains(.backButton))
            if let entry = node.textEntry {
                add(entry.isSecure ? .secureTextField : .textField, if: !traits.contains(.searchField))
                add(.searchField, if: traits.contains(.searchField))
                add(.isEditing, if: entry.isEditing)
            }
            add(.searchField, if: traits.contains(.searchField) && node.textEntry == nil)
            add(.adjustable, if: traits.contains(.adjustable))
            add(.heading, if: traits.contains(.header))
            add(.link, if: traits.contains(.link))
            add(.image, if: traits.contains(.image))
            add(.actionsAvailable, if: !node.customActions.isEmpty)
            return words.map(say)
        }

        /// The place among others: its number, and the ends of a list or landmark.
        var places: [String] {
            var texts: [String] = []
            if let position = node.surroundings.position {
                let pattern = say(.position)
                texts.append(
                    pattern.replacing("%1", with: "\(position.number)").replacing("%2", with: "\(position.count)"))
            }
            return texts + node.surroundings.ends.map(say)
        }

        var usualHint: String? {
            guard !node.traits.contains(.notEnabled) else { return nil }
            if isSwitch { return say(.toggleHint) }
            if node.traits.contains(.adjustable) { return say(.adjustHint) }
            return node.textEntry?.isEditing == false ? say(.editHint) : nil
        }
    }
}
