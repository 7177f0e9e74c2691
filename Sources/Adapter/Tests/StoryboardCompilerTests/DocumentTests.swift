import BuildFormats
import Foundation
import StoryboardCompiler
import Testing

@Suite struct `A document` {
  private func problem(_ text: String, _ path: String = "/app/Main.storyboard") -> String? {
    do {
      _ = try StoryboardCompiler(module: "Trips", classes: AppClasses())
        .compile(path, Data(text.utf8))
      return nil
    } catch { return "\(error)" }
  }

  private let head = #"<?xml version="1.0" encoding="UTF-8"?>"#

  @Test(arguments: [
    ("", "1:1: error: the file isn't XML; open and save it in Xcode"),
    ("hello", "1:1: error: the file isn't XML; open and save it in Xcode"),
    ("\u{0}\u{1}", "1:1: error: the file isn't XML; open and save it in Xcode"),
    (
      "<document>\n<scenes>\n<scene",
      "3:1: error: not valid XML: the file ends inside <scene>, which begins in line 3"
    ),
    (
      "<document>\n<scenes>\n<<<<<<< HEAD\n<scene/>\n=======\n>>>>>>> main\n</scenes>\n</document>",
      "3:1: error: a merge conflict; resolve it first"
    ),
    (
      "<document>\n<a b=\"1\" b=\"2\"/></document>",
      "2:1: error: not valid XML: an attribute occurs twice, inside <document>, which begins in line 1"
    ),
    (
      "<document>\n<scenes>\n<scene>\n</scenes>\n</document>",
      "4:1: error: not valid XML: a tag closes that isn't open, inside <scene>, which begins in line 3"
    ),
    (
      "<plist>\n</plist>",
      "1:1: error: the outermost element is <plist>, not <document>; open and save it in Xcode"
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3\" version=\"8.00\"/>",
      "1:1: error: the outermost element is <archive>, not <document>; open and save it in Xcode"
    ),
  ])
  func `that isn't one is an error at its line`(text: String, message: String) {
    #expect(problem(text) == "/app/Main.storyboard:" + message)
  }

  @Test func `with elements too deep inside of others is an error`() {
    let text = "<document>" + String(repeating: "<view>\n", count: 200_000)
    #expect(
      problem(text) == "/app/Main.storyboard:1000:1: error: elements are more than 1000 deep inside"
        + " of others; remove some")
    let fine = String(repeating: "<view>", count: 999) + String(repeating: "</view>", count: 999)
    #expect(problem("<document>\(fine)</document>") == nil)
  }

  @Test func `never makes a diagnostic of two lines`() throws {
    let text = """
      <document><scenes><scene><objects><viewController id="a" sceneMemberID="viewController"
        customClass="A&#10;/app/B.swift:1:1: error: mine"/></objects></scene></scenes></document>
      """
    let result = try StoryboardCompiler(module: "Trips", classes: AppClasses())
      .compile("/app/Main.storyboard", Data(text.utf8))
    let lines = result.diagnostics.map(\.description)
    #expect(lines.first?.contains("A\\n/app/B.swift:1:1: error: mine") == true)
    #expect(lines.allSatisfy { !$0.contains("\n") })
  }

  @Test(arguments: [
    "<document/>", "<document><scenes/></document>",
    "<document><scenes><scene/></scenes></document>",
  ])
  func `may be empty`(text: String) { #expect(problem(text) == nil) }

  @Test func `for another system is left out with a warning`() throws {
    let result = try StoryboardCompiler(module: "Trips", classes: AppClasses()).compile(
      "/app/Mac.xib", Data(#"<document targetRuntime="MacOSX.Cocoa"><objects/></document>"#.utf8))
    #expect(!result.isLoadable)
    #expect(
      result.diagnostics.map(\.description) == [
        "/app/Mac.xib:1:1: warning: the document is for MacOSX.Cocoa, not for iOS; it is left out"
      ])
  }

  @Test func `whose identifiers occur twice connects the first`() throws {
    let compiled = try Compiled(
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TripViewController">
        <connections><outlet property="titleLabel" destination="l" id="o"/></connections></placeholder>
        <label id="l"/>
        <button id="l"/>
        """)
    #expect(
      compiled.messages == [
        "/app/Row.xib:6:1: warning: button (l): the identifier l is used twice; connections lead to "
          + "the first element"
      ])
    #expect(compiled.text.contains("titleLabel = object }"))
  }

  @Test(arguments: ["/a b/\"q\".storyboard", "/é/日.storyboard", "/a\nb.storyboard"])
  func `may have any path`(path: String) throws {
    let text = """
      <document><scenes><scene><objects><viewController id="vc" customClass="TripViewController"/></objects></scene></scenes></document>
      """
    let result = try StoryboardCompiler(module: "Trips", classes: .trips)
      .compile(path, Data(text.utf8))
    let shown = path.replacing("\"", with: "\\\"").replacing("\n", with: "␤")
    #expect(result.text.contains("#sourceLocation(file: \"\(shown)\", line: 1)\n"))
  }
}
