/// The text of a scheme that builds one target, and runs it if it has tests.
struct SchemeText {
    let target: Target

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion="1630" version="1.7">
           <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
              <BuildActionEntries>
                 <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" \
        buildForArchiving="YES" buildForAnalyzing="YES">
                    \(reference)
                 </BuildActionEntry>
              </BuildActionEntries>
           </BuildAction>
           <TestAction buildConfiguration="Debug" selectedDebuggerIdentifier="" \
        selectedLauncherIdentifier="Xcode.IDEFoundation.Launcher.PosixSpawn" shouldUseLaunchSchemeArgsEnv="YES">
              <Testables>\(testables)
              </Testables>
           </TestAction>
           <LaunchAction buildConfiguration="Debug" launchStyle="0" useCustomWorkingDirectory="NO">
           </LaunchAction>
        </Scheme>

        """
    }

    private var testables: String {
        guard case .tests = target.kind else { return "" }
        return """

                 <TestableReference skipped="NO">
                    \(reference)
                 </TestableReference>
            """
    }

    private var reference: String {
        """
        <BuildableReference BuildableIdentifier="primary" \
        BlueprintIdentifier="\(ProjectText.id("target \(target.name)"))" BuildableName="\(target.product)" \
        BlueprintName="\(target.name)" ReferencedContainer="container:Conformance.xcodeproj"/>
        """
    }
}
