import Testing

@testable import Adoption

/// Builds in which something can't be built.
extension `The build of a package` {
  @Test func `stops where the app itself would be left out`() throws {
    try fixture.write("App/AppDelegate.swift", "@main class AppDelegate {}\n// needs Flow")
    try fixture.write("App/Flow.swift", "class Flow {} // needs UIGlass")
    let report = try run()
    #expect(report.hasFailed && builder.goals == [.app, .app])
    #expect(
      text(report) == """
        App doesn't build

        files of App
             2 unchanged
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
          write App-flowsh/Sources/App/AppDelegate.swift, with an app delegate of your own
          flowsh adopt App --exclude AppDelegate.swift
        """)
  }

  @Test func `goes on without a test that doesn't compile, but with its file`() throws {
    let path = "App/AppTests/HomeTests.swift"
    try fixture.write(path, "class HomeTests {} // needs Nimble")
    var found = LeftOutPieces(sdk: "1", texts: "2")
    found.files["HomeTests.swift"] = LeftOutPieces.File(digest: "1", edits: [], pieces: [])
    builder.pieces = ["AppTests": found]
    builder.adaptedTests = [
      LeftOutPiece(
        .member, path: fixture.path + "/" + path, line: 3, owner: "HomeTests.testTwo",
        api: "UIView.shine", message: "value of type 'UIView' has no member 'shine'")
    ]
    let report = try run()
    #expect(!report.hasFailed && report.leftOut.isEmpty && report.pieces.isEmpty)
    #expect(builder.goals == [.app, .tests, .tests])
    #expect(
      text(report).contains(
        """

        tests
          AppTests: 1 file
               1 test or member is left out: LeftOut/AppTests.json
                  AppTests/HomeTests.swift:3: HomeTests.testTwo: UIView.shine

        """))
    #expect(text(report).contains("swift test"))
    // The next run knows it before it builds the tests.
    _ = try run()
    #expect(builder.goals.suffix(2) == [.app, .tests])
  }

  @Test func `goes on without tests that don't compile`() throws {
    try fixture.write("App/AppTests/HomeTests.swift", "class HomeTests {} // needs Nimble")
    let report = try run()
    #expect(!report.hasFailed)
    let reason = """

      tests
        AppTests have no file that compiles here
             1 use what flowsh lacks
                AppTests/HomeTests.swift:2: cannot find 'Nimble' in scope

      """
    #expect(text(report).contains(reason))
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

  @Test(.timeLimit(.minutes(30)))
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
          https://x.y/Gone    can't be fetched: Failed to clone repository https://x.y/Gone: fatal: no host
          https://x.y/Broken  doesn't build here: A.swift:3: no UIKit here

        """))
    let manifest = try #require(Contents.text(fixture.path + "/App-flowsh/Package.swift"))
    #expect(manifest.contains("x.y/Fine") && !manifest.contains("x.y/Gone"))
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
}
