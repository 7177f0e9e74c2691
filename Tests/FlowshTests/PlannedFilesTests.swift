import Foundation
import Glibc
import PseudoTerminal
import Testing

/// Tests that a run uses the contents that were checked, even if a file has changed since then.
@Suite(.blocking) struct `Files that change during a run` {
  private let directory: Directory

  init() throws {
    directory = try Directory()
    directory.write("expect screen Hostile\nsource more.steps\n", to: "some.steps")
    directory.write("note more\n", to: "more.steps")
    directory.write("name\nFred\nWilma\n", to: "names.csv")
  }

  /// Steps that use each of the files that `init` writes.
  private let steps = "source some.steps\neach name in names.csv\nnote ${name}\nend\n"

  private func run(_ arguments: String...) throws -> Program.Ending {
    try Program.run("FlowshProbe", arguments, environment: ["FLOWSH_TEST": directory.path])
  }

  @Test(arguments: [1, 2])
  func `a test runs the checked text, even in a worker that starts later`(jobs: Int) throws {
    let cases = (1...4).map { "== uses \($0)\n\(steps)== dies \($0)\ntap ForkExit\n" }.joined()
    directory.write("@app hostile\n== rewrites\ntap Rewrite\n\(steps)\(cases)", to: "a.walk")
    directory.write("@app hostile\n\(steps)", to: "b.walk")
    let report = directory.file("o.json")
    let ending = try run("test", directory.path, "--jobs", "\(jobs)", "--json", report)
    #expect(ending.output.contains("10 cases: 6 passed, 4 crashed ("), "\(ending.output)")
    #expect(
      directory.read("a.walk") == directory.read("names.csv"), "the app overwrites all files")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: report)))
    let entries = try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
    let counts = entries.map { ($0["steps"] as? [Any])?.count ?? 0 }
    #expect(counts == [7, 6, 1, 6, 1, 6, 1, 6, 1, 6])
  }

  @Test func `--accept doesn't rewrite a file that has changed`() throws {
    directory.write("@app hostile\ntap Rewrite\nwhere\n| nothing like it\n", to: "a.walk")
    let ending = try run("test", directory.file("a.walk"), "--accept")
    #expect(ending.status == .exited(74))
    #expect(ending.errors.contains("a.walk: the file has changed since it was read"), "\(ending)")
    #expect(directory.read("a.walk") == directory.read("names.csv"))
  }

  @Test func `a script runs the checked text`() throws {
    directory.write("tap Rewrite\n\(steps)", to: "a.walk")
    let ending = try run("--app", "hostile", directory.file("a.walk"))
    #expect(ending.status == .exited(0), "\(ending)")
    #expect(ending.output.contains("more\n") && ending.output.contains("Wilma\n"))
    #expect(
      directory.read("more.steps") == directory.read("names.csv"), "the app overwrites all files")
  }

  @Test func `a file whose name is known only at run time is read when it runs`() throws {
    directory.write("note late\n", to: "late.steps")
    directory.write(
      """
      @app hostile
      each name in (some late)
      source ${name}.steps
      end
      """, to: "a.walk")
    #expect(try run("test", directory.path).status == .exited(0))
  }

  @Test(arguments: ["source pipe\n", "each line in pipe\nnote ${line}\nend\n"])
  func `a named pipe is read only while the script runs`(script: String) throws {
    directory.write(script, to: "a.walk")
    try #require(mkfifo(directory.file("pipe"), 0o600) == 0)
    let program = try Program("flowsh", [directory.file("a.walk")])
    var writer: Int32 = -1
    // A nonblocking open fails until the program opens the pipe for reading.
    Patience.wait {
      writer = open(directory.file("pipe"), O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      return writer >= 0
    }
    #expect(write(writer, "note note Fred\n", 15) == 15)
    close(writer)
    let ending = try program.waitForEnd()
    #expect(ending.output.contains("note Fred\n"), "\(ending)")
  }
}
