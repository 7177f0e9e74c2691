import Files
import Glibc
import Shell

/// The file of a recording, which must not exist before.
struct RecordingFile {
  let path: String

  /// Returns the absolute path for a path.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Throws if the file already exists or can't be created.
  func requireWritable() throws(CommandError) {
    guard access(path, F_OK) != 0 else { throw isThere }
    do throws(FileError) { try WholeFile(path).requireWritable() } catch { throw unwritable(error) }
  }

  /// Writes the file, or the target of a link; devices and pipes are rejected.
  func write(_ text: String) throws(CommandError) {
    let file = WholeFile(path)
    guard !file.isWrittenInPlace else { throw isThere }
    do throws(FileError) { try file.write(Array(text.utf8)) } catch { throw unwritable(error) }
  }

  private var isThere: CommandError {
    .unwritable(path: path, reason: "it already exists; record to another file")
  }

  private func unwritable(_ error: FileError) -> CommandError {
    .unwritable(path: path, reason: "\(error)")
  }
}
