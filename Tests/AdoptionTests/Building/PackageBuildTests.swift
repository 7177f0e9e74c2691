import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `The build of a package` {
  let fixture: ProjectFixture
  let builder = MadeUpBuilder()

  init() throws {
    fixture = try ProjectFixture([
      "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate {}",
      "App/Home.swift": "class Home {}", "App/List.swift": "class List { @objc func x() {} }",
      "App/AppTests/HomeTests.swift": "class HomeTests {} // needs Home",
    ])
  }

  func run(
    force: Bool = false, excluding exclude: [String] = [],
    _ edit: (inout AppProject) -> Void = { _ in }
  ) throws -> AdoptionReport {
    var project = try fixture.read("App", excluding: exclude)
    edit(&project)
    var build = try PackageBuild(
      try AdoptedPackage(
        project, in: fixture.path + "/App-flowsh", version: "1.2.3",
        options: AdoptionOptions(exclude: exclude)),
      force: force, with: builder)
    return try build.run()
  }

  func text(_ report: AdoptionReport) -> String {
    report.lines(from: fixture.path, adopting: "App").joined(separator: "\n")
      .replacing(fixture.path, with: "…")
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

  @Test func `goes without a product that has the name of one of flowsh's modules`() throws {
    let report = try run { project in
      project.main.products = [PackageProduct(name: "Files", package: "files")]
      project.packages = [
        PackageReference(url: "https://x.y/files", requirement: .exact("4.2.0"))
      ]
    }
    #expect(
      text(report).contains("packages\n  Files  has the name of one of flowsh's own modules"),
      "\(text(report))")
    let manifest = Contents.text(fixture.path + "/App-flowsh/Package.swift")
    #expect(manifest?.contains(".product(name: \"Files\"") == false)
  }

  @Test func `has an SDK before it writes anything, and makes the link to it`() throws {
    let sdks = try SDKFixture()
    let sdk = try sdks.write("sdk")
    let manifest = fixture.path + "/App-flowsh/Package.swift"
    builder.findSDK = { () throws(AdoptionError) in throw .noSDK(compiler: "Swift 7", unfit: []) }
    #expect(throws: AdoptionError.noSDK(compiler: "Swift 7", unfit: [])) { try run() }
    #expect(!Path.exists(manifest))
    builder.findSDK = { () throws(AdoptionError) in sdk }
    _ = try run()
    let link = fixture.path + "/App-flowsh/.flowsh/sdk-1.2.3.artifactbundle"
    #expect(Path.real(link) == Path.real(sdk.path))
  }

  @Test func `is refused while another run is writing, whose files stay`() throws {
    let package = fixture.path + "/App-flowsh"
    _ = try run()
    var lock: FolderLock? = try FolderLock(package)
    builder.findSDK = { () throws(AdoptionError) in
      // Now the other run writes.
      _ = try? fixture.write("App-flowsh/flowsh.json", "{}")
      return nil
    }
    #expect(throws: AdoptionError.busy(package)) { try run() }
    #expect(Contents.text(package + "/flowsh.json") != "{}" && lock != nil)
    lock = nil
    builder.findSDK = { () throws(AdoptionError) in throw .noSwift }
    try FileManager.default.removeItem(atPath: package)
    #expect(throws: AdoptionError.noSwift) { try run() }
    #expect(!Path.exists(package))
  }

  @Test func `says what to do about a changed manifest that doesn't name the SDK`() throws {
    _ = try run()
    let manifest = "App-flowsh/Package.swift"
    try fixture.write(manifest, ".package(name: \"flowsh\", path: \"../flowsh\")")
    #expect(
      text(try run()).contains(
        """
        changed by you, and kept as they are; --force writes them again
          Package.swift
          It builds flowsh's sources, or names another version; use --force, and then change \
        Package.swift again, to build with the SDK of flowsh 1.2.3
        """))
    try fixture.write(manifest, "let sdk = \".flowsh/sdk-1.2.3.artifactbundle\"")
    #expect(!text(try run()).contains("It builds flowsh's sources"))
  }

  @Test func `goes without pieces that don't compile, and lists them by their cost`() throws {
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    var found = LeftOutPieces(sdk: "1", texts: "2")
    found.files["Glass.swift"] = LeftOutPieces.File(digest: "1", edits: [], pieces: [])
    builder.pieces = ["App": found]
    func piece(
      _ kind: LeftOutPiece.Kind, _ line: Int, _ owner: String, _ api: String,
      _ effect: LeftOutPiece.Effect = .silent
    ) -> LeftOutPiece {
      LeftOutPiece(
        kind, path: fixture.path + "/App/Glass.swift", line: line, owner: owner, api: api,
        message: api.contains(" ") ? "ambiguous use of 'f'" : "cannot find '\(api)' in scope",
        effect: effect)
    }
    builder.adaptedPieces = [
      piece(.statement, 7, "Glass.f", "UIGlass.shine"), piece(.statement, 8, "", "UIGlass.shine"),
      piece(.statement, 9, "Glass.f", "f(1) + f(2)", .warns),
      piece(.declaration, 9, "Glass.f", "f(1) + f(2)", .warns),
      piece(.member, 3, "Glass.pane", "UIPane"),
      piece(.value, 5, "Glass.size", "UIGlass.size", .ends),
    ]
    let report = try run()
    #expect(builder.goals == [.app, .app, .tests])
    #expect(
      text(report) == """
        App builds, without 6 pieces of its 4 files

        files of App
             3 run unchanged
             1 adapted

        left out, because it doesn't exist here
             1 type or member is missing
                  Glass.swift:3: Glass.pane: UIPane
             1 place ends the app when it is reached, unless nil will do there
                  Glass.swift:5: Glass.size: UIGlass.size
             1 place is skipped with a warning when it is reached
                  Glass.swift:9: Glass.f: f(1) + f(2)
             2 calls and settings of what is missing have no effect
          all of them: LeftOut/App.json

        what flowsh lacks
          UIGlass.shine  2 pieces of 1 file
          UIGlass.size   1 piece of 1 file
          UIPane         1 piece of 1 file

        tests
          AppTests: 1 file

        next
          cd App-flowsh
          swift run App
          swift test
        """)
    let list = fixture.path + "/App-flowsh/LeftOut/App.json"
    #expect(Contents.text(list)?.contains("\"digest\" : \"1\"") == true)
    // The next run knows them before it builds, also beside a flowsh.json that was changed.
    _ = try run()
    #expect(builder.goals == [.app, .app, .tests, .app, .tests])
    let configuration = try #require(Contents.text(fixture.path + "/App-flowsh/flowsh.json"))
    try fixture.write("App-flowsh/flowsh.json", configuration + "\n")
    _ = try run()
    #expect(builder.goals.suffix(2) == [.app, .tests])
    #expect(Path.exists(list))
    try fixture.write("App-flowsh/flowsh.json", configuration)
    // The build that writes has the folder for itself as long as it exists.
    func write() throws {
      var build = try PackageBuild(report.package, force: false, with: NoBuilder(sdk: nil))
      _ = try build.write()
    }
    try write()
    #expect(Path.exists(list))
    builder.pieces = [:]
    builder.adaptedPieces = []
    #expect(try run().leftOut.map(\.path) == [fixture.path + "/App/Glass.swift"])
    #expect(!Path.exists(list))
  }

  @Test func `finds the pieces after a storyboard that can't be read is left out`() throws {
    try fixture.write("App/Glass.swift", "class Glass {} // needs UIGlass")
    try fixture.write("App/Main.storyboard", "<garbled")
    var found = LeftOutPieces(sdk: "1", texts: "2")
    found.files["Glass.swift"] = LeftOutPieces.File(digest: "1", edits: [], pieces: [])
    builder.pieces = ["App": found]
    let report = try run()
    #expect(report.leftOut.map(\.path) == [fixture.path + "/App/Main.storyboard"])
    #expect(report.package.leftOutPieces == builder.pieces)
    #expect(builder.goals == [.app, .app, .app, .tests])
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
          UIGlass          2 files
          UIShine          1 file
          import MapKit    1 file
          import PlaceKit  1 file

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

        what flowsh lacks
          import MapKit  1 file

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
    do {
      var build = try PackageBuild(
        try AdoptedPackage(
          fixture.read("App"), in: fixture.path + "/App-flowsh",
          version: "1.2.3"),
        force: false, with: NoBuilder(sdk: nil))
      _ = try build.write()
    }
    #expect(Contents.text(path) == text)
    // Once it is mended, broken connections are errors again.
    try fixture.write("App/Main.storyboard", "")
    _ = try run()
    #expect(Contents.text(path)?.contains("brokenConnections") == false)
  }

  @Test func `names the parts that are skipped`() throws {
    try fixture.write("App/Main.storyboard", "odd")
    try fixture.write("App/Data.json", "odd")
    let lines = try text(run())
    #expect(
      lines.contains(
        """

        skipped; the app runs without it
          Data.json: an odd part is skipped
          Main.storyboard:7: an odd part is skipped

        next

        """), "\(lines)")
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
          written in Swift 3.0, which is compiled as Swift 4
             1 that the project lists and the disk doesn't have; rename or remove it in the project
                  Gone.swift
        """))
    #expect(text(report).contains("\nnot adopted\n  Widget  is an extension\n"))
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
    // A file that can't be restored is named with the reason.
    builder.whileBuilding = { [fixture] in
      try FileManager.default.removeItem(atPath: fixture.path + "/App-flowsh")
      try fixture.write("App-flowsh", "")
    }
    let path = fixture.path + "/App-flowsh"
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
