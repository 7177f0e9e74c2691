import Foundation
import Testing
import ToolSupport

@testable import flowsh_adapt

/// The rule is that of `flowsh adopt`, too, whose files the tool has by symbolic links.
@Suite struct `The files of a target in flowsh.json` {
  private func found(
    _ names: [String], in files: [String], exclude: [String] = [], folders: [String] = [],
    links: [String: String] = [:]
  ) throws -> Result<[String], Problem> {
    let folder = try TemporaryFolder(prefix: "flowsh-files")
    defer { folder.remove() }
    for name in files {
      try FileManager.default.createDirectory(
        atPath: Path.folder(of: folder.path + "/" + name), withIntermediateDirectories: true)
      _ = try folder.write("", to: name)
    }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    var entry = Configuration.Entry()
    (entry.name, entry.root, entry.files) = ("App", "App", names)
    (entry.exclude, entry.folders) = (exclude, folders)
    let root = (Path.real(folder.path) ?? folder.path) + "/"
    do {
      let found = try entry.found(beside: URL(filePath: root))
      return .success(found.map { $0.replacing(root, with: "") })
    } catch let problem as Problem {
      return .failure(Problem(problem.description.replacing(root, with: "")))
    }
  }

  @Test func `are those of its folders, without other apps' bundles and what is left out`() throws {
    let all = [
      "App/A.swift", "App/Pods/P.swift", "App/.git/G.swift", "App/I.xcassets/Contents.json",
      "App/P.playground/C.swift", "App/W/index.html", "App/W/a/b.js", "App/x/A.pb.swift",
      "Other/O.swift", "App/x/B.swift",
    ]
    #expect(
      try found([".", "../Other/O.swift"], in: all, exclude: ["**/*.pb.swift"], folders: ["W"])
        .get() == [
          "App/A.swift", "App/I.xcassets", "App/W", "App/x/B.swift", "Other/O.swift",
        ])
    #expect(try found(["x", "x/B.swift"], in: all, exclude: ["x"]).get() == [])
  }

  @Test func `aren't outside of its folders, and no links that lead nowhere or to devices`() throws
  {
    let links = [
      "App/up": "..", "App/self": ".", "App/Gone.swift": "none", "App/Null.swift": "/dev/null",
      "App/shared": "../Shared",
    ]
    #expect(
      try found(["."], in: ["App/A.swift", "Shared/B.swift", "C.swift"], links: links).get()
        == ["App/A.swift", "App/shared/B.swift"])
  }

  @Test func `that are gone are reported`() throws {
    guard case .failure(let problem) = try found(["B.swift"], in: ["App/A.swift"]) else {
      Issue.record("no problem")
      return
    }
    #expect(
      problem.description
        == "flowsh.json: App: there is no App/B.swift; if the project lists it, rename or remove it"
        + " there, too, and run \"flowsh adopt\" again")
  }

  @Test func `give names to others that SwiftPM can write`() {
    #expect(OutputName.of("A+b \"q\"\n\\é 😀") == "A+b _u22_q_u22__ua__u5c_é 😀")
  }
}
