import WindowHost

/// The interfaces of texts. Offsets count Unicode scalars.
extension AccessibleAnswers {
    package func text(_ call: BusCall, _ element: AccessibleElement, _ text: AccessibleText) -> BusAnswer {
        switch call.member {
        case "GetText":
            guard let range = call.range(0, count: text.count) else { return .failure(.invalidArguments) }
            return .text(text[range])
        case "GetCharacterAtOffset":
            guard let offset = call.integer(0) else { return .failure(.invalidArguments) }
            return .integer(text.scalars.indices.contains(offset) ? Int(text.scalars[offset].value) : 0)
        case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset", "GetStringAtOffset":
            return part(call, of: text)
        case "GetNSelections", "GetSelection", "AddSelection", "SetSelection", "RemoveSelection", "SetCaretOffset":
            return textSelection(call, element, text)
        case "GetCharacterExtents", "GetRangeExtents":
            // Where the characters are is not in a snapshot; the whole is around them.
            let origin = call.integer(call.member == "GetRangeExtents" ? 2 : 1)
            guard let area = area(of: element, origin) else { return .failure(.invalidArguments) }
            return .values(area.map { .signed($0) })
        case "GetOffsetAtPoint": return .integer(-1)
        case "GetAttributes", "GetAttributeRun":
            return .values([.array([], of: "{ss}"), .signed(0), .signed(Int32(clamping: text.count))])
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(.array([], of: "{ss}"))
        case "GetAttributeValue": return .text("")
        case "GetBoundedRanges": return .value(.array([], of: "(iisv)"))
        case "ScrollSubstringTo", "ScrollSubstringToPoint": return .flag(false)
        default: return .failure(.unknownMethod)
        }
    }

    /// A part of the text at, before or after an offset.
    private func part(_ call: BusCall, of text: AccessibleText) -> BusAnswer {
        guard let offset = call.integer(0), let number = call.integer(1),
            let unit = call.member == "GetStringAtOffset" ? unit(ofGranularity: number) : unit(ofBoundary: number)
        else { return .failure(.invalidArguments) }
        let index = min(max(offset, 0), text.count)
        let range =
            switch call.member {
            case "GetTextBeforeOffset": text.range(of: unit, before: index)
            case "GetTextAfterOffset": text.range(of: unit, after: index)
            default: text.range(of: unit, at: index)
            }
        return .values([.text(text[range]), .signed(Int32(range.lowerBound)), .signed(Int32(range.upperBound))])
    }

    private func unit(ofGranularity number: Int) -> AccessibleText.Unit? {
        let units: [AccessibleText.Unit] = [.character, .word, .sentence, .line, .line]
        return units.indices.contains(number) ? units[number] : nil
    }

    /// The units by where they start come before the same by where they end, which are answered alike.
    private func unit(ofBoundary number: Int) -> AccessibleText.Unit? {
        let units: [AccessibleText.Unit] = [.character, .word, .word, .sentence, .sentence, .line, .line]
        return units.indices.contains(number) ? units[number] : nil
    }

    // MARK: Selecting

    /// There is one selection at most.
    private func textSelection(_ call: BusCall, _ element: AccessibleElement, _ text: AccessibleText) -> BusAnswer {
        let hasSelection = !text.selection.isEmpty
        switch call.member {
        case "GetNSelections": return .integer(hasSelection ? 1 : 0)
        case "GetSelection":
            let range = hasSelection && call.integer(0) == 0 ? text.selection : text.caret..<text.caret
            return .values([.signed(Int32(range.lowerBound)), .signed(Int32(range.upperBound))])
        case "SetCaretOffset":
            guard let offset = call.integer(0) else { return .failure(.invalidArguments) }
            let index = min(max(offset, 0), text.count)
            return .ask(.select(index..<index, in: element.id))
        case "RemoveSelection": return .ask(.select(text.caret..<text.caret, in: element.id))
        default:
            let index = call.member == "SetSelection" ? 1 : 0
            guard let range = call.range(index, count: text.count) else { return .failure(.invalidArguments) }
            return .ask(.select(range, in: element.id))
        }
    }

    // MARK: Editing

    package func editableText(_ call: BusCall, _ element: AccessibleElement, _ text: AccessibleText) -> BusAnswer {
        let id = element.id
        switch call.member {
        case "SetTextContents":
            guard let new = call.arguments[orOther: 0].text else { return .failure(.invalidArguments) }
            return .ask(.replace(0..<text.count, with: new, in: id))
        case "InsertText":
            guard let offset = call.integer(0), let new = call.arguments[orOther: 1].text else {
                return .failure(.invalidArguments)
            }
            let index = min(max(offset, 0), text.count)
            return .ask(.replace(index..<index, with: inserted(new, call), in: id))
        case "PasteText":
            guard let offset = call.integer(0) else { return .failure(.invalidArguments) }
            return .ask(.paste(at: min(max(offset, 0), text.count), in: id))
        default: break
        }
        guard let range = call.range(0, count: text.count) else { return .failure(.invalidArguments) }
        switch call.member {
        case "DeleteText": return .ask(.replace(range, with: "", in: id))
        case "CutText": return .ask(.cut(range, in: id))
        case "CopyText": return .request(.copy(range, in: id), [])
        default: return .failure(.unknownMethod)
        }
    }

    /// The part of a text that a call inserts: it tells a length beside it.
    private func inserted(_ text: String, _ call: BusCall) -> String {
        guard let length = call.integer(2), length >= 0 else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
    }
}
