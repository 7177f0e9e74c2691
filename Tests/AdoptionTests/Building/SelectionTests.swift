import Testing

@testable import Adoption

@Suite struct `The files to leave out` {
  private static let texts = [
    "/a/Map.swift": "class MapView {}", "/a/Use.swift": "let map: MapView",
    "/a/Foo.swift": "class Foo: UIFoo {}", "/a/Bar.swift": "Foo().bar()",
    "/a/Odd.swift": "let x = 1 + \"\"",
  ]

  private func next(
    _ errors: [(String, String)], leftOut: Set<String> = []
  ) -> [LeftOutFile] {
    func source(_ path: String) -> SourceText { SourceText(Self.texts[path] ?? "") }
    let selection = Selection(
      files: Set(Self.texts.keys).subtracting(leftOut),
      absent: AbsentFiles(leftOut.sorted(), .leftOut, source: source), source: source)
    return selection.next(
      after: errors.map {
        CompilerDiagnostic(path: "/a/\($0).swift", line: 1, column: 1, message: $1)
      })
  }

  @Test func `are first those that import a missing module`() {
    let files = next([
      ("Use", "cannot find type 'UIFoo' in scope"), ("Map", "no such module 'MapKit'"),
      ("Odd", "expected '}'"),
    ])
    #expect(files.map(\.path) == ["/a/Map.swift"])
    #expect(files[0].reason == .modules(["MapKit"]))
  }

  @Test func `are then those that use what flowsh lacks`() {
    let files = next([
      ("Foo", "cannot find type 'UIFoo' in scope"), ("Foo", "cannot find type 'UIFoo' in scope"),
      ("Foo", "value of type 'UIView' has no member 'x'"), ("Odd", "expected '}'"),
    ])
    #expect(files.map(\.path) == ["/a/Foo.swift"])
    #expect(files[0].reason == .missing([.declaration("UIFoo"), .member("x", of: "UIView")]))
    #expect(files[0].errors.count == 3)
  }

  @Test func `don't count an error that follows from one in another file`() {
    let files = next([
      ("Foo", "cannot find type 'UIFoo' in scope"),
      ("Bar", "value of type 'Foo' has no member 'bar'"),
    ])
    #expect(files.map(\.path) == ["/a/Foo.swift"])
  }

  @Test func `are then those that use what is left out`() {
    let files = next([("Use", "cannot find type 'MapView' in scope")], leftOut: ["/a/Map.swift"])
    #expect(files.map(\.path) == ["/a/Use.swift"])
    #expect(files[0].reason == .uses(names: ["MapView"], of: ["/a/Map.swift"], .leftOut))
  }

  @Test func `are at last all with errors`() {
    let files = next([("Odd", "expected '}'"), ("Bar", "ambiguous use of 'x'")])
    #expect(files.map(\.path) == ["/a/Bar.swift", "/a/Odd.swift"])
    #expect(files.allSatisfy { $0.reason == .errors })
  }

  @Test func `are none if the errors lie elsewhere`() {
    #expect(next([("Elsewhere", "no such module 'X'")]).isEmpty)
    #expect(next([]).isEmpty)
  }

  @Test func `keep their first five errors`() {
    let files = next((1...9).map { ("Odd", "error \($0)") })
    #expect(files[0].errors.map(\.message) == (1...5).map { "error \($0)" })
  }
}
