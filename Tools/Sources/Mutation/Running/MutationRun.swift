public import Foundation

/// Runs the suites that reach each mutant, and keeps what became of it.
public final class MutationRun {
    /// What the caller chooses.
    public struct Options {
        /// How many programs of tests run at a time.
        public var workers = 2
        /// A mutant survives when suites of so many processor seconds, the most promising ones, have not noticed it.
        public var seconds = 30.0
        /// Whether mutants that survived before are tried again.
        public var retries = false

        public init() {}
    }

    private let program: TestProgram
    private let mutants: [Mutant]
    /// The mutants that are run.
    public let selected: [Mutant]
    private let parts: [MutationPart]
    private let options: Options
    private let folder: URL
    private var coverage: TestCoverage
    public private(set) var results: MutationResults

    /// - Parameters:
    ///   - mutants: All mutants that are compiled in.
    ///   - selected: Those of them that are run.
    public init(
        build: MutantBuild, mutants: [Mutant], selected: [Mutant], parts: [MutationPart], options: Options, folder: URL
    ) throws {
        program = TestProgram(path: build.program)
        self.mutants = mutants
        self.selected = selected
        self.parts = parts
        self.options = options
        self.folder = folder
        results = try MutationResults(file: folder.appending(path: "results.tsv"))
        let signature = mutants.reduce(into: StableHash()) { $0.add("\($1.id)\t\($1.key)") }.description
        let saved = try? JSONDecoder().decode(
            TestCoverage.self, from: Data(contentsOf: folder.appending(path: "coverage.json")))
        coverage = saved?.signature == signature ? saved! : TestCoverage(signature: signature)
    }

    /// Runs each suite that was not measured yet, or that failed when it was, without a mutant.
    public func measure(log: @Sendable (String) -> Void) throws {
        let targets = Array(Set(parts.flatMap(\.testTargets)))
        let current = try program.suites(of: targets)
        coverage.suites.removeAll { current[$0.name] != $0.tests || !$0.passes }
        let known = Set(coverage.suites.map(\.name))
        let names = current.keys.filter { !known.contains($0) }.sorted()
        log("\(names.count) suites to measure")
        let program = program
        try inParallel(names) {
            try program.measure($0, tests: current[$0] ?? "")
        } finish: { name, suite in
            if !suite.passes { log("fails without a mutant, and is left out: \(suite.name)") }
            coverage.suites.append(suite)
            try saveCoverage()
        }
        try saveCoverage()
    }

    private func saveCoverage() throws {
        try JSONEncoder().encode(coverage).write(to: folder.appending(path: "coverage.json"))
    }

    /// Runs the mutants that have no result yet.
    public func run(log: @Sendable (String) -> Void) throws {
        let waiting = selected.filter { mutant in
            switch results[mutant]?.status {
            case nil: true
            case .killed: false
            case .survived, .uncovered: options.retries
            }
        }
        log("\(waiting.count) mutants to run")
        let (program, coverage, seconds) = (program, coverage, options.seconds)
        let numbers = Dictionary(grouping: mutants, by: \.file).mapValues { $0.map(\.id) }
        let neighbors = numbers.mapValues { ($0.min() ?? 0)...($0.max() ?? 0) }
        var done = 0
        try inParallel(waiting) { mutant in
            let suites = coverage.suites(
                reaching: mutant.id, neighbors: neighbors[mutant.file] ?? mutant.id...mutant.id)
            return try Self.result(of: mutant, program, suites, seconds: seconds)
        } finish: { mutant, result in
            try results.record(result, of: mutant)
            done += 1
            if done.isMultiple(of: 25) { log("\(done) of \(waiting.count) mutants") }
        }
    }

    /// The suites run in two programs: first few seconds, then the others.
    private static func result(
        of mutant: Mutant, _ program: TestProgram, _ suites: [TestCoverage.Suite], seconds: Double
    ) throws -> MutationResults.Result {
        if suites.isEmpty { return .init(status: .uncovered, detail: "") }
        var batches: [(names: [String], seconds: Double)] = []
        var used = 0.0
        for suite in suites {
            if used > 0, used + suite.seconds > seconds { continue }
            used += suite.seconds
            if batches.isEmpty || (batches.count == 1 && batches[0].seconds > 4) { batches.append(([], 0)) }
            batches[batches.count - 1].names.append(suite.name)
            batches[batches.count - 1].seconds += suite.seconds
        }
        for batch in batches {
            // A mutant may make a test slower without being wrong.
            let limit = 3 + batch.seconds * 2
            if case .failed(let detail) = try program.run(batch.names, mutant: mutant.id, processorSeconds: limit) {
                return .init(status: .killed, detail: detail)
            }
        }
        let all = batches.reduce(0) { $0 + $1.names.count }
        return .init(status: .survived, detail: "\(all) of \(suites.count) suites")
    }

    /// Works on elements side by side; `finish` gets each result on the caller's thread.
    private func inParallel<Element: Sendable, Result: Sendable>(
        _ elements: [Element], work: @Sendable @escaping (Element) throws -> Result,
        finish: (Element, Result) throws -> Void
    ) throws {
        let box = ResultBox<Result>()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = options.workers
        for (index, element) in elements.enumerated() {
            queue.addOperation { box.add(index, Swift.Result { try work(element) }) }
        }
        for _ in elements {
            let (index, result) = box.next()
            do {
                try finish(elements[index], result.get())
            } catch {
                queue.cancelAllOperations()
                throw error
            }
        }
    }
}

/// Hands results from the threads that make them to the one that waits.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var results: [(Int, Result<Value, any Error>)] = []

    func add(_ index: Int, _ result: Result<Value, any Error>) {
        condition.lock()
        results.append((index, result))
        condition.signal()
        condition.unlock()
    }

    func next() -> (Int, Result<Value, any Error>) {
        condition.lock()
        defer { condition.unlock() }
        while results.isEmpty { condition.wait() }
        return results.removeFirst()
    }
}
