import UIKitCore

/// Calls delegates that may change the text, the selection or the first responder in every callback.
@MainActor package final class TextDelegateCalls {
    /// What a delegate is asked.
    package enum Question {
        case begin, change, end
    }

    /// How many callbacks about changes may be nested. A delegate that corrects its own correction needs two or three.
    private static let deepest = 16

    private var depth = 0
    /// Whether a callback was left out; true until the outermost one has returned.
    private var isTooDeep = false
    private var asked: Set<Question> = []
    /// Whether the delegate knows that editing has begun, and not that it has ended.
    private var isEditingReported = false

    /// Reports a change to the delegate. Beyond 16 nested changes the rest is not reported, with one warning: a delegate
    /// that answers each change with another one would never end.
    package func report(_ callback: () -> Void) {
        guard depth < Self.deepest, !isTooDeep else {
            if !isTooDeep { misuse("The delegate of a text answers each change with another change.") }
            isTooDeep = true
            return
        }
        depth += 1
        callback()
        depth -= 1
        if depth == 0 { isTooDeep = false }
    }

    /// Whether the beginning of editing is still to be reported; it counts as reported then.
    func noteBeginning() -> Bool {
        defer { isEditingReported = true }
        return !isEditingReported
    }

    /// Whether the end of editing is to be reported, because the beginning was; it counts as reported then.
    func noteEnd() -> Bool {
        defer { isEditingReported = false }
        return isEditingReported
    }

    /// The answer of the delegate; true, without asking, for what it does itself while it is asked the same question.
    package func ask(_ question: Question, _ answer: () -> Bool) -> Bool {
        guard asked.insert(question).inserted else { return true }
        defer { asked.remove(question) }
        return answer()
    }
}
