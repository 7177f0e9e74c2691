import Testing

@testable import FlowshCommand

struct AppVersionTests {
  @Test func `reports name the app's version if its Info.plist has one, and else flowsh's`() {
    #expect(Flowsh.appVersion(["CFBundleShortVersionString": "2.1"]) == "2.1")
    #expect(Flowsh.appVersion(nil) == Flowsh.version)
    for odd: Any in ["", "2 1", 2] {
      #expect(Flowsh.appVersion(["CFBundleShortVersionString": odd]) == Flowsh.version)
    }
  }
}
