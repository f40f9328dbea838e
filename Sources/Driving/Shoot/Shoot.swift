import Foundation
import PictureReport
import Synchronization

/// Takes the pictures of a request, each combination in a process of its own, and writes the page that shows them.
package struct Shoot: Sendable {
    static let pageFile = "index.html"
    static let dataFile = "report.json"
    private static let comparisonFolder = "comparison"

    private let request: ShootRequest
    /// The absolute path of the folder for the pictures.
    private let folder: String
    private let write: @Sendable (String) -> Void

    /// Checks the folders. `write` is called with lines about the progress, and with failures.
    package init(_ request: ShootRequest, write: @escaping @Sendable (String) -> Void) throws(LaunchFailure) {
        self.request = request
        self.write = write
        if let earlier = request.earlier { try Self.checkEarlier(earlier, of: request) }
        if let script = request.script { try Self.check(script, of: request) }
        folder = try OutputFolder.prepare(request.folder, option: request.commands.shoot)
    }

    private static func checkEarlier(_ earlier: String, of request: ShootRequest) throws(LaunchFailure) {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: earlier, isDirectory: &isFolder), isFolder.boolValue else {
            throw .usage(
                "There is no folder \"\(earlier)\": give --against the folder of an earlier "
                    + "\(request.commands.shoot).")
        }
        func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        guard real(earlier) != real(request.folder) else {
            throw .usage(
                "\(request.commands.shoot) and --against name the same folder: give new pictures a folder of their own."
            )
        }
    }

    private static func check(_ script: String, of request: ShootRequest) throws(LaunchFailure) {
        guard script != "-" else {
            throw .usage("\(request.commands.shoot) needs a script in a file: several processes read it.")
        }
        do {
            _ = try Script.load(script)
        } catch {
            throw LaunchFailure(message: error.description, exitCode: error.exitCode)
        }
    }

    // MARK: Running

    /// Takes and compares the pictures. Returns the exit code and the summary for standard output.
    package func run() throws(LaunchFailure) -> (exitCode: Int32, summary: String) {
        try removeEarlierRun()
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let jobs = jobs(forCores: cores)
        let results = Mutex<[Int: CombinationPictures]>([:])
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = cores
        for (index, job) in jobs.enumerated() {
            queue.addOperation {
                let pictures = takePictures(of: job)
                let done = results.withLock {
                    $0[index] = pictures
                    return $0.count
                }
                writeProgress(pictures, progress: "\(done)/\(jobs.count)")
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        let all = results.withLock { results in jobs.indices.compactMap { results[$0] } }
        let report = PictureReport(
            title: request.title, facets: [request.script == nil ? "Page" : "Picture"] + Combination.facets,
            entries: all.flatMap(\.entries), hint: request.earlier.map(acceptance))
        try Self.save(report, in: folder)
        let exitCode = all.map(\.exitCode).max() ?? 0
        return (exitCode == 0 && report.hasDifferences ? 1 : exitCode, summary(of: report))
    }

    /// The pictures of one process.
    private struct Job: Sendable {
        let combination: Combination
        /// Empty for a script.
        var pages: [String] = []
        /// Whether it also looks for earlier pictures of pages that are no more.
        var isFirst = true
    }

    /// A process for each combination, or for parts of its pages where there would be fewer processes than cores.
    private func jobs(forCores cores: Int) -> [Job] {
        let combinations = request.combinations
        let parts = max(1, cores / combinations.count)
        return combinations.flatMap { combination in
            guard request.script == nil else { return [Job(combination: combination)] }
            let pages = request.pages(combination.device)
            let length = max(1, (pages.count + parts - 1) / parts)
            return stride(from: 0, to: pages.count, by: length).map {
                Job(
                    combination: combination, pages: Array(pages[$0..<min($0 + length, pages.count)]),
                    isFirst: $0 == 0)
            }
        }
    }

    private func acceptance(of earlier: String) -> String {
        "To accept the new pictures: \(request.commands.accept) \(Self.word(request.folder)) "
            + "--against \(Self.word(earlier))"
    }

    /// A word for a shell, in quotes only if it needs them.
    private static func word(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return isPlain ? text : "'\(text.replacingOccurrences(of: "'", with: "'\\''"))'"
    }

    private func summary(of report: PictureReport) -> String {
        let page = (folder as NSString).appendingPathComponent(Self.pageFile)
        let statuses: [PictureReport.Status] =
            request.earlier == nil ? [.taken, .failed] : [.changed, .new, .removed, .failed, .equal]
        let words: [PictureReport.Status: String] = [.taken: report.count(of: .taken) == 1 ? "picture" : "pictures"]
        let counts = statuses.filter { request.earlier != nil || $0 == .taken || report.count(of: $0) > 0 }
            .map { "\(report.count(of: $0)) \(words[$0] ?? $0.rawValue)" }
        return "\(counts.joined(separator: ", ")): \(page)"
    }

    private func writeProgress(_ pictures: CombinationPictures, progress: String) {
        let count = pictures.entries.count { $0.picture != nil && $0.status != .failed }
        write("[\(progress)] \(pictures.combination.name): \(count) \(count == 1 ? "picture" : "pictures")")
        for line in pictures.messages { write("\(pictures.combination.name): \(line)") }
    }

    // MARK: Pictures

    private func takePictures(of job: Job) -> CombinationPictures {
        let combination = job.combination
        let path = (folder as NSString).appendingPathComponent(combination.folder)
        var pictures = CombinationPictures(combination)
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            let (arguments, environment) = request.launch(try prepare(job, in: path))
            guard let result = AppProcess(arguments: arguments, environment: environment, folder: path).run() else {
                pictures.fail("the process cannot be started: \(String(cString: strerror(errno)))", exitCode: 3)
                return pictures
            }
            pictures.note(result)
            if let script = request.script { try removeCopy(of: script, in: path) }
            try collect(&pictures, of: job, result, in: path)
        } catch {
            pictures.fail("the pictures cannot be written: \(error.localizedDescription)", exitCode: 3)
        }
        return pictures
    }

    /// The script is copied to where its pictures are, so that the files of a failed step are there as well.
    private func copy(of script: String, in path: String) -> String {
        (path as NSString).appendingPathComponent((script as NSString).lastPathComponent)
    }

    /// Whether the caller's script itself is in the folder of a combination.
    private func isInPlace(_ script: String, in path: String) -> Bool {
        URL(fileURLWithPath: script).standardizedFileURL == URL(fileURLWithPath: copy(of: script, in: path))
    }

    private func removeCopy(of script: String, in path: String) throws {
        let copy = copy(of: script, in: path)
        guard !isInPlace(script, in: path), FileManager.default.fileExists(atPath: copy) else { return }
        try FileManager.default.removeItem(atPath: copy)
    }

    /// What the process of a job does, with a copy of the script in its folder.
    private func prepare(_ job: Job, in path: String) throws -> ShootRequest.Job {
        guard let script = request.script else {
            return ShootRequest.Job(combination: job.combination, pages: job.pages, folder: path)
        }
        try removeCopy(of: script, in: path)
        if !isInPlace(script, in: path) {
            try FileManager.default.copyItem(
                atPath: URL(fileURLWithPath: script).path, toPath: copy(of: script, in: path))
        }
        return ShootRequest.Job(
            combination: job.combination, script: (script as NSString).lastPathComponent, folder: path)
    }

    /// Adds an entry for every picture that was taken, should have been taken, or was taken earlier.
    private func collect(
        _ pictures: inout CombinationPictures, of job: Job, _ result: AppProcess.Result, in path: String
    ) throws {
        let takenNames = Self.pictures(in: path)
        var names = request.script == nil ? job.pages : takenNames
        if let earlier = request.earlier, !request.choosesPages, job.isFirst {
            let all = Self.pictures(in: (earlier as NSString).appendingPathComponent(pictures.combination.folder))
            let pages = request.pages(pictures.combination.device)
            names += all.filter { !names.contains($0) && !pages.contains($0) }
        }
        for name in names {
            let path = "\(pictures.combination.folder)/\(name).png"
            let values = [name] + pictures.combination.values
            var entry = try entry(for: path, values: values, isTaken: takenNames.contains(name))
            // A picture that a failed process did not reach is not removed.
            if !takenNames.contains(name), entry.status != .removed || pictures.exitCode != 0 {
                entry = failure(of: name, values: values, result, in: pictures.combination.folder)
            }
            pictures.entries.append(entry)
        }
        if let script = request.script, pictures.exitCode != 0 {
            let name = (script as NSString).lastPathComponent
            pictures.entries.append(
                failure(of: name, values: [name] + pictures.combination.values, result, in: pictures.combination.folder)
            )
        }
    }

    private func entry(for path: String, values: [String], isTaken: Bool) throws -> PictureReport.Entry {
        guard let earlier = request.earlier else {
            let file = FileHandle(forReadingAtPath: (folder as NSString).appendingPathComponent(path))
            defer { try? file?.close() }
            let size = try file?.read(upToCount: 24).flatMap { PictureReport.Size(ofPNG: $0) }
            return .init(values: values, status: isTaken ? .taken : .failed, picture: isTaken ? path : nil, size: size)
        }
        return try PictureSetComparison(
            of: URL(fileURLWithPath: folder, isDirectory: true), with: URL(fileURLWithPath: earlier, isDirectory: true)
        ).entry(for: path, values: values)
    }

    /// The entry of a picture that could not be taken, with the screen after the failed step if there is one.
    private func failure(
        of name: String, values: [String], _ result: AppProcess.Result, in path: String
    ) -> PictureReport.Entry {
        let screen = "\(path)/\(name).failed.png"
        let exists = FileManager.default.fileExists(atPath: (folder as NSString).appendingPathComponent(screen))
        let line = result.lines.first { $0.hasPrefix("tour of \(name):") || $0.hasPrefix("\(name):") }
        return .init(
            values: values, status: .failed, picture: exists ? screen : nil,
            note: line ?? CombinationPictures.sentence(for: result) ?? "there is no picture")
    }

    /// The names of the pictures in a folder, without those that show failed steps.
    private static func pictures(in path: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let endings = [".failed.png", ".actual.png", ".diff.png"]
        return files.filter { file in file.hasSuffix(".png") && !endings.contains { file.hasSuffix($0) } }
            .map { String($0.dropLast(4)) }.sorted()
    }

    // MARK: Files

    /// Removes what an earlier run has left where this one writes: pictures of its combinations, and comparisons.
    private func removeEarlierRun() throws(LaunchFailure) {
        let files = FileManager.default
        do {
            for combination in request.combinations {
                let path = (folder as NSString).appendingPathComponent(combination.folder)
                for file in (try? files.contentsOfDirectory(atPath: path)) ?? [] where file.hasSuffix(".png") {
                    try files.removeItem(atPath: (path as NSString).appendingPathComponent(file))
                }
            }
            let comparison = (folder as NSString).appendingPathComponent(Self.comparisonFolder)
            if files.fileExists(atPath: comparison) { try files.removeItem(atPath: comparison) }
        } catch {
            throw .environment(
                "The pictures of an earlier run in \"\(request.folder)\" cannot be removed: "
                    + "\(error.localizedDescription) Give \(request.commands.shoot) another folder.")
        }
    }

    /// Writes the page and its data.
    static func save(_ report: PictureReport, in folder: String) throws(LaunchFailure) {
        do {
            let files = Folder(path: folder)
            try files.write(report.json, to: dataFile)
            try files.write(Data(report.html.utf8), to: pageFile)
        } catch {
            throw .environment("In the folder \"\(folder)\", \(error.reason). Make room, or use another folder.")
        }
    }
}
