import BuildFormats
import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

/// The parts that a build goes without, as `flowsh adopt` learns of them.
@Suite struct `The parts that are skipped` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(prefix: "flowsh-adapt") }

  /// Runs the tool, and returns what it has written; `nil` if nothing.
  private func items(_ files: KeyValuePairs<String, String>, isBroken: Bool = false) throws
    -> [Diagnostic]?
  {
    let paths = try files.map { name, text in
      let parent = URL(filePath: folder.path).appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      return try folder.write(text, to: name)
    }
    func outputs(_ suffix: String) -> [BuildPlan.File] {
      var names: Set<String> = []
      return paths.filter { $0.hasSuffix(suffix) }.compactMap { path in
        let name = URL(filePath: path).lastPathComponent
        return names.insert(name).inserted
          ? BuildPlan.File(input: path, output: folder.path + "/out-" + name + ".swift") : nil
      }
    }
    let plan = BuildPlan(
      folder: folder.path, sources: outputs(".swift"), documents: outputs(".storyboard"),
      resources: BundleRequest(kind: "app", module: "App", files: paths, place: "App.app"))
    do {
      try TargetSteps.run(plan)
      #expect(!isBroken)
    } catch { #expect(isBroken, "\(error)") }
    guard let data = FileManager.default.contents(atPath: folder.path + "/result.json") else {
      return nil
    }
    return try JSONDecoder().decode(AdaptedFiles.self, from: data).skippedParts.map { item in
      func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
      return Diagnostic(
        short(item.path), line: item.line, isError: item.isError, short(item.message))
    }
  }

  private let empty = "<document targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>"
  private let files: KeyValuePairs = [
    "Bar.swift": """
    import UIKit
    extension UINavigationController {
      open override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    """,
    "Main.storyboard": """
    <document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
    <holographicView id="h"/></subviews></view></viewController></objects></scene></scenes></document>
    """,
    "Data.json": "1", "Sub/Data.json": "2",
  ]

  @Test func `are those of sources, resources and documents, also if nothing is adapted again`()
    throws
  {
    defer { folder.remove() }
    let first = try #require(try items(files))
    #expect(first.map(\.path) == ["Bar.swift", "Sub/Data.json", "Main.storyboard"])
    #expect(first.map(\.line) == [3, nil, 3])
    #expect(first[0].message.hasSuffix("without Objective-C; the override is left out"))
    #expect(first[1].message.contains("the bundle has a file Data.json already"))
    #expect(first[2].message.contains("holographicView"))
    #expect(try items(files) == first)
    #expect(try items(["Bar.swift": "", "Main.storyboard": empty]) == [])
  }

  @Test func `are there also if the build ends with an error`() throws {
    defer { folder.remove() }
    let broken: KeyValuePairs = ["Bar.swift": files[0].value, "Main.storyboard": "no XML"]
    #expect(try items(broken, isBroken: true)?.map(\.path) == ["Bar.swift"])
  }

  @Test func `are documents of a name that another one has, but not its translations`() throws {
    defer { folder.remove() }
    let found = try items([
      "a/Base.lproj/Main.storyboard": empty, "b/de.lproj/Main.storyboard": empty,
      "c/Main.storyboard": empty, "d/Base.lproj/Main.storyboard": empty,
    ])
    #expect(found?.map(\.path) == ["c/Main.storyboard", "d/Base.lproj/Main.storyboard"])
    #expect(
      found?.first?.message == "the target has two files of this name, and a bundle can have only"
        + " one; the other, a/Base.lproj/Main.storyboard, is taken; leave out one of them with"
        + " --exclude")
  }
}
