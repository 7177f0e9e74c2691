import Glibc
import PseudoTerminal
import Testing

/// Tests of the prompt that comes back with the app's new program, without builds.
@Suite(.blocking) struct `A prompt whose app is rebuilt` {
  private let directory: Directory
  private let shell: ShellTerminal
  private var terminal: PseudoTerminal { shell.terminal }

  init() throws {
    directory = try Directory()
    directory.write("Lake loop\nRidge\n", to: "Trails.swift")
    shell = try Self.start(directory)
  }

  private static func start(_ directory: Directory, term: String = "xterm") throws -> ShellTerminal
  {
    try ShellTerminal(
      "FlowshProbe", ["rebuild-probe", directory.file("Trails.swift")],
      environment: ["TERM": term], prompt: "Trails> ")
  }

  /// Changes the source at once, as an editor does.
  private func edit(_ text: String) {
    directory.write(text, to: "late.tmp")
    rename(directory.file("late.tmp"), directory.file("Trails.swift"))
  }

  /// The prompt on the screen of the first trail.
  private static let trail = "Trails › Lake loop> "

  @Test func `comes back where it was, and prints the screen only if it differs`() throws {
    try shell.enter("select Lake", prompt: Self.trail)
    edit("Lake loop\nRidge\nDunes\n")
    try terminal.wait(for: "Trails: Trails.swift changed; building\n")
    try terminal.wait(for: "rebuilt in ")
    #expect(try terminal.wait(for: Self.trail).hasSuffix(" s; 1 command replayed\n"))

    try shell.enter("back", prompt: "\nTrails> ")
    edit("Lake loop\nDunes\n")
    try terminal.wait(for: "; 2 commands replayed\n")
    let screen = try terminal.wait(for: "\nTrails> ")
    #expect(screen.contains("Dunes") && !screen.contains("Ridge"), "\(screen)")

    try shell.type(Key.up, expecting: "back")
    try shell.type(Key.up + Key.enter, expecting: "select Lake")
    try terminal.wait(for: Self.trail)
    #expect(try shell.leave() == .exited(0))
    let history = shell.home.read(ShellTerminal.history)
    #expect(history == "_HiStOrY_V2_\nselect\\040Lake\nback\nselect\\040Lake\n")
    #expect(terminal.isOrdinary)
  }

  @Test func `keeps the line that is typed, and the place of the cursor`() throws {
    try shell.type("select Rdge\(Key.left)\(Key.left)\(Key.left)", expecting: "select Rdge")
    edit("Ridge\n")
    try terminal.wait(for: "; 0 commands replayed\n")
    try terminal.wait(for: "Trails> select Rdge")
    try shell.type("i\(Key.enter)", expecting: "Trails › Ridge> ")
  }

  @Test func `says which command can't be replayed, and stays before it`() throws {
    try shell.enter("select Lake", prompt: Self.trail)
    try shell.enter("back", prompt: "\nTrails> ")
    edit("Ridge\n")
    try terminal.wait(for: "; 0 commands replayed\n")
    try terminal.wait(
      for: "command 1, \"select Lake\", can't be replayed: no row \"Lake loop\" on Trails; it has")
    #expect(try terminal.wait(for: "\nTrails> ").contains("; the one after it didn't run\n"))
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `shows why the app doesn't build, and stays usable`() throws {
    edit("error: expected ')'\nRidge\n")
    try terminal.wait(for: "/Trails.swift:1:1: error: expected ')'\n")
    try terminal.wait(for: "Trails> ")
    try shell.enter("select Lake", prompt: Self.trail)
    edit("Lake loop\n")
    try terminal.wait(for: "; 1 command replayed\n")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `waits until a command and a block have ended`() throws {
    try shell.enter("each n in (a) (b)", prompt: "each…> ")
    edit("Ridge\nLake loop\n")
    try terminal.wait(for: "building\n")
    try shell.enter("select Lake; back", prompt: "each…> ")
    try shell.enter("end", prompt: "; 4 commands replayed\n")
    try terminal.wait(for: "\nTrails> ")
  }

  @Test func `cancels a build after another change`() throws {
    edit("slow\n")
    try terminal.wait(for: "changed; building\n")
    edit("Dunes\n")
    try terminal.wait(for: "changed; building\n")
    try terminal.wait(for: "rebuilt in ")
    try shell.enter("select Dunes", prompt: "Trails › Dunes> ")
    edit("slow\n")
    try terminal.wait(for: "changed; building\n")
    // The end of the prompt doesn't wait for a build.
    try terminal.send(Key.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `comes back after a crash, in front of the command that crashed`() throws {
    edit("Lake loop\nAbyss\n")
    try terminal.wait(for: "rebuilt in ")
    try shell.enter("select Lake", prompt: Self.trail)
    try shell.enter("back", prompt: "\nTrails> ")
    try shell.type("select Abyss\r", expecting: "nobody returns from there")
    try terminal.wait(for: "Trails has ended; its prompt comes back after a change; Ctrl-C ends\n")
    edit("Lake loop\nAbyss 2\n")
    try terminal.wait(for: "; 2 commands replayed\n")
    try terminal.wait(for: "\nTrails> ")
    try shell.type(Key.up, expecting: "select Abyss")
    try shell.type(" 2\r", expecting: "Trails › Abyss 2> ")
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForExit() == .signaled(SIGTERM))
  }

  @Test func `ends with Ctrl-C after a crash`() throws {
    edit("Abyss\n")
    try terminal.wait(for: "rebuilt in ")
    try shell.type("select Abyss\r", expecting: "Ctrl-C ends\n")
    try terminal.send(Key.control("c"))
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func `comes back after an action that doesn't return and is interrupted`() throws {
    edit("Lake loop\nCircuit\n")
    try terminal.wait(for: "rebuilt in ")
    try shell.enter("select Lake", prompt: Self.trail)
    try shell.enter("back", prompt: "\nTrails> ")
    try shell.type("select Circuit\r", expecting: "round and round")
    try terminal.send(Key.control("c"))
    try terminal.wait(for: "press Ctrl-C again to end flowsh\n")
    try terminal.send(Key.control("c"))
    try terminal.wait(for: "Trails has ended; its prompt comes back after a change; Ctrl-C ends\n")
    edit("Lake loop\nRidge\n")
    try terminal.wait(for: "; 2 commands replayed\n")
    try shell.type(Key.up, expecting: "select Circuit")
  }

  @Test func `comes back on a simple terminal, too`() throws {
    let shell = try Self.start(directory, term: "dumb")
    try shell.enter("select Lake", prompt: Self.trail)
    edit("Lake loop\n")
    try shell.terminal.wait(for: "Trails: Trails.swift changed; building\n")
    try shell.terminal.wait(for: "; 1 command replayed\n")
    try shell.terminal.wait(for: Self.trail)
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `completes a recording, and keeps secrets and variables`() throws {
    try shell.enter("@set trail=Lake", prompt: "Trails> ")
    try shell.enter("alias l = select ${trail}", prompt: "Trails> ")
    try shell.enter("record \(directory.file("r.walk"))", prompt: "[rec] Trails> ")
    try shell.enter("l", prompt: "[rec] " + Self.trail)
    edit("Ridge\nLake loop\n")
    try terminal.wait(for: "recorded 1 line in \(directory.file("r.walk"))\n")
    try terminal.wait(for: "; 1 command replayed\n")
    try terminal.wait(for: Self.trail)
    try shell.enter("back", prompt: "\nTrails> ")
    try shell.enter("l", prompt: Self.trail)
  }
}
