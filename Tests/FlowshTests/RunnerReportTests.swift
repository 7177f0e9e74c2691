import Foundation
import PseudoTerminal
import Testing

/// Tests of the reports that `flowsh test` writes.
@Suite(.blocking) struct `The test runner's reports` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test(
    .bug(id: "F2"), arguments: ["svc/build", "ab\u{1B}[31mcd", "a/\"b\\/<&>", "two\u{2028}lines"])
  func `contain no secrets, even with slashes or control characters`(value: String) throws {
    let walk = directory.walk(
      "@app contacts\n@secret user=env:WALK_USER\n== c\nlogin\ntype Username ${user}\nexpect row x\n"
    )
    let names = ["o.xml", "o.html", "o.json", "o.tap"]
    let ending = try Program.run(
      "flowsh",
      [
        "test", walk, "--junit", directory.file(names[0]), "--html", directory.file(names[1]),
        "--json", directory.file(names[2]), "--tap", directory.file(names[3]),
      ], environment: ["WALK_USER": value])
    #expect(ending.status == .exited(1))
    for text in [ending.output, ending.errors] + names.map(directory.read) {
      // A report format may escape some characters, but never letters.
      let isThere = text.matches(of: /svc.{0,8}build|ab.{0,12}31mcd|two.{0,12}lines/).isEmpty
      #expect(isThere && !text.contains("/&lt;&amp;&gt;") && !text.contains("/<&>"), "\(text)")
    }
    #expect(
      directory.read("o.json").contains("Username: ********"), "the report includes the screen")
  }

  @Test func `contain no secrets, and neither do the standard streams`() throws {
    let walk = directory.walk(
      """
      @app contacts
      @secret password=env:WALK_PASSWORD
      == wrong password
      login
      login fred ${password}
      expect screen Nowhere
      """)
    let names = ["o.xml", "o.html", "o.json", "o.tap"].map { directory.file($0) }
    let ending = try Program.run(
      "flowsh",
      [
        "test", walk, "--junit", names[0], "--html", names[1], "--json", names[2], "--tap",
        names[3],
      ],
      environment: ["WALK_PASSWORD": "open sesame"])
    #expect(ending.status == .exited(1))
    let all =
      try ending.output + ending.errors
      + names.map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    #expect(all.contains("login fred ********") && !all.contains("sesame"))
  }

  @Test func `contain no secrets that the app itself prints`() throws {
    let walk = directory.walk(
      "@app traps\n@secret password=env:WALK_PASSWORD\n== tells\ntap Confess\n")
    let report = directory.file("o.json")
    let ending = try Program.run(
      "FlowshProbe", ["test", walk, "--json", report],
      environment: ["WALK_PASSWORD": "open sesame"])
    let all = try ending.output + ending.errors + String(contentsOfFile: report, encoding: .utf8)
    #expect(all.contains("Fatal error: ********") && !all.contains("sesame"), "\(all)")
  }

  @Test(.bug(id: "F10"))
  func `contain neither passwords nor secrets of sourced files that the app prints`()
    throws
  {
    directory.write("@secret key=env:WALK_PASSWORD\ntype Key ${key}\n", to: "in.steps")
    let walk = directory.walk(
      """
      @app tells
      == typed
      type Key "zy\\"xw/v\\\\rd1"
      tap Tell
      == sourced
      source in.steps
      tap Tell
      == shown first
      type Name hunter-333
      type Key hunter-333
      expect screen Nowhere
      == flooded
      type Key "zy\\"xw/v\\\\rd1"
      tap Flood
      """)
    let names = ["o.xml", "o.html", "o.json", "o.tap"]
    let ending = try Program.run(
      "FlowshProbe",
      [
        "test", walk, "--junit", directory.file(names[0]), "--html", directory.file(names[1]),
        "--json", directory.file(names[2]), "--tap", directory.file(names[3]),
      ], environment: ["WALK_PASSWORD": "open sesame"])
    #expect(ending.status == .exited(70))
    for text in [ending.output, ending.errors] + names.map(directory.read) {
      let shown = text.matches(of: /rd1|zy.{0,10}xw|sesame|open.{0,6}se|[^ ]unter-333/)
      #expect(shown.isEmpty, "\(shown.map(\.output)) in \(text.prefix(9_000))")
    }
    #expect(directory.read("o.json").contains("Fatal error: ********"))
  }

  @Test func `can be written to a device, and a full device is an error`() throws {
    let walk = directory.walk("@app names\nscreen\n")
    let ending = try Program.testProbe(walk, "--tap", "/dev/full")
    #expect(ending.status == .exited(74))
    #expect(ending.errors == "/dev/full: No space left on device\n")
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(.bug(id: "F5"))
  func `can be written to standard output by a path, which stays a symbolic link`()
    throws
  {
    directory.write("@app names\nscreen\n", to: "a.walk")
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link"), withDestinationPath: "/proc/self/fd/1")
    for path in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"] {
      let script = "cd \"$DIR\"; echo first >o; \"$PROBE\" test a.walk --json \(path)"
      // `/dev/stdout` isn't tested with a file, because a failure as root would replace the
      // device.
      for redirection in path == "/dev/stdout" ? ["| cat >>o"] : [">>o", "| cat >>o"] {
        let ending = try Program.shell(
          "\(script) \(redirection)", environment: ["DIR": directory.path])
        #expect(ending.errors.isEmpty, "\(path)")
        let text = directory.read("o")
        #expect(text.hasPrefix("first\n1 case: 1 passed ("), "\(path) \(redirection): \(text)")
        #expect(text.contains("\"version\""), "\(path) \(redirection): \(text)")
      }
    }
    #expect(directory.names == ["a.walk", "link", "o"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.file("link"))
        == "/proc/self/fd/1")
  }

  @Test(.bug(id: "F5")) func `are rejected before anything runs if they can't be written`() throws {
    let walk = directory.walk("@app traps\n\nexpect button Trap\n")
    let options = ["--junit", "--html", "--json", "--markdown", "--tap", "--tap13"]
    let paths = (0..<options.count).map { "/dev/fd/\(1_000_000 + $0)" }
    let closed = try Program.run(
      "FlowshProbe", ["test", walk] + zip(options, paths).flatMap { [$0, $1] })
    #expect(closed.errors == paths.map { "\($0): Bad file descriptor\n" }.joined())
    #expect(closed.status == .exited(74) && closed.output.isEmpty)
  }
}
