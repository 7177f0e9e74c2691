import Glibc
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
    let (descriptor, temporary) = try makeTemporary()
    close(descriptor)
    unlink(temporary)
  }

  /// Writes to a new file, which then takes the name.
  func write(_ text: String) throws(CommandError) {
    let (descriptor, temporary) = try makeTemporary()
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
    guard isClosed, rename(temporary, path) == 0 else {
      let problem = error()
      unlink(temporary)
      throw problem
    }
  }

  private func makeTemporary() throws(CommandError) -> (Int32, String) {
    let temporary = "\(path).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw error() }
    return (descriptor, temporary)
  }

  private func error() -> CommandError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
