import Foundation
import Testing

@testable import Adoption

@Suite struct `The manifest of flowsh` {
  private let flowsh: FlowshSource

  init() throws { flowsh = try FlowshSource(Path.normalized(#filePath + "/../../../..")) }

  @Test func `has the targets that no app can have`() {
    #expect(
      flowsh.targetNames.isSuperset(of: [
        "CLibedit", "Contacts", "Files", "FilesTests", "HeadlessUIKit", "RecipesProbe",
        "Swift5Coordinators", "UIKit", "_Testing_UIKit", "flowsh", "flowsh-adapt",
      ]))
    #expect(flowsh.targetNames.isDisjoint(with: ["System", "ExistentialAny", "ArgumentParser"]))
  }

  @Test func `has the products that an adopted package links`() throws {
    let manifest = try #require(Contents.text(flowsh.path + "/Package.swift"))
    let modules = manifest.matches(of: /\.library\(name: "(\w+)", targets: \["(\w+)"\]\)/)
      .filter { $0.1 == $0.2 }.map { String($0.1) }
    let own = ["HeadlessUIKit", "Coordinators", "AppDriver", "Exploration", "Walkthroughs"]
    #expect(Set(modules).subtracting(own) == Set(AdoptedPackage.products))
  }

  @Test func `needs no package to read Swift`() throws {
    let manifest = try #require(Contents.text(flowsh.path + "/Package.swift"))
    #expect(!manifest.contains("swift-syntax"))
  }
}
