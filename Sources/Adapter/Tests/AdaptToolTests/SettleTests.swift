import BuildFormats
import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

@Suite struct `A package that is settled` {
  @Test func `goes without what doesn't compile, module by module`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "Kit", ["Kit.swift": "public class Kit { public init() {}; public var view = UIView() }"])
    try package.add(
      "App",
      [
        "Page.swift": """
        import Kit
        import Absent
        class Page: UIViewController {
          let name: String
          let kit = Kit()
          override init() {
            name = AbsentName.current
            super.init()
          }
          override func viewWillGlow() {
            kit.view.glow = 1
            kit.view.tag = 2
          }
        }
        """,
        "Other.swift": "func size(of page: Page) -> Int { page.viewWillGlow(); return page.glow }",
        "Same.swift": "func same(_ page: Page) -> Int { page.view.tag }",
      ], importing: ["Kit"])
    #expect(
      try package.pieces() == [
        "App Page.swift": [
          "moduleImport import Absent", "value AbsentName", "standIn AbsentName",
          "override override of viewWillGlow",
          "statement UIView.glow",
        ], "App Other.swift": ["value Page.glow"],
      ])
    let result = try package.adapted("App")
    #expect(result.files.leftOut.map(\.line).sorted() == [1, 2, 7, 7, 10, 11])
    #expect(
      Set(result.files.leftOut.map { URL(filePath: $0.path).lastPathComponent }) == [
        "App-Page.swift", "App-Other.swift",
      ])
    #expect(result.texts["App-Page.swift"]?.contains("name = FlowshUnavailable.value(") == true)
    #expect(
      result.texts["App-Same.swift"]?.hasSuffix(
        "\nfunc same(_ page: Page) -> Int { page.view.tag }") == true)
  }

  @Test func `loses tests whole, so that none passes without what it expects`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    package.hasTests = true
    try package.add(
      "Tests",
      [
        "Tests.swift": """
        import Absent
        class Tests {
          func expect(_ condition: Bool) {}
          func testGlow() { expect(UIView().glow == 1) }
          func testTag() { expect(UIView().tag == 1) }
          func testPicture() { assertSnapshot(UIView()) }
        }
        """
      ])
    #expect(
      try package.pieces() == [
        "Tests Tests.swift": [
          "moduleImport import Absent", "member UIView.glow", "member assertSnapshot",
        ]
      ])
  }

  @Test func `ends where a switch or a condition that is a value needs what isn't there`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func name(_ mode: Mode) -> String { switch mode { case .day: "a" } }
        func late(_ mode: Mode) -> Int {
          let count: Int
          if mode == .day { count = UIView.glow } else { count = 1 }
          return count
        }
        func size(_ view: UIView) -> Int { if view.glows { 1 } else { 2 } }
        func first(_ view: UIView) -> Int {
          guard let glow = view.glow else { return 1 }
          return glow
        }
        """
      ])
    let pieces = try package.pieces()
    #expect(
      pieces == [
        "App A.swift": [
          "value func name(_ mode: Mode) -> String { switch mode { case .day…",
          "value UIView.glow", "condition UIView.glows", "condition UIView.glow",
        ]
      ])
  }

  @Test func `keeps the branches of a switch that is a value, and those that do nothing any more`()
    throws
  {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func name(_ mode: Mode, _ view: UIView) -> String {
          switch mode { case .day: "day"; case .night: view.glowTitle }
        }
        func show(_ mode: Mode, _ view: UIView) {
          switch mode {
          case .day: view.glow = 1; view.glowMode = 2
          default: print("night")
          }
        }
        @discardableResult func count() -> Int { 1 }
        func run(_ work: @escaping () -> Void) { work() }
        func later(_ mode: Mode, _ view: UIView) {
          run { switch mode { case .day: view.glow(); case .night: count() } }
          run { if mode == .day { view.glow() } else { view.tag = 1 } }
        }
        """
      ])
    let pieces = try package.pieces()
    #expect(
      pieces == [
        "App A.swift": [
          "value UIView.glowTitle", "statement UIView.glow", "statement UIView.glowMode",
          "spelling UIView.glow", "value UIView.glow", "value UIView.glow",
        ]
      ])
    let text = try #require(try package.adapted("App").texts["App-A.swift"])
    #expect(text.contains("case .day: \"day\"; case .night: FlowshUnavailable.value("))
    // The value is nothing, as that of the closure.
    #expect(text.contains("FlowshUnavailable.value(\"UIView.glow\"); case .night: count()"))
    #expect(text.contains("  case .day: break") && text.contains("default: print(\"night\")"))
  }

  @Test func `keeps the body whose errors are handled, without those that don't exist`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func load() throws -> Int { 1 }
        func a() -> Int {
          do { return try load() } catch UIView.Lost.network(let code) { return code } catch {
            return 0
          }
        }
        func save() throws -> Bool {
          let data = try UIView.glowData()
          try data.write()
          return true
        }
        """
      ])
    #expect(
      try package.pieces() == [
        "App A.swift": [
          "element UIView.Lost", "declaration UIView.glowData", "statement UIView.glowData",
        ]
      ])
  }

  @Test func `has its pieces, whatever places a source gives itself`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func a(_ view: UIView) {
          #sourceLocation(file: "A.gyb", line: 10)
          view.glow = 1
        }
        func b(_ view: UIView) { view.glow = 2 }
        """
      ])
    #expect(
      try package.pieces() == ["App A.swift": ["statement UIView.glow", "statement UIView.glow"]])
    #expect(try package.adapted("App").files.leftOut.map(\.line) == [10, 12])
  }

  @Test func `is compiled with the package's own sources, from which nothing is left out`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    package.own = [
      try package.folder.write("class Session { func open() {} }", to: "Session.swift")
    ]
    try package.add("App", ["A.swift": "let session = Session()\nfunc a() { session.open() }"])
    #expect(try package.pieces() == [:])
  }

  @Test func `keeps a conformance that fails only because of a member`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        struct Key: Hashable, Codable {
          let a: Int
          let b = UIView.glow
        }
        var cache: [Key: String] = [:]
        """
      ])
    #expect(try package.pieces() == ["App A.swift": ["member UIView.glow"]])
  }

  @Test func `is compiled as far as code is made, not only to its types`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": """
        func a(_ b: Int) -> Int {
          print(b)
          for _ in UIView().glows { return 1 }
        }
        """
      ])
    let pieces = try package.pieces()
    #expect(pieces == ["App A.swift": ["value UIView.glows", "statement UIView.glows"]])
  }

  @Test func `is compiled in the end, however late an error is found`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    // It stops at the first error.
    package.compiler = try package.folder.write(
      """
      #!/bin/sh
      for file; do
        case $file in *.swift)
          awk '{ place = match($0, / broken[(]/) } place { exit }
            END { if (place) print FILENAME ":" FNR ":" place + 1 ": error: broken";
              exit place }' "$file" || exit 1 ;;
        esac
      done
      """, to: "compiler")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.compiler)
    let functions = (0..<40).map { "func f\($0)() { broken() }" }
    try package.add(
      "App",
      [
        "Body.swift": """
        func g() {
        \((0..<10).map { "  broken(\($0))" }.joined(separator: "\n"))
        }
        struct Kept {}
        """,
        "Chain.swift": functions.joined(separator: "\n"),
        "Delegate.swift": "@main struct App { static func main() { broken() } }",
      ])
    let kinds = try package.pieces().mapValues { $0.map { $0.prefix { $0 != " " } } }
    #expect(
      kinds == [
        "App Body.swift": ["body"], "App Chain.swift": ["file"], "App Delegate.swift": ["member"],
      ])
    let (texts, files) = try package.adapted("App")
    let file = try #require(files.leftOut.first { $0.kind == .file })
    #expect(file.path.hasSuffix("/App-Chain.swift") && file.line == 1 && file.api == "broken")
    #expect(texts["App-Body.swift"]?.contains("struct Kept {}") == true)
    #expect(texts["App-Delegate.swift"]?.contains("@main struct App {") == true)
  }

  @Test func `loses the uses of a type in the same round as the type`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": "import UIKit\ntypealias Glow0 = UIKit.UIGlow\nstruct Box<Kept> {}",
        "B.swift": (1..<10).map { "typealias Glow\($0) = Glow\($0 - 1)" }
          .joined(separator: "\n"),
        "C.swift": """
        struct Kept { let glow: Glow9? = nil }
        func show(_ kept: Kept) { Glow3.start(); print(kept) }
        """,
      ])
    #expect(try package.settle() == 3)
    let texts = try package.adapted("App").texts
    #expect(texts["App-C.swift"]?.contains("print(kept)") == true)
    #expect(texts["App-C.swift"]?.contains("Glow3.start") == false)
  }

  @Test func `loses nothing that compiles`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add(
      "App",
      [
        "A.swift": "import UIKit\nclass Page: UIViewController { let a = UIView() }\n",
        "Lock.swift": "import Foundation\nclass Lock: NSLock, @unchecked Sendable {}\n",
      ])
    #expect(try package.pieces() == [:])
    let whole = try package.adapted("App")
    #expect(whole.files.leftOut.isEmpty && whole.files.unchanged.count == 2)
  }

  @Test func `is compiled whole again where a file has changed`() throws {
    var package = try SettlingPackage()
    defer { package.folder.remove() }
    try package.add("App", ["A.swift": "func a() { UIView().glow() }"])
    #expect(try package.pieces() == ["App A.swift": ["statement UIView.glow"]])
    #expect(try package.adapted("App").files.leftOut.count == 1)
    #expect(try package.adapted("App").files.leftOut.count == 1)
    #expect(try package.settle() == 0)
    _ = try package.folder.write("func a() { UIView().layout() }", to: "App-A.swift")
    let changed = try package.adapted("App")
    #expect(changed.files.leftOut.isEmpty)
    #expect(changed.texts["App-A.swift"]?.hasSuffix("func a() { UIView().layout() }") == true)
    #expect(try package.settle() == 1)
  }
}
