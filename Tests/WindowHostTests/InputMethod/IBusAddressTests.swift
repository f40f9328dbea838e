import Testing
import WindowHost

/// The address that IBus leaves for its clients.
@Suite struct IBusAddressTests {
    private func find(_ environment: [String: String], machine: String? = "1f\n", file: (String, String)? = nil)
        -> String?
    {
        IBusAddress.find(environment, machine: machine) { $0 == file?.0 ? file?.1 : nil }
    }

    @Test func theEnvironmentComesFirst() {
        #expect(find(["IBUS_ADDRESS": "unix:path=/a", "HOME": "/home/ann", "DISPLAY": ":0"]) == "unix:path=/a")
    }

    @Test(arguments: [
        (["HOME": "/home/ann", "DISPLAY": ":0"], "/home/ann/.config/ibus/bus/1f-unix-0"),
        (["HOME": "/home/ann", "DISPLAY": ":12.3"], "/home/ann/.config/ibus/bus/1f-unix-12"),
        (["HOME": "/home/ann", "DISPLAY": "far:1"], "/home/ann/.config/ibus/bus/1f-far-1"),
        (["XDG_CONFIG_HOME": "/c", "HOME": "/home/ann", "DISPLAY": ":0"], "/c/ibus/bus/1f-unix-0"),
        (["XDG_CONFIG_HOME": "c", "HOME": "/home/ann", "DISPLAY": ":0"], "/home/ann/.config/ibus/bus/1f-unix-0"),
    ])
    func theFileIsNamedAfterMachineAndDisplay(environment: [String: String], path: String) {
        let text = "# made by ibus\r\nIBUS_ADDRESS=unix:path=/b,guid=9\r\nIBUS_DAEMON_PID=5\r\n"

        #expect(find(environment, file: (path, text)) == "unix:path=/b,guid=9")
    }

    @Test func withoutADisplayAMachineOrALineThereIsNoAddress() {
        let path = "/home/ann/.config/ibus/bus/1f-unix-0"
        let variables = ["HOME": "/home/ann", "DISPLAY": ":0"]

        #expect(find(["HOME": "/home/ann"]) == nil)
        #expect(find(["HOME": "/home/ann", "DISPLAY": "nonsense"]) == nil)
        #expect(find(["DISPLAY": ":0"]) == nil)
        #expect(find(variables, machine: nil, file: (path, "IBUS_ADDRESS=x")) == nil)
        #expect(find(variables, file: (path, "")) == nil)
        #expect(find(variables, file: (path, "IBUS_ADDRESS=\n")) == nil)
    }

    @Test func sdlKeepsFcitxAndWayland() {
        #expect(InputMethod.isUsed(["DISPLAY": ":0"]))
        #expect(InputMethod.isUsed(["DISPLAY": ":0", "XMODIFIERS": "@im=ibus", "SDL_VIDEODRIVER": "x11"]))
        #expect(InputMethod.isUsed(["DISPLAY": ":0", "XMODIFIERS": "@im=fcitx", "SDL_IM_MODULE": "ibus"]))
        #expect(!InputMethod.isUsed(["DISPLAY": ":0", "XMODIFIERS": "@im=fcitx"]))
        #expect(!InputMethod.isUsed(["DISPLAY": ":0", "SDL_IM_MODULE": "fcitx"]))
        #expect(!InputMethod.isUsed(["DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"]))
        #expect(!InputMethod.isUsed(["WAYLAND_DISPLAY": "wayland-0"]))
    }
}
