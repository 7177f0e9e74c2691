import BuildFormats
import Foundation
import ResourceCompiler
import Testing
import ToolSupport

@testable import flowsh_adapt

extension BuildPlan {
  /// A plan for a target without resources.
  init(
    in folder: String, sources: [File] = [], imports: [Import] = [], documents: [File] = []
  ) {
    self.init(
      folder: folder, sources: sources, imports: imports, documents: documents,
      resources: BundleRequest(kind: "app", module: "App", files: [], place: "App.app"))
  }
}

/// A folder with Swift files, which a build adapts.
private struct Target {
  let folder: TemporaryFolder
  private(set) var names: [String] = []

  init(_ files: KeyValuePairs<String, String>) throws {
    folder = try TemporaryFolder(prefix: "flowsh-adapt")
    for (name, text) in files { try write(text, to: name) }
  }

  mutating func write(_ text: String, to name: String) throws {
    _ = try folder.write(text, to: name)
    if !names.contains(name) { names.append(name) }
  }

  mutating func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    names.removeAll { $0 == name }
  }

  /// Runs the step, and returns the names of the files that it adapted; one file may be that of a
  /// module that the target imports.
  func build(importing kit: String? = nil) throws -> [String] {
    let imports = kit.map {
      [BuildPlan.Import(module: "Kit", sources: [folder.path + "/" + $0, "/nowhere.swift"])]
    }
    let sources = names.filter { $0 != kit }.map {
      BuildPlan.File(input: folder.path + "/" + $0, output: folder.path + "/out-" + $0)
    }
    var step = SourceStep(BuildPlan(in: folder.path, sources: sources, imports: imports ?? []))
    var files = AdaptedFiles()
    try step.run(&files)
    return step.adapted.map { URL(filePath: $0).lastPathComponent }
  }

  func output(_ name: String) -> String {
    (try? String(contentsOfFile: folder.path + "/out-" + name, encoding: .utf8)) ?? ""
  }
}

@Suite struct `The build of a target` {
  private let base = "class Base: UIViewController { @objc func base(_ x: Any) {} }"
  private let page = "class Page: Base { func f() { _ = #selector(base) } }"

  private func target() throws -> Target {
    try Target(["Base.swift": base, "Page.swift": page, "Other.swift": "let a = 1"])
  }

  @Test func `adapts every file the first time and none the second time`() throws {
    let target = try target()
    defer { target.folder.remove() }
    #expect(try target.build() == ["Base.swift", "Page.swift", "Other.swift"])
    #expect(try target.build() == [])
  }

  @Test func `adapts one file after one has changed`() throws {
    var target = try target()
    defer { target.folder.remove() }
    _ = try target.build()
    try target.write(
      "class Base: UIViewController { @objc func base(_ x: Any) { print() } }", to: "Base.swift")
    #expect(try target.build() == ["Base.swift"])
    try target.write("let a = 2; func f() { class Base2 {} }", to: "Other.swift")
    #expect(try target.build() == ["Other.swift"])
    #expect(target.output("Other.swift").hasSuffix("\nlet a = 2; func f() { class Base2 {} }"))
  }

  @Test func `adapts a thousand files, and one after one has changed`() throws {
    var target = try Target(["Base.swift": base])
    defer { target.folder.remove() }
    for number in 1..<1000 {
      try target.write(
        page.replacing("Page", with: "Page\(number)"), to: "Page\(number).swift")
    }
    #expect(try target.build().count == 1000)
    #expect(target.output("Page999.swift").contains("Selector(\"base:\", Page999.base(_:))"))
    try target.write(page.replacing("Page", with: "Page7") + "\nlet a = 1", to: "Page7.swift")
    #expect(try target.build() == ["Page7.swift"])
  }

  @Test func `adapts all files again if declarations have changed`() throws {
    var target = try target()
    defer { target.folder.remove() }
    _ = try target.build()
    try target.write("class Base: UIViewController { @objc func base() {} }", to: "Base.swift")
    #expect(try target.build() == ["Base.swift", "Page.swift", "Other.swift"])
    #expect(target.output("Page.swift").contains("Selector(\"base\", Page.base)"))
  }

