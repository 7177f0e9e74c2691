import Foundation
import Testing
import ToolSupport

@testable import flowsh_adapt

@Suite struct `The file flowsh.json` {
  private func read(_ text: String) throws -> Result<[Configuration.Entry], Problem> {
    let folder = try TemporaryFolder(prefix: "flowsh-adapt")
    defer { folder.remove() }
    let file = URL(filePath: try folder.write(text, to: "flowsh.json"))
    do {
      return .success(try Configuration.read(file).targets)
    } catch let problem as Problem {
      return .failure(Problem(problem.description.replacing(folder.path + "/", with: "")))
    }
  }

  /// The mistakes in a file with one target, whose members begin in line 3.
  private func mistakes(_ members: String) throws -> [String] {
    let text = """
      {"version": 1, "targets": [{
        "name": "App", "root": ".", "files": ["."],
      \(members)
      }]}
      """
    guard case .failure(let problem) = try read(text) else { return [] }
    return problem.description.split(separator: "\n").map { String($0.trimmingPrefix("error: ")) }
  }

  @Test func `lists the targets, with what each is made of`() throws {
    let text = """
      {"version": 1, "targets": [
        {"name": "App", "root": "../App", "files": ["A", "B"], "exclude": ["*.pb.swift"],
         "folders": ["Web"], "infoPlist": "Info.plist", "buildSettings": {"PRODUCT_NAME": "Trips"},
         "developmentRegion": "de", "brokenConnections": "warn"},
        {"name": "Kit", "root": "Kit", "files": []}
      ]}
      """
    let targets = try read(text).get()
    let app = try #require(targets.first)
    #expect(app.name == "App" && app.root == "../App" && app.files == ["A", "B"])
    #expect(app.exclude == ["*.pb.swift"] && app.folders == ["Web"])
    #expect(app.infoPlist == "Info.plist" && app.buildSettings == ["PRODUCT_NAME": "Trips"])
    #expect(app.developmentRegion == "de" && app.brokenConnections == .warn)
    let kit = try #require(targets.last)
    #expect(kit.exclude == [] && kit.infoPlist == nil && kit.developmentRegion == nil)
    #expect(kit.brokenConnections == nil)
  }

  private static let keys =
    "name, root, files, exclude, folders, infoPlist, buildSettings, developmentRegion, "
    + "brokenConnections"

  @Test(arguments: [
    (
      #"  "excludes": ["A"]"#,
      "3:3: unknown key \"excludes\"; a target can have \(keys); did you mean \"exclude\"?"
    ),
    (#"  "zzz": 1"#, "3:3: unknown key \"zzz\"; a target can have \(keys)"),
    (
      #"  "brokenConnections": "wran""#,
      "3:24: \"brokenConnections\" is \"wran\"; it can be \"error\" or \"warn\"; "
        + "did you mean \"warn\"?"
    ),
    (
      #"  "brokenConnections": true"#,
      "3:24: \"brokenConnections\" is a string; found a boolean"
    ),
    (#"  "exclude": "A""#, "3:14: \"exclude\" is an array of strings; found a string"),
    (
      #"  "exclude": ["A", 2]"#,
      "3:20: \"exclude\" is an array of strings; found a number"
    ),
    (
      #"  "buildSettings": {"A": []}"#, "3:26: \"A\" is a string; found an array"
    ),
    (#"  "root": "..""#, "3:3: the key \"root\" occurs twice"),
    (
      #"  "exclude": ["A",]"#,
      "3:19: not valid JSON: expected a value after the comma, found \"]\""
    ),
  ])
  func `may not have what it can't mean`(members: String, message: String) throws {
    #expect(try mistakes(members) == ["flowsh.json:" + message])
  }

  @Test func `may have several mistakes, all of which are reported`() throws {
    #expect(
      try mistakes("  \"exlude\": [],\n  \"infoPlist\": []") == [
        "flowsh.json:3:3: unknown key \"exlude\"; a target can have \(Self.keys); "
          + "did you mean \"exclude\"?",
        "flowsh.json:4:16: \"infoPlist\" is a string; found an array",
      ])
  }

  @Test(arguments: [
    ("[]", "1:1: flowsh.json is an object; found an array"),
    ("{\"version\": 1}", "1:1: \"targets\" is missing in flowsh.json"),
    (
      "{\"version\": 2, \"targets\": {}, \"new\": 1}",
      "1:13: version 2 isn't known; this flowsh knows version 1"
    ),
    (
      "{\"version\": 1, \"targets\": [{\"name\": \"App\", \"root\": \".\"}]}",
      "1:28: \"files\" is missing in a target"
    ),
    (
      "{\"version\": 1, \"targets\": [1]}", "1:28: a target is an object; found a number"
    ),
    (
      "{\"version\": 1,\n \"target\": []}",
      "2:2: unknown key \"target\"; flowsh.json can have version, targets; "
        + "did you mean \"targets\"?"
    ),
  ])
  func `names the place of what is missing or unknown`(text: String, message: String) throws {
    guard case .failure(let problem) = try read(text) else {
      Issue.record("no mistake")
      return
    }
    #expect(
      problem.description.split(separator: "\n").first.map(String.init) == "flowsh.json:" + message)
  }

  @Test func `lists a target once`() throws {
    let target = "{\"name\": \"App\", \"root\": \".\", \"files\": []}"
    guard
      case .failure(let problem) = try read(
        "{\"version\": 1, \"targets\": [\(target),\n\(target)]}")
    else {
      Issue.record("no mistake")
      return
    }
    #expect(problem.description == "flowsh.json:2:1: the target \"App\" occurs twice")
  }

  @Test func `is written by flowsh adopt if it is missing`() {
    #expect(throws: Problem.self) { try Configuration.read(URL(filePath: "/none/flowsh.json")) }
  }
}
