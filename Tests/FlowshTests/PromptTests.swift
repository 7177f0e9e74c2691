import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `At a terminal` {
  @Test func `the shell greets the user, shows the first screen, and ends with Ctrl-D`() throws {
    let shell = try ShellTerminal(prompt: "\"help\" for help")
    try shell.terminal.wait(for: "Persons\n  1  Fred\n")
    try shell.terminal.wait(for: "Persons> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.terminal.isOrdinary)
  }

  @Test func `the prompt shows the path to the screen`() throws {
    let shell = try ShellTerminal()
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.enter("back", prompt: "\nPersons> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `Tab lists and completes the rows on the screen`() throws {
    let shell = try ShellTerminal()
    try shell.type("select \t", expecting: "Fred    Barney  Wilma   Betty\n")
    try shell.type("F\t\r", expecting: "Persons › Fred> ")
    try shell.type("open \t", expecting: "Persons  Groups\n")
    try shell.type("g\t\r", expecting: "Groups> ")
  }

  @Test(.bug(id: "F19")) func `Tab escapes unsafe characters of names so that they can be typed`()
    throws
  {
    let shell = try ShellTerminal("FlowshProbe", ["--app", "names"])
    try shell.type("select \t", expecting: #""evil\u{202E}txt.exe""#)
    try shell.type("\r", expecting: "> ")
    #expect(try shell.leave() == .exited(0))
    #expect(!shell.terminal.output.contains("\u{202E}"))
    #expect(!shell.terminal.output.contains("no row"))
  }

  @Test func `Tab completes commands and the screen's verbs`() throws {
    let shell = try ShellTerminal()
    try shell.type("log\t\r", expecting: "Log In> ")
    try shell.type("sig\t\r", expecting: "Sign Up> ")
  }

  private static let keys = [
    "Tab", "Ctrl-J, Enter", "Ctrl-R", "Ctrl-P, Up", "Ctrl-N, Down", "Alt-P", "Ctrl-A, Home",
    "Ctrl-Left, Alt-B", "Ctrl-Right, Alt-F", "Ctrl-Delete, Alt-D",
    "Ctrl-C", "Ctrl-Z", "Ctrl-D",
  ]

  @Test func `help lists the screen's verbs too, and the keys that are bound`() throws {
    let shell = try ShellTerminal()
    try shell.enter("login", prompt: "Log In> ")
    try shell.type("help log\t\r", expecting: "login [Username] [Password]\n")
    try shell.terminal.wait(for: "Tap the button \"Log In\" after filling in the fields")
    let keys = try shell.enter("help keys", prompt: "Log In> ")
    for key in Self.keys { #expect(keys.contains("\n  \(key)  "), "\(key): \(keys)") }
  }

  @Test func `Up and Ctrl-R recall earlier lines`() throws {
    let shell = try ShellTerminal()
    try shell.enter("select Barney", prompt: "Barney> ")
    try shell.enter("back", prompt: "\nPersons> ")
    try shell.type("\(Key.up)\(Key.up)\r", expecting: "Persons › Barney> ")
    try shell.enter("back", prompt: "\nPersons> ")
    try shell.type("\(Key.control("r"))Barn", expecting: "bck")
    try shell.type("\r", expecting: "Persons › Barney> ")
  }

  @Test func `Ctrl-C clears the line`() throws {
    let shell = try ShellTerminal()
    try shell.type("select Nobody", expecting: "Nobody")
    try shell.type(Key.control("c"), expecting: "^C\nPersons> ")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(!shell.terminal.output.contains("no row"))
  }

  @Test func `Ctrl-C stops the running command and the rest of its line`() throws {
    let shell = try ShellTerminal()
    try shell.type("where; wait 100; select Fred\r", expecting: "compact width")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.terminal.wait(for: "> ")
    try shell.enter("where", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `Ctrl-C stops a script that waits for a named pipe`() throws {
    let directory = try Directory()
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let shell = try ShellTerminal()
    try shell.type("where; source \(pipe)\r", expecting: "compact width")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.terminal.wait(for: "> ")
    try shell.enter("where", prompt: "> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test(.bug(id: "F15"), arguments: ["", "bind -v\n"], ["xterm", "dumb"])
  func `Ctrl-D typed during a command ends the shell after the command`(
    editrc: String, term: String
  ) throws {
    let directory = try Directory()
    let pipe = directory.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let shell = try ShellTerminal(editrc: editrc, environment: ["TERM": term])
    try shell.type("where; source \(pipe)\r", expecting: "compact width")
    // The echo of the text after Ctrl-D proves that the terminal has received both.
    try shell.type("\(Key.control("d"))seen", expecting: "seen")
    let writer = open(pipe, O_WRONLY)
    try #require(writer >= 0)
    close(writer)
    #expect(try shell.terminal.waitForExit() == .exited(0))
    #expect(shell.terminal.isOrdinary)
  }

  @Test(.bug(id: "F15"))
  func `Ctrl-C discards an earlier Ctrl-D, and the next Ctrl-D ends the shell`() throws {
    let shell = try ShellTerminal()
    try shell.type("where; wait 100\r", expecting: "compact width")
    try shell.type("\(Key.control("d"))seen", expecting: "seen")
    try shell.type(Key.control("c"), expecting: "stopped\n")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test(.bug(id: "F15"))
  func `Ctrl-Z suspends a running command, and then fg and Ctrl-D work as before`()
    throws
  {
    let home = try Directory()
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: ["HOME": home.path, "PS1": "sh$ ", "FLOWSH": BuiltProduct.path(of: "flowsh")])
    func modes() throws -> String {
      try shell.send("echo \"mo\"\"des $(stty -g).\"\r")
      try shell.wait(for: "modes ")
      let modes = try shell.wait(for: ".")
      try shell.wait(for: "sh$ ")
      return modes
    }
    let pipe = home.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    try shell.wait(for: "sh$ ")
    try shell.send("stty -echoctl werase undef\r")
    try shell.wait(for: "sh$ ")
    let before = try modes()
    try shell.send("\"$FLOWSH\" --app contacts\r")
    try shell.wait(for: "Persons> ")
    try shell.send("where; source \(pipe)\r")
    try shell.wait(for: "compact width")
    try shell.send(Key.control("z"))
    try shell.wait(for: "Stopped")
    try shell.wait(for: "sh$ ")
    #expect(try modes() == before)
    try shell.send("fg\r")
    try shell.wait(for: "\n")
    try shell.send("\(Key.control("d"))seen")
    try shell.wait(for: "seen")
    let writer = open(pipe, O_WRONLY)
    try #require(writer >= 0)
    close(writer)
    // The outer shell reads the text after Ctrl-D.
    try shell.wait(for: "sh$ ")
    try shell.send("\r")
    try shell.wait(for: "seen: not found\nsh$ ")
    #expect(try modes() == before)
  }

  @Test func `after a mistake is reported, the prompt returns`() throws {
    let shell = try ShellTerminal()
    try shell.type("select Freed\r", expecting: "did you mean \"Fred\"?\nPersons> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `quit ends the shell`() throws {
    let shell = try ShellTerminal()
    try shell.terminal.send("quit\r")
    #expect(try shell.terminal.waitForExit() == .exited(0))
  }

  @Test func `300 pasted lines are run one by one`() throws {
    let shell = try ShellTerminal()
    let lines = (1...150).flatMap { _ in ["select Fred", "back"] }
    try shell.terminal.paste(lines.joined(separator: "\n") + "\nwhere\n")
    try shell.terminal.wait(for: "compact width")
    #expect(shell.terminal.output.split(separator: "stack  Persons › Fred\n").count == 151)
  }

  @Test func `Ctrl-Z suspends the shell, and fg restores the line`() throws {
    let home = try Directory()
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: ["HOME": home.path, "PS1": "sh$ ", "FLOWSH": BuiltProduct.path(of: "flowsh")])
    try shell.wait(for: "sh$ ")
    try shell.send("\"$FLOWSH\" --app contacts\r")
    try shell.wait(for: "Persons> ")
    try shell.send("select Fr\(Key.control("z"))")
    try shell.wait(for: "Stopped")
    try shell.wait(for: "sh$ ")
    try shell.send("fg\r")
    try shell.wait(for: "Persons> select Fr")
    try shell.send("ed\r")
    try shell.wait(for: "Persons › Fred> ")
    try shell.send("quit\r")
    try shell.wait(for: "sh$ ")
    try shell.send("exit\r")
    #expect(try shell.waitForExit() == .exited(0))
  }

  @Test func `resizing the terminal redraws the line`() throws {
    let shell = try ShellTerminal()
    let line = "select " + String(repeating: "x", count: 150)
    try shell.type(line + "z", expecting: "z")
    shell.terminal.resize(columns: 200)
    try shell.terminal.wait(for: "Persons> \(line)z")
    try shell.type("\r", expecting: "no row")
    // The size alone doesn't change the screen.
    #expect(shell.terminal.output.split(separator: "stack  Persons\n").count == 2)
  }

  @Test func `vi key bindings can be enabled`() throws {
    let shell = try ShellTerminal(editrc: "bind -v\n")
    try shell.type("xselect Wilma", expecting: "Wilma")
    try shell.terminal.send(Key.escape)
    try shell.type("0x\r", expecting: "Persons › Wilma> ")
  }

  @Test func `the screen and the prompt are redrawn when an app's timer fires`() throws {
    let shell = try ShellTerminal("FlowshProbe")
    try shell.enter("timer", prompt: "Later> ")
    try shell.terminal.send("hal")
    try shell.terminal.wait(for: "stack  Later › After a timer\n\nLater › After a timer> hal")
    try shell.type("\u{15}back\r", expecting: "stack  Later\n")
  }

  @Test func `JSON isn't wrapped, and nothing is redrawn when an app's timer fires`() throws {
    let shell = try ShellTerminal("FlowshProbe", ["--format", "json"])
    try shell.enter("timer", prompt: "Later> ")
    try shell.enter("expect screen After a timer within 60s", prompt: "After a timer> ")
    #expect(try shell.leave() == .exited(0))
    #expect(!shell.terminal.output.contains("stack  Later › After"))
    let objects = shell.terminal.output.split(whereSeparator: \.isNewline).filter {
      $0.hasPrefix("{")
    }
    #expect(objects.count == 3 && objects.allSatisfy { $0.hasSuffix("\"version\":1}") })
  }

  @Test func `a crash without user action is reported at the prompt`() throws {
    let shell = try ShellTerminal("FlowshProbe")
    try shell.enter("crash", prompt: "Later> ")
    try shell.terminal.wait(for: "the app crashed: Pushing the same view controller")
    try shell.terminal.wait(for: "> ")
    try shell.enter("relaunch", prompt: "Later> ")
  }
}
