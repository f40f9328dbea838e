/// Records calls in the order they are made, such as the callbacks of several objects.
@MainActor package final class CallRecorder {
    package var calls: [String] = []

    package init() {}

    package func record(_ call: String) { calls.append(call) }
}
