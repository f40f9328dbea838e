/// The file that is added to a mutated module: which mutant is active, and the operations that ask for it.
///
/// A type of each module, so that a module needs no new dependency; public, because default arguments of public functions
/// call it. Nearly everything is generic over one type, which the compiler checks much faster than overloaded operators.
enum MutationSupport {
    static func typeName(of module: String) -> String { "MutantsOf\(module)" }

    static func source(module: String, highestID: Int) -> String {
        """
        import Glibc

        public enum \(typeName(of: module)) {
            private static let active = getenv("VELARIUM_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

            private nonisolated(unsafe) static let seen: UnsafeMutablePointer<UInt8>? = {
                guard getenv("VELARIUM_MUTANTS_SEEN") != nil else { return nil }
                atexit { \(typeName(of: module)).writeSeen() }
                let seen = UnsafeMutablePointer<UInt8>.allocate(capacity: \(highestID + 1))
                seen.initialize(repeating: 0, count: \(highestID + 1))
                return seen
            }()

            private static func writeSeen() {
                guard let seen, let path = getenv("VELARIUM_MUTANTS_SEEN"),
                    let file = fopen(String(cString: path) + ".\(module)", "w")
                else { return }
                for id in 0...\(highestID) where seen[id] == 1 { fputs("\\(id)\\n", file) }
                fclose(file)
            }

            @discardableResult public static func isOn(_ id: Int) -> Bool {
                if let seen { seen[id] = 1 }
                return active == id
            }

            public static func negated(_ id: Int, _ value: Bool) -> Bool { isOn(id) ? !value : value }

            public static func either<T>(_ id: Int, _ original: T, _ mutated: T) -> T { isOn(id) ? mutated : original }

            public static func and(
                _ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool
            ) rethrows -> Bool {
                if isOn(id) { try left || right() } else { try left && right() }
            }

            public static func or(
                _ id: Int, _ left: Bool, _ right: @autoclosure () throws -> Bool
            ) rethrows -> Bool {
                if isOn(id) { try left && right() } else { try left || right() }
            }

            public static func less<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
                isOn(id) ? left <= right : isOn(id + 1) ? left >= right : left < right
            }

            public static func atMost<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
                isOn(id) ? left < right : isOn(id + 1) ? left > right : left <= right
            }

            public static func more<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
                isOn(id) ? left >= right : isOn(id + 1) ? left <= right : left > right
            }

            public static func atLeast<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> Bool {
                isOn(id) ? left > right : isOn(id + 1) ? left < right : left >= right
            }

            public static func plus<T: AdditiveArithmetic>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left - right : left + right
            }

            public static func minus<T: AdditiveArithmetic>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left + right : left - right
            }

            public static func times<T: FloatingPoint>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left / right : left * right
            }

            public static func over<T: FloatingPoint>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left * right : left / right
            }

            public static func times<T: BinaryInteger>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left / right : left * right
            }

            public static func over<T: BinaryInteger>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left * right : left / right
            }

            public static func joined<T: RangeReplaceableCollection>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? left : left + right
            }

            public static func min<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? Swift.max(left, right) : Swift.min(left, right)
            }

            public static func max<T: Comparable>(_ id: Int, _ left: T, _ right: T) -> T {
                isOn(id) ? Swift.min(left, right) : Swift.max(left, right)
            }

            public static func removingOne<T>(_ id: Int, _ elements: [T]) -> [T] {
                var elements = elements
                for index in elements.indices.reversed() where isOn(id + index) { elements.remove(at: index) }
                return elements
            }
        }

        """
    }
}
