import Files
import Foundation
import Glibc

/// The room on a disk, for the error of a program that had none.
///
/// Programs of the toolchain don't always say so: SwiftPM aborts, and the linker is ended by a
/// signal.
enum DiskRoom {
  /// Fewer bytes are none: a program that found no room may have removed a small file since.
  private static let least: UInt = 1 << 20

  /// Finds the folder whose disk was full for a program that failed; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - folder: The folder to which the program has written.
  ///   - isCertain: Whether the program says that there was no room, maybe in a folder of its own
  ///     for temporary files or a cache.
  /// - Returns: The folder.
  static func fullFolder(_ folder: String, isCertain: Bool) -> String? {
    if isMissing(in: folder) { return folder }
    guard isCertain else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let others = [NSTemporaryDirectory(), SDKCache(environment: environment).path]
    return others.first(where: isMissing(in:)) ?? folder
  }

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
