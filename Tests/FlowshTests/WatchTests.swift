import Glibc
import PseudoTerminal
import Testing

/// Tests of `flowsh test --watch`.
@Suite(.blocking) struct `Watching walkthroughs` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `runs the cases of changed files, until a signal ends the program`() throws {
    directory.write("n\nFred\n", to: "names.csv")
    directory.write("@app contacts\neach n in names.csv\nselect ${n}\nend\n", to: "a.walk")
    directory.write("@app contacts\nselect Barney\n", to: "b.walk")
    let program = try Program(
      "flowsh", ["test", directory.path, "--watch", "--tap", directory.file("o.tap")])
    var seen = 0
    /// Waits for the end of a run, and returns what it has printed.
    func run() throws -> String {
      try program.wait(for: "watching for changes", after: seen)
      defer { seen = program.output.count }
      return String(decoding: program.output[seen...], as: UTF8.self)
    }
    #expect(try run().contains("2 cases: 2 passed ("))

    directory.write("@app contacts\nselect Nobody\n", to: "b.walk")
    var text = try run()
    #expect(text.contains(" \(directory.file("b.walk")) changed\n"))
    #expect(text.contains("1 case: 1 failed ("), "\(text)")
    let report = directory.read("o.tap")
    #expect(report.contains("\nok 1 ") && report.contains("\nnot ok 2 "), "\(report)")

    directory.write("n\nFred\nNobody\n", to: "names.csv")
    text = try run()
    #expect(text.contains("names.csv changed\n") && text.contains("a.walk:3: failed"), "\(text)")
    #expect(!text.contains("b.walk"), "\(text)")
    #expect(text.contains("\n1 case of other files failed before\n"), "\(text)")

    // What changes while another file has a mistake runs nevertheless.
    directory.write("@bogus\n", to: "b.walk")
    #expect(try run().contains("b.walk changed\n"))
    directory.write("n\nFred\n", to: "names.csv")
    text = try run()
    #expect(text.contains("names.csv changed\n"), "\(text)")
    #expect(text.contains("2 cases: 1 passed, 1 failed ("), "\(text)")
    directory.write("@app contacts\nselect Barney\n", to: "b.walk")
    text = try run()
    #expect(text.contains("1 case: 1 passed ("), "\(text)")

    directory.write("@app contacts\nselec\n", to: "c.walk")
    directory.write("@app contacts\nselect Fred\n", to: "late.tmp")
    rename(directory.file("late.tmp"), directory.file("c.walk"))
    text = try run()
    while !text.contains("1 case: 1 passed (") { text += try run() }
    kill(program.process, SIGINT)
    #expect(try program.waitForEnd().status == .signaled(SIGINT))
  }

  @Test func `forgets deleted walkthroughs, and goes on if a report can't be written`() throws {
    let environment = ["XDG_STATE_HOME": directory.file(".state")]
    for name in ["a", "b", "c"] {
      directory.write(
        "@app contacts\nselect \(name == "b" ? "Fred" : "Nobody")\n", to: "\(name).walk")
    }
    // Nobody would see what a run prints to a full disk.
    let full = try Program.shell(
      "\"$FLOWSH\" test \"$DIR\" --watch >/dev/full; echo \"status $?\"",
      environment: environment.merging(["DIR": directory.path]) { $1 })
    #expect(full.output == "status 74\n")
    #expect(full.errors == "can't write standard output: No space left on device\n")

    mkdir(directory.file(".out"), 0o700)
    let program = try Program(
      "flowsh",
      [
        "test", directory.path, "--watch", "--last-failed", "--json", directory.file(".out/o.json"),
      ],
      environment: environment)
    var seen = 0
    func run() throws -> String {
      try program.wait(for: "watching for changes", after: seen)
      defer { seen = program.output.count }
      return String(decoding: program.output[seen...], as: UTF8.self)
    }
    #expect(try run().contains("2 cases: 2 failed ("))
    unlink(directory.file("c.walk"))
    let text = try run()
    #expect(text.contains(" \(directory.file("c.walk")) deleted\n"), "\(text)")
    #expect(text.contains("\n1 case: 1 failed\n"), "\(text)")
    let report = directory.read(".out/o.json")
    #expect(report.contains("a.walk\"") && !report.contains("c.walk"), "\(report)")

    rename(directory.file(".out"), directory.file(".away"))
    directory.write("@app contacts\nselect Fred\n", to: "a.walk")
    #expect(try !run().contains("passed"))
    rename(directory.file(".away"), directory.file(".out"))
    directory.write("@app contacts\nselect Barney\n", to: "a.walk")
    #expect(try run().contains("1 case: 1 passed ("))
    kill(program.process, SIGINT)
    let ending = try program.waitForEnd()
    #expect(ending.errors.contains("the folder \(directory.file(".out")) does not exist\n"))
  }

  @Test func `starts a new executable with the same arguments`() throws {
    let walk = directory.walk("@app contacts\nselect Fred\n")
    let copy = directory.file("copy")
    try #require(link(BuiltProduct.path(of: "flowsh"), copy) == 0 || errno == EXDEV)
    if access(copy, X_OK) != 0 {
      _ = try Program.run("/bin/cp", [BuiltProduct.path(of: "flowsh"), copy])
    }
    let program = try Program(copy, ["test", walk, "--watch"])
    try program.wait(for: "watching for changes")
    let seen = program.output.count
    _ = try Program.run(
      "/bin/sh", ["-c", "cp \"$1\" \"$1.new\"; mv \"$1.new\" \"$1\"", "sh", copy])
    try program.wait(for: "the program has changed\n", after: seen)
    try program.wait(for: "watching for changes", after: seen)
    kill(program.process, SIGTERM)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGTERM))
    #expect(ending.output.ranges(of: "1 case: 1 passed (").count == 2, "\(ending)")
  }
}
