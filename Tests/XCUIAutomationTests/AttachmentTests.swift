import Foundation
import Testing

@testable import XCUIAutomation

@MainActor @Suite struct AttachmentTests {
    @Test func anAttachmentWithATypeKeepsItsNameAndInformation() {
        let patch = XCTAttachment(data: Data("a".utf8), uniformTypeIdentifier: "public.patch-file")
        let named = XCTAttachment(
            uniformTypeIdentifier: "public.plain-text", name: "log.txt", payload: nil, userInfo: ["line": 3])

        #expect(patch.name == nil && patch.lifetime == .deleteOnSuccess)
        #expect(named.name == "log" && named.userInfo?["line"] as? Int == 3)
        #expect(XCTAttachment(uniformTypeIdentifier: nil, name: "picture", payload: Data()).name == "picture")
    }
}
