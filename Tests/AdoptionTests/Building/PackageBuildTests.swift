import Foundation
import TestSupport
import Testing

@testable import Adoption

/// A builder that reads what fails from the sources: a line such as `needs X` is an error unless
/// another file says `has X`.
final class MadeUpBuilder: Builder {
  /// The goals of the builds.
  private(set) var goals: [BuildGoal] = []
  /// The packages that can't be fetched, by their addresses.
  var unreachable: Set<String> = []
  /// The packages that don't build, by their identities.
  var broken: Set<String> = []
  /// Lines that are printed by each build of a goal, which then fails.
  var failures: [BuildGoal: [String]] = [:]
  /// Whether the next build is interrupted.
  var isInterrupted = false
  /// What happens in a build.
  var whileBuilding: (() throws -> Void)?

  func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) throws(AdoptionError) -> BuildOutput {
    goals.append(goal)
    do { try whileBuilding?() } catch { Issue.record(error) }
    if isInterrupted { throw .interrupted }
    var output = BuildOutput(files: [])
    for line in lines(goal, package) { if let begun = output.add(line) { step(begun) } }
    output.status = output.errors.isEmpty && failures[goal] == nil ? 0 : 1
    return output
  }

  private func lines(_ goal: BuildGoal, _ package: AdoptedPackage) -> [String] {
    if let lines = failures[goal] { return lines }
    if goal == .dependencies {
      return package.packages.filter { unreachable.contains($0.url) }
        .map { "error: Failed to clone repository \($0.url):" }
    }
    for item in package.packages where broken.contains(item.identity) {
      return ["/x/.build/checkouts/\(item.identity)/Sources/A.swift:3:1: error: no UIKit here"]
    }
    let all = package.targets.filter { goal == .tests || $0.kind != .tests }
    let files = all.flatMap { package.files(of: $0) }
    let texts = files.map { Contents.text($0) ?? "" }
    if let line = zip(files, texts).lazy.compactMap({ file, text in
      text.firstMatch(of: /import (\w+Kit)\b/).flatMap { match -> String? in
        match.1 == "UIKit" ? nil : "\(file):1:8: error: no such module '\(match.1)'"
      }
    }).first {
      return [line]
    }
    if let error = all.flatMap({ brokenConnections(of: $0, package) }).first(where: { item in
      !all.contains { package.modulesWithBrokenConnections.contains($0.module) }
    }) {
      return ["\(error.path):\(error.line):1: error: \(error.message)"]
    }
    let declared = Set(texts.flatMap { SourceText($0).declarations })
    return zip(files, texts).flatMap { file, text in
      text.matches(of: /needs (\w+)/).filter { !declared.contains(String($0.1)) }
        .map { "\(file):2:1: error: cannot find '\($0.1)' in scope" }
    }
  }

  func missing(
    among modules: [String], of package: AdoptedPackage
  ) throws(AdoptionError) -> Set<String> {
    Set(modules.filter { $0.hasSuffix("Kit") && $0 != "UIKit" })
  }

  func adapted(_ target: AppTarget, of package: AdoptedPackage) -> AdaptedFiles? {
    let all = package.files(of: target)
    let files = all.filter { FileKind($0) == .source }
    return AdaptedFiles(
      outputs: Dictionary(uniqueKeysWithValues: files.map { ($0, $0) }),
      unchanged: Set(files.filter { Contents.text($0)?.contains("@objc") == false }),
      documents: all.filter { FileKind($0).isDocument },
      brokenConnections: brokenConnections(of: target, package))
  }

  /// A line such as `outlet X` of a storyboard is broken.
  private func brokenConnections(
    of target: AppTarget, _ package: AdoptedPackage
  ) -> [AdaptedFiles.BrokenConnection] {
    package.files(of: target).filter { FileKind($0).isDocument }.flatMap { path in
      (Contents.text(path) ?? "").matches(of: /outlet (\w+)/).map { match in
        AdaptedFiles.BrokenConnection(
          path: path, line: 3, message: "scene Page (vc): outlet \"\(match.1)\"",
          member: String(match.1))
      }
    }
  }
}

@Suite struct `The build of a package` {
  private let fixture: ProjectFixture
  private let builder = MadeUpBuilder()

