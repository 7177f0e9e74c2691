import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `The start-up file and the prompt's shorthands` {
  private static let file = ".config/flowsh/flowshrc"

  private func home(_ text: String) throws -> Directory {
    let home = try Directory()
    for folder in [".config", ".config/flowsh"] { mkdir(home.file(folder), 0o700) }
    home.write(text, to: Self.file)
    return home
  }

  @Test func `a line with an error is named, and the others count`() throws {
    let home = try home("# mine\nset trace off\nselect Fred\nalias see = select $1; where\n")
    let shell = try ShellTerminal(home: home)
    #expect(
      shell.terminal.output.contains(
        "~/.config/flowsh/flowshrc:3: \"select Fred\" is not allowed in the start-up file; it can"))
    try shell.enter("see Fred", prompt: "Persons › Fred> ")
    try shell.type("!!\r", expecting: "see Fred\n")
    try shell.terminal.wait(for: "no row \"Fred\" on Fred")
    try shell.enter("back", prompt: "Persons> ")
    try shell.type("!see\r", expecting: "see Fred\n")
    try shell.terminal.wait(for: "Persons › Fred> ")
    try shell.type(" !3\r", expecting: "back\n")
    try shell.terminal.wait(for: "Persons> ")
    try shell.type("!nothing\r", expecting: "no line in the history begins with \"nothing\"")
    try shell.type("!99\r", expecting: "no line 99 in the history")
    try shell.enter("! select Nobody", prompt: "Persons> ")
    try shell.type("history\r", expecting: "5  ! select Nobody")
    #expect(!shell.terminal.output.contains("PersonsViewControllerDelegate"))
    #expect(try shell.leave() == .exited(0))
    #expect(
      shell.home.read(ShellTerminal.history)
        == #"_HiStOrY_V2_\#nsee\040Fred\#nback\#nsee\040Fred\#n!\040select\040Nobody\#nhistory\#n"#)
  }

  @Test(arguments: ["folder", "large", "unreadable"])
  func `one that can't be read is reported, and the shell starts`(kind: String) throws {
    let home = try home("")
    let file = home.file(Self.file)
    switch kind {
    case "folder":
      unlink(file)
      mkdir(file, 0o700)
    case "large": truncate(file, 10 << 20)
    default:
      unlink(file)
      symlink("flowshrc", file)
    }
    let shell = try ShellTerminal(home: home)
    #expect(shell.terminal.output.contains("can't read ~/.config/flowsh/flowshrc: "))
    #expect(try shell.leave() == .exited(0))
    rmdir(file)
  }

  @Test func `it is read at the prompt only, from XDG_CONFIG_HOME, and not with --no-rc`() throws {
    let home = try home("nonsense\n")
    let other = ["XDG_CONFIG_HOME": home.file(".config")]
    for (arguments, environment) in [(["--no-rc"], [:]), ([], other)] {
      let shell = try ShellTerminal("flowsh", arguments, home: home, environment: environment)
      #expect(shell.terminal.output.contains("flowshrc:1: ") == arguments.isEmpty)
      #expect(try shell.leave() == .exited(0))
    }
  }
}