  @Test func `adapts a class again when an extension's override changes that moves there`() throws {
    var target = try Target([
      "Page.swift": "class Page: UIViewController {}", "Other.swift": "let a = 1",
      "More.swift": "extension Page { override func viewDidLoad() {} }",
    ])
    defer { target.folder.remove() }
    _ = try target.build()
    try target.write("extension Page { override func viewDidLoad() { g() } }", to: "More.swift")
    #expect(try target.build() == ["Page.swift", "More.swift"])
    #expect(target.output("Page.swift").contains("override func viewDidLoad() { g() }"))
    try target.remove("More.swift")
    #expect(try target.build() == ["Page.swift", "Other.swift"])
    #expect(!target.output("Page.swift").contains("viewDidLoad"))
  }

  @Test func `adapts all files again if declarations of an imported module have changed`() throws {
    var target = try Target([
      "Kit.swift": "open class Kit: UIViewController { @objc public func base(_ x: Any) {} }",
      "Page.swift": "class Page: Kit { func f() { _ = #selector(base) } }",
      "Other.swift": "let a = 1",
    ])
    defer { target.folder.remove() }
    #expect(try target.build(importing: "Kit.swift") == ["Page.swift", "Other.swift"])
    #expect(target.output("Page.swift").contains("Selector(\"base:\", Page.base(_:))"))
    #expect(try target.build(importing: "Kit.swift") == [])
    try target.write(
      "open class Kit: UIViewController { @objc public func base() {} }", to: "Kit.swift")
    #expect(try target.build(importing: "Kit.swift") == ["Page.swift", "Other.swift"])
  }

  @Test func `adapts a file again whose result is missing`() throws {
    let target = try target()
    defer { target.folder.remove() }
    _ = try target.build()
    try FileManager.default.removeItem(atPath: target.folder.path + "/out-Other.swift")
    #expect(try target.build() == ["Other.swift"])
  }

  @Test func `adapts everything after another version of the tool, or without a record`() throws {
    let target = try target()
    defer { target.folder.remove() }
    _ = try target.build()
    let path = target.folder.path + "/cache.json"
    let record = try String(contentsOfFile: path, encoding: .utf8)
    let tool = SourceCache.currentTool
    #expect(record.contains(tool))
    _ = try target.folder.write(record.replacing(tool, with: "older"), to: "cache.json")
    #expect(try target.build().count == 3)
    _ = try target.folder.write("no record", to: "cache.json")
    #expect(try target.build().count == 3)
  }

  @Test func `leaves a result alone that stays the same, so that nothing is compiled again`()
    throws
  {
    var target = try target()
    defer { target.folder.remove() }
    _ = try target.build()
    let path = target.folder.path + "/out-Page.swift"
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    try target.write(base + " // same", to: "Base.swift")
    try target.write(
      page.replacing("#selector(base)", with: "#selector(base(_:))"), to: "Page.swift")
    #expect(try target.build() == ["Base.swift", "Page.swift"])
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test func `records which files were passed on unchanged`() throws {
    let target = try target()
    defer { target.folder.remove() }
    _ = try target.build()
    var step = SourceStep(
      BuildPlan(
        in: target.folder.path,
        sources: target.names.map {
          BuildPlan.File(
            input: target.folder.path + "/" + $0, output: target.folder.path + "/out-" + $0)
        }))
    var files = AdaptedFiles()
    try step.run(&files)
    #expect(step.adapted == [] && files.unchanged == [target.folder.path + "/Other.swift"])
  }

  @Test func `refuses two files of one name, and names both`() throws {
    let target = try target()
    defer { target.folder.remove() }
    let files = ["a/Page.swift", "b/Page.swift"].map {
      BuildPlan.File(input: $0, output: "out/Page.adapted.swift")
    }
    var step = SourceStep(BuildPlan(in: "out", sources: files))
    let error = #expect(throws: Diagnostic.self) {
      var files = AdaptedFiles()
      try step.run(&files)
    }
    #expect(
      error?.description == "b/Page.swift: error: the target has two files of this name, and a "
        + "module can have only one; the other is a/Page.swift")
  }

  @Test func `names a file that can't be read`() throws {
    var target = try target()
    defer { target.folder.remove() }
    try target.write("", to: "Gone.swift")
    try FileManager.default.removeItem(atPath: target.folder.path + "/Gone.swift")
    let error = #expect(throws: Diagnostic.self) { try target.build() }
    #expect(
      error?.description == "\(target.folder.path)/Gone.swift: error: the file can't be read")
  }
}
