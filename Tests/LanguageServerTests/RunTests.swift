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

  private static func step(
    _ command: String, _ line: Int, _ status: String = "passed", file: String = "a.walk",
    groups: String = "", _ rest: String = ""
  ) -> String {
    #"{"command":"\#(command)","file":"DIR/\#(file)","line":\#(line),"seconds":0,"#
      + #""groups":[\#(groups)],"status":"\#(status)"\#(rest)}"#
  }

  private static func failed(
    _ command: String, _ line: Int, _ reason: String, file: String = "a.walk",
    groups: String = ""
  ) -> String {
    step(command, line, "failed", file: file, groups: groups, #","reason":"\#(reason)""#)
  }

  private static func ran(_ title: String, _ line: Int, _ steps: String...) -> String {
    #"{"file":"DIR/a.walk","line":\#(line),"title":"\#(title)","seconds":1,"status":"failed","#
      + #""steps":[\#(steps.joined(separator: ","))]}"#
  }

  @Test func `a lens runs a case, whose failure, screens and calls the editor then shows`() throws {
    let client = try TestClient(["Flow.swift": "", ".flowsh/contacts.map.json": TestClient.map])
    try client.openSaved(
      "a.walk", "@app contacts\n== see *\nselect Fred\nexpect screen X\n== b @x\nback\n")
    let lenses = try client.request(
      "textDocument/codeLens", ["textDocument": ["uri": client.uri("a.walk")]])
    #expect(
      lenses.matches(of: /"title":"([^"]*)"},"range".{0,60}"start":{"character":0,"line":(\d)/)
        .map { "\($0.2) \($0.1)" } == [
          "0 Run all", "0 Accept all", "1 Run", "1 Run from here", "1 Accept", "4 Run", "4 Accept",
        ])
    _ = try client.execute("flowsh.run", "a.walk", line: 1)
    _ = try client.execute("flowsh.run", "a.walk")
    #expect(client.shown.contains("still running"))
    let run = try #require(client.children.last)
    #expect(run.arguments.first == "test")
    #expect(run.arguments.suffix(2) == ["--name=see \\*", client.folder + "/a.walk"])
    let screen =
      #","calls":["didSelect(person:in:)  Flow.swift:7"],"#
      + #""screen":{"stack":"Persons > Fred","text":"Fred\n  email\n"}"#
    try client.endRun(
      Self.ran(
        "see *", 2, Self.step("select Fred", 3, "passed", screen),
        Self.failed("expect screen X", 4, "the screen is Fred")))
    #expect(client.shown == "a.walk:4: failed: see *; 1 case: 1 failed (1 s)")
    #expect(client.diagnostics().contains("3:0-15 the screen is Fred"))
    #expect(try client.request("hover", "a.walk", 2, 0).contains("email"))
    #expect(
      try client.request("definition", "a.walk", 2, 0).contains(
        #""start":{"character":0,"line":6}"#))
    // Lines below an edit are those that ran, and a step that is written otherwise didn't run.
    client.change(
      "a.walk", "@app contacts\n\n== see *\nback\nexpect screen X\n== b @x\nback\n")
    #expect(client.diagnostics().contains("4:0-15 the screen is Fred"))
    #expect(try !client.request("hover", "a.walk", 3, 0).contains("email"))
    client.change("a.walk", "@app contacts\n== see *\nback\nexpect screen Y\n")
    #expect(!client.diagnostics().contains { $0.contains("the screen is Fred") })
    // The cases below, and an unknown command.
    client.change("a.walk", "@app contacts\n== see *\nselect Fred\n== b @x\nback\n")
    _ = try client.execute("flowsh.run", "a.walk", line: 1, goesOn: true)
    #expect(try #require(client.children.last).arguments.contains("--name=b"))
    #expect(TestClient.text(try client.execute("flowsh.fly", "a.walk")).contains("-32602"))
  }

  @Test
  func `failures are at the lines as they are written, with variables, blocks, marks and scripts`()
    throws
  {
    let client = try TestClient(["s.steps": "back\nselect Nobody\n"])
    try client.openSaved(
      "a.walk",
      """
      == one
      select ${who}
      each x in (Fred Zed)
      select ${x}
      end
      !select Fred
      ?select Nobody
      source s.steps
      expect screen X
      """)
    client.open("s.steps", "back\nselect Nobody\n")
    _ = try client.execute("flowsh.run", "a.walk")
    let each = #""each [2: x=Zed]""#
    let source = #""source s.steps""#
    try client.endRun(
      Self.ran(
        "one", 1, Self.failed("select Nobody", 2, "no row"),
        Self.failed("select Zed", 4, "no Zed", groups: each),
        Self.failed("! select Fred", 6, "it had an effect"),
        Self.step("? select Nobody", 7, "noted", #","reason":"refused""#),
        Self.step("source s.steps", 8), Self.step("back", 1, file: "s.steps", groups: source),
        Self.failed("select Nobody", 2, "no row", file: "s.steps", groups: source),
        Self.failed("expect screen X", 9, "it is Y")))
    let found = Dictionary(
      grouping: client.messages.filter {
        $0["method"] as? String == "textDocument/publishDiagnostics"
      }.compactMap { $0["params"] as? [String: Any] }
    ) { $0["uri"] as? String ?? "" }.mapValues { published in
      (published.last?["diagnostics"] as? [[String: Any]] ?? []).filter {
        $0["source"] as? String == "flowsh test"
      }.map { diagnostic in
        let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
        return "\(range["start"]?["line"] ?? -1) \(diagnostic["message"] as? String ?? "")"
      }
    }
    #expect(
      found[client.uri("a.walk")] == [
        "1 no row", "3 no Zed", "5 it had an effect", "7 s.steps:2: no row", "8 it is Y",
      ])
    #expect(found[client.uri("s.steps")] == ["1 no row"])
  }

  @Test func `a run of a file replaces its cases, and a case without its title is gone`() throws {
    let client = try TestClient()
    try client.openSaved("a.walk", "== a\nexpect screen X\n== c\nback\n")
    _ = try client.execute("flowsh.run", "a.walk")
    try client.endRun(
      Self.ran("a", 1, Self.failed("expect screen X", 2, "it is Y")) + ","
        + Self.ran("c", 3, Self.failed("back", 4, "no Back")))
    #expect(client.diagnostics().contains("1:0-15 it is Y"))
    try Data("== b\nexpect screen X\n== c\nback\n".utf8).write(
      to: URL(filePath: client.folder + "/a.walk"))
    client.change("a.walk", "== b\nexpect screen X\n== c\nback\n")
    #expect(!client.diagnostics().contains("1:0-15 it is Y"))
    #expect(client.diagnostics().contains("3:0-4 no Back"))
    _ = try client.execute("flowsh.run", "a.walk")
    try client.endRun(Self.ran("b", 1, Self.step("expect screen X", 2)))
    #expect(!client.diagnostics().contains { $0.contains("no Back") })
  }

  @Test func `with unsaved changes, the saved file runs, and nothing is accepted`() throws {
    let client = try TestClient()
    try client.openSaved("a.walk", "== a\nback\n== b\nback\n")
    client.change("a.walk", "note x\n== a\nback\n== b\nback\n")
    let before = client.children.count
    _ = try client.execute("flowsh.accept", "a.walk")
    #expect(client.shown.contains("unsaved changes"))
    #expect(client.children.count == before)
    // The line of a title is that of the document.
    _ = try client.execute("flowsh.run", "a.walk", line: 3)
    #expect(try #require(client.children.last).arguments.contains("--name=b"))
    try client.endRun(Self.ran("b", 3, Self.step("back", 4)))
    #expect(client.shown.hasSuffix("the file was run as it is saved"))
  }

  @Test func `a rebuilt program explores the app again, and tells the user once`() throws {
    let client = try TestClient([".flowsh/contacts.map.json": TestClient.map])
    client.open("a.walk", "@app contacts\n")
    #expect(client.children.isEmpty)
    for count in 1...2 {
      let date = Date(timeIntervalSinceNow: TimeInterval(count))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: client.program)
      let document = ["textDocument": ["uri": client.uri("a.walk")]]
      client.notify("textDocument/didSave", document)
      client.notify("textDocument/didSave", document)
      #expect(client.children.count == count)
    }
    #expect(client.notifications("window/showMessage").count == 1)
    #expect(client.shown.contains("was rebuilt"))
  }

  @Test func `each folder of a workspace has its own state, and files are found in all`() throws {
    let client = try TestClient([
      "A/.flowsh/contacts.map.json": TestClient.map, "A/a.walk": "@app contacts\nselect Fred\n",
      "A/B/b.walk": "@app contacts\nselect Fred\n", "C/c.walk": "@app contacts\nselect Fred\n",
    ])
    func folder(_ name: String) -> [String: String] { ["uri": client.uri(name), "name": name] }
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": ["added": [folder("A"), folder("A/B"), folder("C")], "removed": [folder("")]]
      ])
    client.open("A/a.walk", "@app contacts\nselect Fred\n")
    let references = try client.request("references", "A/a.walk", 1, 0)
    for name in ["A/a.walk", "A/B/b.walk", "C/c.walk"] { #expect(references.contains(name)) }
    client.open("A/B/b.walk", "@app contacts\nselect Fred\n")
    _ = try client.execute("flowsh.run", "A/B/b.walk")
    #expect(client.children.last?.arguments[2] == client.folder + "/A/B/.flowsh/last-run.json")
  }

  @Test func `without a folder of its own, a workspace's state is in the cache`() throws {
    // A file has the folder's name.
    let client = try TestClient([".flowsh": ""])
    setenv("XDG_CACHE_HOME", client.folder + "/cache", 1)
    defer { unsetenv("XDG_CACHE_HOME") }
    try client.openSaved("a.walk", "back\n")
    _ = try client.execute("flowsh.run", "a.walk")
    let report = try #require(client.children.last?.arguments[2])
    #expect(report.hasPrefix(client.folder + "/cache/flowsh/workspaces/"))
    let folder = (report as NSString).deletingLastPathComponent
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    #expect(FileManager.default.fileExists(atPath: folder + "/.gitignore"))
    // A folder that is gone isn't made again.
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": client.uri("gone"), "name": "gone"]], "removed": [String]()]])
    client.open("gone/a.walk", "@app storefront\nback\n")
    let map = try #require(client.children.last?.arguments[4])
    #expect(map.hasPrefix(client.folder + "/cache/flowsh/workspaces/"))
    #expect(!FileManager.default.fileExists(atPath: client.folder + "/gone"))
  }

  @Test func `a folder that is there already is ignored by version control, too`() throws {
    let client = try TestClient([".flowsh/contacts.map.json": "{}"])
    client.open("a.walk", "@app contacts\n")
    #expect(FileManager.default.fileExists(atPath: client.folder + "/.flowsh/.gitignore"))
  }

  @Test func `runs are code actions, too, and a client gets the kinds that it asks for`() throws {
    let client = try TestClient()
    client.open("a.walk", "== a\nsel Fred\n== b\nback\n")
    func actions(_ line: Int, _ only: [String]? = nil) throws -> [String] {
      var context: [String: Any] = ["diagnostics": [Any]()]
      context["only"] = only
      let position = ["line": line, "character": 0]
      return try client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": client.uri("a.walk")], "context": context,
          "range": ["start": position, "end": position],
        ]
      ).matches(of: /"kind":"([^"]*)","title":"([^"]*)"/).map { "\($0.1) \($0.2)" }
    }
    let runs = ["Run", "Run from here", "Accept", "Run all", "Accept all"].map {
      "source.run \($0)"
    }
    #expect(
      try actions(1) == [
        #"quickfix Write \"#, "source.fixAll Correct all that has only one correction",
      ] + runs)
    #expect(try actions(3) == runs.filter { !$0.contains("from here") })
    #expect(try actions(3, ["source.fixAll"]).count == 1)
    #expect(try actions(3, ["quickfix"]) == [])
  }
}
