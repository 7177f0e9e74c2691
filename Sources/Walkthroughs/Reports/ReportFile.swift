import Foundation

/// A report's file: written whole to a new file beside it, then put in its place, so that it is there
/// whole or not at all.
public nonisolated enum ReportFile {
  /// Why a report could not be written to a path, as far as can be told before.
  public static func obstacle(to path: String) -> String? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder; name a file"
    }
    let folder = (path as NSString).deletingLastPathComponent
    let place = folder.isEmpty ? "." : folder
    guard FileManager.default.fileExists(atPath: place) else {
      return "there is no folder \(place)"
    }
    return access(place, W_OK) == 0 ? nil : "the folder \(place) can't be written to"
  }

  /// Writes a report.
  ///
  /// - Returns: why it could not be written, if so.
  public static func write(_ bytes: [UInt8], to path: String) -> String? {
    // A device or a pipe is written to, and never replaced.
    let isSpecial = isSpecial(path)
    let new = isSpecial ? path : "\(path).\(getpid()).new"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return String(cString: strerror(errno)) }
    let isWritten = bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    let reason = String(cString: strerror(errno))
    let isClosed = close(file) == 0
    if isSpecial { return isWritten && isClosed ? nil : reason }
    guard isWritten, isClosed, rename(new, path) == 0 else {
      let reason = isWritten ? String(cString: strerror(errno)) : reason
      unlink(new)
      return reason
    }
    return nil
  }

  /// Whether something is there that is no regular file.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
