import Driving
import Foundation
import Glibc

/// Puts pictures on the clipboard of the desktop.
///
/// SDL does that with texts only. The desktop asks the owner of the clipboard for the picture whenever it is pasted, so a
/// program stays in the background as its owner: `wl-copy` on Wayland, `xclip` on X11.
package struct PictureClipboard {
    private let program: String
    private let arguments: [String]

    /// The clipboard of the display that `environment` names.
    package init(environment: [String: String]) throws(StepFailure) {
        let isWayland = environment["WAYLAND_DISPLAY"]?.isEmpty == false
        let (name, arguments) =
            isWayland
            ? ("wl-copy", ["--type", "image/png"]) : ("xclip", ["-selection", "clipboard", "-target", "image/png"])
        guard let program = ChildProcess.path(of: name, searching: environment["PATH"]) else {
            throw StepFailure(
                "a picture is copied by \(name), which is missing: install \(isWayland ? "wl-clipboard" : "xclip")",
                cause: .system)
        }
        self.program = program
        self.arguments = arguments
    }

    /// Copies the picture in `file`, which may be removed afterwards.
    package func copyPicture(in file: String) throws(StepFailure) {
        let input = open(file, O_RDONLY | O_CLOEXEC)
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer {
            close(input)
            close(nowhere)
        }
        let streams = ChildProcess.Streams(input: input, output: nowhere, error: nowhere)
        // It ends as soon as its copy in the background has read the picture.
        guard input >= 0, let process = ChildProcess(program, arguments, streams: streams, isInOwnGroup: true),
            process.wait() == .exited(code: 0)
        else {
            throw StepFailure("the picture cannot be copied: \(program) has failed", cause: .system)
        }
    }
}
