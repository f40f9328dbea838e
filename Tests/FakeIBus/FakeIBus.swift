import Foundation

/// An input method for tests: `FakeIBus BUS-ADDRESS RULES-FILE` speaks to an app like IBus and prints every call.
@main
struct FakeIBus {
    static func main() {
        guard CommandLine.arguments.count == 3 else { fail("usage: FakeIBus BUS-ADDRESS RULES-FILE", code: 2) }
        do {
            let rules = try Rules(String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8))
            let service = try Service(bus: CommandLine.arguments[1], rules: rules)
            print("ready")
            fflush(nil)
            service.run()
        } catch {
            fail("FakeIBus: \(error)", code: 1)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(code)
    }
}
