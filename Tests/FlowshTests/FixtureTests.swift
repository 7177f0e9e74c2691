import Foundation
import Glibc
import PseudoTerminal
import Testing

/// Tests of fixtures with an app that makes requests as apps do.
@Suite(.blocking) struct FixtureTests {
  let directory: Directory

  private static let fixtures = """
    [
      {"url": "https://api.example.com/hello", "body": "hi"},
      {"url": "https://api.example.com/hello/*", "body": "hi", "headers": {"Set-Cookie": "a=b; Path=/"}},
      {"url": "https://api.example.com/hello", "method": "POST", "status": 201, "body": "made"},
      {"url": "https://api.example.com/slow", "delay": 1, "body": {"slow": true}},
      {"url": "https://api.example.com/down", "error": "notConnectedToInternet"},
      {"url": "https://api.example.com/never", "delay": 100},
      {"url": "https://api.example.com/retry", "status": 503, "times": 1},
      {"url": "https://api.example.com/retry", "body": "at last"},
      {"url": "https://api.example.com/moved", "status": 302, "headers": {"Location": "/hello"}},
      {"url": "https://api.example.com/loop", "status": 302, "headers": {"Location": "/loop"}},
      {"url": "https://api.example.com/stays", "status": 302, "headers": {"Location": "/stay"},
       "body": "gone"},
      {"url": "https://api.example.com/closed", "status": 401,
       "headers": {"WWW-Authenticate": "Basic realm=x"}, "body": "no"},
      {"url": "https://api.example.com/file", "file": "body.txt"}
    ]

    """

  init() throws {
    directory = try Directory()
    directory.write(Self.fixtures, to: "api.json")
    directory.write("from a file", to: "body.txt")
  }

  /// Runs the probe with the test's folder as the working directory.
  func probe(
    _ arguments: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Program.Ending {
    // The files of downloads go with the test's folder.
    let downloads = directory.file("downloads")
    mkdir(downloads, 0o700)
    let variables = [
      "DIR": directory.path, "NETWORK": BuiltProduct.path(of: "NetworkProbe"), "TMPDIR": downloads,
    ]
    return try Program.shell(
      "cd \"$DIR\"; exec \"$NETWORK\" \(arguments)", input: input,
      environment: environment.merging(variables) { $1 })
  }

  func test(_ walk: String, _ arguments: String = "") throws -> Program.Ending {
    directory.write(walk, to: "a.walk")
    return try probe("test a.walk \(arguments)")
  }

  static func passes(_ count: Int) -> String {
    "\(count) case\(count == 1 ? "" : "s"): \(count) passed ("
  }

  @Test func `each way of making a request receives the fixture's answer`() throws {
    let ways = [
      ("Completion", "GET", "200 hi"), ("Await", "GET", "200 hi"), ("Blocked", "GET", "200 hi"),
      ("Download", "GET", "200 hi"), ("Upload", "POST", "201 made"), ("Contents", "GET", "hi"),
      ("Background", "GET", "hi"),
      ("Delegate", "GET", "response 200 | data hi | complete 0"),
      ("Main queue", "GET", "response 200 | data hi | complete 0"),
      ("Download delegate", "GET", "file hi | complete 0"), ("Forget", "GET", "Requests"),
    ]
    let cases = ways.map { way, method, expected in
      let check = way == "Forget" ? "expect event response" : "expect text \"\(expected)\""
      return "== \(way)\ntype Method \(method)\ntap \"\(way)\"\n\(check)\n"
    }
    let ending = try test("@network api.json\n" + cases.joined())
    #expect(ending.output.contains(Self.passes(ways.count)), "\(ending)")
  }

  @Test func `what fixtures say happens as from a server`() throws {
    let answers = [
      ("down", "Completion", "error -1009 The Internet connection appears to be offline."),
      ("moved", "Completion", "200 hi"),
      ("loop", "Completion", "error -1007 too many HTTP redirects"),
      ("moved", "Delegate", "redirect to /hello | response 200 | data hi | complete 0"),
      ("stays", "Delegate", "redirect to /stay | response 302 | data gone | complete 0"),
      ("closed", "Completion", "401 no"), ("file", "Completion", "200 from a file"),
    ]
    let cases = answers.map { path, way, expected in
      """
      == \(path), \(way)
      type URL https://api.example.com/\(path)
      tap "\(way)"
      expect text "\(expected)"

      """
    }
    let ending = try test("@network api.json\n" + cases.joined())
    #expect(ending.output.contains(Self.passes(answers.count)), "\(ending)")
  }

  @Test func `a delay follows the virtual clock, and an action doesn't move it`() throws {
    let ending = try test(
      """
      @network api.json
      == a spinner is seen before the answer
      type URL https://api.example.com/slow
      tap Completion
      expect text loading
      wait 0.9
      expect text loading
      wait 0.2
      expect text "200 {\\"slow\\": true}"
      == the answer comes within its time
      type URL https://api.example.com/slow
      tap Await
      expect text "200 {\\"slow\\": true}" within 2s
      == an app that blocks the main thread moves the clock
      type URL https://api.example.com/slow
      tap Blocked
      expect text "200 {\\"slow\\": true}"
      == the time-out of a request
      type URL https://api.example.com/never
      tap Completion
      wait 59
      expect text loading
      wait 2
      expect text "error -1001 The request timed out."
      == a suspended task
      tap Suspend
      expect text loading
      wait 3
      expect text "200 hi"
      == a canceled task
      type URL https://api.example.com/slow
      tap Completion
      tap Cancel
      expect text "error -999 cancelled"
      wait 3
      expect no text slow -- nothing arrives

      """.replacing("expect no text slow", with: "expect no event response"))
    #expect(ending.output.contains(Self.passes(6)), "\(ending)")
  }

  @Test func `answers arrive in the order of the requests, whatever sessions make them`() throws {
    directory.write(
      "[" + (1...20).map { #"{"url": "*/hello/\#($0)", "body": "\#($0)"}"# }.joined(separator: ",")
        + "]", to: "many.json")
    let expected = (1...20).map { "200 \($0)" }.joined(separator: " | ")
    let ending = try test(
      "@network many.json\n== many\ntap Many\nexpect text \"\(expected)\"\n", "--repeat 5")
    #expect(ending.output.contains(Self.passes(1)), "\(ending)")
  }

  @Test func `a fixture for some requests leaves the next ones to another`() throws {
    let ending = try test(
      """
      @network api.json
      == retry
      type URL https://api.example.com/retry
      tap Completion
      expect text "503 "
      tap Completion
      expect text "503  | 200 at last"

      """)
    #expect(ending.output.contains(Self.passes(1)), "\(ending)")
  }

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
        @network \(directory.path)/api.json

        completion

        """)
    #expect(try probe("test b.walk").output.contains(Self.passes(1)))
  }
}
