import Glibc
import PseudoTerminal
import Testing

/// Tests of what messages and reports say about a failure in a loop, a secret, or an interruption.
@Suite(.blocking) struct `The report of a failure` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test(.bug(id: "U9")) func `names the row of each loop, in messages and reports`() throws {
    let walk = directory.walk(
      """
      @app contacts
      each size in (a b)
      each name role in (Fred x Nobody "y z")
      select ${name}
      back
      end
      end
      """)
    let row = "(row 1: size = a; row 2: name = Nobody, role = y z)"
    let ending = try Program.run("flowsh", ["test", walk, "--json", directory.file("o.json")])
    #expect(ending.output.contains("choose one of them \(row)\n"), "\(ending)")
    #expect(directory.read("o.json").contains("choose one of them \(row)\","))
    let run = try Program.run("flowsh", [walk])
    #expect(run.errors.hasSuffix("choose one of them \(row)\n"), "\(run)")
  }

  @Test(.bug(id: "U9")) func `shows no secret in a row`() throws {
    let walk = directory.walk(
      "@app contacts\n@secret p=env:WALK_P\neach name in (${p})\nselect ${name}\nend\n")
    let ending = try Program.run("flowsh", ["test", walk], environment: ["WALK_P": "sesame-1"])
    #expect(ending.output.contains("(row 1: name = ********)"), "\(ending)")
    #expect(!ending.output.contains("sesame"), "\(ending)")
  }

  @Test func `names the command and the row in which a case timed out`() throws {
    let walk = directory.walk(
      "@app contacts\n@timeout 3s\n@clock real\neach n in (x)\nleaks repeat 9 wait 600\nend\n")
    let ending = try Program.run("flowsh", ["test", walk])
    #expect(
      ending.output.contains("> wait 600 (in leaks repeat 9 wait 600; row 1: n = x)\n"),
      "\(ending)")
  }

  @Test(.bug(id: "U8"), .bug(id: "D8")) func `a secret that isn't set fails the cases that use it`()
    throws
  {
    let walk = directory.walk(
      "@app contacts\n@secret p=env:WALK_P\n== one\nselect Fred\n== two\nnote ${p}\n")
    let ending = try Program.run("flowsh", ["test", walk])
    #expect(ending.status == .exited(64), "\(ending)")
    #expect(ending.output.contains("2 cases: 1 passed, 1 failed ("), "\(ending)")
    #expect(
      ending.errors
        == "\(walk):2: the environment variable WALK_P for ${p} is not set; set it before flowsh starts, or leave out the cases that use it\n"
    )
    let other = try Program.run("flowsh", ["test", walk, "--name", "one"])
    #expect(other.status == .exited(0) && other.errors == "", "\(other)")
    let check = try Program.run("flowsh", ["check", walk])
    #expect(check.status == .exited(0))
    #expect(
      check.errors.hasPrefix("\(walk):2: warning: the environment variable WALK_P"), "\(check)")
  }

  @Test func `says only once that Ctrl-C stopped a script with a teardown`() throws {
    let walk = directory.walk("teardown\nnote after\nend\n== x\nwait 100\n")
    for arguments in [[walk], ["--keep-going", walk]] {
      let program = try Program("flowsh", arguments)
      try program.wait(for: "> wait 100\n")
      kill(program.process, SIGINT)
      let ending = try program.waitForEnd()
      #expect(ending.errors == "stopped\n", "\(ending)")
      #expect(ending.status == .signaled(SIGINT))
    }
  }

  @Test func `names the line that variables make too long`() throws {
    let lines = (1...28).map { "@set a\($0)=${a\($0 - 1)}${a\($0 - 1)}\n" }.joined()
    let walk = directory.walk("@set a0=ten-bytes-\n\(lines)note x\n")
    let ending = try Program.run("flowsh", ["check", walk])
    #expect(ending.status == .exited(64))
    #expect(
      ending.errors.hasPrefix("\(walk):18: with its variables expanded, the line has more than"),
      "\(ending)")
  }
}
