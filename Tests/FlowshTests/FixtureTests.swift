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
}
