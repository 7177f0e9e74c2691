import Glibc
import Walkthroughs

/// A report's file: written whole to a new file beside it, then put in its place, so that it is there
/// whole or not at all.
///
/// Symbolic links are followed and stay. A device, a pipe, a socket or a descriptor is written to as it is.
package enum ReportFile {
  /// Why a report could not be written to a path, as far as can be told before.
  package static func obstacle(to path: String) -> String? {
    switch FileDestination(path) {
    case .folder: return "it is a folder; name a file"
    case .unreachable(let error): return words(error)
    case .descriptor(let descriptor): return isInherited(descriptor) ? nil : words(EBADF)
    case .special(let path): return access(path, W_OK) == 0 ? nil : words(errno)
    case .file(let target):
      let folder = FileDestination.folder(of: target)
      let place = folder.isEmpty ? "." : folder.count > 1 ? String(folder.dropLast()) : folder
      guard access(place, F_OK) == 0 else { return "there is no folder \(place)" }
      guard access(place, W_OK) == 0 else { return "the folder \(place) can't be written to" }
      guard let new = FileDestination.makeFile(beside: target, mode: 0o600) else {
        return words(errno)
      }
      close(new.descriptor)
      unlink(new.path)
      return nil
    }
  }

  /// Writes a report.
  ///
  /// - Returns: why it could not be written, if so.
  package static func write(_ bytes: [UInt8], to path: String) -> String? {
    switch FileDestination(path) {
    case .folder: return words(EISDIR)
    case .unreachable(let error): return words(error)
    case .descriptor(let descriptor):
      guard isInherited(descriptor) else { return words(EBADF) }
      return write(bytes, descriptor: descriptor) ? nil : words(errno)
    case .special(let path):
      // Another process's descriptor may lead to a file, which keeps what it has.
      let file = open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
      guard file >= 0 else { return words(errno) }
      return writeAndClose(bytes, file)
    case .file(let target):
      guard let new = FileDestination.makeFile(beside: target, mode: 0o644) else {
        return words(errno)
      }
      var reason = writeAndClose(bytes, new.descriptor)
      if reason == nil, rename(new.path, target) != 0 { reason = words(errno) }
      if reason != nil { unlink(new.path) }
      return reason
    }
  }

  private static func writeAndClose(_ bytes: [UInt8], _ file: Int32) -> String? {
    guard write(bytes, descriptor: file) else {
      let reason = words(errno)
      close(file)
      return reason
    }
    return close(file) == 0 ? nil : words(errno)
  }

  private static func write(_ bytes: [UInt8], descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count > 0 {
          done += count
        } else if count < 0, errno == EAGAIN {
          var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&entry, 1, -1)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Whether the process was started with a descriptor: its own ones are closed in programs that it
  /// starts, and no path may reach them.
  private static func isInherited(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFD)
    return flags >= 0 && flags & FD_CLOEXEC == 0
  }

  private static func words(_ error: Int32) -> String { String(cString: strerror(error)) }
}
