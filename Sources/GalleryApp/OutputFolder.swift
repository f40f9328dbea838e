import Foundation

/// The folder that the tour writes into.
enum OutputFolder {
    /// Makes the folder where it is missing and tries it out, so that nothing starts that cannot finish.
    static func prepare(_ path: String) throws(Refusal) {
        let probe = URL(fileURLWithPath: path).appendingPathComponent(".velarium-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data().write(to: probe)
            try FileManager.default.removeItem(at: probe)
        } catch {
            throw .world("The folder \"\(path)\" cannot be written to: \(reason(of: error)).")
        }
    }

    /// The system's words where there are any: Foundation's name the probe, which nobody asked about.
    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }
}
