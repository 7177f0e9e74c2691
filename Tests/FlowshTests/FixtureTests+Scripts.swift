import Foundation
import PseudoTerminal
import Testing

extension FixtureTests {
  @Test func `fixtures below a title belong to the case, and come first`() throws {
    directory.write(
      #"[{"url": "https://api.example.com/hello", "body": "other"}]"#, to: "other.json")
    let walk = """
      @network api.json
      == other
      @network other.json
      tap Completion
      expect text "200 other"
      type URL https://api.example.com/file
      tap Completion
      expect text "200 other | 200 from a file"
      == the file's
      tap Completion
      expect text "200 hi"

      """
    let ending = try test(walk)
    #expect(ending.output.contains(Self.passes(2)), "\(ending)")
    let run = try probe("run --no-trace a.walk")
    #expect(run.status == .exited(0), "\(run)")
  }

  @Test func `a script sets fixtures line by line, and launches the app again`() throws {
    let ending = try probe(
      "--no-trace --format json --keep-going",
      input: """
        @network none.json
        @network api.json
        completion
        events
        type URL https://api.example.com/other
        completion

        """)
    #expect(ending.status == .exited(66), "\(ending)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines[0].contains(#""kind":"unreadable-script""#))
    #expect(
      lines[2].contains(
        #"{"detail":"200 GET https://api.example.com/hello (api.json:2)","name":"response","#))
    let last = try #require(lines.first { $0.contains("request-refused") })
    #expect(
      last.contains(
        #""found":"GET https://api.example.com/other","kind":"request-refused","message":"the request "#
      ), "\(last)")
    #expect(last.contains(#""reason":"no-match","subject":"request""#), "\(last)")
  }

  @Test func `a secret in a URL is never shown`() throws {
    directory.write(
      "@network api.json\n@secret key=env:WALK_KEY\ntype URL https://api.example.com/x?key=${key}\n"
        + "tap Completion\n", to: "a.walk")
    let environment = ["WALK_KEY": "a secret/ké&"]
    let reports = "--json j --html h --junit x --tap t --markdown m"
    for arguments in [
      "test a.walk \(reports)", "run --no-trace a.walk", "run --format json a.walk",
    ] {
      let ending = try probe(arguments, environment: environment)
      let all = ending.output + ending.errors + directory.names.map(directory.read).joined()
      #expect(ending.status == .exited(1) && all.contains("/x?key=***"), "\(ending)")
      for text in ["a secret", "a%20secret", "k%C3%A9"] {
        #expect(!all.contains(text), "\(arguments): \(ending)")
      }
    }
  }

  @Test func `check finds the mistakes in files of fixtures`() throws {
    directory.write(#"[\#n{"url": "https://a", "staus": 1},\#n{"url": "b"}]"#, to: "bad.json")
    directory.write("[", to: "worse.json")
    directory.write(
      "@network bad.json\n== one\n@network worse.json\nscreen\n== two\n@network none.json\nscreen\n",
      to: "a.walk")
    let ending = try probe("check a.walk")
    #expect(
      ending.errors == """
        a.walk:1: bad.json:2: no key "staus"; the keys are method, url, status, headers, body, file, \
        error, delay, times; did you mean "status"?
        a.walk:1: bad.json:3: no request matches the URL pattern "b": it must begin with https://, \
        http:// or *
        a.walk:3: worse.json:1: not valid JSON: expected a value, found the end of the file
        a.walk:6: can't read none.json: No such file or directory

        """)
    #expect(ending.status == .exited(66))
    #expect(try probe("test a.walk").output == "")
    directory.write("@network worse.json\nscreen\n", to: "a.walk")
    #expect(try probe("check a.walk").status == .exited(64))
  }

  @Test func `a recording names the fixtures`() throws {
    let ending = try probe(
      "--no-trace", input: "@network api.json\nrecord b.walk\ntap Completion\nrecord stop\n")
    #expect(ending.status == .exited(0), "\(ending)")
    #expect(
      directory.read("b.walk") == """
        @app NetworkProbe
        @network api.json

        completion

        """)
    #expect(try probe("test b.walk").output.contains(Self.passes(1)))
  }
}
