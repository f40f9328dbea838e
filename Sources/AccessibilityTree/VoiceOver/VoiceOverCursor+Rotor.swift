import ObjectiveCSupport
import UIKitCore
import UIKitText

/// The rotor.
extension VoiceOverCursor {
    /// What the user can choose at the cursor: the rotors of the app, parts of the text, and kinds of elements that the
    /// screen has. A rotor of the app for one of the system's kinds replaces that.
    package func rotors() -> [VoiceOverRotor] {
        let order = update().elements
        let custom = chain.flatMap { $0.accessibilityCustomRotors ?? [] }.map(VoiceOverRotor.custom)
        let reading = current.flatMap(TextReading.init)
        let parts = TextPart.allCases.filter { reading?.has($0) == true }.map(VoiceOverRotor.text)
        let kinds = VoiceOverRotor.ElementKind.allCases.filter { order.contains(where: $0.contains) }
        var names: Set<String> = []
        return (custom + parts + kinds.map(VoiceOverRotor.elements)).filter { names.insert($0.name).inserted }
    }

    /// Moves to the next item of `rotor`, or to the one before. False when there is none: the cursor stays.
    package func move(forward isForward: Bool, in rotor: VoiceOverRotor) -> Bool {
        switch rotor {
        case .elements(let kind): move(forward: isForward, to: kind.contains)
        case .text(let part): read(part, forward: isForward)
        case .custom(let custom): search(with: custom, forward: isForward)
        }
    }

    private func read(_ part: TextPart, forward isForward: Bool) -> Bool {
        guard let node = current, let reading = TextReading(of: node),
            let range = reading.next(part, from: rotorItem?.range ?? reading.start, forward: isForward)
        else { return false }
        rotorItem = RotorItem(
            said: reading.spoken(range, in: language), range: reading.pass(range, forward: isForward), item: nil)
        return true
    }

    private func search(with rotor: UIAccessibilityCustomRotor, forward isForward: Bool) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = isForward ? .next : .previous
        let element = current?.responder as? NSObject
        predicate.currentItem =
            rotorItem?.item ?? element.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
            ?? UIAccessibilityCustomRotorItemResult()
        guard let item = rotor.itemSearchBlock(predicate), let target = item.targetElement as? UIResponder else {
            return false
        }
        // The app may have scrolled to the item, or made it.
        for window in readTree().windows { (window.responder as? UIView)?.layoutIfNeeded() }
        guard move(to: target) else { return false }
        let part = item.targetRange.flatMap { (target as? any UITextInput)?.text(in: $0) }
        rotorItem = RotorItem(said: part, range: nil, item: item)
        return true
    }
}
