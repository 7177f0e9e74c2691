import Foundation
import Testing

/// Tests of the children that explore apps and run cases.
@Suite struct `Runs of a language server` {
  @Test func `an app without a map is explored once, in the background`() throws {
    let client = try TestClient()
    client.open("a.walk", "@app contacts\nsel")
    client.open("b.walk", "@app contacts\n")
    try #require(client.children.count == 1)
    let path = client.folder + "/.flowsh/contacts.map.json"
    #expect(
      client.children[0].arguments.prefix(5) == ["explore", "--app", "contacts", "--json", path])
    #expect(try client.completions("a.walk", 1, 3) == ["select"])
    try Data(TestClient.map.utf8).write(to: URL(filePath: path))
    client.children[0].end(0, "")
    #expect(try client.completions("a.walk", 1, 3) == ["select Fred", "select"])
    let ignored = try String(contentsOfFile: client.folder + "/.flowsh/.gitignore", encoding: .utf8)
    #expect(ignored == "*\n")
  }

  @Test func `a lens runs a case, whose failure, screens and calls the editor then shows`() throws {
    let client = try TestClient(["Flow.swift": "", ".flowsh/contacts.map.json": TestClient.map])
    client.open("a.walk", "@app contacts\n== see *\nselect Fred\nexpect screen X\n== b\nback\n")
    let lenses = try client.request(
      "textDocument/codeLens", ["textDocument": ["uri": client.uri("a.walk")]])
    #expect(
      lenses.matches(of: /"title":"([^"]*)"},"range".{0,60}"start":{"character":0,"line":(\d)/)
        .map { "\($0.2) \($0.1)" } == [
          "0 Run all", "0 Accept all", "1 Run", "1 Run from here", "1 Accept", "4 Run", "4 Accept",
        ])
    let command: [String: Any] = [
      "command": "flowsh.run",
      "arguments": [["uri": client.uri("a.walk"), "titles": ["see *"]]],
    ]
    #expect(try client.request("workspace/executeCommand", command) == "null")
    _ = try client.request("workspace/executeCommand", command)
    #expect(client.notifications("window/showMessage").last?.contains("still running") == true)
    let run = try #require(client.children.last)
    #expect(run.arguments.first == "test")
    #expect(run.arguments.suffix(2) == ["--name=see \\*", client.folder + "/a.walk"])
    let report = """
      {"cases":[{"file":"\(client.folder)/a.walk","line":2,"title":"see *","seconds":1,
      "status":"failed","steps":[{"command":"select Fred","file":"\(client.folder)/a.walk","line":3,
      "seconds":0,"status":"passed","calls":["didSelect(person:in:)  Flow.swift:7"],
      "screen":{"stack":"Persons > Fred","text":"Fred\\n  email\\n"}},{"command":"expect screen X",
      "file":"\(client.folder)/a.walk","line":4,"seconds":0,"status":"failed",
      "reason":"the screen is Fred"}]}],"interrupted":false,"program":"flowsh","seconds":1,
      "started":"2026-11-30T16:16:07Z","version":3}
      """
    try Data(report.utf8).write(to: URL(filePath: client.folder + "/.flowsh/last-run.json"))
    run.end(1, "a.walk:4: failed: see *\n  more\n1 case: 1 failed (1 s)\n")
    #expect(
      client.notifications("window/showMessage").last
        == #"{"message":"a.walk:4: failed: see *; 1 case: 1 failed (1 s)","type":1}"#)
    #expect(client.diagnostics().contains("3:0-15 the screen is Fred"))
    #expect(try client.request("hover", "a.walk", 2, 0).contains("email"))
    #expect(
      try client.request("definition", "a.walk", 2, 0).contains(
        #""start":{"character":0,"line":6}"#))
    // A step that is written otherwise now has no last run.
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": client.uri("a.walk"), "version": 2],
        "contentChanges": [["text": "@app contacts\n== see *\nback\nexpect screen Y\n"]],
      ])
    #expect(!client.diagnostics().contains { $0.contains("the screen is Fred") })
  }
}
