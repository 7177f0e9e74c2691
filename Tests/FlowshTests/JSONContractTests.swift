import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Tests that the program's JSON output is as its schema and its documentation say.
@Suite(.blocking) struct `The JSON contract` {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let page = "Sources/Tools/FlowshCommand/FlowshCommand.docc/JSONOutput.md"

  /// The trace's tests validate the output of the other samples.
  @Test func `each object of the samples with leaks is valid`() throws {
    let folder = Self.root.appending(path: "samples/leaky").path
    let walks = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".walk") }.map { "\(folder)/\($0)" }
    let ending = try Program.run(
      "flowsh",
      ["--app", "leaky", "--format", "json"] + walks + [
        Self.root.appending(path: "samples/tour.walk").path
      ])
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(ending.output.contains("\"leaks\":[{"))
    #expect(try JSONSchema.ofOutput().problems(ofLines: ending.output) == [])
  }

  @Test func `--print-schema prints the schema`() throws {
    let schema = try String(
      contentsOf: Self.root.appending(path: "Sources/Tools/FlowshCommand/flowsh.schema.json"),
      encoding: .utf8)
    let ending = try Program.run("flowsh", ["--print-schema"])
    #expect(ending.output == schema && ending.status == .exited(0))
  }

  @Test func `--print-schema says what it takes`() throws {
    let ending = try Program.run("flowsh", ["--print-schema", "foo"])
    #expect(ending.status == .exited(64))
    #expect(
      ending.errors.hasPrefix(
        "Error: --print-schema can't be 'foo'; use one of output, report, map\n"), "\(ending)")
  }

  @Test func `--print-schema report prints the schema of JSON reports`() throws {
    let schema = try String(
      contentsOf: Self.root.appending(
        path: "Sources/Tools/Reports/Formats/JSON/report.schema.json"),
      encoding: .utf8)
    let ending = try Program.run("flowsh", ["--print-schema", "report"])
    #expect(ending.output == schema && ending.status == .exited(0))
  }

  @Test func `--print-schema map prints the schema of maps`() throws {
    let schema = try String(
      contentsOf: Self.root.appending(path: "Sources/Tools/Reports/Map/Text/map.schema.json"),
      encoding: .utf8)
    let ending = try Program.run("flowsh", ["--print-schema", "map"])
    #expect(ending.output == schema && ending.status == .exited(0))
  }

  @Test func `--json-events off leaves out events and calls`() throws {
    let ending = try Program.run(
      "flowsh", ["--app", "contacts", "--format", "json", "--json-events", "off", "-c", "select 1"])
    #expect(ending.output.hasPrefix("{\"command\":\"select 1\",\"file\":"))
    #expect(!ending.output.contains("\"trace\""))
  }

  @Test func `mistakes that are found before anything runs are objects, too`() throws {
    let directory = try Directory()
    directory.write("select Fred\nselect \"x\nend\n", to: "a.walk")
    let file = directory.file("a.walk")
    let ending = try Program.run("flowsh", ["--format", "json", file])
    let objects = try ending.lines.dropLast().map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(ending.status == .exited(64))
    #expect(objects.map { $0["line"] as? Int } == [2, 3])
    #expect(
      objects.map { ($0["error"] as? [String: Any])?["kind"] as? String } == [
        "syntax", "unmatched-end",
      ])
    #expect(try JSONSchema.ofOutput().problems(ofLines: ending.output) == [])
  }

  @Test func `the page about the JSON output names all keys and kinds, with valid examples`() throws
  {
    let text = try Document(path: Self.page).text
    let schema = try JSONSchema.ofOutput()
    let examples = text.matches(of: /(?ms)^### (\w+)$.*?^```json\n(.*?)^```$/)
    #expect(examples.count > 20)
    for example in examples {
      let problems = schema.problems(of: String(example.2), as: String(example.1))
      #expect(problems == [], "\(example.1)")
    }
    for name in schema.propertyNames.sorted() + schema.values(of: "kind", in: "error") {
      #expect(text.contains("`\(name)`"), "\(name) is missing")
    }
  }
}
