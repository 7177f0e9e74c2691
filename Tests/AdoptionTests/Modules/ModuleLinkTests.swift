import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `An app's package with modules of others` {
  private let fixture: ModuleFixture
  private var project: ProjectFixture { fixture.project }
  private let builder = MadeUpBuilder()

  init() throws {
    fixture = try ModuleFixture()
    try project.write("App/A.swift", "import Paint\nimport UIKit\n@main class AppDelegate {}\n")
    try project.write("App/Podfile.lock", "PODS:\n  - Paint (2.0)\n  - Card (1.0)\n")
    try project.write("Podfile.lock", "PODS:\n  - Paint (2.0)\n")
    try project.write("Pods/Paint/Paint.swift", "import UIKit\nneeds UIGlass\n")
  }

  private func run() throws -> AdoptionReport {
    let sdk = fixture.sdk
    builder.findSDK = { () throws(AdoptionError) in sdk }
    var build = try PackageBuild(
      try AdoptedPackage(
        try project.read("App"), in: project.path + "/App-flowsh", version: "1.2.3"),
      force: false, with: builder)
    return try build.run()
  }

  private func write() throws {
    var build = try PackageBuild(
      try AdoptedPackage(
        try project.read("App"), in: project.path + "/App-flowsh", version: "1.2.3"),
      force: false, with: NoBuilder(sdk: fixture.sdk))
    _ = try build.write()
  }

  private var manifest: String {
    Contents.text(project.path + "/App-flowsh/Package.swift") ?? ""
  }

  @Test func `links them beside the SDK, and each target is built with them`() throws {
    let module = try #require(try fixture.provide("Paint").modules.first)
    builder.provided.modules = [module]
    builder.provided.problems = [SkippedItem(name: "Card", reason: "is of no use")]
    let report = try run()
    let name = module.folderName
    let link = project.path + "/App-flowsh/.flowsh/packages/\(name).artifactbundle"
    #expect(Path.real(link) == Path.real(module.path))
    #expect(
      manifest.contains(
        """
        /// The modules of packages of others, by links beside the one to the SDK.
        let packageModules: [String] = [
          "\(name)",
        ]
        guard access("\\(folder)/\\(sdk)/info.json", F_OK) == 0,
          packageModules.allSatisfy({ access("\\(folder)/.flowsh/packages/\\($0).artifactbundle/info.json", \
        F_OK) == 0 })
        else {

        """), "\(manifest)")
    #expect(
      manifest.contains(
        """
              dependencies: [
                "FlowshSDK",
              ] + packageModules.map { .byName(name: $0) },

        """), "\(manifest)")
    #expect(
      manifest.hasSuffix(
        """
          ] + packageModules.map { .binaryTarget(name: $0, path: ".flowsh/packages/\\($0).artifactbundle") }
        )

        """), "\(manifest)")
    let lines = report.lines(from: project.path, adopting: "App").joined(separator: "\n")
    #expect(
      lines.contains(
        """
        packages
          Paint  Paint 2.0, adapted without 1 piece that doesn't compile here: \
        \(module.path)/left-out.json
          Card   is of no use

        """), "\(lines)")
  }

  @Test func `keeps them if it is only written again, and drops them if they are gone`() throws {
    let module = try #require(try fixture.provide("Paint").modules.first)
    builder.provided.modules = [module]
    _ = try run()
    let built = manifest
    try write()
    #expect(manifest == built)
    builder.provided.modules = []
    _ = try run()
    #expect(!manifest.contains("packageModules"))
    #expect(!Path.exists(project.path + "/App-flowsh/.flowsh/packages"))
    #expect(!Path.exists(project.path + "/App-flowsh/.flowsh/modules.json"))
  }

  @Test func `tells the source adapter what adapted modules declare`() throws {
    let module = try #require(try fixture.provide("Paint").modules.first)
    builder.provided.modules = [module]
    _ = try run()
    let list = try Contents.read(project.path + "/App-flowsh/.flowsh/modules.json")
    let items = try JSONDecoder().decode([BuildPlan.Import].self, from: list)
    #expect(items.map(\.module) == ["Paint"])
    #expect(items.first?.sources == module.description.sources)
  }
}
