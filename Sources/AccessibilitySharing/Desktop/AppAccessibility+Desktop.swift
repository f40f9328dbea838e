import AccessibilityTree
import UIKitCore
import UIKitText

/// What screen readers of the desktop see of the app, and do in it.
extension AppAccessibility {
    /// Turns VoiceOver on in the app, and calls `announce` with what the app announces.
    package func startReading(_ announce: @escaping (String) -> Void) {
        app.run { app.voiceOverCursor.start() }
        startListening(announce)
    }

    /// Turns VoiceOver off.
    package func stopReading() {
        stopListening()
        app.changeSettings { $0.accessibility.isVoiceOverRunning = false }
    }

    /// Everything that can be reached now.
    package func snapshot(named name: String, in window: AccessibleSnapshot.Window) -> AccessibleSnapshot {
        let content = readAll { part in
            if part.system === app { followEditing() }
            var reader = AccessibleReader(of: part, in: self, windowSize: window.size)
            reader.readAll()
            return reader.elements.map { ($0.id, $0) }
        }
        return AccessibleSnapshot(appName: name, window: window, content: content, lastNumber: lastNumber)
    }

    /// The cursor is where the user begins to type, as on a device.
    private func followEditing() {
        let editing = AccessibilityTree(of: app).elements.first { $0.textEntry?.isEditing == true }?.responder
        defer { lastEditing = editing }
        if let editing, editing !== lastEditing { _ = app.voiceOverCursor.move(to: editing) }
    }

    package func perform(_ request: AccessibleRequest) {
        switch request {
        case .perform(.click, let number):
            moveCursor(to: number)
            activate(number)
        case .perform(.increment, let number): adjust(number, increments: true)
        case .perform(.decrement, let number): adjust(number, increments: false)
        // What is in front may be gone since it was read, and what is behind it is not left instead.
        case .perform(.escape, let number): if known[number]?.responder != nil { escape() }
        case .perform(.custom(let index, let name), let number):
            act(on: number) {
                let actions = $0.accessibilityCustomActions ?? []
                guard actions.indices.contains(index), actions[index].name == name else { return }
                _ = app.voiceOverCursor.perform(actions[index])
            }
        case .focus(let number): moveCursor(to: number)
        case .setValue(let value, let number): act(on: number) { $0.setAccessibleValue(value) }
        case .select(let range, let number): edit(number, range) { _, _ in }
        case .replace(let range, let text, let number):
            edit(number, range) { input, isEmpty in
                if !text.isEmpty { input.insertText(text) } else if !isEmpty { input.deleteBackward() }
            }
        case .copy(let range, let number): edit(number, range) { input, _ in input.copy(nil) }
        case .cut(let range, let number): edit(number, range) { input, _ in input.cut(nil) }
        case .paste(let index, let number): edit(number, index..<index) { input, _ in input.paste(nil) }
        }
    }

    /// Moves the cursor to an element of the app, which is scrolled into view. Those of the shell are in view.
    private func moveCursor(to number: Int) {
        act(on: number) { _ = app.voiceOverCursor.move(to: $0) }
    }

    /// Begins to edit a text, selects a range of its scalars, and does what the user would do then.
    private func edit(
        _ number: Int, _ scalars: Range<Int>, _ action: (any UIResponder & UITextInput, _ isEmpty: Bool) -> Void
    ) {
        act(on: number) {
            guard let input = $0 as? any UIResponder & UITextInput else { return }
            input.becomeFirstResponder()
            guard let range = input.range(ofScalars: scalars) else { return }
            input.selectedTextRange = range
            action(input, scalars.isEmpty)
        }
    }
}

extension UITextInput {
    /// The whole text.
    var wholeText: String { textRange(from: beginningOfDocument, to: endOfDocument).flatMap(text(in:)) ?? "" }

    /// The selected UTF-16 units; nil without a caret.
    var selectedUnits: Range<Int>? {
        guard let range = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    fileprivate func range(ofScalars scalars: Range<Int>) -> UITextRange? {
        let units = AccessibleText.units(of: scalars, in: wholeText)
        guard let start = position(from: beginningOfDocument, offset: units.lowerBound),
            let end = position(from: beginningOfDocument, offset: units.upperBound)
        else { return nil }
        return textRange(from: start, to: end)
    }
}
