/// Records calls in the order they are made, such as the callbacks of several objects.
@MainActor package final class CallRecorder {
    /// The calls so far, oldest first. Tests clear it before the part that they verify.
    package var calls: [String] = []

    /// Creates a recorder without calls.
    package init() {}

    /// Appends a call.
    package func record(_ call: String) { calls.append(call) }
}
