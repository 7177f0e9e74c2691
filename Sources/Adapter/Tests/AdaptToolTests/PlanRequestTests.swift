import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

@Suite struct `The request for a plan` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(prefix: "flowsh-plan")
    for name in ["App/View ö.swift", "App/main.swift", "App/Main.storyboard", "Kit/Kit.swift"] {
      try FileManager.default.createDirectory(
        atPath: Path.folder(of: folder.path + "/" + name), withIntermediateDirectories: true)
      _ = try folder.write("", to: name)
    }
    _ = try folder.write(
      """
      {"version": 1, "targets": [
        {"name": "App", "root": ".", "files": ["App"], "infoPlist": "App/Info.plist"},
        {"name": "Kit", "root": ".", "files": ["Kit"]}
      ]}
      """, to: "flowsh.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out", withIntermediateDirectories: true)
  }

  private func request(_ kind: String, _ targets: [String]) throws -> PlanRequest {
    let arguments = [folder.path, "my-app", folder.path + "/out", kind] + targets
    return try #require(PlanRequest(arguments))
  }

  @Test func `is answered with the files that SwiftPM must know`() throws {
    let planned = try request("app", ["App", "MyApp", "Kit", "MyKit", "Other", "Other"]).run()
    func names(_ paths: [String]) -> [String] { paths.map { Path.relative($0, to: folder.path) } }
    #expect(
      names(planned.inputs) == [
        "out/plan.json", "flowsh.json", "App/Info.plist", "App/Main.storyboard", "App/View ö.swift",
        "App/main.swift", "Kit/Kit.swift",
      ])
    #expect(
      names(planned.outputs) == [
        "out/BuiltBundle.swift", "out/InterfaceDocuments.swift", "out/Main.storyboard.swift",
        "out/MyApp.app", "out/View ö.adapted.swift", "out/main.swift",
      ])
    let plan: BuildPlan = try AdaptTool.decoded(planned.plan)
    #expect(plan.resources.place == "my-app_App.resources/MyApp.app")
    #expect(plan.imports.map(\.module) == ["MyKit"] && plan.leftOut == nil)
    #expect(plan.origin?.hasChanged == false)
  }

  @Test(arguments: [("tests", "xctest"), ("framework", "framework")])
  func `makes a bundle of the target's kind`(kind: String, suffix: String) throws {
    let planned = try request(kind, ["Kit", "Kit"]).run()
    #expect(planned.outputs.contains(folder.path + "/out/Kit." + suffix))
  }

  @Test func `names the list of pieces that are left out, if there is one`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/LeftOut", withIntermediateDirectories: true)
    let list = try folder.write("{}", to: "LeftOut/Kit.json")
    let planned = try request("framework", ["Kit", "Kit"]).run()
    let plan: BuildPlan = try AdaptTool.decoded(planned.plan)
    #expect(plan.leftOut == list && planned.inputs.contains(list))
  }

  @Test func `names the sources of modules that were adapted before`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.flowsh", withIntermediateDirectories: true)
    _ = try folder.write(
      "[{\"module\": \"Paint\", \"path\": \"/p\", \"sources\": [\"/p/A.swift\"]}]",
      to: ".flowsh/modules.json")
    let planned = try request("framework", ["Kit", "Kit"]).run()
    let plan: BuildPlan = try AdaptTool.decoded(planned.plan)
    #expect(plan.imports.map(\.module) == ["Paint"] && planned.inputs.contains("/p/A.swift"))
    _ = try folder.write("{}", to: ".flowsh/modules.json")
    #expect(throws: Problem.self) { try request("framework", ["Kit", "Kit"]).run() }
  }

  @Test func `for a target that isn't listed says where to add it`() throws {
    let request = try request("app", ["Web", "Web"])
    let error = #expect(throws: Problem.self) { try request.run() }
    #expect(
      error?.description
        == "\(folder.path)/flowsh.json: it doesn't list the target Web; add it to \"targets\"")
  }

  @Test(arguments: [[], ["/x"], ["/x", "n", "/o", "app", "A"], ["/x", "n", "/o", "app"]])
  func `without a target isn't one`(arguments: [String]) {
    #expect(PlanRequest(arguments) == nil)
  }
}
