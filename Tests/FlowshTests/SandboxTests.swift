import Foundation
import PseudoTerminal
import Testing

/// Tests of what an app finds outside of itself.
@Suite(.blocking) struct SandboxTests {
  private let directory: Directory
  private let network = BuiltProduct.path(of: "NetworkProbe")

  private static let everything = "defaults, suite, 7 files, cookie, secret"

  init() throws { directory = try Directory() }

  /// Runs the probe for a user whose folders are in the test's.
  private func probe(_ arguments: String, input: String = "") throws -> Program.Ending {
    try Program.shell(
      "cd \"$DIR\"; mkdir -p home tmp; exec \"$NETWORK\" \(arguments)", input: input,
      environment: [
        "DIR": directory.path, "NETWORK": network, "HOME": directory.file("home"),
        "TMPDIR": directory.file("tmp"),
        // What flowsh itself remembers is none of the app's files.
        "XDG_STATE_HOME": directory.file("state"),
      ])
  }

  /// The paths of all files in the test's folders for the user.
  private var files: [String] {
    ["home", "tmp"].flatMap { folder -> [String] in
      let contents = FileManager.default.enumerator(atPath: directory.file(folder))
      return (contents?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
  }

  private var sandboxes: [String] { files.filter { $0.split(separator: "/").count == 3 } }

  @Test func `each case begins in the same world`() throws {
    let cases = (1...4).map { number in
      """
      == \(number)
      tap Storage
      expect text nothing
      tap Store
      expect text "\(Self.everything)"
      relaunch
      tap Storage
      expect text "\(Self.everything)"
      relaunch --afresh
      tap Storage
      expect text nothing

      """
    }
    directory.write(cases.joined(), to: "a.walk")
    let ending = try probe("test a.walk --jobs 1")
    #expect(ending.output.contains("4 cases: 4 passed ("), "\(ending)")
    #expect(files == ["tmp/flowsh-\(geteuid())"])
    // The same file as a script.
    let run = try probe("run a.walk")
    #expect(run.status == .exited(0), "\(run)")
    #expect(files == ["tmp/flowsh-\(geteuid())"])
  }

  @Test func `a script keeps what is stored until the next title`() throws {
    let ending = try probe(
      "--no-trace --no-leaks",
      input: """
        tap Storage
        expect text nothing
        tap Store
        @size regular
        tap Storage
        expect text "\(Self.everything)"
        == a case
        tap Storage
        expect text nothing

        """)
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `a setting before the first command launches a new app`() throws {
    directory.write("[]", to: "none.json")
    // The probe stores something at its launch.
    directory.write(
      "@size regular\n@network none.json\ntap Storage\nexpect text nothing\n", to: "a.walk")
    let ending = try probe("run a.walk")
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `undo goes back to the world of the launch`() throws {
    let ending = try probe(
      "--no-trace --no-leaks",
      input: "tap Storage\ntap Store\nundo\nexpect text nothing\ntap Store\nundo 2\ntap Storage\n"
        + "expect text nothing\n")
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `the folders are those of iOS, and go with the process`() throws {
    let ending = try probe("--no-trace --no-leaks", input: "tap Storage\ntap Home\n")
    let home = try #require(
      ending.output.firstMatch(of: /\n  (\/\S+\/tmp\/flowsh-\d+\/\w+)\n/)?.output.1)
    #expect(home.hasPrefix(directory.path))
    #expect(!FileManager.default.fileExists(atPath: String(home)))
  }

  @Test(arguments: ["Exit", "Crash"])
  func `what a process leaves when it is ended is removed by the next one`(way: String) throws {
    _ = try probe("", input: "tap Storage\ntap Store\ntap Lock\ntap \(way)\n")
    _ = try probe("", input: "tap Storage\n")
    #expect(sandboxes == [], "\(way)")
  }

  @Test func `the folders of a running process are left alone`() throws {
    let environment = ["HOME": directory.file("home"), "TMPDIR": directory.path]
    let running = try Program("NetworkProbe", ["--no-trace"], environment: environment)
    try running.send("tap Storage\ntap Store\nscreen\n")
    try running.wait(for: Self.everything)
    _ = try Program.run("NetworkProbe", [], input: "screen\n", environment: environment)
    try running.send("tap Read\nscreen\n")
    let ending = try running.finish()
    #expect(ending.output.ranges(of: Self.everything).count >= 2, "\(ending)")
    #expect(ending.status == .exited(0))
  }

  @Test func `a worker that is killed leaves nothing behind`() throws {
    directory.write(
      "== one\ntap Storage\ntap Store\ntap Crash\n== two\ntap Storage\n", to: "a.walk")
    let ending = try probe("test a.walk")
    #expect(ending.output.contains("2 cases: 1 passed, 1 crashed"), "\(ending)")
    #expect(sandboxes == [])
  }

  @Test(.bug(id: "D12"))
  func `after an app has replaced its folder, the next case begins with a new one`() throws {
    let cases = ["Remove", "File", "Link", "Folder"].map { way in
      """
      == replaced by \(way)
      tap Storage
      tap \(way)
      == after \(way)
      tap Storage
      expect text nothing
      tap Store
      expect text "\(Self.everything)"

      """
    }
    directory.write(cases.joined(), to: "a.walk")
    let ending = try probe("test a.walk --jobs 1")
    #expect(ending.output.contains("8 cases: 8 passed ("), "\(ending)")
    #expect(files == ["tmp/flowsh-\(geteuid())"])
    let script = try probe("run a.walk")
    #expect(script.status == .exited(0), "\(script)")
    #expect(files == ["tmp/flowsh-\(geteuid())"])
  }

  @Test(.bug(id: "D12"))
  func `what an app has put in place of its folder is removed if its process is ended`() throws {
    let cases = ["File", "Link", "Folder"].map { "== \($0)\ntap Storage\ntap \($0)\ntap Crash\n" }
    directory.write(cases.joined(), to: "a.walk")
    let ending = try probe("test a.walk")
    #expect(ending.output.contains("3 cases: 3 crashed"), "\(ending)")
    #expect(files == ["tmp/flowsh-\(geteuid())"])
  }

  @Test func `a folder for temporary files that isn't the user's is an error`() throws {
    // Others could put files into this one.
    let ending = try Program.shell(
      "cd \"$DIR\"; mkdir -m 777 tmp tmp/flowsh-$(id -u); chmod 777 tmp/flowsh-*; TMPDIR=\"$DIR/tmp\""
        + " exec \"$NETWORK\" -c screen",
      environment: ["DIR": directory.path, "NETWORK": network])
    #expect(ending.status == .exited(74), "\(ending)")
    #expect(
      ending.errors
        == "can't create folders for the app in \(directory.path)/tmp/flowsh-\(geteuid()):"
        + " Operation not permitted; the environment variable TMPDIR chooses another place\n")
  }

  @Test func `the user's own start-up file is read, and a pager gets the user's environment`()
    throws
  {
    let folder = "\(directory.path)/config/flowsh"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try
      "set color never\nset pager sh -c 'cat >/dev/null; echo $XDG_CONFIG_HOME $CFFIXED_USER_HOME.'\n"
      .write(toFile: "\(folder)/flowshrc", atomically: true, encoding: .utf8)
    let shell = try PseudoTerminal(
      network, [],
      environment: ["HOME": directory.path, "XDG_CONFIG_HOME": "\(directory.path)/config"], rows: 10
    )
    try shell.wait(for: "> ")
    try shell.send("help all\(Key.enter)")
    try shell.wait(for: "\(directory.path)/config .")
    try shell.send(Key.control("d"))
    #expect(try shell.waitForExit() == .exited(0))
  }
}
