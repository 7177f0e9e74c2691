import Files
import Glibc

/// The room on a disk, for the error of a program that had none.
///
/// Programs of the toolchain don't always say so: SwiftPM aborts, and the linker is ended by a
/// signal.
enum DiskRoom {
  /// Fewer bytes are none: a program that found no room may have removed a small file since.
  private static let least: UInt = 1 << 20

  /// Whether the disk of a folder is full.
  static func isMissing(in folder: String) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0 else { return false }
    return UInt(status.f_bavail) * UInt(status.f_frsize) < least
  }

  /// Whether a program prints that there is none.
  static func isMissing(by line: String) -> Bool {
    [ENOSPC, EDQUOT].contains { line.contains(String(errorNumber: $0)) }
      && line.lowercased().contains("error")
  }
}
