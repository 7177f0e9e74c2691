import TestSupport
import Testing

@testable import Adoption

@Suite struct `The StoreKit configuration file of a scheme` {
  private func fixture(_ path: String, launches id: String = "A") throws -> ProjectFixture {
    let fixture = try ProjectFixture([
      "Store/Shop.storekit": "{}",
      "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": """
      <Scheme version = "1.7">
         <LaunchAction buildConfiguration = "Debug">
            <BuildableProductRunnable>
               <BuildableReference BlueprintIdentifier = "\(id)"></BuildableReference>
            </BuildableProductRunnable>
            <StoreKitConfigurationFileReference
               identifier = "\(path)">
            </StoreKitConfigurationFileReference>
         </LaunchAction>
      </Scheme>
      """,
    ])
    try fixture.writeProject(targets: "A", ProjectFixture.target("A", "App"))
    return fixture
  }

  @Test(arguments: ["../../Store/Shop.storekit", "../Store/Shop.storekit"])
  func `is a file of the app that the scheme launches`(path: String) throws {
    let fixture = try fixture(path)
    #expect(fixture.names(try fixture.read().main.files) == ["Store/Shop.storekit"])
  }

  @Test func `isn't one of another app, or one that doesn't exist`() throws {
    for fixture in [
      try fixture("../../Store/Shop.storekit", launches: "B"),
      try fixture("../../Store/None.storekit"),
    ] { #expect(try fixture.read().main.files.isEmpty) }
  }
}
