import Testing

@testable import Adoption

@Suite struct `The output of a build` {
  @Test func `gives steps, and each error once`() {
    var output = BuildOutput(files: ["/app/a\nb c.swift"])
    let lines = """
      Building for debugging...
      [12/340] Compiling App AppDelegate.adapted.swift
      /app/A B.swift:3:5: error: cannot find type 'X' in scope
       1 | let x: X
         |        `- error: cannot find type 'X' in scope
      /app/A B.swift:3:5: error: cannot find type 'X' in scope
      /app/A B.swift:4:1: warning: unused
      /app/../app/Main.storyboard:7:1: error: value of type 'C' has no member 'label'
      /app/B.swift: error: the target has two files of this name
      b c.swift:9:2: error: expected declaration
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      error: Dependencies could not be resolved because x
      4.\tWhile type-checking expression at [/app/C.swift:5:9 - line:5:20] RangeText="f"
      error: fatalError
      <unknown>:0: error: unable to open output file '/c/X.pcm': 'Read-only file system'
      """
    let steps = lines.split(separator: "\n").compactMap { output.add(String($0)) }
    #expect(
      steps == [
        BuildOutput.Step(number: 12, count: 340, title: "Compiling App AppDelegate.adapted.swift")
      ])
    #expect(
      output.errors.map(\.description) == [
        "/app/A B.swift:3:5: error: cannot find type 'X' in scope",
        "/app/Main.storyboard:7:1: error: value of type 'C' has no member 'label'",
        "/app/B.swift: error: the target has two files of this name",
        "/app/a\nb c.swift:9:2: error: expected declaration",
        "error: Dependencies could not be resolved because x",
        "/app/C.swift:5:9: error: the compiler crashes here",
        "error: unable to open output file '/c/X.pcm': 'Read-only file system'",
      ])
    #expect(output.succeeded)
    output.status = 1
    #expect(!output.succeeded)
  }

  @Test(arguments: [
    ("no such module 'MapKit'", "import MapKit"),
    ("cannot find type 'UIFooView' in scope", "UIFooView"),
    ("cannot find 'makeIt' in scope; did you mean 'fakeIt'?", "makeIt"),
    ("value of type 'UIView' has no member 'foo'", "UIView.foo"),
    ("value of optional type 'UIView?' has no member 'foo'", "UIView.foo"),
    ("type 'UIColor' has no member 'magic'", "UIColor.magic"),
    ("type 'any Delegate' has no member 'x'", "Delegate.x"),
    ("value of type 'Array<Int>' has no member 'y'", "Array.y"),
    ("no type named 'Bar' in module 'UIKit'", "Bar"),
    ("module 'UIKit' has no member named 'Baz'", "Baz"),
    ("'Style' is not a member type of class 'UIKit.UIThing'", "UIKit.UIThing.Style"),
    ("method does not override any method from its superclass", "override of viewIsOdd"),
  ])
  func `names what is missing`(message: String, name: String) {
    #expect(
      MissingName(message, source: "  override func viewIsOdd() {")?.description == name)
  }

  @Test(arguments: [
    "expected '}'", "binary operator '+' cannot be applied", "ambiguous use of 'x'",
  ])
  func `may name nothing`(message: String) { #expect(MissingName(message) == nil) }
}

@Suite struct `The text of a source` {
  @Test func `has imports, without those that depend on the platform`() {
    let text = SourceText(
      """
      import UIKit; import FoundationNetworking
      @testable import App
      @_exported public import struct Core.Thing
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      // import Nothing
      let text = "important"
        import  class MapKit.MKMapView
      """)
    #expect(text.imports == ["UIKit", "FoundationNetworking", "App", "Core", "MapKit"])
  }

  @Test func `has declarations, and may be where the app begins`() {
    let text = SourceText(
      "final class A {\n  enum B { case c }\n  func `d`() {}\n}\n  @main\nstruct E { let f: Int }")
    #expect(text.declarations == ["A", "B", "c", "d", "E", "f"])
    #expect(text.isEntry)
    #expect(text.line(3) == "  func `d`() {}" && text.line(9) == "" && text.line(0) == "")
    #expect(SourceText("@UIApplicationMain class A {}").isEntry)
    #expect(!SourceText("@mainActor class A {}").isEntry)
  }
}
