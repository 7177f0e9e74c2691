import Glibc
import Script
import Shell

/// The file of a recording, written whole or not at all.
struct RecordingFile {
  let path: String

  /// A path that counts from the root.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Throws where the file is there already, or could not be made.
  func requireWritable() throws(CommandError) {
    guard access(path, F_OK) != 0 else {
      throw .unwritable(path: path, reason: "it is there already; record to another file")
    }
    let new = try makeTemporary(beside: target())
    close(new.descriptor)
    unlink(new.path)
  }

  /// Writes to a new file, which then takes the name, or that of the file that a link leads to.
  func write(_ text: String) throws(CommandError) {
    let target = try target()
    let (descriptor, temporary) = try makeTemporary(beside: target)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let problem = error()
        close(descriptor)
        unlink(temporary)
        throw problem
      }
      bytes = bytes.dropFirst(count)
    }
    let isClosed = close(descriptor) == 0
    guard isClosed, rename(temporary, target) == 0 else {
      let problem = error()
      unlink(temporary)
      throw problem
    }
  }

  /// The file that the path leads to; a device or a pipe is nothing to replace.
  private func target() throws(CommandError) -> String {
    switch FileDestination(path) {
    case .file(let target): return target
    case .unreachable(let error): throw .unwritable(path: path, reason: Self.words(error))
    case .descriptor, .special, .folder:
      throw .unwritable(path: path, reason: "it is there already; record to another file")
    }
  }

  private func makeTemporary(
    beside target: String
  ) throws(CommandError) -> (descriptor: Int32, path: String) {
    guard let new = FileDestination.makeFile(beside: target, mode: 0o666) else { throw error() }
    return new
  }

  private func error() -> CommandError {
    .unwritable(path: path, reason: Self.words(errno))
  }

  private static func words(_ error: Int32) -> String { String(cString: strerror(error)) }
}
