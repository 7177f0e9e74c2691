import Foundation
import Testing

@testable import Adoption

@Suite struct `The manifest of flowsh` {
  private let manifest: String

  init() throws {
    manifest = try String(
      contentsOfFile: Path.normalized(#filePath + "/../../../../Package.swift"), encoding: .utf8)
  }

  @Test func `has the targets that an adopted package knows`() {
    let names = FlowshSource.targets(in: manifest)
    #expect(
      names == FlowshSource.targets,
      """
      FlowshSource+Targets.swift lacks \(names.subtracting(FlowshSource.targets).sorted()), and has \
      \(FlowshSource.targets.subtracting(names).sorted()) too many
      """)
  }

  @Test func `has the products that an adopted package links`() {
    let modules = manifest.matches(of: /\.library\(name: "(\w+)", targets: \["(\w+)"\]\)/)
      .filter { $0.1 == $0.2 }.map { String($0.1) }
    let own = ["HeadlessUIKit", "Coordinators", "AppDriver", "Exploration", "Walkthroughs"]
    #expect(Set(modules).subtracting(own) == Set(AdoptedPackage.products))
  }

  @Test func `asks for swift-syntax only if the trait is enabled`() {
    let uses = manifest.matches(of: /\.product\(\s*name: "\w+", package: "swift-syntax"([^)]*\)?)/)
    #expect(uses.count >= 2)
    for use in uses { #expect(use.1.contains("condition: .when(traits: [\"AppSources\"])")) }
    #expect(!manifest.contains(".default("))
  }
}
