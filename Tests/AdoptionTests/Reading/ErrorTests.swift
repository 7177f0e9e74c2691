import TestSupport
import Testing

@testable import Adoption

@Suite struct `An error of an adoption` {
  @Test func `is on one line, whatever a project is called`() throws {
    #expect(
      "\(AdoptionError.noSuchPath("/tmp/no\nx\r\n"))"
        == "/tmp/no\\nx\\r\\n: there is no such file or folder")
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "A", ProjectFixture.target("A", "App", type: "odd\\nerror: mine"))
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "App.xcodeproj: it has no app for iOS; App is of the type"
        + " com.apple.product-type.odd\\nerror: mine; name another project")
  }

  @Test func `tells of names that aren't UTF-8`() {
    #expect(
      "\(AdoptionError.noSuchPath("/x/bad\u{FFFD}"))" == "/x/bad\u{FFFD}: there is no such file or"
        + " folder; a name that isn't UTF-8 can't be read, so rename it")
  }

  @Test func `of an empty product type says that there is no product`() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      targets: "A",
      "A = {isa = PBXNativeTarget; name = App; productType = \"\"; buildConfigurationList = PL;};")
    #expect(
      fixture.error().map { fixture.short("\($0)") }
        == "App.xcodeproj: it has no app for iOS; App is a target without a product; name another"
        + " project")
  }
}
