import Foundation
import TestSupport
import Testing

@testable import Adoption

/// Tests of builds after a change of the project.
@Suite struct `The build after a change` {
  private let fixture: ProjectFixture
  private let builder = MadeUpBuilder()

  init() throws {
    fixture = try ProjectFixture([
      "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate {}",
      "App/Home.swift": "class Home {}", "App/Map.swift": "import MapKit\nclass MapView {}",
      "App/AppTests/HomeTests.swift": "class HomeTests {} // needs Nothing",
      "App/Images.xcassets/Lake.imageset/Contents.json": "{}",
    ])
  }

  private func package() throws -> AdoptedPackage {
    try AdoptedPackage(
      try fixture.read("App"), in: fixture.path + "/App-flowsh", version: "1.2.3")
  }

  /// Returns the report of a build, which then no longer holds the package.
  private func report(
    of run: (inout PackageBuild) throws -> AdoptionReport
  ) throws -> AdoptionReport {
    var build = try PackageBuild(try package(), force: false, with: builder)
    return try run(&build)
  }

  @Test func `keeps what is left out, and leaves out no more`() throws {
    let package = try report { try $0.run() }.package
    let names = package.leftOut.map { Path.relative($0, to: fixture.path) }.sorted()
    #expect(names == ["App/AppTests/HomeTests.swift", "App/Map.swift"])
    #expect(package.droppedTests == ["AppTests"])

    try fixture.write("App/Home.swift", "class Home {} // needs Lake")
    try fixture.write("App/New.swift", "class New {}")
    let failed = try report { try $0.runAgain(after: package) }
    guard case .fails(let errors, _) = failed.result else {
      Issue.record("\(failed.result)")
      return
    }
    #expect(
      errors.map(\.description) == [
        "\(fixture.path)/App/Home.swift:2:1: error: cannot find 'Lake' in scope"
      ])

    try fixture.write("App/New.swift", "class Lake {}")
    let built = try report { try $0.runAgain(after: package) }
    #expect(!built.hasFailed && built.package.leftOut == package.leftOut)
    let configuration = Contents.text(fixture.path + "/App-flowsh/flowsh.json") ?? ""
    #expect(configuration.contains("Map.swift"), "\(configuration)")
    #expect(builder.goals == [.app, .app, .tests, .app, .app])
  }

  @Test func `depends on the sources and resources that are there now`() throws {
    let package = try package()
    func names() -> [String] {
      package.inputs.map { Path.relative($0, to: fixture.path) }.sorted()
    }
    let before = names()
    #expect(
      before == [
        "App/AppDelegate.swift", "App/AppTests/HomeTests.swift", "App/Home.swift",
        "App/Images.xcassets/Lake.imageset", "App/Images.xcassets/Lake.imageset/Contents.json",
        "App/Map.swift",
      ])
    try fixture.write("App/New.swift", "")
    try fixture.write("App-flowsh/Sources/App/Own.swift", "")
    #expect(names() == (before + ["App/New.swift", "App-flowsh/Sources/App/Own.swift"]).sorted())
  }
}
