import Glibc
import PseudoTerminal
import Testing

/// Tests that a test's app doesn't reach the network in ways that no function of the C library can
/// refuse.
@Suite(.blocking) struct NetworkNamespaceTests {
  /// A command before a program's own that decides what the kernel allows the program.
  enum Rights: String, CaseIterable {
    /// The rights of the tests themselves.
    case own = ""
    /// Those of an ordinary user, who can leave the network only by a user namespace.
    case ordinary = "setpriv --bounding-set=-sys_admin --inh-caps=-sys_admin"
    /// Those of a user whom the kernel allows no network namespace.
    case none = """
      unshare --user --map-root-user sh -c \
      'echo 0 > /proc/sys/user/max_net_namespaces && exec "$@"' sh
      """

    /// Whether the machine has the command, and allows it.
    var areKnown: Bool { allow("true") }

    /// Whether a program with these rights can leave the network.
    var canLeave: Bool {
      allow("unshare --net true") || allow("unshare --user --map-current-user --net true")
    }

    private func allow(_ command: String) -> Bool {
      (try? Program.shell("\(rawValue) \(command)"))?.status == .exited(0)
    }

    static var thatCanLeave: [Rights] { allCases.filter { $0.areKnown && $0.canLeave } }
    static var thatCannotLeave: [Rights] { allCases.filter { $0.areKnown && !$0.canLeave } }
  }

  private let directory: Directory
  private let server: LocalServer

  init() throws {
    directory = try Directory()
    server = try LocalServer()
  }

  /// Runs a walkthrough of the probe as a test.
  private func test(_ walk: String, _ rights: Rights) throws -> Program.Ending {
    directory.write(walk, to: "a.walk")
    return try Program.shell(
      "cd \"$DIR\"; exec \(rights.rawValue) \"$NETWORK\" test a.walk --jobs 1",
      environment: [
        "DIR": directory.path, "NETWORK": BuiltProduct.path(of: "NetworkProbe"),
        "TMPDIR": directory.path,
      ])
  }

  private func doctor(_ rights: Rights) throws -> String {
    try Program.shell("exec \(rights.rawValue) \"$FLOWSH\" doctor").output
  }

  @Test(.bug(id: "S3"), arguments: Rights.thatCanLeave)
  func `neither a system call nor a child process of a test reaches another process`(rights: Rights)
    throws
  {
    let url = "http://127.0.0.1:\(server.port)/"
    let ending = try test(
      """
      == system call
      type URL \(url)
      tap "System call"
      expect text "Connection refused"
      == child
      type URL \(url)
      ? tap Child
      expect text "the child has tried"

      """, rights)
    #expect(ending.output.contains("2 cases: 2 passed ("), "\(ending)")
    #expect(server.connectionCount == 0)
    #expect(try doctor(rights).contains("ok       network        tests run apart from it\n"))
  }

  @Test(.bug(id: "S3"), arguments: Rights.thatCanLeave)
  func `a test's process keeps its user, its files and its own loopback interface`(rights: Rights)
    throws
  {
    let (user, group) = (getuid(), getgid())
    let ending = try test(
      """
      == user
      tap Identity
      expect text "user \(user) \(geteuid()), group \(group) \(getegid()), own file: true"
      == loopback
      tap Itself
      expect text listens

      """, rights)
    #expect(ending.output.contains("2 cases: 2 passed ("), "\(ending)")
  }

  @Test(.bug(id: "S3"), arguments: Rights.thatCannotLeave)
  func `without a namespace, the C library's functions are refused, and the doctor says so`(
    rights: Rights
  ) throws {
    let ending = try test(
      """
      type URL http://127.0.0.1:\(server.port)/
      ? tap "Own socket"
      expect text "Network is unreachable"

      """, rights)
    #expect(ending.output.contains("1 case: 1 passed ("), "\(ending)")
    #expect(server.connectionCount == 0)
    #expect(
      try doctor(rights).contains(
        "missing  network        system calls and child processes of a test reach it: "))
  }
}
