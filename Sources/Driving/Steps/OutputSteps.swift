import CoreGraphics
import Foundation
import SystemChrome
import UIKitCore

/// What a script leaves behind, and its end.
extension StepKind {
    static let outputSteps = [picture, filmStrip, film, touchMap, dump, trace, quit]

    static let picture = StepKind("picture FILE.png [framed]", takesClockTime: false) { reader throws(SyntaxProblem) in
        let file = try reader.pictureFile()
        return reader.skip("framed") ? .framedPicture(file: file) : .picture(file: file)
    }

    static let touchMap = StepKind("touchmap FILE.png", takesClockTime: false) { reader throws(SyntaxProblem) in
        .touchMap(file: try reader.pictureFile())
    }

    static let dump = StepKind("dump FILE.json", takesClockTime: false) { reader throws(SyntaxProblem) in
        .dump(file: try reader.name("a file name"))
    }

    static let trace = StepKind("trace FILE.txt", takesClockTime: false) { reader throws(SyntaxProblem) in
        .trace(file: try reader.name("a file name"))
    }

    static let quit = StepKind("quit", takesClockTime: false) { _ in .quit }
}

extension Step {
    /// A picture of the screen.
    package static func picture(file: String) -> Step {
        Step(.picture, quoted(file)) { context throws(StepFailure) in
            try context.writePicture(to: file, isFramed: context.picturesShowDevice)
            return []
        }
    }

    /// A picture of the screen together with the device's frame.
    package static func framedPicture(file: String) -> Step {
        Step(.picture, quoted(file), "framed") { context throws(StepFailure) in
            try context.writePicture(to: file, isFramed: true)
            return []
        }
    }

    /// A picture of the screen, painted by what a touch at each point would reach.
    package static func touchMap(file: String) -> Step {
        Step(.touchMap, quoted(file)) { context throws(StepFailure) in
            let screen = UIImage(cgImage: CGImage(bitmap: context.pixels))
            guard let map = TouchMap(of: context.system).draw(over: screen).cgImage?.bitmap else { return [] }
            try PictureFiles(folder: context.folder).write(map, to: file)
            return []
        }
    }

    /// Everything on the screen, as JSON.
    package static func dump(file: String) -> Step {
        Step(.dump, quoted(file)) { context throws(StepFailure) in
            try context.folder.write(Data(SystemDump(of: context.system).text.utf8), to: file)
            return []
        }
    }

    /// Every callback so far.
    package static func trace(file: String) -> Step {
        Step(.trace, quoted(file)) { context throws(StepFailure) in
            try context.folder.write(Data(context.system.trace.text().utf8), to: file)
            return []
        }
    }

    /// Ends the run; `ScriptRun` does it.
    package static var quit: Step { Step(.quit) { _ in [] } }
}

extension StepContext {
    fileprivate func writePicture(to file: String, isFramed: Bool) throws(StepFailure) {
        let canvas = pixels
        try PictureFiles(folder: folder).write(
            isFramed ? DeviceFrame(of: system).draw(around: canvas) : canvas, to: file)
    }
}

extension TokenReader {
    /// Reads a file name that ends in .png or has no extension: a picture is always a PNG.
    mutating func pictureFile() throws(SyntaxProblem) -> String {
        let file = try name("a file name")
        let ending = (file as NSString).pathExtension
        guard ending.isEmpty || ending.lowercased() == "png" else {
            let better = (file as NSString).deletingPathExtension + ".png"
            throw SyntaxProblem("\(file) cannot be a picture, which is a PNG file; write \(better)")
        }
        return file
    }
}
