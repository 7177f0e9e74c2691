import Foundation
import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `A script on standard input` {
  @Test func `produces a transcript with prompts, commands and output`() throws {
    let ending = try Program.run(
      "flowsh", ["--trace"], input: "open persons\nselect Fred\nlogin\nback\nback\n")
    let persons = """
      Persons
        1  Fred
        2  Barney
        3  Wilma
        4  Betty
        [Log In] login
      stack  Persons
      tabs   [Persons] · Groups
      flow   AppCoordinator › TabCoordinator › ShowPersonsFlowCoordinator


      """
    let fred = """
      Fred
        email  fred@example.org
        [Log In] login
      stack  Persons › Fred
      tabs   [Persons] · Groups
      flow   AppCoordinator › TabCoordinator › ShowPersonsFlowCoordinator


      """
    let login = """
      Log In
        Username: (empty)
        Password: (empty)
        [Log In] login
        [Sign Up] signup
        [Cancel]
      modal  sheet over Persons › Fred
      stack  Log In
      flow   AppCoordinator › LoginCoordinator


      """
    let select = """
        PersonsViewControllerDelegate.didSelect(person:in:)   \
      \(try SourceText.place(of: "pushViewController(person", in: "ShowPersonsFlowCoordinator.swift", app: "Contacts"))
        push PersonViewController


      """
    let ended = try #require(ending.output.range(of: "Log In> back\n"))
    #expect(
      ending.output[..<ended.lowerBound].hasPrefix(
        "Persons> open persons\n  tap tab Persons\n\n" + persons + "Persons> select Fred\n" + select
          + fred + "Persons › Fred> login\n"))
    #expect(
      ending.output[..<ended.lowerBound].hasSuffix("  present UINavigationController\n\n" + login))
    let after = ending.output[ended.lowerBound...]
    #expect(after.hasPrefix("Log In> back\n  swipe down\n  dismiss UINavigationController\n"))
    #expect(
      after.hasSuffix(
        "  finished LoginCoordinator\n\n" + fred
          + "Persons › Fred> back\n  tap Back\n  pop PersonViewController\n\n" + persons))
    #expect(ending.errors.isEmpty)
    #expect(ending.status == .exited(0))
  }

  @Test func `stops at an unknown row, lists the rows and suggests the nearest name`() throws {
    let ending = try Program.run(input: "open persons\nselect Freed\nselect Fred\n")
    #expect(
      ending.errors == """
        <stdin>:2: no row "Freed" on Persons; it has Fred, Barney, Wilma, Betty; \
        did you mean "Fred"?

        """)
    #expect(ending.status == .exited(1))
    #expect(ending.output.hasSuffix("\n\nPersons> select Freed\n"))
  }

  @Test func `continues after a mistake with --keep-going`() throws {
    let ending = try Program.run("flowsh", ["--keep-going"], input: "bogus\nselect Fred\n")
    #expect(ending.errors.hasPrefix("<stdin>:1: no command or button \"bogus\""))
    #expect(ending.output.contains("stack  Persons › Fred\n"))
    #expect(ending.status == .exited(1))
  }

  @Test func `produces the same output in every run, in text and in JSON`() throws {
    let script = "select Fred\nlogin fred yabba\nok\nback\nbogus\nopen groups\ntree\nevents\nwhy\n"
    for format in ["text", "json"] {
      let first = try Program.run("flowsh", ["--format", format, "--keep-going"], input: script)
      let second = try Program.run("flowsh", ["--format", format, "--keep-going"], input: script)
      #expect(first.output == second.output && first.errors == second.errors)
      #expect(!first.output.isEmpty)
    }
  }

  @Test func `is not echoed with --no-echo`() throws {
    let ending = try Program.run("flowsh", ["--no-echo", "--trace"], input: "select Fred\n")
    #expect(
      ending.output.hasPrefix("  PersonsViewControllerDelegate.") && !ending.output.contains(">"))
  }

  @Test func `produces no call traces with --no-trace`() throws {
    let ending = try Program.run("flowsh", ["--no-trace"], input: "select Fred\n")
    #expect(ending.output.hasPrefix("Persons> select Fred\nFred\n"))
  }

  @Test(.bug(id: "R1")) func `reports no leaks with --no-leaks`() throws {
    let script = "select Fred\nback\nleaks\n"
    let arguments = ["--app", "leaky", "--no-echo"]
    let checked = try Program.run("flowsh", arguments, input: script)
    #expect(checked.output.contains("left behind"))
    let ending = try Program.run("flowsh", arguments + ["--no-leaks"], input: script)
    #expect(!ending.output.contains("left behind"))
    #expect(
      ending.output.hasSuffix("the leak check is off; turn it on with \"set leaks on\"\n\n"))
    #expect(ending.status == .exited(0))
  }

  @Test func `keeps output and errors in order if both go to the same file`() throws {
    let ending = try Program.shell(
      "exec \"$FLOWSH\" --app contacts --keep-going 2>&1",
      input: "select Freed\nwhere\nbogus\nback\n")
    let kinds = ending.lines.map { $0.prefix { $0 != ">" && $0 != ":" && $0 != "," } }
    #expect(
      kinds == [
        "Persons", "<stdin", "Persons", "Persons (PersonsViewController)", "", "Persons", "<stdin",
        "Persons", "<stdin", "",
      ])
  }

  @Test func `produces output after each command`() throws {
    let program = try Program("flowsh", ["--trace"])
    try program.send("select Fred\n")
    try program.wait(for: "flow   AppCoordinator › TabCoordinator › ShowPersonsFlowCoordinator\n\n")
    try program.send("back\n")
    try program.wait(
      for: "Persons › Fred> back\n  tap Back\n  pop PersonViewController\n\nPersons\n")
    #expect(try program.finish().status == .exited(0))
  }

  @Test func `writes the previous output before it waits`() throws {
    let program = try Program("flowsh", ["-c", "select Fred", "-c", "wait 100"])
    try program.wait(for: "> wait 100\n")
    kill(program.process, SIGTERM)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGTERM))
    #expect(ending.output.hasSuffix("Persons › Fred> wait 100\n"))
  }
}
