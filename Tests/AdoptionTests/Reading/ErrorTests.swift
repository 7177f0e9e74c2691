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

  @Test(.timeLimit(.minutes(30))) func `names the setting that refers to others without end`()
    throws
  {
    let fixture = try ProjectFixture()
    let doubles = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined()
    try fixture.writeProject(
      targets: "A",
      ProjectFixture.target("A", "App", settings: doubles + "A60 = x; PRODUCT_NAME = \"$(A0)\";"))
    let error = try #require(fixture.error().map { fixture.short("\($0)") })
    #expect(error.hasPrefix("App.xcodeproj: the build setting A"))
    #expect(
      error.hasSuffix(
        " of App is too long, or refers to others more than 10000 times; shorten it"))
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
