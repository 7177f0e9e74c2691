import BuildFormats
import Foundation
import ResourceCompiler
import SourceAdapter
import Testing
import ToolSupport

@testable import flowsh_adapt

@Suite struct `The documents of a target` {
  private let scene = """
    <document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
    <viewController id="vc" customClass="Page" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><label id="l"/></subviews></view>
    <connections><outlet property="NAME" destination="l" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  /// Compiles documents beside a class `Page` with the outlet `label`; returns what went wrong.
  private func run(
    _ documents: KeyValuePairs<String, String>, in folder: TemporaryFolder,
    isLenient: Bool = false, _ result: inout AdaptedFiles
  ) throws -> String? {
    let files = try documents.map { name, text in
      BuildPlan.File(
        input: try folder.write(text, to: name), output: folder.path + "/" + name + ".swift")
    }
    var plan = BuildPlan(in: folder.path, documents: files)
    plan.skipsBrokenConnections = isLenient
    let index = AppIndex([
      (
        "Page.swift",
        SourceFacts(of: "class Page: UIViewController { @IBOutlet private var label: UILabel! }")
      )
    ])
    do {
      try InterfaceStep(plan, index).run(&result)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `are compiled, and listed`() throws {
    var result = AdaptedFiles()
    let folder = try TemporaryFolder(prefix: "flowsh-adapt")
    defer { folder.remove() }
    let mac = "<document targetRuntime=\"MacOSX.Cocoa\"/>"
    #expect(
      try run(
        ["Main.storyboard": scene.replacing("NAME", with: "label"), "Mac.xib": mac], in: folder,
        &result)
        == nil)
    let code = try String(contentsOfFile: folder.path + "/Main.storyboard.swift", encoding: .utf8)
    #expect(
      code.contains(
        "if let object = loader.object(\"l\", UILabel.self) "
          + "{ loader.object(\"vc\", Page.self)?.label = object }"))
    let list = try String(
      contentsOfFile: folder.path + "/InterfaceDocuments.swift", encoding: .utf8)
    #expect(list.contains("\"Main\": Storyboard_Main.self") && !list.contains("Mac"))
  }

  @Test func `report all that is wrong, and what to do`() throws {
    var result = AdaptedFiles()
    let folder = try TemporaryFolder(prefix: "flowsh-adapt")
    defer { folder.remove() }
    let message = try run(
      ["A.storyboard": scene.replacing("NAME", with: "lable"), "B.xib": "no XML"], in: folder,
      &result)
    #expect(
      message == """
        \(folder.path)/A.storyboard:4:1: error: scene Page (vc): outlet "lable": Page has no property \
        lable; did you mean label?
        \(folder.path)/B.xib:1:1: error: the file isn't XML; open and save it in Xcode
        note: where the app no longer has an outlet or action, remove the connection in Xcode, or skip \
        all of them: "brokenConnections": "warn" for the target in flowsh.json
        """)
  }

  @Test func `may have broken connections if flowsh.json says so`() throws {
    var result = AdaptedFiles()
    let folder = try TemporaryFolder(prefix: "flowsh-adapt")
    defer { folder.remove() }
    #expect(
      try run(
        ["A.storyboard": scene.replacing("NAME", with: "gone")], in: folder, isLenient: true,
        &result)
        == nil)
  }

  @Test(arguments: [false, true])
  func `list connections that are broken for flowsh adopt`(isLenient: Bool) throws {
    let folder = try TemporaryFolder(prefix: "flowsh-adapt")
    defer { folder.remove() }
    var result = AdaptedFiles()
    _ = try run(
      ["A.storyboard": scene.replacing("NAME", with: "gone")], in: folder, isLenient: isLenient,
      &result)
    #expect(
      result.brokenConnections == [
        Diagnostic(
          folder.path + "/A.storyboard", line: 4, isError: !isLenient, member: "gone",
          "scene Page (vc): outlet \"gone\": Page has no property gone")
      ])
  }
}
