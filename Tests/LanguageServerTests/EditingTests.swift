import Foundation
import Testing

/// Tests of what an editor asks for while a walkthrough is written.
@Suite struct `A walkthrough in an editor` {
  private static let mapped = [".flowsh/contacts.map.json": TestClient.map]

  @Test func `mistakes have the ranges of what they are about, in UTF-16`() throws {
    let client = try TestClient()
    client.open("a.walk", "note 👍🏽\nnote 👍🏽 ${missing}\n  selct Fred # x\nexpect scren Fred\n")
    let found = client.diagnostics()
    #expect(found.contains { $0.hasPrefix("1:10-19 ") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("2:2-7 ") && $0.contains("\"select\"") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("3:0-17 ") }, "\(found)")
  }

  @Test func `changes of parts are applied, also beside surrogates and beyond the end`() throws {
    let client = try TestClient()
    client.open("a.walk", "note 👍🏽x\r\nback")
    func change(_ text: String, _ range: (Int, Int, Int, Int)) {
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": client.uri("a.walk"), "version": 2],
          "contentChanges": [
            [
              "text": text,
              "range": [
                "start": ["line": range.0, "character": range.1],
                "end": ["line": range.2, "character": range.3],
              ],
            ]
          ],
        ])
    }
    change("${a}", (0, 9, 0, 10))
    #expect(client.diagnostics().map { $0.prefix(6) } == ["0:9-12"])
    // The middle of a surrogate pair is its beginning.
    change("", (0, 6, 0, 9))
    #expect(client.diagnostics().map { $0.prefix(6) } == ["0:5-8 "])
    change("\nselec", (7, 0, 99, 99))
    #expect(client.diagnostics().contains { $0.hasPrefix("2:0-5 ") })
    change("", (0, 0, 99, 0))
    #expect(client.diagnostics() == [])
  }

  @Test func `a correction is a quick fix with the range of the word`() throws {
    let client = try TestClient()
    client.open("a.walk", "sel Fred\nexpect screen Fred withn 2s\n== a @x,y\nback\n")
    let actions = try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": client.uri("a.walk")], "context": ["diagnostics": []],
        "range": [
          "start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0],
        ],
      ])
    #expect(actions.contains(#""title":"Write \"select\"""#))
    #expect(actions.contains(#""title":"Write \"within\"""#))
    #expect(
      actions.contains(
        #"{"newText":"select","range":{"end":{"character":3,"line":0},"start":{"character":0,"line":0}}}"#
      ))
    #expect(actions.contains("source.fixAll"))
    #expect(actions.contains(#""newText":"@x @y""#))
  }

  @Test func `completion offers commands, subjects, settings, apps and files`() throws {
    let client = try TestClient(["walks/login.steps": "back\n", "walks/b.walk": ""])
    let text = "@\n@app \nsel\nexpect \nsource lo\nexpect screen \"\n"
    client.open("walks/a.walk", text)
    #expect(try client.completions("walks/a.walk", 0, 1).contains("@app"))
    #expect(try client.completions("walks/a.walk", 1, 5) == ["contacts", "storefront"])
    #expect(try client.completions("walks/a.walk", 2, 3) == ["select"])
    #expect(try client.completions("walks/a.walk", 3, 7).contains("screen"))
    #expect(try client.completions("walks/a.walk", 4, 9) == ["login.steps"])
  }

  @Test func `completion offers the moves of the screen first, and screens, from the map`() throws {
    let client = try TestClient(Self.mapped)
    client.open("a.walk", "@app contacts\nsel\nselect Fred\n\nexpect screen \ngoto F\n")
    #expect(try client.completions("a.walk", 1, 3) == ["select Fred", "select"])
    #expect(try client.completions("a.walk", 3, 0).first == "back")
    #expect(try client.completions("a.walk", 4, 14) == ["Persons", "Fred"])
    #expect(try client.completions("a.walk", 5, 6) == ["Fred"])
  }

  @Test func `completion offers a screen whose titles vary by the name of its class`() throws {
    let map = TestClient.map.replacing("\"Fred\"", with: "\"Person\"")
    let client = try TestClient([".flowsh/contacts.map.json": map])
    client.open("a.walk", "@app contacts\nexpect screen \ngoto P\n")
    #expect(try client.completions("a.walk", 1, 14) == ["Persons", "Person"])
    #expect(try client.completions("a.walk", 2, 6) == ["Persons", "Person"])
  }

  @Test func `a hover shows the help on a word, and the screen to which a step leads`() throws {
    let client = try TestClient(Self.mapped)
    client.open("a.walk", "@app contacts\nselect Fred\nexpect screen Fred\n# select\n")
    #expect(try client.request("hover", "a.walk", 0, 2).contains("@app"))
    let step = try client.request("hover", "a.walk", 1, 2)
    #expect(step.contains("leads to Fred (PersonViewController)"))
    #expect(step.contains("select ROW"))
    #expect(try client.request("hover", "a.walk", 2, 9).contains("screen NAME"))
    #expect(try client.request("hover", "a.walk", 3, 3) == "null")
  }

  @Test func `a definition is a file, a variable's line, or the line of Swift that a step called`()
    throws
  {
    let client = try TestClient(
      Self.mapped.merging(["Sources/Flow.swift": "", "walks/in.steps": "back\n"]) { $1 })
    client.open(
      "walks/a.walk", "@app contacts\n@set who = Fred\nselect Fred\nsource in.steps\nnote ${who}\n")
    #expect(
      try client.request("definition", "walks/a.walk", 2, 8)
        == #"[{"range":{"end":{"character":0,"line":40},"start":{"character":0,"line":40}},"uri":""#
        + client.uri("Sources/Flow.swift") + #""}]"#)
    #expect(
      try client.request("definition", "walks/a.walk", 3, 9).contains("walks/in.steps"))
    #expect(
      try client.request("definition", "walks/a.walk", 4, 9).contains(
        #""start":{"character":5,"line":1}"#))
    #expect(try client.request("definition", "walks/a.walk", 0, 0) == "[]")
  }

  @Test
  func `references of a screen are the lines of all walkthroughs that lead there or expect it`()
    throws
  {
    let client = try TestClient(
      Self.mapped.merging([
        "b.walk": "@app contacts\nselect Barney\nback\ngoto Fred\n",
        "c.walk": "@app storefront\ngoto Fred\n",
      ]) { $1 })
    client.open("a.walk", "@app contacts\nselect Fred\nexpect screen Fred\nback\n")
    try Data("@app contacts\n".utf8).write(to: URL(filePath: client.folder + "/a.walk"))
    let lines = try client.request("references", "a.walk", 2, 3)
      .matches(of: /"line":(\d+)},"start".{0,40}"uri":"[^"]*\/(\w.walk)"/).map { "\($0.2):\($0.1)" }
    #expect(lines == ["a.walk:1", "a.walk:2", "b.walk:1", "b.walk:3"])
  }

  @Test func `symbols are the cases with their tags, and the fixtures`() throws {
    let client = try TestClient()
    client.open("a.walk", "setup\nback\nend\n\n== log in @smoke @x\nback\n\n== other\nback\n")
    let symbols = try client.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": client.uri("a.walk")]])
    #expect(
      symbols.matches(of: /"name":"([^"]*)"/).map { String($0.1) } == ["setup", "log in", "other"])
    #expect(symbols.contains(#""detail":"@smoke @x""#))
    let folds = try client.request(
      "textDocument/foldingRange", ["textDocument": ["uri": client.uri("a.walk")]])
    #expect(
      folds
        == #"[{"endLine":2,"startLine":0},{"endLine":5,"startLine":4},{"endLine":8,"startLine":7}]"#
    )
  }

  @Test func `formatting indents blocks, and changes only blanks at the beginning`() throws {
    let client = try TestClient()
    client.open(
      "a.walk", "  == a\neach x in (1 2)\nif screen A\n| b \nelse\n\tnote c\n   \nend\nend\n end\n")
    let edits = try client.request(
      "textDocument/formatting",
      [
        "textDocument": ["uri": client.uri("a.walk")],
        "options": ["tabSize": 2, "insertSpaces": true],
      ])
    #expect(
      edits.matches(of: /"newText":"( *)".{0,60}?"line":(\d+)/).map { "\($0.2):\($0.1.count)" }
        == ["0:0", "2:2", "3:4", "4:2", "5:4", "6:0", "7:2", "9:0"])
  }

  @Test func `rename changes a variable wherever it counts, and nothing else`() throws {
    let client = try TestClient()
    client.open(
      "a.walk",
      "@set who = ${who2:-x}\neach a b in (1 2)\nnote \\${who} ${who}\ntype '${who}' \"${who:-x}\"\nend\n"
    )
    func rename(_ line: Int, _ character: Int, _ name: String) throws -> [String: Any] {
      try client.answer(
        "textDocument/rename",
        [
          "textDocument": ["uri": client.uri("a.walk")],
          "position": ["line": line, "character": character], "newName": name,
        ])
    }
    let result = TestClient.text(try #require(try rename(2, 15, "person")["result"]))
    #expect(
      result.matches(of: /"start":{"character":(\d+),"line":(\d+)/).map { "\($0.2):\($0.1)" }
        == ["0:5", "2:15", "3:17"])
    #expect(try client.request("prepareRename", "a.walk", 1, 6).contains(#""placeholder":"a""#))
    #expect(TestClient.text(try rename(2, 15, "b")).contains(#"there is a variable \"b\" already"#))
    #expect(TestClient.text(try rename(2, 15, "1")).contains("a name is a letter or _"))
    #expect(TestClient.text(try rename(4, 0, "c")).contains("there is no variable"))
  }

  @Test func `a secret is in nothing that the server says`() throws {
    let map = TestClient.map.replacing("select Fred", with: "select hunter22 x")
      .replacing("\"Fred\"", with: "\"hunter22\"")
    setenv("LSP_TEST_SECRET", "hunter22", 1)
    defer { unsetenv("LSP_TEST_SECRET") }
    let client = try TestClient([".flowsh/contacts.map.json": map])
    client.open(
      "a.walk", "@app contacts\n@secret pw=env:LSP_TEST_SECRET\nselect hunter22 x\nexpect screen \n"
    )
    let diagnostics = client.diagnostics()
    let said = try [
      client.request("hover", "a.walk", 2, 3), "\(client.completions("a.walk", 3, 14))",
      "\(client.completions("a.walk", 2, 3))", "\(diagnostics)",
    ]
    #expect(said[0].contains("leads to ********"))
    #expect(!said.joined().contains("hunter22"))
  }
}
