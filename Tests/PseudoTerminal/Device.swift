import Glibc

/// A pseudoterminal device.
enum Device {
  // TIOCSPTLCK and TIOCGPTN. The Glibc module declares neither these nor posix_openpt().
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Opens a new device and returns the descriptor for the test and the path for the program.
  static func open() throws -> (descriptor: Int32, name: String) {
    let descriptor = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PseudoTerminalError.noTerminal(errno: errno) }
    var lock: Int32 = 0
    var number: Int32 = 0
    guard ioctl(descriptor, setLock, &lock) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
      let error = errno
      close(descriptor)
      throw PseudoTerminalError.noTerminal(errno: error)
    }
    return (descriptor, "/dev/pts/\(number)")
  }
}
