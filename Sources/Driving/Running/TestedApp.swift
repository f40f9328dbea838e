/// Finds the app that a module of tests is about, among the apps that are linked into a program.
package enum TestedApp {
    /// The modules of apps that tests in `tests` may be about: those of other tests, which are in the same program, are of
    /// no app, and that of the tests themselves only if there is no other one.
    package static func candidates(testedBy tests: String, among apps: some Collection<String>) -> [String] {
        let possible = apps.filter { $0 == tests || !$0.hasSuffix("Tests") }
        let others = possible.filter { $0 != tests }
        return others.isEmpty ? possible : others
    }

    /// The only candidate, or that with the longest name with which the tests' begins, as `NotesUITests` does with `Notes`.
    /// Nil if there is none.
    package static func module(testedBy tests: String, among apps: some Collection<String>) -> String? {
        let candidates = candidates(testedBy: tests, among: apps)
        return candidates.count == 1 ? candidates[0] : candidates.filter(tests.hasPrefix).max { $0.count < $1.count }
    }
}
