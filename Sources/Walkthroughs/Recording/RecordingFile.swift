import Files
import Glibc
import Shell

/// The file of a recording, which must not be there before.
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
    guard access(path, F_OK) != 0 else { throw isThere }
    do throws(FileError) { try WholeFile(path).requireWritable() } catch { throw unwritable(error) }
  }

  /// Writes the file, or the one that a link leads to; a device or a pipe is nothing to record to.
  func write(_ text: String) throws(CommandError) {
    let file = WholeFile(path)
    guard !file.isWrittenInPlace else { throw isThere }
    do throws(FileError) { try file.write(Array(text.utf8)) } catch { throw unwritable(error) }
  }

  private var isThere: CommandError {
    .unwritable(path: path, reason: "it is there already; record to another file")
  }

  private func unwritable(_ error: FileError) -> CommandError {
    .unwritable(path: path, reason: "\(error)")
  }
}
