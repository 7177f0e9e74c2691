import PseudoTerminal
import Testing

/// Tests of titles with variables.
@Suite(.blocking) struct `The title of a case` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  private static let unset =
    "the environment variable WALK_P for ${p} is not set; set it before flowsh starts"

  @Test func `that uses a secret that isn't set is a mistake in a test as in a run`() throws {
    directory.write(
      "@app contacts\n@secret p=env:WALK_P\n== one\nselect Fred\n== with ${p}\nselect Fred\n",
      to: "a.walk")
    for (way, hint) in [("run", ""), ("test", ", or leave out the cases that use it")] {
      let ending = try shell("exec \"$FLOWSH\" \(way) a.walk")
      #expect(ending.errors == "a.walk:2: \(Self.unset)\(hint)\n", "\(way): \(ending)")
      #expect(ending.status == .exited(64), "\(way): \(ending)")
      let counts = ending.output.contains("2 cases: 1 passed, 1 failed (")
      #expect(way == "test" ? counts : ending.output == "", "\(way): \(ending)")
    }
    let other = try shell("exec \"$FLOWSH\" test a.walk --name one")
    #expect(other.status == .exited(0), "\(other)")
    let piped = try shell("cat a.walk | \"$FLOWSH\" --no-trace")
    #expect(piped.errors == "<stdin>:5: \(Self.unset)\n", "\(piped)")
  }

  @Test func `needs no value where it has a default or only the name of a secret`() throws {
    directory.write(
      "@app contacts\n@secret p=env:WALK_P\n== one ${p:-none}\nselect Fred\n== two \\${p}\nback\n",
      to: "a.walk")
    let ending = try shell("exec \"$FLOWSH\" check a.walk")
    #expect(ending.status == .exited(0), "\(ending)")
    let run = try shell("exec \"$FLOWSH\" test a.walk --name one --name two")
    #expect(!run.errors.contains("WALK_P"), "\(run)")
  }

  /// Secrets of which each looks like a tag, or has spaces where a title would lose them.
  private static let secrets = [
    "hunter2 @prod", "@bilbo7", "gandalf4  @x zebra9", " frodo3 ", "=Hunter-Zwei",
  ]

  @Test(arguments: [
    ("run --keep-going a.walk", 1), ("run --keep-going --format json a.walk", 1),
    ("test a.walk", 1), ("check a.walk", 0), ("--keep-going --app contacts < a.walk", 1),
  ])
  func `shows nothing of a secret, also if that looks like a tag`(way: String, status: Int32)
    throws
  {
    let names = Self.secrets.indices.map { "p\($0)" }
    directory.write(
      "@app contacts\n" + names.map { "@secret \($0)=env:WALK_\($0)\n" }.joined()
        + names.map { "== with ${\($0)}\nselect Fred\n== ${\($0)} @smoke\nback\n" }.joined(),
      to: "a.walk")
    var environment = ["DIR": directory.path]
    for (name, secret) in zip(names, Self.secrets) { environment["WALK_\(name)"] = secret }
    let ending = try Program.shell(
      "cd \"$DIR\"; exec \"$FLOWSH\" \(way)", environment: environment)
    let shown = ending.output + ending.errors
    for part in Self.secrets.flatMap({ $0.split(separator: " ") }) {
      #expect(!shown.contains(part), "\(shown)")
    }
    #expect(ending.status == .exited(status), "\(ending)")
  }
}
