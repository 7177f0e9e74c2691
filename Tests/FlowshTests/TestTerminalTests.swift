import PseudoTerminal
import Testing

/// Tests of `flowsh test` on a terminal.
@Suite(.blocking) struct `A test run on a terminal` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func terminal(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["test"] + arguments + ["--jobs", "1"],
      environment: ["HOME": directory.path, "NO_COLOR": "1"], columns: 100)
  }

  private var walk: String {
    directory.walk(
      """
      @app contacts
      teardown
      note torn down
      end
      == one
      where
      open persons
      select Fred
      expect screen Barney
      == two
      where
      | Persons (PersonView)
      == three
      where

      """)
  }

  @Test func `the line that moves fits a narrow terminal`() throws {
    let walk = directory.walk("@app contacts\n== a long title\nback\n== another\nback\n")
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["test", walk, "--jobs", "1"],
      environment: ["HOME": directory.path, "NO_COLOR": "1"], columns: 12)
    _ = try terminal.waitForExit()
    #expect(terminal.output.contains("1/2  a long"), "\(terminal.output)")
    #expect(!terminal.output.contains("1/2  a long "), "\(terminal.output)")
  }

  @Test func `shows failures as they happen, with the steps before and the letters that differ`()
    throws
  {
    let walk = walk
    let terminal = try terminal(walk)
    #expect(try terminal.waitForExit() == .exited(1))
    let output = terminal.output.replacing(/\(\d\.\d{3} s\)/, with: "(TIME)")
    #expect(
      output == """
        \(walk):9: failed: one
            where
            open persons
            select Fred
          > expect screen Barney
          expected screen "Barney", found "Fred"
          stack: Persons › Fred
          screen:
            Fred
              email  fred@example.org
              [Log In] login
          rerun: flowsh test \(walk) --name one

        1/3  one\(walk):11: failed: two
          > where
          the output differs from the | lines below: expected "Persons (PersonView)", found "Persons
            (PersonsViewController), tab Persons, compact width…"
          - | Persons (PersonView)
          + | Persons (PersonsViewController), tab Persons, compact width, portrait
                             \(String(repeating: "^", count: 54))
          stack: Persons
          screen:
            Persons
              1  Fred
              2  Barney
              3  Wilma
              4  Betty
              [Log In] login
          rerun: flowsh test \(walk) --name two

        2/3  two3 cases: 1 passed, 2 failed (TIME)

        """)
  }

  @Test(.bug(id: "D11"), arguments: [["test"], ["run"]])
  func `long lines are broken at words, with an indentation`(command: [String]) throws {
    let walk = directory.walk("@app contacts\n== long\nselect Nobody\n")
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), command + [walk],
      environment: ["HOME": directory.path, "NO_COLOR": "1"], columns: 50)
    #expect(try terminal.waitForExit() == .exited(1))
    let output = terminal.output
    let words = output.replacing(/\n +/, with: " ")
    #expect(words.contains("no row \"Nobody\" on Persons; it has Fred, Barney, Wilma, Betty"))
    #expect(!output.contains("Nobody\" on Persons; it has Fred, Barney, Wilma, Betty"), "\(output)")
  }

  @Test(.bug(id: "D11")) func `long lines of -c are broken at words, with an indentation`() throws {
    let terminal = try PseudoTerminal(
      BuiltProduct.path(of: "flowsh"), ["--app", "contacts", "-c", "select Fred"],
      environment: ["HOME": directory.path, "NO_COLOR": "1"], columns: 40)
    #expect(try terminal.waitForExit() == .exited(0))
    let output = terminal.output
    #expect(
      output.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 40 }, "\(output)")
    #expect(
      output.contains(
        "\nflow   AppCoordinator › TabCoordinator ›\n       ShowPersonsFlowCoordinator\n"))
  }

  @Test func `with --pause, opens a prompt where a case fails, and then goes on`() throws {
    let terminal = try terminal(walk, "--pause", "--name", "one")
    try terminal.wait(for: "  rerun: ")
    try terminal.wait(for: "paused after line 9, which failed; ")
    try terminal.wait(for: "email  fred@example.org")
    try terminal.wait(for: "Fred> ")
    try terminal.send("expect screen Fred" + Key.enter)
    try terminal.wait(for: "Fred> ")
    try terminal.send(Key.control("d"))
    try terminal.wait(for: "torn down")
    try terminal.wait(for: "1 case: 1 failed")
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.isOrdinary)
  }

  @Test func `with --pause, "change" offers the line to edit, which is kept in the file`() throws {
    let terminal = try terminal(walk, "--pause", "--name", "one")
    try terminal.wait(for: "Fred> ")
    try terminal.send("chan" + Key.tab + Key.enter)
    try terminal.wait(for: "Fred> change expect screen Barney")
    try terminal.send(Key.control("w") + "Fred" + Key.enter)
    try terminal.wait(for: "[y]es [n]o ")
    try terminal.send("y" + Key.enter)
    try terminal.wait(for: "kept: ")
    try terminal.send("continue" + Key.enter)
    try terminal.wait(for: "end of the case: passed")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(directory.read("a.walk").contains("\nselect Fred\nexpect screen Fred\n== two"))
  }

  @Test func `with --pause, the prompt has the color that --color asks for`() throws {
    let terminal = try terminal(walk, "--pause", "--name", "one", "--color", "never")
    try terminal.wait(for: "paused after line 9, which failed; ")
    try terminal.wait(for: "Fred> ")
    try terminal.send("set color" + Key.enter)
    try terminal.wait(for: "color never")
    try terminal.send(Key.control("d"))
    #expect(try terminal.waitForExit() == .exited(1))
  }

  @Test func `with --accept=ask, accepts what the user wants`() throws {
    let walk = directory.walk("@app contacts\nwhere\n| x\nwhere\n| y\nwhere\n| z\n")
    let terminal = try terminal(walk, "--accept=ask")
    for (line, answer) in [(2, "n"), (4, "what"), (4, "yes"), (6, "q")] {
      try terminal.wait(for: answer == "yes" ? "accept? " : "a.walk:\(line): where\n")
      try terminal.wait(for: "[q]uit ")
      try terminal.send(answer + "\n")
    }
    try terminal.wait(for: "accepted: \(walk):5\n")
    #expect(try terminal.waitForExit() == .exited(1))
    let lines = directory.read("a.walk").split(separator: "\n")
    #expect(lines[2] == "| x" && lines[4].hasPrefix("| Persons (") && lines[6] == "| z")
  }
}
