import Testing
import WindowHost

/// The variables that are set while SDL connects to the display.
@Suite struct ConnectionEnvironmentTests {
    private func environment(
        _ variables: [String: String], isRoot: Bool = false, files: Set<String> = ["/home/ann/.cache"]
    ) -> ConnectionEnvironment {
        ConnectionEnvironment(variables, isRoot: isRoot) { files.contains($0) }
    }

    @Test func composedCharactersAreCachedInTheUsersCache() {
        #expect(environment(["HOME": "/home/ann"]).composeCache == "/home/ann/.cache/velarium-compose")
        #expect(
            environment(["HOME": "/home/ann", "XDG_CACHE_HOME": "/c"], files: ["/c"]).composeCache
                == "/c/velarium-compose")
    }

    @Test func theUsersOwnCacheOfComposedCharactersIsLeftAlone() {
        #expect(environment(["HOME": "/home/ann", "XCOMPOSECACHE": "/x"]).composeCache == nil)
        let files: Set = ["/home/ann/.cache", "/home/ann/.compose-cache"]
        #expect(environment(["HOME": "/home/ann"], files: files).composeCache == nil)
    }

    @Test func withoutAFolderForCachesNothingIsCached() {
        #expect(environment(["HOME": "/home/ann"], files: []).composeCache == nil)
        #expect(environment([:]).composeCache == nil)
        #expect(environment(["HOME": ""]).composeCache == nil)
        #expect(environment(["HOME": "/home/ann", "XDG_CACHE_HOME": "relative"]).composeCache != "relative")
        #expect(environment(["HOME": "/home/ann"], isRoot: true).composeCache == nil)
    }

    @Test func aMessageBusIsUsedButNeverStarted() {
        let bus = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"]
        let runtime = ["XDG_RUNTIME_DIR": "/run/user/1"]

        #expect(environment([:]).variables == ["DBUS_SESSION_BUS_ADDRESS": "disabled:"])
        #expect(environment(bus).variables.isEmpty)
        #expect(environment(runtime, files: ["/run/user/1/bus"]).variables.isEmpty)
        #expect(environment(runtime, files: []).disablesMessageBus)
    }

    @Test func sdlDoesNotConnectToIBusWhereWeDo() {
        let bus = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus", "DISPLAY": ":0"]

        #expect(environment(bus).variables == ["IBUS_ADDRESS": "/dev/null"])
        #expect(environment(bus.merging(["SDL_IM_MODULE": "fcitx"]) { $1 }).variables.isEmpty)
    }
}
