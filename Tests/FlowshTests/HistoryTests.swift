import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `The prompt's history` {
  @Test func `outlives the shell, and only its owner can read it`() throws {
    let first = try ShellTerminal()
    try first.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(try first.leave() == .exited(0))
    #expect(first.home.mode(of: ShellTerminal.history) == 0o600)
    let second = try ShellTerminal(home: first.home)
    try second.type("\(Key.up)\r", expecting: "Persons › Fred> ")
  }

  @Test func `has a mistake that may be a password for one line only, if none is asked for`()
    throws
  {
    let shell = try ShellTerminal()
    try shell.enter("selct Fred x", prompt: "Persons> ")
    try shell.enter("Brney Rubble", prompt: "Persons> ")
    try shell.type("\(Key.up)\r", expecting: "Brney Rubble\n")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("!nope", prompt: "Persons> ")
    try shell.type("\(Key.up)\r", expecting: "no command or button \"selct\"")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.type("\(Key.up)\(Key.up)\r", expecting: "no command or button \"selct\"")
    try shell.terminal.wait(for: "Persons › Fred> ")
    try shell.enter("login", prompt: "Log In> ")
    try shell.enter("lgin fred yabba", prompt: "Log In> ")
    try shell.type("\(Key.up)\r", expecting: "login\n")
    try shell.terminal.wait(for: "Log In> ")
    try shell.enter("cancel; zigin fred yabba", prompt: "Persons › Fred> ")
    try shell.type("\(Key.up)\r", expecting: "login\n")
    try shell.terminal.wait(for: "Log In> ")
    #expect(try shell.leave() == .exited(0))
    let saved = shell.home.read(ShellTerminal.history)
    #expect(!saved.contains("Brney") && !saved.contains("yabba") && saved.contains("selct"))
  }

  @Test func `never contains a password, which is read without echo`() throws {
    let shell = try ShellTerminal()
    try shell.enter("login", prompt: "Log In> ")
    try shell.type("login fred\r", expecting: "Password: ")
    try shell.type("yabba\r", expecting: "[Log Out] logout")
    try shell.terminal.wait(for: "Persons> ")
    try shell.type("history; events; why\r", expecting: "login fred")
    try shell.terminal.wait(for: "Persons> ")
    #expect(try shell.leave() == .exited(0))
    #expect(!shell.terminal.output.contains("yabba"))
    #expect(!shell.home.read(ShellTerminal.history).contains("yabba"))
  }

  @Test func `that can't be saved is reported without the secrets in its path`() throws {
    let home = try Directory()
    let shell = try ShellTerminal(
      home: home, environment: ["PW": "hunter22x", "FLOWSH_HISTORY": home.file("new/hunter22x/h")])
    try shell.enter("@secret p=env:PW", prompt: "Persons> ")
    home.write("", to: "new")
    #expect(try shell.leave() == .exited(74))
    #expect(shell.terminal.output.contains("\(home.path)/new/********/h cannot be written"))
    #expect(!shell.terminal.output.contains("hunter22x"))
  }

  @Test(arguments: ["login fred yabba", "type Password yabba", "type pass \"yabba"])
  func `omits lines that contain a password`(line: String) throws {
    let shell = try ShellTerminal()
    try shell.enter("login", prompt: "Log In> ")
    try shell.enter(line, prompt: "> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.home.read(ShellTerminal.history) == "_HiStOrY_V2_\nlogin\n")
  }

  @Test(.bug(id: "F9"))
  func `omits lines that contain a password or a secret, inside and outside a block`()
    throws
  {
    let shell = try ShellTerminal(environment: ["PW": "hunter22x"])
    for line in ["@secret p=env:PW", "@set pw=yabba5678", "type Password yabba1234"] {
      try shell.enter(line, prompt: "Persons> ")
    }
    for line in ["| hunter22x", "# hunter22x"] { try shell.enter(line, prompt: "Persons> ") }
    for line in ["each x in (1)", "login", "type Password yabba1234", "screen"] {
      try shell.enter(line, prompt: "each…> ")
    }
    try shell.enter("end", prompt: "Log In> ")
    try shell.enter("login fred ${pw}", prompt: "> ")
    try shell.enter("ok", prompt: "Log In> ")
    try shell.enter("each y in (yabba9999)", prompt: "each…> ")
    try shell.enter("login fred ${y}", prompt: "each…> ")
    try shell.enter("end", prompt: "> ")
    #expect(try shell.leave() == .exited(0))
    let lines = shell.home.read(ShellTerminal.history).split(separator: "\n")
    #expect(
      lines == [
        "_HiStOrY_V2_", #"@secret\040p=env:PW"#, #"each\040x\040in\040(1)"#, "login", "screen",
        "ok",
      ], "\(lines)")
  }

  @Test func `Up shows no line that isn't saved`() throws {
    let shell = try ShellTerminal(environment: ["PW": "hunter22x"])
    for line in ["where", "note hunter22x", "@secret p=env:PW"] {
      try shell.enter(line, prompt: "Persons> ")
    }
    try shell.type("\(Key.up)\(Key.up)\r", expecting: "tab Persons")
    #expect(try shell.leave() == .exited(0))
    #expect(
      shell.home.read(ShellTerminal.history) == "_HiStOrY_V2_\nwhere\n@secret\\040p=env:PW\nwhere\n"
    )
  }

  @Test func `omits lines that begin with a space`() throws {
    let shell = try ShellTerminal()
    try shell.enter(" where", prompt: "Persons> ")
    try shell.enter("stack", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.home.read(ShellTerminal.history) == "_HiStOrY_V2_\nstack\n")
  }

  @Test func `Ctrl-C and Ctrl-D at the password prompt don't end the shell`() throws {
    let shell = try ShellTerminal()
    try shell.enter("login", prompt: "Log In> ")
    for key in ["c", "d"] as [Unicode.Scalar] {
      try shell.type("login fred\r", expecting: "Password: ")
      try shell.type(Key.control(key), expecting: "Log In> ")
    }
    try shell.type("login fred\r", expecting: "Password: ")
    kill(shell.terminal.process, SIGTERM)
    #expect(try shell.terminal.waitForExit() == .signaled(SIGTERM))
    #expect(shell.terminal.isOrdinary)
  }

  @Test func `a file that is not a history file is rejected and left unchanged`() throws {
    let home = try Directory()
    home.write("precious\n", to: "letter")
    let shell = try ShellTerminal(
      home: home, environment: ["FLOWSH_HISTORY": home.file("letter")],
      prompt: "is not a history file and was left unchanged")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("where", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(74))
    #expect(home.read("letter") == "precious\n")
  }

  @Test func `a file that can't be read or written is reported`() throws {
    let home = try Directory()
    home.write("a file", to: "file")
    let shell = try ShellTerminal(
      home: home, environment: ["FLOWSH_HISTORY": home.file("file/history")],
      prompt: "cannot be read (Not a directory); ")
    try shell.terminal.wait(for: "Persons> ")
    try shell.enter("where", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(74))
    #expect(home.names == ["file"] && home.read("file") == "a file")
  }

  @Test func `a full disk is reported, and the old history is kept`() throws {
    let home = try Directory()
    home.write("_HiStOrY_V2_\nold\n", to: "history")
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", "trap '' XFSZ; ulimit -f 0; exec \"$FLOWSH\" --app contacts"],
      environment: [
        "FLOWSH": BuiltProduct.path(of: "flowsh"), "HOME": home.path,
        "FLOWSH_HISTORY": home.file("history"),
      ], columns: 300)
    try shell.wait(for: "Persons> ")
    try shell.send("where\r")
    try shell.wait(for: "Persons> ")
    try shell.send(Key.control("d"))
    try shell.wait(
      for: "history cannot be written (File too large; the limit on file sizes is 0 bytes; ")
    #expect(try shell.waitForExit() == .exited(74))
    #expect(home.read("history") == "_HiStOrY_V2_\nold\n")
    #expect(home.names == ["history", "history.lock"])
  }

  @Test func `loses no lines if two shells end at the same time`() throws {
    let home = try Directory()
    let shells = try ["where", "stack"].map { line in
      let shell = try ShellTerminal(home: home)
      try shell.enter(line, prompt: "Persons> ")
      return shell
    }
    for shell in shells { try shell.terminal.send(Key.control("d")) }
    for shell in shells { #expect(try shell.terminal.waitForExit() == .exited(0)) }
    #expect(
      Set(home.read(ShellTerminal.history).split(separator: "\n"))
        == ["_HiStOrY_V2_", "where", "stack"])
  }

  @Test func `a relative path of the file refers to the folder in which the shell started`() throws
  {
    let directory = try Directory()
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", "cd \"$FOLDER\"; exec \"$PROBE\" --app lasting --no-trace"],
      environment: [
        "PROBE": BuiltProduct.path(of: "FlowshProbe"), "HOME": directory.path,
        "FOLDER": directory.path, "FLOWSH_HISTORY": "lines",
      ])
    try shell.wait(for: "Lasting> ")
    try shell.send("changefolder\r")
    try shell.wait(for: "Lasting> ")
    try shell.send(Key.control("d"))
    #expect(try shell.waitForExit() == .exited(0))
    #expect(directory.read("lines") == "_HiStOrY_V2_\nchangefolder\n")
  }

  @Test func `can be turned off`() throws {
    for (arguments, environment) in [([], ["FLOWSH_HISTORY": ""]), (["--no-history"], [:])] {
      let shell = try ShellTerminal("flowsh", arguments, environment: environment)
      try shell.enter("where", prompt: "Persons> ")
      #expect(try shell.leave() == .exited(0))
      #expect(shell.home.names.isEmpty)
    }
  }
}