  init() throws {
    fixture = try ProjectFixture([
      "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate {}",
      "App/Home.swift": "class Home {}", "App/List.swift": "class List { @objc func x() {} }",
      "App/AppTests/HomeTests.swift": "class HomeTests {} // needs Home",
    ])
  }

  private func run(
    force: Bool = false, _ edit: (inout AppProject) -> Void = { _ in }
  ) throws -> AdoptionReport {
    var project = try fixture.read("App")
    edit(&project)
    var build = try PackageBuild(
      try AdoptedPackage(
        project, in: fixture.path + "/App-flowsh", flowsh: try writeCheckout(fixture)),
      force: force, with: builder)
    return try build.run()
  }

  private func text(_ report: AdoptionReport) -> String {
    report.lines(from: fixture.path).joined(separator: "\n").replacing(fixture.path, with: "…")
  }

  @Test func `that succeeds at once reports what was adapted, and the next command`() throws {
    let report = try run()
    #expect(builder.goals == [.app, .tests])
    #expect(
      text(report) == """
        App builds, with all of its 3 files

        files of App
             2 run unchanged
             1 adapted

        tests
          AppTests: 1 file

        next
          cd App-flowsh
          swift run App
          swift test
        """)
  }

  @Test func `leaves out files step by step, and says why`() throws {
    try fixture.write("App/Map.swift", "import MapKit\nclass MapView {}")
    try fixture.write("App/Place.swift", "import PlaceKit\nclass Place {} // needs MapView")
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    try fixture.write("App/Glass2.swift", "class Glass2 {} // needs UIGlass, needs UIShine")
    try fixture.write("App/Route.swift", "class Route {} // needs MapView")
    try fixture.write("App/AppTests/MapTests.swift", "class MapTests {} // needs Route")
    let report = try run()
    #expect(builder.goals == [.app, .app, .app, .app, .tests, .tests])
    #expect(
      text(report) == """
        App builds without 5 of 8 files

        files of App
             2 run unchanged
             1 adapted
             5 left out
               2 use what flowsh lacks
                  Glass.swift:2: cannot find 'UIGlass' in scope
                  Glass2.swift:2: cannot find 'UIGlass' in scope, and more
               1 import MapKit, which doesn't exist here
                  Map.swift
               1 import PlaceKit, which doesn't exist here
                  Place.swift
               1 use what is left out
                  Route.swift:2: cannot find 'MapView' in scope

        what flowsh lacks
          UIGlass  2 files
          UIShine  1 file

        tests
          AppTests: 2 files, 1 left out
               1 use what is left out
                  AppTests/MapTests.swift:2: cannot find 'Route' in scope

        next
          cd App-flowsh
          swift run App
          swift test
        """)
    let configuration = try #require(Contents.text(fixture.path + "/App-flowsh/flowsh.json"))
    #expect(configuration.contains("\"Map.swift\"") && configuration.contains("\"Route.swift\""))
  }

  @Test func `counts storyboards, nibs and other files that are left out for themselves`() throws {
    try fixture.write("App/Base.lproj/Main.storyboard", "")
    try fixture.write("App/de.lproj/Main.storyboard", "")
    try fixture.write("App/Old.storyboard", "needs XML")
    try fixture.write("App/Cell.xib", "")
    try fixture.write("App/Old.strings", "needs Text")
    let report = try run()
    #expect(
      text(report).hasPrefix(
        """
        App builds without 1 of 3 storyboards and nibs and 1 other file

        files of App
             2 run unchanged
             1 adapted
             2 storyboards and nibs
             1 storyboard left out
               1 use what flowsh lacks
                  Old.storyboard:2: cannot find 'XML' in scope
             1 of the other files left out
               1 use what flowsh lacks
                  Old.strings:2: cannot find 'Text' in scope

        """), "\(text(report))")
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    #expect(
      try text(run()).hasPrefix(
        "App builds without 1 of 4 files, 1 of 3 storyboards and nibs, and 1 other file\n"))
  }

  @Test func `keeps a storyboard with broken connections, and reports each`() throws {
    try fixture.write("App/Main.storyboard", "outlet gone, outlet mapView")
    try fixture.write("App/Map.swift", "import MapKit\nvar mapView: Int")
    let report = try run()
    #expect(builder.goals == [.app, .app, .app, .tests])
    #expect(
      text(report).contains(
        """
             1 storyboard
             1 left out
               1 import MapKit, which doesn't exist here
                  Map.swift

        tests
          AppTests: 1 file

        broken connections, skipped here; on a device, the app crashes when it uses one
          Main.storyboard:3: scene Page (vc): outlet "gone"

        connections to what is left out, skipped here
          Main.storyboard:3: scene Page (vc): outlet "mapView"

        next

        """), "\(text(report))")
    let path = fixture.path + "/App-flowsh/flowsh.json"
    let text = try #require(Contents.text(path))
    #expect(text.contains("\"brokenConnections\" : \"warn\""))
    // It stays so if the package is only written.
    var build = try PackageBuild(
      try AdoptedPackage(
        fixture.read("App"), in: fixture.path + "/App-flowsh",
        flowsh: FlowshSource(fixture.path + "/flowsh")),
      force: false, with: NoBuilder())
    _ = try build.write()
    #expect(Contents.text(path) == text)
    // Once it is mended, broken connections are errors again.
    try fixture.write("App/Main.storyboard", "")
    _ = try run()
    #expect(Contents.text(path)?.contains("brokenConnections") == false)
  }

  @Test func `stops where the app itself would be left out`() throws {
    try fixture.write("App/AppDelegate.swift", "@main class AppDelegate {}\n// needs Flow")
    try fixture.write("App/Flow.swift", "class Flow {} // needs UIGlass")
    let report = try run()
    #expect(report.hasFailed && builder.goals == [.app, .app])
    #expect(
      text(report) == """
        App doesn't build

        files of App
             2 run unchanged
             1 adapted
             1 left out
               1 use what flowsh lacks
                  Flow.swift:2: cannot find 'UIGlass' in scope
          the app begins in a file that doesn't compile
                  AppDelegate.swift:2: cannot find 'Flow' in scope

        what flowsh lacks
          UIGlass  1 file

        tests
          AppTests: 1 file

        next
          cd App-flowsh
          swift build
        """)
  }

  @Test func `takes main.swift for the file in which the app begins`() throws {
    try fixture.write("App/AppDelegate.swift", "class AppDelegate {}")
    try fixture.write("App/main.swift", "start() // needs Launch")
    let report = try run()
    #expect(report.hasFailed && report.blocked.map { fixture.short($0.path) } == ["App/main.swift"])
  }

  @Test func `reports what isn't built and what the project is written in`() throws {
    let report = try run { project in
      project.main.compiler.swiftVersion = "3.0"
      project.main.dataModels = ["/x/Model.xcdatamodeld"]
      project.main.filesInC = ["/x/a.m", "/x/b.m"]
      project.main.bridgingHeader = project.folder + "/B.h"
      project.main.missingFiles = [project.folder + "/Gone.swift"]
      project.skippedItems = [SkippedItem(name: "Widget", reason: "is an extension")]
    }
    #expect(
      text(report).contains(
        """
             1 adapted
             2 in C or Objective-C, which aren't built here
             1 bridging header, which isn't read: B.h
             1 Core Data model, which doesn't exist here
          written in Swift 3.0, which is compiled as Swift 4
             1 that the project lists and the disk doesn't have
                  Gone.swift
        """))
    #expect(text(report).contains("\nnot adopted\n  Widget  is an extension\n"))
  }

  @Test func `goes on without tests that don't compile`() throws {
    try fixture.write("App/AppTests/HomeTests.swift", "class HomeTests {} // needs Nimble")
    let report = try run()
    #expect(!report.hasFailed)
    #expect(text(report).contains("\ntests\n  AppTests have no file that compiles here\n"))
    #expect(!text(report).contains("swift test"))
    let manifest = try #require(Contents.text(fixture.path + "/App-flowsh/Package.swift"))
    #expect(!manifest.contains("testTarget"))
  }

  @Test func `goes on without tests that don't link`() throws {
    builder.failures[.tests] = ["error: link command failed with exit code 1"]
    let report = try run()
    #expect(!report.hasFailed)
    #expect(
      text(report).contains("  AppTests don't build: link command failed with exit code 1\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `ends if a package that the app depends on lacks a product of its own dependency`() throws {
    let line = "error: 'dep': product 'Gone' required by package 'dep' target 'Dep' not found."
    builder.failures[.app] = [line]
    let report = try run()
    #expect(report.hasFailed)
    #expect(builder.goals.filter { $0 == .app }.count == 2)
  }

  @Test func `goes on without packages that can't be fetched or don't build`() throws {
    builder.unreachable = ["https://x.y/Gone"]
    builder.broken = ["broken"]
    let report = try run { project in
      project.packages = ["Gone", "Broken", "Fine"].map {
        PackageReference(url: "https://x.y/\($0)", requirement: .from("1.0.0"))
      }
    }
    #expect(builder.goals == [.dependencies, .dependencies, .app, .app, .tests])
    #expect(
      text(report).contains(
        """

        packages
          https://x.y/Gone    can't be fetched: Failed to clone repository https://x.y/Gone:
          https://x.y/Broken  doesn't build here: A.swift:3: no UIKit here

        """))
    let manifest = try #require(Contents.text(fixture.path + "/App-flowsh/Package.swift"))
    #expect(manifest.contains("x.y/Fine") && !manifest.contains("x.y/Gone"))
  }

  @Test func `drops no package if it is flowsh that can't be fetched`() throws {
    builder.failures[.dependencies] = ["error: could not find a branch named ‘x’ in https://x.y/f"]
    builder.failures[.app] = builder.failures[.dependencies]
    var project = try fixture.read("App")
    project.packages = [PackageReference(url: "https://x.y/Fine", requirement: .from("1.0.0"))]
    var build = try PackageBuild(
      try AdoptedPackage(
        project, in: fixture.path + "/out", flowsh: FlowshSource("https://x.y/f#x")),
      force: false, with: builder)
    let report = try build.run()
    #expect(report.hasFailed && report.droppedPackages.isEmpty)
  }

  @Test func `fails with the last lines if nothing explains it`() throws {
    builder.failures[.app] = ["Building for debugging...", "Killed"]
    let report = try run()
    guard case .fails(let errors, let tail) = report.result else {
      Issue.record("it builds")
      return
    }
    #expect(errors.isEmpty && tail == ["Building for debugging...", "Killed"])
  }

  @Test func `leaves nothing out of what a person has changed`() throws {
    _ = try run()
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    let path = fixture.path + "/App-flowsh/flowsh.json"
    let mine = try #require(Contents.text(path)) + "\n"
    try fixture.write("App-flowsh/flowsh.json", mine)
    let report = try run()
    #expect(report.hasFailed && Contents.text(path) == mine)
    #expect(
      text(report).contains(
        "changed by you, and kept as they are; --force writes them again\n  flowsh.json\n"))
    #expect(try !run(force: true).hasFailed)
    #expect(Contents.text(path)?.contains("\"Glass.swift\"") == true)
  }

  @Test func `gives the same files when it runs again`() throws {
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    let first = try run()
    let names = ["flowsh.json", "Package.swift", ".flowsh-adopt.json"]
    let before = names.map { Contents.text(fixture.path + "/App-flowsh/" + $0) }
    let second = try run()
    #expect(names.map { Contents.text(fixture.path + "/App-flowsh/" + $0) } == before)
    #expect(text(first) == text(second))
  }

  @Test func `that is interrupted leaves the package as it was`() throws {
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    _ = try run()
    let names = ["flowsh.json", "Package.swift", ".flowsh-adopt.json"]
    let before = names.map { Contents.text(fixture.path + "/App-flowsh/" + $0) }
    builder.isInterrupted = true
    #expect(throws: AdoptionError.interrupted) { try run() }
    #expect(names.map { Contents.text(fixture.path + "/App-flowsh/" + $0) } == before)
    // What can't be restored is said with the reason.
    builder.whileBuilding = { [fixture] in
      try FileManager.default.removeItem(atPath: fixture.path + "/App-flowsh")
    }
    let path = fixture.path + "/App-flowsh/.flowsh-adopt.json"
    do {
      _ = try run()
      Issue.record("it is restored")
    } catch {
      let text = "\(error)"
      #expect(
        text.hasPrefix("interrupted; the package is as it was; and \(path) can't be restored: "))
    }
  }
}
