import Foundation
import Glibc
import ToolSupport

/// A pseudoterminal with a program that runs on it.
final class Terminal {
  // TIOCSPTLCK and TIOCGPTN. The Glibc module declares neither these nor posix_openpt().
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  let program: Spawn
  private let descriptor: Int32
  /// The modes before the program started.
  private let modes: [UInt32]
  /// Everything that the program has written.
  private(set) var output: [UInt8] = []

  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard descriptor >= 0, ioctl(descriptor, Self.setLock, &lock) == 0,
      ioctl(descriptor, Self.getNumber, &number) == 0
    else { throw SystemError(what: "can't open a pseudoterminal", errno: errno) }
    var size = winsize()
    (size.ws_col, size.ws_row) = (200, 24)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    modes = Self.modes(of: descriptor)
    program = try Spawn(
      path, arguments, environment: environment, terminal: "/dev/pts/\(number)")
  }

  deinit { close(descriptor) }

  /// Whether the terminal has the modes that it had before the program started.
  var isRestored: Bool { Self.modes(of: descriptor) == modes }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(clamping: columns), UInt16(clamping: rows))
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Types bytes, reading output in the meantime.
  ///
  /// - Returns: Whether all bytes were accepted before the deadline.
  func send(_ bytes: [UInt8], until deadline: Double) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard Progress.now < deadline else { return false }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard Glibc.poll(&poll, 1, 50) > 0 else { continue }
      if Int32(poll.revents) & POLLIN != 0 { read() }
      if Int32(poll.revents) & (POLLHUP | POLLERR) != 0 { return true }
      guard Int32(poll.revents) & POLLOUT != 0 else { continue }
      let count = rest.prefix(200).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return true }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads output until a condition holds.
  ///
  /// - Returns: Whether it holds before the deadline.
  func wait(until deadline: Double, _ isDone: () -> Bool) -> Bool {
    while !isDone() {
      guard Progress.now < deadline else { return false }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = Glibc.poll(&poll, 1, 20)
      if count > 0, !read() { Glibc.poll(nil, 0, 5) }
    }
    return true
  }

  @discardableResult
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count > 0 { output += buffer.prefix(count) }
    return count > 0
  }

  private static func modes(of descriptor: Int32) -> [UInt32] {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return [] }
    let keys = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt32.init) }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag] + keys
  }
}
