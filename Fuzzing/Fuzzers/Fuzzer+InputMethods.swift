import WindowHost

extension Fuzzer {
    /// Signals of an input method, with arguments of any types.
    static let inputMethods = Fuzzer("inputMethods") { bytes in
        var input = InputReader(bytes)
        let signals = [
            "CommitText", "UpdatePreeditText", "ForwardKeyEvent", "ShowPreeditText", "HidePreeditText", "Other",
        ]
        let signal = input.element(of: signals)
        var arguments: [BusValue] = []
        while !input.isAtEnd, arguments.count < 6 { arguments.append(value(&input, depth: 0)) }
        guard let message = IBusMessage(signal: signal, arguments: arguments) else { return }
        if case .preedit(let composition, _) = message {
            precondition(
                composition.selected.upperBound <= composition.text.utf16.count,
                "The selection of a composition ends after its text.")
        }
    }

    private static func value(_ input: inout InputReader, depth: Int) -> BusValue {
        switch input.number(below: depth < 6 ? 9 : 6) {
        case 0: return .text(input.flag() ? "IBusText" : input.text())
        case 1: return .path(input.text())
        case 2: return .number(UInt32(input.number(below: 65_536)) << (input.flag() ? 16 : 0))
        case 3: return .signed(Int32(truncatingIfNeeded: input.number(below: 65_536) << 16))
        case 4: return .flag(input.flag())
        case 5: return .real(input.double())
        case 6: return .structure((0..<input.number(below: 7)).map { _ in value(&input, depth: depth + 1) })
        case 7: return .array((0..<input.number(below: 7)).map { _ in value(&input, depth: depth + 1) }, of: "v")
        default: return .entry(input.text(), value(&input, depth: depth + 1))
        }
    }
}
