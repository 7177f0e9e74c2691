import Foundation
import Testing

@testable import Adoption

@Suite struct `The manifest of flowsh` {
  private let flowsh: FlowshSource

  init() throws { flowsh = try FlowshSource(Path.normalized(#filePath + "/../../../..")) }

  @Test func `has a folder for each module that no app can have`() throws {
    var folders: Set<String> = []
    for part in ["Apple", "Model", "Shell", "System", "Tools"] {
      let place = flowsh.path + "/Sources/" + part
      folders.formUnion(try Path.names(in: place).filter { Path.isFolder(place + "/" + $0) })
    }
    // Parts of flowsh that aren't parts of an app.
    folders.subtract(["AdoptCommand", "Adoption", "Maestro", "ToolSupport", "flowsh"])
    let parser: Set = ["ArgumentParser", "ArgumentParserToolInfo"]
    let combine: Set = ["CombinePublishers", "PatchedOpenCombine"]
    #expect(SDK.moduleNames.subtracting(parser).subtracting(combine) == folders)
  }

  @Test func `has a product with all modules that an app may import`() throws {
    let manifest = try #require(Contents.text(flowsh.path + "/Package.swift"))
    let start = try #require(manifest.firstRange(of: "name: \"FlowshSDK\", type: .static"))
    let text = manifest[start.upperBound...].prefix { $0 != "]" }
    let targets = Set(text.matches(of: /"(\w+)"/).map { String($0.1) })
    let apple = try Path.names(in: flowsh.path + "/Sources/Apple")
      .filter { Path.isFolder(flowsh.path + "/Sources/Apple/" + $0) }
    // UIKit brings these.
    let brought: Set = ["URLSessionFixtures", "_Testing_CoreGraphics", "_Testing_UIKit"]
    #expect(targets == Set(apple).subtracting(brought))
  }

  @Test(arguments: ["swift-syntax", "OpenCombine"])
  func `needs no package of the SDK's`(name: String) throws {
    let manifest = try #require(Contents.text(flowsh.path + "/Package.swift"))
    #expect(!manifest.contains(name))
  }
}
