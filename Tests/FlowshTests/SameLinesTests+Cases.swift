import PseudoTerminal
import Testing

/// Tests of what holds until the next case, file or script.
extension `The same lines` {
  private static let back = "select Fred\nback\nexpect no leaks\n"

  @Test func `what a case keeps on purpose is a leak in the next one, which also looks for leaks`()
    throws
  {
    // Either setting would hide the leak if it held in the next case.
    let kept = "leaks keep PersonCoordinator\nset leaks off\n== b\n\(Self.back)"
    try expectFailure(
      "@app leaky\n== a\n\(kept)", "@app leaky\n\(kept)",
      reason: "expected no leaks, found \"PersonCoordinator\"")
    try expectPass(
      "@app leaky\nsetup\nleaks keep PersonCoordinator\nend\n== a\n\(Self.back)== b\n\(Self.back)")
  }

  @Test func `what a case sets holds until the next one`() throws {
    let lines = "set leaks off\n== b\nexpect no leaks\n"
    try expectPass("@app contacts\n== a\n\(lines)", "@app contacts\n\(lines)")
    let clock = try Program.run(
      "flowsh", input: "== a\nset clock virtual\nset echo off\n== b\nset clock; set echo\n")
    #expect(clock.output.contains("\nclock real\n") && clock.output.contains("\necho off\n"))
  }

  @Test func `a case changes nothing in the next file`() throws {
    directory.write(
      "@app leaky\n== a\n@size regular\n@clock virtual\nset leaks off\nleaks keep PersonCoordinator\n",
      to: "a.walk")
    directory.write(
      "@app leaky\nexpect size compact\n== b\nexpect size compact\n\(Self.back)", to: "b.walk")
    for way in ["test", "run"] {
      let ending = try shell("exec \"$FLOWSH\" \(way) a.walk b.walk")
      #expect(
        (ending.errors + ending.output).contains("expected no leaks, found \"PersonCoordinator\""),
        "\(way): \(ending)")
    }
  }

  @Test func `a link with which the app was launched again opens nothing in the next file or case`()
    throws
  {
    directory.write("@app leaky\nrelaunch leaky://groups/Choir\n", to: "a.walk")
    directory.write(
      "@app leaky\nexpect stack Persons\n== b\nexpect stack Persons\n", to: "b.walk")
    for way in ["test a.walk b.walk", "run a.walk b.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(ending.status == .exited(0) && ending.errors == "", "\(way): \(ending)")
    }
    let piped = try Program.run(
      "flowsh", ["--app", "leaky"],
      input: "relaunch leaky://groups/Choir\n@size regular\n== b\nexpect stack Persons\n")
    #expect(piped.status == .exited(0), "\(piped)")
  }

  @Test func `what a sourced script sets holds until the next case`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app leaky\nselect Fred\n", to: "leaky.steps")
    directory.write("@data store.json\nopen persons\nexpect row Ann\n", to: "data.steps")
    directory.write("@size regular\n", to: "size.steps")
    directory.write("@clock virtual\nset clock\nexpect output virtual\n", to: "clock.steps")
    let data = "source data.steps\n== b\nopen persons\nexpect row Fred\n"
    let others =
      "source leaky.steps\nsource size.steps\nexpect size regular\nsource clock.steps\n== b\n"
      + "expect no button Poster\nexpect size compact\nset clock\nexpect output real\n"
    try expectPass(
      "@app storefront\n== a\n\(data)", "@app storefront\n\(data)",
      "@app contacts\n@clock real\n== a\n\(others)", "@app contacts\n@clock real\n\(others)")
  }

  @Test func `what a sourced script sets holds for its own cases`() throws {
    directory.write(
      "@app leaky\n@size regular\n@clock virtual\n== x\nexpect size regular\n"
        + "expect button Poster\nset clock\nexpect output virtual\n"
        + "== y\nexpect size regular\nset clock\nexpect output virtual\n", to: "cases.steps")
    try expectPass(
      "@app contacts\n@clock real\n== a\nsource cases.steps\n== b\nexpect no button Poster\n"
        + "expect size compact\nset clock\nexpect output real\n")
  }

  @Test func `a launch is no command that prints`() throws {
    directory.write("@size regular\nexpect no output Persons\n", to: "size.steps")
    let (start, titled) = ("@app contacts\n", "@app contacts\n== Persons\n")
    let printing = "expect output Persons\n"
    try expectFailure(
      start + printing, titled + printing, reason: "expected output \"Persons\", found none")
    let silent =
      "expect no output Persons\nsource size.steps\nexpect no output Persons\nscreen\n\(printing)"
    try expectPass(start + silent, titled + silent)
  }

  @Test func `what is set at a prompt outside a case holds in the cases`() throws {
    let shell = try ShellTerminal()
    try shell.enter("set leaks off", prompt: "Persons> ")
    try shell.enter("== a", prompt: "Persons> ")
    try shell.type("expect no leaks\r", expecting: "the leak check is off")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `what is kept on purpose at a prompt is kept after cases of other apps`() throws {
    directory.write("@app contacts\n", to: "contacts.steps")
    let shell = try ShellTerminal("flowsh", ["--app", "leaky"])
    try shell.enter("leaks keep PersonCoordinator", prompt: "Persons> ")
    try shell.enter("source \(directory.file("contacts.steps"))", prompt: "Persons> ")
    try shell.enter("== a", prompt: "Persons> ")
    try shell.enter("expect button Poster", prompt: "Persons> ")
    try shell.enter("select Fred", prompt: "Fred> ")
    try shell.enter("back", prompt: "\nPersons> ")
    try shell.enter("expect no leaks; note none left", prompt: "none left\n")
    #expect(try shell.leave() == .exited(0))
  }
}
