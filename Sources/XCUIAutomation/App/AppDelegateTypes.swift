import Driving
import Foundation

/// The app delegates that are linked into this process, found in what the compiler writes about conformances.
enum AppDelegateTypes {
    struct Name: Hashable, Sendable {
        let module: String
        let type: String

        /// The class; nil for one that cannot be found by its name.
        var delegateClass: NSObject.Type? { NSClassFromString("\(module).\(type)") as? NSObject.Type }
    }

    /// Classes at the top level of their file that conform to `UIApplicationDelegate`, in alphabetical order.
    static let all: [Name] = {
        let names = NamesFound()
        names.collect()
        return names.found.sorted { ($0.module, $0.type) < ($1.module, $1.type) }
    }()

    /// The delegate of the app that the tests of `module` are about, by the rule of `TestedApp`.
    static func delegate(forTestsOf module: String) throws(UITestFailure) -> Name {
        try delegate(forTestsOf: module, among: all)
    }

    static func delegate(forTestsOf module: String, among all: [Name]) throws(UITestFailure) -> Name {
        let modules = Set(all.map(\.module))
        if let app = TestedApp.module(testedBy: module, among: modules) {
            let delegates = all.filter { $0.module == app }
            if delegates.count == 1 { return delegates[0] }
        }
        let candidates = TestedApp.candidates(testedBy: module, among: modules).sorted()
        guard let first = candidates.first else {
            throw UITestFailure(
                "No app is linked into the tests: make the app's target a dependency of the test target, or name "
                    + "its delegate with XCUIApplication(delegate: AppDelegate.self).")
        }
        let list = all.filter { candidates.contains($0.module) }.map { "\($0.module).\($0.type)" }
        throw UITestFailure(
            "It is unclear which app \(module) tests; there are \(list.joined(separator: ", ")). Name the test target "
                + "after the app (\(first)UITests), or name the delegate with XCUIApplication(delegate:).")
    }

    /// Walks the conformances of all images. Offsets are those of Swift's stable binary interface.
    private final class NamesFound {
        private(set) var found: Set<Name> = []

        private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
        private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void
        /// Where the section of conformances begins in the runtime's list of sections, in words.
        private static let conformances = 6

        func collect() {
            guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return }
            let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
            enumerate(
                { sections, context in
                    guard let context else { return false }
                    let names = Unmanaged<NamesFound>.fromOpaque(context).takeUnretainedValue()
                    let words = sections.assumingMemoryBound(to: UInt.self)
                    guard let start = UnsafeRawPointer(bitPattern: words[NamesFound.conformances]) else { return true }
                    names.read(start, count: Int(words[NamesFound.conformances + 1]) / MemoryLayout<Int32>.size)
                    return true
                }, Unmanaged.passUnretained(self).toOpaque())
        }

        private func read(_ start: UnsafeRawPointer, count: Int) {
            for index in 0..<count {
                let conformance = target(of: start + index * MemoryLayout<Int32>.size)
                guard let described = indirectTarget(of: conformance),
                    name(of: described) == "UIApplicationDelegate", let type = type(of: conformance),
                    kind(of: type) == .classType, let module = indirectTarget(of: type + 4),
                    kind(of: module) == .module
                else { continue }
                found.insert(Name(module: name(of: module), type: name(of: type)))
            }
        }

        private enum Kind: UInt32 { case module = 0, classType = 16 }
        private func kind(of context: UnsafeRawPointer) -> Kind? {
            Kind(rawValue: context.loadUnaligned(as: UInt32.self) & 0x1F)
        }

        /// Contexts and protocols have their names at the same offset.
        private func name(of context: UnsafeRawPointer) -> String {
            String(cString: target(of: context + 8).assumingMemoryBound(to: CChar.self))
        }

        private func type(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
            let reference = target(of: conformance + 4)
            switch conformance.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
            case 0: return reference
            case 1: return reference.load(as: UnsafeRawPointer?.self)
            default: return nil
            }
        }

        private func target(of field: UnsafeRawPointer) -> UnsafeRawPointer {
            field + Int(field.loadUnaligned(as: Int32.self))
        }

        /// The target of a field whose lowest bit says that it leads to a pointer.
        private func indirectTarget(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
            let offset = field.loadUnaligned(as: Int32.self)
            guard offset != 0 else { return nil }
            let target = field + Int(offset & ~1)
            return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
        }
    }
}
